// Numbers as the search view writes them: exact ones with their digits in groups, and short ones for labels.

/** Up to this many a label has room for all digits. */
const SHORT = 10_000n;

/** A whole number from 0 as a label: `84`, or two digits and a power of ten, rounded: `1.2e9`. */
export function shortNumber(value: bigint): string {
  if (value < SHORT) {
    return String(value);
  }
  const digits = String(value);
  const exponent = digits.length - 1;
  // Two digits, the second rounded by the third; from 9.95 on they round to the next power.
  const rounded = Math.round(Number(digits.slice(0, 3)) / 10);
  return rounded === 100
    ? `1.0e${String(exponent + 1)}`
    : `${String(Math.floor(rounded / 10))}.${String(rounded % 10)}e${String(exponent)}`;
}

/** Writes whole numbers with their digits in groups, as the language does; as English does if it is not known. */
export function numberWriter(language: string): (value: number | bigint) => string {
  const known = isTag(language) ? language : 'en';
  const format = new Intl.NumberFormat(known);
  return (value) => format.format(value);
}

/** Whether a text can be the name of a language at all. */
function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length === 1;
  } catch {
    return false;
  }
}
