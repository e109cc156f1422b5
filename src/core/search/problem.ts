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
  /** The cell that `choice` (1..n) fills on a level (from 0). */
  readonly cellOf: (level: number, choice: number) => number;
  /**
   * The cell whose given or earlier choice forbids `choice` on a level; -1 if nothing does. Of several the first given in
   * reading order, else the earliest level.
   *
   * @param path the choices of all levels before
   */
  readonly forbidder: (path: Uint16Array, level: number, choice: number) => number;
}
