// Reads one-line puzzles from the bytes of a text, for lists of millions: what `formats/line.ts` reads, at its plainest.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction, and a check would cost for each byte of a long list. */
import { cellValue, isComma, isLineMark, isSpace } from './characters';

const CELLS = 81;

const CELL = 16;
const SEPARATOR = 32;
const LINE_END = 64;
/** By byte: a cell's value with `CELL`, or what else the byte is; 0 for what may not stand on a puzzle's line. */
const MEANINGS = new Uint8Array(256);
for (let code = 0; code < 0x80; code++) {
  const value = cellValue(code);
  const quote = code === 0x22 || code === 0x27 || code === 0x60;
  MEANINGS[code] = value >= 0 ? CELL | value : isSpace(code) || isComma(code) || quote ? SEPARATOR : 0;
}
MEANINGS[0x0a] = LINE_END;
MEANINGS[0x0d] = LINE_END;

const HASH = 0x23;
const POINT = 0x2e;

/** What a line was; made by the caller, overwritten by each call. */
export interface LineRead {
  /**
   * `puzzle`: its cells were written. `nothing`: the line is blank or a comment that starts with `#`. `unread`:
   * something else; it may still be a board to `scan`, which knows more ways to write one.
   */
  kind: 'puzzle' | 'nothing' | 'unread';
  /** The offset behind the line and its end. */
  next: number;
}

/**
 * Reads the line that starts at `start`, of the bytes up to `end`, which are UTF-8 or any other code that has ASCII's
 * characters at their places. A line ends at LF, CR or CRLF (the LF is then a blank line of its own).
 *
 * A puzzle is 81 cells after any spaces: digits and blanks, the blanks all written alike with one of `. 0 _ * - ? x X`.
 * Behind it the line ends, or a space, tab, comma, semicolon or quote parts it from whatever follows, which is not
 * looked at. Every puzzle read here is the first board that `formats/line.ts` reads on the line. Its 81 values (0 = blank,
 * 1..9 = given) are written to `cells`; what else a line is leaves anything there.
 *
 * @param start a line's first byte, below `end`
 */
export function readPuzzleLine(
  bytes: Uint8Array,
  start: number,
  end: number,
  cells: Uint8Array,
  read: LineRead,
): void {
  let at = start;
  if (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) {
    at += 3; // A byte order mark.
  }
  while (at < end && (bytes[at] === 0x20 || bytes[at] === 0x09)) {
    at++;
  }
  const first = at;
  if (at >= end || MEANINGS[bytes[at]!] === LINE_END || bytes[at] === HASH) {
    read.kind = 'nothing';
  } else if (end - first >= CELLS && readCells(bytes, first, cells)) {
    at = first + CELLS;
    const isApart = at >= end || (MEANINGS[bytes[at]!]! & (SEPARATOR | LINE_END)) !== 0;
    read.kind = isApart ? 'puzzle' : 'unread';
  } else {
    read.kind = 'unread';
  }
  while (at < end && MEANINGS[bytes[at]!] !== LINE_END) {
    at++;
  }
  read.next = Math.min(at + 1, end);
}

/**
 * Reads 81 cells; false if they are not a puzzle's. Without a branch on what a cell holds: on a puzzle, where nobody can
 * foretell whether it is a blank, those would take more time than all the rest.
 */
function readCells(bytes: Uint8Array, first: number, cells: Uint8Array): boolean {
  const meanings = MEANINGS;
  let common = CELL;
  let blanks = 0;
  // The bits that all blank marks have, and those that any has: the same if the marks are.
  let allMarks = 0xff;
  let anyMark = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const code = bytes[first + cell]!;
    const meaning = meanings[code]!;
    const value = meaning & 15;
    const ifBlank = (value - 1) >> 31;
    common &= meaning;
    blanks -= ifBlank;
    allMarks &= code | ~ifBlank;
    anyMark |= code & ifBlank;
    cells[cell] = value;
  }
  if (common === 0 || (blanks > 0 && allMarks !== anyMark)) {
    return false;
  }
  const isDrawnLine = blanks === CELLS && isLineMark(anyMark);
  const isFraction = blanks === 1 && anyMark === POINT && cells[0] !== 0 && cells[CELLS - 1] !== 0;
  return !isDrawnLine && !isFraction;
}
