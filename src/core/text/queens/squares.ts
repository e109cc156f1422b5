// Where the squares of an N-Queens board stand in its text.
import type { QueensBoard, Span } from '../../board';
import { cellSpan, tokenAt } from '../cells';

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

/**
 * The square whose token holds `offset` or ends just before it; of the token of a row, its queen's square, or the first
 * of the row if it has none. Undefined between tokens and outside the board.
 */
export function squareAt(board: QueensBoard, offset: number): number | undefined {
  const { size, queens, per } = board;
  const token = tokenAt(board, per === 'square' ? size ** 2 : per === 'row' ? size : queens.length, offset);
  if (token === undefined || per === 'square') {
    return token;
  }
  return per === 'queen'
    ? queens[token]
    : (queens.find((queen) => Math.floor(queen / size) === token) ?? size * token);
}
