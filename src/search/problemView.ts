// The puzzle of a search as plain data, for the view to search itself, and the guard for it.
import type { QueensBoard, SudokuBoard } from '../core/board';
import { LARGEST_SEARCH } from '../core/limits';
import type { SearchProblem } from '../core/search/problem';
import { queensProblem } from '../core/search/queensProblem';
import { sudokuProblem } from '../core/search/sudokuProblem';
import { shapeOf } from '../core/sudoku/shape';
import { symbolOf } from '../core/text/symbols';
import { anyOf, integer, list, oneOf, shape, text, type Guard } from '../views/guards';

/** An N-Queens board and the squares of its queens: n * row + column, both from 0. */
interface QueensView {
  readonly type: 'queens';
  /** n, from 1 to `LARGEST_SEARCH`. */
  readonly size: number;
  readonly queens: readonly number[];
}

/** A Sudoku of n rows, columns and boxes. */
interface SudokuView {
  readonly type: 'sudoku';
  /** Rows and columns of a box: n is their product. */
  readonly boxRows: number;
  readonly boxColumns: number;
  /** n * n values row by row, 0 where it is blank. */
  readonly cells: readonly number[];
  /** How the values 1..n are written. */
  readonly symbols: readonly string[];
}

export type ProblemView = QueensView | SudokuView;

/** The largest Sudoku has so many values. */
const MOST_VALUES = 25;

/** The puzzle of a board; undefined if it is too large for its search to be shown. */
export function problemViewOf(board: QueensBoard | SudokuBoard): ProblemView | undefined {
  if (board.kind === 'queens') {
    const { size, queens } = board;
    return size <= LARGEST_SEARCH ? { type: 'queens', size, queens: Array.from(queens) } : undefined;
  }
  const { boxRows, boxColumns, size } = board.shape;
  return {
    type: 'sudoku',
    boxRows,
    boxColumns,
    cells: Array.from(board.cells),
    symbols: Array.from({ length: size }, (_, index) => symbolOf(board.symbols, index + 1)),
  };
}

/** The empty N-Queens board of a size. */
export function emptyQueens(size: number): ProblemView {
  return { type: 'queens', size, queens: [] };
}

/** What is to be searched; undefined if the parts do not go together. */
export function searchProblemOf(view: ProblemView): SearchProblem | undefined {
  if (view.type === 'queens') {
    return queensProblem(view.size, view.queens);
  }
  const cut = shapeOf(view.boxRows, view.boxColumns);
  return cut && sudokuProblem(cut, Uint8Array.from(view.cells));
}

const count = integer(1, MOST_VALUES);

const hasParts: Guard<ProblemView> = anyOf<ProblemView>({
  queens: shape({
    type: oneOf('queens'),
    size: integer(1, LARGEST_SEARCH),
    queens: list(integer(0, LARGEST_SEARCH ** 2 - 1), LARGEST_SEARCH ** 2),
  }),
  sudoku: shape({
    type: oneOf('sudoku'),
    boxRows: count,
    boxColumns: count,
    cells: list(integer(0, MOST_VALUES), MOST_VALUES ** 2, 1),
    symbols: list(text(2), MOST_VALUES, 1),
  }),
});

/** Whether all parts are of the same size, and each queen is there once. */
export const isProblemView: Guard<ProblemView> = (value): value is ProblemView => {
  if (!hasParts(value)) {
    return false;
  }
  if (value.type === 'queens') {
    const { size, queens } = value;
    return queens.every((square) => square < size ** 2) && new Set(queens).size === queens.length;
  }
  const size = value.boxRows * value.boxColumns;
  return (
    value.symbols.length === size &&
    value.cells.length === size ** 2 &&
    value.cells.every((cell) => cell <= size)
  );
};
