// Where the cells of a board stand in its text.
import type { FoundBoard, Span, SudokuBoard } from '../board';

/** The token of `cell` (0..80). Not checked: that the board still belongs to the text. */
export function cellSpan(board: SudokuBoard, cell: number): Span {
  if (!board.tokens) {
    return { start: board.start + cell, end: board.start + cell + 1 };
  }
  const start = board.start + (board.tokens.starts[cell] ?? 0);
  return { start, end: start + (board.tokens.lengths?.[cell] ?? 1) };
}

/**
 * The cell (0..80) whose token holds `offset` or ends just before it, as a cursor behind a character is at that
 * character; undefined between cells and outside the board.
 */
export function cellAt(board: SudokuBoard, offset: number): number | undefined {
  let low = 0;
  let high = 80;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (cellSpan(board, middle).start <= offset) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  const { start, end } = cellSpan(board, low);
  return start <= offset && offset <= end ? low : undefined;
}

/** The board's place, from its first cell's token to the end of its last one. */
export function boardSpan(board: FoundBoard): Span {
  return { start: board.start, end: board.start + board.length };
}
