// Lines of nothing but 81 digits and blanks, which big files are full of: told at a glance, before any other reader.
import type { SudokuBoard } from '../../board';
import { NINE_BY_NINE } from '../../sudoku/shape';
import { endsLine } from '../lines';
import { DIGITS } from '../symbols';

const CELLS = 81;
const ZERO = 0x30;
const NINE = 0x39;
const DOT = 0x2e;

/**
 * The board on the line that starts at `start`, if that is plain: 81 characters, digits from 1 to 9 and blanks all
 * written `.` or all `0`, at least one of the digits and two of the blanks. It is what `boardsOnLine` gives for such a
 * line; other lines, which may have boards as well, give undefined.
 */
export function readPlainLine(text: string, start: number): SudokuBoard | undefined {
  const end = start + CELLS;
  if (end > text.length || (end < text.length && !endsLine(text.charCodeAt(end)))) {
    return undefined;
  }
  const cells = new Uint8Array(CELLS);
  let givens = 0;
  let zeros = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const code = text.charCodeAt(start + cell);
    if (code > ZERO && code <= NINE) {
      cells[cell] = code - ZERO;
      givens++;
    } else if (code === ZERO) {
      zeros++;
    } else if (code !== DOT) {
      return undefined;
    }
  }
  const dots = CELLS - givens - zeros;
  // A single dot may be that of a decimal number, and blanks of both kinds marks around the board.
  const isPlain = givens > 0 && zeros + dots > 1 && (zeros === 0 || dots === 0);
  return isPlain
    ? {
        kind: 'sudoku',
        notation: 'line',
        shape: NINE_BY_NINE,
        symbols: DIGITS,
        start,
        length: CELLS,
        cells,
        tokens: undefined,
      }
    : undefined;
}
