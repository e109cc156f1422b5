// Where the cells of a board stand in its text.
import type { FoundBoard, Placed, Span, SudokuBoard } from '../board';

/** The token of `cell`, counted from 0. Not checked: that the board still belongs to the text. */
export function cellSpan(board: Pick<Placed, 'start' | 'tokens'>, cell: number): Span {
  const start = board.start + (board.tokens ? (board.tokens.starts[cell] ?? 0) : cell);
  return { start, end: start + (board.tokens?.lengths?.[cell] ?? 1) };
}

/**
 * The cell whose token holds `offset` or ends just before it, as a cursor behind a character is at that
 * character; undefined between cells and outside the board.
 */
export function cellAt(board: SudokuBoard, offset: number): number | undefined {
  return tokenAt(board, board.cells.length, offset);
}

/** The same for any tokens, of which there are `count`. */
export function tokenAt(
  board: Pick<Placed, 'start' | 'tokens'>,
  count: number,
  offset: number,
): number | undefined {
  let low = 0;
  let high = count - 1;
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

/** The answer of a board with its `start` in the text, for `cellSpan`; undefined if it has none. */
export function answerIn({ start, answer }: SudokuBoard): Placed | undefined {
  return answer && { ...answer, start: start + answer.start };
}

/** The board's place together with that of its answer, which follows it: from its first cell's token to the last of all. */
export function reachOf(board: FoundBoard): Span {
  const answer = board.kind === 'sudoku' ? answerIn(board) : undefined;
  return { start: board.start, end: answer ? answer.start + answer.length : board.start + board.length };
}
