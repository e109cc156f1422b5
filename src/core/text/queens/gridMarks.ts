// What single characters can mean on an N-Queens grid.

/** A queen wherever it stands: `Q`, `q`, the chess queens, the crown. */
const QUEEN = 1;
/** A square without a queen. */
const BLANK = 2;
/** A queen on some grids: on others a blank, or a square that is attacked. */
const MAYBE_QUEEN = 4;
/** Another piece: the grid is a chess position. */
const PIECE = 8;
/** A coloured square: grids have two colours of them. */
const COLOURED = 16;
/** Rules are drawn with it. */
const LINE = 32;

/** By code unit; the crown is beyond these. */
const MEANINGS = new Uint8Array(0x10000);

function mean(bits: number, characters: string): void {
  for (let i = 0; i < characters.length; i++) {
    MEANINGS[characters.charCodeAt(i)] = (MEANINGS[characters.charCodeAt(i)] ?? 0) | bits;
  }
}

const COLOURS = '\u2b1c\u2b1b\u25a1\u25a0\u25a2\u25fb\u25fc';
mean(QUEEN, 'Qq\u2655\u265b\uff31\uff51');
mean(BLANK, `.-_*xXoO#0\u00b7\u2022\u2219\u22c5\uff0e\uff0d\uff3f${COLOURS}`);
mean(COLOURED, COLOURS);
mean(MAYBE_QUEEN, '*X1');
mean(PIECE, 'KRBNPkrbnp\u2654\u2656\u2657\u2658\u2659\u265a\u265c\u265d\u265e\u265f');
mean(LINE, '-_*#xXoO\uff0d\uff3f');

/** The crown, as a code point and in code units. */
export const CROWN = 0x1f451;
const CROWN_HIGH = 0xd83d;
const CROWN_LOW = 0xdc51;

/** The middle of a cell between the bars of a frame: a blank that has no mark. */
export const UNMARKED = 0x20;
export const ZERO = 0x30;
export const ONE = 0x31;

function has(code: number, bits: number): boolean {
  return ((MEANINGS[code] ?? 0) & bits) !== 0;
}

/** Whether a code point is always a queen. */
export function isQueen(code: number): boolean {
  return code === CROWN || has(code, QUEEN);
}

export function isMaybeQueen(code: number): boolean {
  return has(code, MAYBE_QUEEN);
}

export function isBlank(code: number): boolean {
  return code === UNMARKED || has(code, BLANK);
}

export function isPiece(code: number): boolean {
  return has(code, PIECE);
}

export function isColoured(code: number): boolean {
  return has(code, COLOURED);
}

/** Whether a row of nothing but this mark may as well be a line that somebody drew, or a pattern. */
export function isLineMark(code: number): boolean {
  return has(code, LINE);
}

/** How many code units the mark at an offset has, with the selector that may follow it; 0 if there is none. */
export function markLength(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const length = (MEANINGS[code] ?? 0) !== 0 ? 1 : isCrownAt(text, at) ? 2 : 0;
  const next = text.charCodeAt(at + length);
  return length > 0 && (next === 0xfe0e || next === 0xfe0f) ? length + 1 : length;
}

function isCrownAt(text: string, at: number): boolean {
  return text.charCodeAt(at) === CROWN_HIGH && text.charCodeAt(at + 1) === CROWN_LOW;
}
