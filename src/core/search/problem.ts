// A puzzle as the textbook's backtracking takes it: levels that are decided one after another, each by one of the same choices.
import type { Shape } from '../sudoku/shape';

/**
 * What a search decides. Cells are numbered row by row from 0: n * row + column, of N-Queens the squares.
 */
export interface SearchProblem {
  readonly puzzle: 'queens' | 'sudoku';
  /** n: rows and columns of the board, and choices of each level. */
  readonly size: number;
  /** Boxes and the like; undefined for N-Queens. */
  readonly shape?: Shape | undefined;
  /** How many levels there are: rows without a given queen from the top, or blank cells in reading order. */
  readonly levels: number;
  /** What stands on the board from the start: n * n values, 0 = blank, of N-Queens 1 = queen. */
  readonly givens: Uint8Array;
  /**
   * Two givens that forbid each other, the first such pair in reading order; undefined if there are none. A board with
   * such a pair has no solution, and its root is not promising.
   */
  readonly clash?: Attack | undefined;
  /** The cell that `choice` (1..n) fills on a level (from 0). */
  readonly cellOf: (level: number, choice: number) => number;
  /**
   * The cell whose given or earlier choice forbids `choice` on a level; -1 if nothing does. Of several the first given in
   * reading order, else the earliest level.
   *
   * @param path the choices of all levels before
   */
  readonly forbidder: (path: Uint16Array, level: number, choice: number) => number;
  /** The line that two cells are both on, which is not checked: a row or column before a diagonal or box. */
  readonly lineOf: (cell: number, other: number) => SearchLine;
}

/** What two cells have in common so that one forbids the other. */
export type SearchLine = 'row' | 'column' | 'diagonal' | 'box';

/** A cell that cannot be filled as it is, and the cell that forbids it. */
export interface Attack {
  readonly cell: number;
  readonly by: number;
  readonly line: SearchLine;
}
