// Takes a candidate from a cell, wherever the text of a board tells it.
import type { Edit, SudokuBoard } from '../../board';
import { withoutPencilMark } from '../formats/pencilWriter';
import { withoutSukakuMark } from '../formats/sukaku';

/**
 * The edit that takes `digit` from the candidates that the text leaves to a blank cell: its other candidates stay, and all
 * columns stay in line. Undefined if the text does not show the digit there, if it shows no other (a cell without any
 * candidate cannot be written), or if it does not list candidates cell by cell.
 *
 * @param board one of the boards of `text`
 * @param cell 0..n * n - 1
 * @param digit 1..n
 */
export function withoutCandidate(
  text: string,
  board: SudokuBoard,
  cell: number,
  digit: number,
): Edit | undefined {
  const { candidates, marks, notation, shape } = board;
  const set = board.cells[cell] === 0 ? (candidates?.[cell] ?? 0) : 0;
  const others = set & ~(1 << (digit - 1));
  if (others === set || others === 0) {
    return undefined;
  }
  if (notation === 'sukaku') {
    return withoutSukakuMark(text, board, cell, digit);
  }
  const place = marks ? { ...marks, start: board.start + marks.start } : board;
  return marks || notation === 'candidates'
    ? withoutPencilMark(text, place, shape.size, cell, digit)
    : undefined;
}
