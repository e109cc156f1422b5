// The first line of a board: what is marked where something is to be said of all of it.
import type { QueensBoard, Span, SudokuBoard } from '../board';
import { boardSpan, cellSpan } from './cells';

/**
 * From the start of a board to the end of its last token on the same line.
 *
 * @param lineEnd where that line ends
 */
export function firstLineOf(board: SudokuBoard | QueensBoard, lineEnd: number): Span {
  const { start, end } = boardSpan(board);
  if (end <= lineEnd) {
    return { start, end };
  }
  const tokens = tokensOf(board);
  let last = 0;
  while (last + 1 < tokens && cellSpan(board, last + 1).end <= lineEnd) {
    last++;
  }
  return { start, end: cellSpan(board, last).end };
}

/** How many tokens a board has. */
function tokensOf(board: SudokuBoard | QueensBoard): number {
  if (board.kind === 'sudoku') {
    return board.cells.length;
  }
  const { size, queens, per } = board;
  return { square: size ** 2, row: size, queen: queens.length }[per];
}
