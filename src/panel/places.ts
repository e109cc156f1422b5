// Cells of boards of either puzzle, and where they stand in the text.
import type { FlawedBoard, FoundBoard, Span } from '../core/board';
import { cellAt, cellSpan } from '../core/text/cells';
import { squareAt, squareSpan } from '../core/text/queens/squares';

/** A board that was read whole: n rows and columns of cells, which count from 0, row by row. */
export type WholeBoard = Exclude<FoundBoard, FlawedBoard>;

/** A cell of a text, for one question or change. */
export interface PlaceOf<Board extends WholeBoard> {
  /** The text that `board` was found in, and which of its boards that is, from 0. */
  readonly text: string;
  readonly index: number;
  readonly board: Board;
  readonly cell: number;
}

/** How many cells a board has. */
export function cellCount(board: WholeBoard): number {
  return board.kind === 'sudoku' ? board.cells.length : board.size ** 2;
}

/** What shows a cell in the text; undefined if nothing does. */
export function spanOf(board: WholeBoard, cell: number): Span | undefined {
  return board.kind === 'sudoku' ? cellSpan(board, cell) : squareSpan(board, cell);
}

/** The cell that an offset of the text is at, undefined if it is at none. */
export function cellAtOffset(board: WholeBoard, offset: number): number | undefined {
  return board.kind === 'sudoku' ? cellAt(board, offset) : squareAt(board, offset);
}
