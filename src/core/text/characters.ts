// What single characters can mean on a board: digits, blank marks, what stands between them. A character may have
// several meanings (`-` is a blank here and a rule there), so each is a bit of its own.

const SPACE = 1;
const BAR = 2;
const COMMA = 4;
const RULE = 8;
const DASH = 16;
const WORD = 32;
const LINE_MARK = 64;

/** By code unit: 1..9 a digit, 0 a blank mark or zero, -1 all else. */
const VALUES = new Int8Array(0x10000).fill(-1);
/** By code unit: the bits above. */
const MEANINGS = new Uint8Array(0x10000);

function mean(bits: number, characters: string): void {
  for (let i = 0; i < characters.length; i++) {
    MEANINGS[characters.charCodeAt(i)] = (MEANINGS[characters.charCodeAt(i)] ?? 0) | bits;
  }
}

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

const BLANKS = '._*-–—?xX·•∙⋅□▢◻◽－＿＊．？';
for (let i = 0; i < BLANKS.length; i++) {
  VALUES[BLANKS.charCodeAt(i)] = 0;
}
for (let digit = 0; digit <= 9; digit++) {
  VALUES[0x30 + digit] = digit;
  VALUES[0xff10 + digit] = digit;
}

mean(SPACE, ' \t\u00a0\u2007\u202f\u3000\ufeff');
mean(BAR, '|¦│┃║╎╏┆┇┊┋｜');
mean(COMMA, ',;，');
mean(RULE, `-=_+:.'"*~–—${range(0x2500, 0x257f)}|¦｜ \t`);
mean(DASH, `-=_~–—*${range(0x2500, 0x257f)}`);
mean(
  WORD,
  `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0xc0, 0x24f)}${range(0x370, 0x58f)}`,
);
mean(LINE_MARK, '-–—_*?xX－＿＊？');

function has(code: number, bit: number): boolean {
  return ((MEANINGS[code] ?? 0) & bit) !== 0;
}

/** A cell's value: 1..9 a given, 0 a blank; -1 if the character cannot stand in a cell. */
export function cellValue(code: number): number {
  return VALUES[code] ?? -1;
}

/** A letter's place in the Latin alphabet, in either case: A = 1; 0 if it is none. */
export function letterOf(code: number): number {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a && code < 0x80 ? lower - 0x60 : 0;
}

/** A digit, ASCII or full-width. */
export function isDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0xff10 && code <= 0xff19);
}

export function isSpace(code: number): boolean {
  return has(code, SPACE);
}

/** A vertical line, as between the boxes of a drawn grid. */
export function isBar(code: number): boolean {
  return has(code, BAR);
}

/** What separates the fields of a list: comma or semicolon. */
export function isComma(code: number): boolean {
  return has(code, COMMA);
}

/** What may stand in a horizontal rule, spaces included. */
export function isRule(code: number): boolean {
  return has(code, RULE);
}

/** What a horizontal rule is drawn with. */
export function isDash(code: number): boolean {
  return has(code, DASH);
}

/** A letter or digit, so that cells next to it are part of something else. */
export function isWordCharacter(code: number): boolean {
  return has(code, WORD);
}

/** Whether a row of nothing but this blank mark may just as well be a line that somebody drew. */
export function isLineMark(code: number): boolean {
  return has(code, LINE_MARK);
}

/** One of the wide forms of ASCII that East Asian texts use; its digits are `０` to `９`. */
export function isFullWidth(code: number): boolean {
  return code >= 0xff01 && code <= 0xff5e;
}
