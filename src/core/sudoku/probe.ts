// Asks again and again about variants of one board, within one budget.
import type { Puzzle } from '../board';
import type { Stop } from './anySize/stop';
import { findSolutionsOfShape } from './anySize/search';
import type { Tally } from './search';

/** Questions about boards of one shape; all their nodes count against one budget. */
export class Probe {
  /** Whether the budget ran out or it was told to stop; all answers since mean nothing. */
  isSpent = false;
  /** The last solutions found, one after the other. */
  readonly found: Uint8Array;
  private left: number;
  private readonly tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };

  /**
   * @param budget nodes for all questions, as for `findSolutionsOfShape`; those that need none are counted as one, so
   *   that it also bounds how many are asked
   * @param room the solutions to keep of each question
   */
  constructor(
    private readonly puzzle: Puzzle,
    budget: number,
    room = 0,
    private readonly stop?: Stop,
  ) {
    this.left = budget;
    this.found = new Uint8Array(room * puzzle.shape.size ** 2);
  }

  /** How many solutions there are, up to `limit`, with these cells and candidates instead of the puzzle's. */
  count(limit: number, cells: Uint8Array, candidates = this.puzzle.candidates): number {
    if (this.isSpent || this.left <= 0 || this.stop?.() === true) {
      this.isSpent = true;
      return 0;
    }
    const { shape } = this.puzzle;
    const { tally } = this;
    findSolutionsOfShape({ shape, cells, candidates }, limit, this.left, this.found, tally, this.stop);
    this.left -= Math.max(1, tally.nodes);
    this.isSpent = tally.gaveUp;
    return tally.solutions;
  }

  /** The same, but with a digit placed in one cell. */
  countWith(limit: number, cells: Uint8Array, cell: number, digit: number): number {
    const before = cells[cell] ?? 0;
    cells[cell] = digit;
    const count = this.count(limit, cells);
    cells[cell] = before;
    return count;
  }
}

/** The cells that are given, ascending; the puzzle's n * n values, with 0 for what is none. */
export function givensOf({ shape, cells }: Puzzle): {
  readonly cells: Uint8Array;
  readonly givens: readonly number[];
} {
  const values = Uint8Array.from({ length: shape.size ** 2 }, (_, cell) => {
    const value = cells[cell] ?? 0;
    return value > shape.size ? 0 : value;
  });
  return { cells: values, givens: [...values.keys()].filter((cell) => (values[cell] ?? 0) > 0) };
}
