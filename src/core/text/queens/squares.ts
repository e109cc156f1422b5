// Where the squares of an N-Queens board stand in its text.
import type { QueensBoard, Span } from '../../board';
import { cellSpan } from '../cells';

/**
 * What shows a square in the text: its token, or that of its row or queen. Undefined if nothing does, as for a square
 * without a queen where only queens are told.
 */
export function squareSpan(board: QueensBoard, square: number): Span | undefined {
  switch (board.per) {
    case 'square':
      return cellSpan(board, square);
    case 'row':
      return cellSpan(board, Math.floor(square / board.size));
    case 'queen': {
      const index = board.queens.indexOf(square);
      return index < 0 ? undefined : cellSpan(board, index);
    }
  }
}
