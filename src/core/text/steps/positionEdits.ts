// Edits that bring the text of a 9×9 board to a position on the way to its solution.
import type { Edit, SudokuBoard } from '../../board';
import { leftCandidates } from '../../sudoku/leftCandidates';
import type { Position } from '../../sudoku/logic/position';
import type { CellDigits } from '../../sudoku/logic/step';
import { cellSpan } from '../cells';
import { deleteInLibrary } from '../formats/library';
import { writePencilToken } from '../formats/pencilWriter';
import { readPencilCell } from '../pencil/pencilCell';
import { write } from '../write';
import { leftMarksOf, type LeftMarks } from './leftMarks';

/**
 * The edits that write the values of a position into the board's blanks, in the order of the text: as `write` does, but
 * where a grid of candidates marks its givens, a digit by itself is a candidate there, and a value is marked, too.
 *
 * @param text the text the board was found in
 */
export function valueEdits(text: string, board: SudokuBoard, { values }: Position): readonly Edit[] {
  if (board.notation !== 'candidates' || !marksGivens(text, board)) {
    return write(text, board, values);
  }
  return Array.from(board.cells).flatMap((given, cell) => {
    const value = values[cell] ?? 0;
    return given === 0 && value > 0
      ? writePencilToken(text, board, board.shape.size, cell, `*${String(value)}*`)
      : [];
  });
}

function marksGivens(text: string, board: SudokuBoard): boolean {
  return board.cells.some((_, cell) => {
    const { start, end } = cellSpan(board, cell);
    return readPencilCell(text, start, end)?.kind === 'given';
  });
}

/**
 * The edits that leave the blanks of the board the candidates of a position, in the order of the text; undefined if its
 * notation has no place for those that are gone and that the position's values do not tell.
 *
 * @param text the text the board was found in
 * @param position one that follows from the board's
 * @param isThorough whether candidates that the board's own givens forbid go, too: else they stay
 */
export function candidateEdits(
  text: string,
  board: SudokuBoard,
  position: Position,
  isThorough: boolean,
): readonly Edit[] | undefined {
  const left = leftCandidates(board.shape, position.values);
  const marks = leftMarksOf(text, board);
  if (marks) {
    return markEdits(board, position, left, marks, isThorough);
  }
  const told = board.candidates ?? left;
  const gone = Array.from(left.keys()).flatMap((cell): readonly CellDigits[] => {
    const digits =
      position.values[cell] === 0
        ? (left[cell] ?? 0) & (told[cell] ?? 0) & ~(position.candidates[cell] ?? 0)
        : 0;
    return digits === 0 ? [] : [{ cell, digits }];
  });
  const edit = board.notation === 'library' ? deleteInLibrary(text, board, gone) : undefined;
  return gone.length === 0 ? [] : edit && [edit];
}

function markEdits(
  board: SudokuBoard,
  position: Position,
  left: Uint32Array,
  marks: LeftMarks,
  isThorough: boolean,
): readonly Edit[] {
  const allowed = leftCandidates(board.shape, board.cells);
  return Array.from(board.cells).flatMap((given, cell) => {
    const value = position.values[cell] ?? 0;
    if (given > 0) {
      return [];
    }
    if (value > 0) {
      return marks.settle?.(cell, value) ?? [];
    }
    const told = marks.shown(cell) || (left[cell] ?? 0);
    const forbidden = isThorough ? 0 : told & ~(allowed[cell] ?? 0);
    const wanted = (position.candidates[cell] ?? 0) | forbidden;
    return wanted === told || wanted === 0 ? [] : marks.leave(cell, wanted);
  });
}
