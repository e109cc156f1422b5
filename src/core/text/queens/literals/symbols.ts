// The squares of a board in a literal, each as one symbol: a character that stands for however it is written.

/** What stands for the words that programs have for a queen, for none, and for nothing. */
const TRUE = '\u0001';
const FALSE = '\u0002';
const NOTHING = '\u0003';

const WORDS: ReadonlyMap<string, string> = new Map([
  ...['true', 'True', 'TRUE'].map((word) => [word, TRUE] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, FALSE] as const),
  ...['null', 'None', 'nil', 'undefined', 'NULL', 'nullptr'].map((word) => [word, NOTHING] as const),
]);

const CROWN = '\ud83d\udc51';
/** The first code units of the marks that are queens and nothing else: the letter, the chess glyphs, a crown. */
const QUEENS = `Qq\u2655\u265b${CROWN.charAt(0)}`;
/** Those of squares without one; a board may have squares of two colours. */
const SQUARES = '\u2b1c\u2b1b\u25a1\u25a0\u25a2\u25fb\u25fc\u00b7';
const BLANKS = `.-_0 ${SQUARES}`;
/** Marks of attacked squares, and of blanks where there is another mark for queens; or of queens, where there is none. */
const LOOSE = '*xX#oO';
/** All but that of the crown, which has a second code unit. */
const SYMBOLS = `${QUEENS.slice(0, -1)}${BLANKS}${LOOSE}1`;
/** What chooses how a glyph is drawn. */
const isSelector = (code: number): boolean => code === 0xfe0e || code === 0xfe0f;

/** The symbol of a square that is written as a token; undefined if none is. Without quotes, words may be squares, too. */
export function squareSymbol(token: string, isQuoted: boolean): string | undefined {
  const word = isQuoted ? undefined : WORDS.get(token);
  if (word !== undefined) {
    return word;
  }
  const isCrown = token.startsWith(CROWN);
  const symbol = token === '' && isQuoted ? ' ' : token.charAt(0);
  const rest = token.length - (isCrown ? CROWN.length : 1);
  const isOne = rest <= 0 || (rest === 1 && isSelector(token.charCodeAt(token.length - 1)));
  return isOne && (isCrown || isSymbol(symbol)) ? symbol : undefined;
}

function isSymbol(character: string): boolean {
  return character !== '' && SYMBOLS.includes(character);
}

/** Squares side by side, each with its place and symbol. */
export interface SquareRow {
  readonly starts: readonly number[];
  readonly lengths: readonly number[];
  /** As many characters as there are squares. */
  readonly symbols: string;
}

/** The squares of a string, a character each, perhaps with spaces between; undefined if it has anything else. */
export function squaresOf(text: string, start: number, end: number): SquareRow | undefined {
  const starts: number[] = [];
  const lengths: number[] = [];
  let symbols = '';
  for (let at = start; at < end;) {
    let next = at + (text.startsWith(CROWN, at) ? CROWN.length : 1);
    next += isSelector(text.charCodeAt(next)) ? 1 : 0;
    const symbol = next <= end ? squareSymbol(text.slice(at, next), true) : undefined;
    if (symbol === undefined) {
      return undefined;
    }
    starts.push(at);
    lengths.push(next - at);
    symbols += symbol;
    at = next;
  }
  const row = { starts, lengths, symbols };
  return isSpaced(symbols) ? withoutSpaces(row) : row;
}

/** Whether every other symbol is a space, and none of the others. */
function isSpaced(symbols: string): boolean {
  let isOther = false;
  for (let index = 0; index < symbols.length; index++) {
    if ((symbols.charAt(index) === ' ') !== (index % 2 === 1)) {
      return false;
    }
    isOther ||= index % 2 === 0;
  }
  return isOther && symbols.length > 1 && symbols.length % 2 === 1;
}

function withoutSpaces({ starts, lengths, symbols }: SquareRow): SquareRow {
  const isSquare = (_: unknown, index: number): boolean => index % 2 === 0;
  return {
    starts: starts.filter(isSquare),
    lengths: lengths.filter(isSquare),
    symbols: Array.from(symbols).filter(isSquare).join(''),
  };
}

/** What the symbols of a board mean. */
export interface Meaning {
  /** The symbol of a queen; undefined if there is none on the board. */
  readonly queen: string | undefined;
  /** The usual one of a blank; undefined if all squares have queens. */
  readonly blank: string | undefined;
  /** Whether the mark of the queen is one for queens, and for nothing else. */
  readonly isCertain: boolean;
}

/** What the symbols mean that occur so many times each; undefined if they do not go together. */
export function meaningOf(counts: ReadonlyMap<string, number>): Meaning | undefined {
  const symbols = [...counts.keys()];
  const certain = symbols.filter((symbol) => QUEENS.includes(symbol));
  const queen = certain[0] ?? uncertainQueen(symbols);
  const others = symbols
    .filter((symbol) => symbol !== queen)
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const isCertain = certain.length === 1;
  const areBlanks = others.every((symbol) => isBlank(symbol) || (isCertain && LOOSE.includes(symbol)));
  const marks = others.filter((symbol) => !SQUARES.includes(symbol));
  const most = isCertain ? MOST_MARKS : 1;
  return certain.length > 1 || !areBlanks || marks.length > most
    ? undefined
    : { queen, blank: others[0], isCertain };
}

/** A mark of blanks, and one of attacked squares. */
const MOST_MARKS = 2;

function isBlank(symbol: string): boolean {
  return BLANKS.includes(symbol) || symbol === FALSE || symbol === NOTHING;
}

/** The symbol among those of a board that is one of queens, as there is no better one. */
function uncertainQueen(symbols: readonly string[]): string | undefined {
  const pairs: readonly (readonly [queen: string, blanks: string])[] = [
    ['1', '0'],
    [TRUE, FALSE],
    ...Array.from('*xX', (mark) => [mark, '.-_0 '] as const),
  ];
  return pairs.find(
    ([queen, blanks]) =>
      symbols.includes(queen) && symbols.every((symbol) => symbol === queen || blanks.includes(symbol)),
  )?.[0];
}

/** Whether a row has two queens of the kind that is also a number or a word of any table. */
export function hasTwoOnes(symbols: string): boolean {
  return [TRUE, '1'].some((one) => symbols.indexOf(one) !== symbols.lastIndexOf(one));
}
