// How boards write their values: the digits 1 to 9, further letters, letters alone, or numbers.

/** How a board writes its values 1..n. */
export interface Symbols {
  /** The character of each value, from 1 on; undefined if they are decimal numbers. */
  readonly characters: string | undefined;
  /** The number that value 1 is written as, where they are numbers. */
  readonly first: 0 | 1;
}

/** The digits of a 9×9 board, and of smaller ones. */
export const DIGITS: Symbols = { characters: '123456789', first: 1 };
/** Decimal numbers from 1 on, and from 0 on. */
export const NUMBERS: Symbols = { characters: undefined, first: 1 };
const NUMBERS_FROM_ZERO: Symbols = { characters: undefined, first: 0 };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The digits from 1 on, then the letters from A on: what larger boards have most often. */
export const FROM_ONE = symbols(`123456789${LETTERS}`);
const FROM_ZERO = symbols(`0123456789${LETTERS}`);
const LETTERS_ALONE = symbols(LETTERS);
/** Digits with zero as the tenth. */
const ZERO_AS_TEN = symbols('1234567890');

const lowerCase = new Map<Symbols, Symbols>(
  [FROM_ONE, FROM_ZERO, LETTERS_ALONE].map((upper) => [
    upper,
    symbols((upper.characters ?? '').toLowerCase()),
  ]),
);

/** All that give each value a character, for boards over 9×9. */
export const ALPHABETS: readonly Symbols[] = [
  FROM_ONE,
  FROM_ZERO,
  LETTERS_ALONE,
  ZERO_AS_TEN,
  ...lowerCase.values(),
];

function symbols(characters: string): Symbols {
  return { characters, first: 1 };
}

/** The text of a value, 1..n. */
export function symbolOf({ characters, first }: Symbols, value: number): string {
  return characters?.charAt(value - 1) ?? String(value - 1 + first);
}

/** The value of a token, 1..`size`; 0 if it is none. Letters may be in either case. */
export function valueOf({ characters, first }: Symbols, token: string, size: number): number {
  let value: number;
  if (characters === undefined) {
    value = /^\d{1,2}$/.test(token) ? Number(token) - first + 1 : 0;
  } else {
    value = token.length === 1 ? 1 + characters.toUpperCase().indexOf(token.toUpperCase()) : 0;
  }
  return value <= size ? Math.max(0, value) : 0;
}

/** What kinds of tokens a board has: what its symbols are told from. */
export interface TokenKinds {
  /** There is a `0` that stands alone. */
  readonly zero: boolean;
  /** There is a blank that is written otherwise than as `0`. */
  readonly mark: boolean;
  /** There is a digit from 1 to 9 that stands alone. */
  readonly digit: boolean;
  /** There is a `0` in each row, and just one. */
  readonly isZeroInEachRow: boolean;
  /** The board's size stands among its values, which zero cannot be one of then. */
  readonly hasSize: boolean;
  /** A blank is written as `-1`. */
  readonly isMinusOne: boolean;
  /** The largest number of two digits; 0 if there is none. */
  readonly highest: number;
  /** The letter that comes last in the alphabet: A = 1; 0 if there is none. */
  readonly lastLetter: number;
  /** All letters are in lower case. */
  readonly isLower: boolean;
}

/**
 * The symbols of a board of `size`, for the kinds of tokens it has; `unknown` if these do not go together. Zero is a
 * blank unless blanks are written in another way, or there are none: then it is a value.
 */
export function symbolsFor(size: number, kinds: TokenKinds): Symbols | 'unknown' {
  const { zero, mark, digit, highest, lastLetter, isLower } = kinds;
  // Without any other blank, zeros are values where there is one in each row in the place of the highest value.
  const hasHighest = highest >= size || (lastLetter > 0 && 9 + lastLetter >= size) || kinds.hasSize;
  const isZeroValue = zero && (mark || (size !== 9 && kinds.isZeroInEachRow && !hasHighest));
  const cased = (upper: Symbols): Symbols => (isLower ? (lowerCase.get(upper) ?? upper) : upper);
  if (highest > 0) {
    const isFromZero = isZeroValue || (kinds.isMinusOne && highest < size);
    return lastLetter > 0 ? 'unknown' : isFromZero ? NUMBERS_FROM_ZERO : NUMBERS;
  }
  if (lastLetter > 0 && !digit && lastLetter <= size && !isZeroValue) {
    return cased(LETTERS_ALONE);
  }
  if (size <= 9) {
    return lastLetter > 0 ? 'unknown' : isZeroValue && size < 9 ? FROM_ZERO : DIGITS;
  }
  if (size === 10 && lastLetter === 0) {
    return isZeroValue ? ZERO_AS_TEN : FROM_ONE;
  }
  // From 1 on the letters go as far as size - 9, from 0 on to one letter less.
  if (isZeroValue) {
    return 9 + lastLetter < size ? cased(FROM_ZERO) : 'unknown';
  }
  if (9 + lastLetter > size) {
    return 'unknown';
  }
  // Neither 0 nor the last letter: the value that nowhere occurs may be either; hexadecimal digits are more usual.
  const isHexadecimal = size === 16 && !zero && 9 + lastLetter < size;
  return cased(isHexadecimal ? FROM_ZERO : FROM_ONE);
}
