// The tokens inside an array literal: numbers, words that mean “nothing”, characters and strings.
import { cellValue } from '../characters';
import { endOfLine, endsLine } from '../lines';
import type { Row } from '../rows/row';
import { exactSize, symbolValue, tokenValue } from '../rows/sizedRow';

/**
 * One cell: `value` is 0 for a blank, 1..9 for a digit, -1 for anything else that stands where a cell should; letters and
 * numbers of two digits have provisional values as in `rows/sizedRow.ts`.
 */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Whether it stands between quotes, which are not part of it. */
  readonly quoted: boolean;
}

/** What was read, and the offset of the first character behind it. */
export type ArrayToken =
  | ({ readonly kind: 'cell'; readonly next: number } & Token)
  | { readonly kind: 'row'; readonly row: Row; readonly next: number }
  | { readonly kind: 'separator' | 'comma'; readonly next: number };

/** Words for an empty cell in the languages people write boards in, and names programs give to it. */
const BLANK_WORDS = new Set(
  'None null nil undefined NULL nullptr NA NaN nan Nothing _ __ EMPTY Empty empty BLANK Blank blank E'.split(
    ' ',
  ),
);
/** Words that stand before a literal without being part of it. */
const KEYWORDS = new Set(['new', 'return', 'const', 'mut', 'vec']);
/** What may follow the digit of a number without changing it: `5.`, `5.0`, `5u8`, `5L`. Anchored, and linear. */
const NUMBER_TAIL = /^(?:\.0?|[ui](?:8|16|32|64)|[uU]?[lLfF]?)$/;
/** Characters of a string that may be one row, of a board of any size. */
const FEWEST_IN_ROW = 4;
const MOST_IN_ROW = 28;
/** The longest number, word or string that is looked at; longer ones are no cells. */
const LONGEST = 40;

/**
 * The offset behind a comment that starts at `at`; `at` if none does.
 *
 * @param lastClose offset of the last comment end in the text, -1 if there is none: what opens a comment behind it is
 *   left unclosed and no comment. Known beforehand, so that no search for a comment's end is ever in vain.
 */
export function skipComment(text: string, at: number, lastClose: number): number {
  const code = text.charCodeAt(at);
  if (opensLineComment(text, at, code)) {
    return endOfLine(text, at);
  }
  if (code === 0x2f && text.charCodeAt(at + 1) === 0x2a && at + 2 <= lastClose) {
    return text.indexOf('*/', at + 2) + 2;
  }
  return at;
}

/** Whether `//`, `#` or `--` stand where a comment may begin, and not inside an address or a colour. */
function opensLineComment(text: string, at: number, code: number): boolean {
  const isMark =
    code === 0x23 ||
    (code === 0x2f && text.charCodeAt(at + 1) === 0x2f) ||
    (code === 0x2d && text.startsWith('-- ', at));
  return isMark && (at === 0 || ' \t\r\n,;[](){}'.includes(text.charAt(at - 1)));
}

/** The token at `at`, which is inside the text. */
export function readToken(text: string, at: number): ArrayToken {
  const character = text.charAt(at);
  if (character === ',') {
    return { kind: 'comma', next: at + 1 };
  }
  if (' \t\r\n;&<>\ufeff\u00a0'.includes(character)) {
    return { kind: 'separator', next: at + 1 };
  }
  if (character === '\\') {
    // The quotes of a literal within a string are escaped; behind the backslash they open nothing.
    return { kind: 'separator', next: at + 2 };
  }
  if (character === '"' || character === "'" || character === '`') {
    return readString(text, at, character);
  }
  return /^[\w$-]$/.test(character) ? readWord(text, at) : readMark(text, at);
}

/** A blank mark that stands alone, as boards in no language at all have it; anything else is not what a row holds. */
function readMark(text: string, at: number): ArrayToken {
  const start = at;
  let end = at + 1;
  while (end < text.length && end - start < LONGEST && isMark(text.charAt(end))) {
    end++;
  }
  const value = end - start === 1 ? cellValue(text.charCodeAt(start)) : -1;
  return { kind: 'cell', start, end, value, quoted: false, next: end };
}

function isMark(character: string): boolean {
  return !/^[\w\s$"'`,;&<>\\[\](){}/#-]$/.test(character);
}

/** A string on one line: a cell if it has one character or none, a row if it has about nine. */
function readString(text: string, at: number, quote: string): ArrayToken {
  let end = at + 1;
  while (end < text.length && text.charAt(end) !== quote) {
    if (endsLine(text.charCodeAt(end))) {
      return { kind: 'cell', start: at, end: at + 1, value: -1, quoted: false, next: at + 1 };
    }
    // An escaped quote does not end the string, but an escaped line end does.
    end += text.charAt(end) === '\\' && !endsLine(text.charCodeAt(end + 1)) ? 2 : 1;
  }
  if (end >= text.length) {
    return { kind: 'cell', start: at, end: at + 1, value: -1, quoted: false, next: at + 1 };
  }
  const start = at + 1;
  const length = end - start;
  const next = end + 1;
  if (length >= FEWEST_IN_ROW && length <= MOST_IN_ROW) {
    const row = rowInString(text, start, length);
    if (isMostlyDigits(row) || exactSize(row) !== undefined) {
      return { kind: 'row', row, next };
    }
  }
  const blank = length === 0 || (length === 1 && text.charAt(start) === ' ');
  const value = blank ? 0 : length <= 2 ? tokenValue(text, start, end) : -1;
  return { kind: 'cell', start, end, value, quoted: true, next };
}

/** Whether a string may be a row with a few wrong characters, and is no word. */
function isMostlyDigits({ values }: Row): boolean {
  return values.filter((value) => value >= 0 && value <= 9).length > values.length / 2;
}

function rowInString(text: string, start: number, length: number): Row {
  const starts = Array.from({ length }, (_, i) => start + i);
  return {
    starts,
    lengths: starts.map(() => 1),
    values: starts.map((offset) => symbolValue(text.charCodeAt(offset))),
  };
}

/** A number or a name; a name before a bracket calls or declares something and is no cell. */
function readWord(text: string, at: number): ArrayToken {
  let end = at + 1;
  while (end < text.length && /^[\w$.:]$/.test(text.charAt(end))) {
    end++;
  }
  const word = end - at <= LONGEST ? text.slice(at, end) : '';
  if (/^\d/.test(word)) {
    const digits = /^\d\d(?!\d)/.test(word) ? 2 : 1;
    const value = NUMBER_TAIL.test(word.slice(digits)) ? tokenValue(text, at, at + digits) : -1;
    // Only the digits are the cell: what follows them stays when a blank is filled.
    return { kind: 'cell', start: at, end: value < 0 ? end : at + digits, value, quoted: false, next: end };
  }
  if (word === '-1' || BLANK_WORDS.has(word)) {
    return { kind: 'cell', start: at, end, value: 0, quoted: false, next: end };
  }
  if (KEYWORDS.has(word) || isStringPrefix(text, word, end)) {
    return { kind: 'separator', next: end };
  }
  let behind = end;
  while (text.charAt(behind) === '!' || text.charAt(behind) === ' ') {
    behind++;
  }
  if ('([{<>'.includes(text.charAt(behind) || ' ')) {
    return { kind: 'separator', next: end };
  }
  return { kind: 'cell', start: at, end, value: -1, quoted: false, next: end };
}

/** The letters before a string that tell its kind: `b"…"`, `r"…"`, `u8"…"`. */
function isStringPrefix(text: string, word: string, end: number): boolean {
  return word.length > 0 && word.length <= 2 && '"\'`'.includes(text.charAt(end) || ' ');
}
