// Writes the queens of a completion into the text of an N-Queens board.
import type { Edit, QueensBoard } from '../../board';
import { blankRows, writeFurtherQueens, writeRows } from './lists/write';
import { writeLiteralSquares } from './literals/write';
import { cellSpan } from '../cells';

/**
 * The edits that put a queen into each row that has none, in the order of the text; all else stays as it is.
 *
 * @param text the text the board was found in
 * @param columns the column of the queen of each row, both from 0; one that is beyond the board
 *   (`board.size` or more) leaves its row without one
 */
export function writeQueens(text: string, board: QueensBoard, columns: Uint16Array): readonly Edit[] {
  switch (board.per) {
    case 'square':
      return writeSquares(text, board, columns);
    case 'row':
      return writeRows(board, columns);
    case 'queen':
      return writeFurtherQueens(text, board, columns);
  }
}

/** The board's own queen in the place of blanks; of a frame's empty cell, in that of the space in its middle. */
function writeSquares(text: string, board: QueensBoard, columns: Uint16Array): readonly Edit[] {
  const { size, marks, notation } = board;
  if (notation === 'queenArray') {
    return writeLiteralSquares(text, board, columns);
  }
  return blankRows(board, columns).map((row) => {
    const span = cellSpan(board, size * row + (columns[row] ?? 0));
    return { span, text: marks.queen };
  });
}
