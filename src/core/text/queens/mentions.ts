// What names N-Queens in a text: the English name in its many spellings, the Korean, Chinese and Japanese word for the
// queen, and the number of the judge problem that asks for the count.

/** Wherever the puzzle may be named; a line with none of these does not name it. */
const MENTION =
  /queens|[-_ 0-9n]queen|queen[-_ ]p|\ud038|\u7687\u540e|\u30af\u30a4\u30fc\u30f3|(?<![0-9.,])9663(?![0-9])/gi;

/** A name as such: not `Queensland`, nor any queen, but queens, so many of them, or the problem of them. */
const NAME =
  /queens(?!land)|(?<![a-z])(?:n|[0-9]{1,4}|four|five|six|seven|eight|nine|ten)[-_ ]?queen|queen[-_ ](?:problem|puzzle)|\ud038|\u7687\u540e|\u30af\u30a4\u30fc\u30f3/i;

/** The offset of the first such place at `from` or behind it; the length of the text if there is none. */
export function nextMention(text: string, from: number): number {
  MENTION.lastIndex = from;
  return MENTION.exec(text)?.index ?? text.length;
}

/** Whether a line names the puzzle, of which it is known that it has a place where it may be named. */
export function namesQueens(line: string): boolean {
  return NAME.test(line) || isProblemNumber(line);
}

/** The number with words beside it, or with nothing else but marks: no field of a table. */
function isProblemNumber(line: string): boolean {
  return (
    /(?<![0-9.,])9663(?![0-9])/.test(line) && (/\p{L}/u.test(line) || !/[0-9]/.test(line.replace('9663', '')))
  );
}

/** `8 queens`, `8-Queens`, `Eight queens`; or `N = 8` beside any name. */
const SIZE =
  /(?<![a-z0-9.,])(?:([0-9]{1,4})|four|five|six|seven|eight|nine|ten)[-_ ]?queen|(?<![a-z])n ?= ?([0-9]{1,4})(?![0-9.])/i;
const NUMBERS = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many queens a line that names the puzzle tells of; undefined if it does not say. */
export function sizeNamed(line: string): number | undefined {
  const [found, digits, size] = SIZE.exec(line) ?? [];
  const number = digits ?? size;
  const word = NUMBERS.findIndex((one) => found?.toLowerCase().startsWith(one));
  return number !== undefined ? Number(number) : word < 0 ? undefined : word + 4;
}
