// Asks again and again about variants of one board, within one budget.
import type { Puzzle } from '../board';
import { budgetForSize } from '../limits';
import type { Stop } from './anySize/stop';
import { findSolutionsOfShape } from './anySize/search';
import type { Tally } from './search';

/** Questions about boards of one shape; all their nodes count against one budget. */
export class Probe {
  /** Whether the budget ran out or it was told to stop; no question is answered since. */
  isSpent = false;
  /** The last solutions found, one after the other. */
  readonly found: Uint8Array;
  private left: number;
  private readonly tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };

  /**
   * @param budget guesses for all questions, for larger boards nodes as `budgetForSize` tells; a question that needs
   *   none counts as one, so that it also bounds how many are asked
   * @param room the solutions to keep of each question
   */
  constructor(
    private readonly puzzle: Puzzle,
    budget: number,
    room = 0,
    private readonly stop?: Stop,
  ) {
    this.left = budgetForSize(puzzle.shape.size, budget);
    this.found = new Uint8Array(room * puzzle.shape.size ** 2);
  }

  /**
   * How many solutions there are, up to `limit`, with these cells and candidates instead of the puzzle's; undefined if
   * that did not become known.
   */
  count(limit: number, cells: Uint8Array, candidates = this.puzzle.candidates): number | undefined {
    if (this.isSpent || this.left <= 0 || this.stop?.() === true) {
      this.isSpent = true;
      return undefined;
    }
    const { shape } = this.puzzle;
    const { tally } = this;
    findSolutionsOfShape({ shape, cells, candidates }, limit, this.left, this.found, tally, this.stop);
    this.left -= Math.max(1, tally.nodes);
    this.isSpent = tally.gaveUp;
    return tally.gaveUp ? undefined : tally.solutions;
  }

  /** The same, but with a digit placed in one cell. */
  countWith(limit: number, cells: Uint8Array, cell: number, digit: number): number | undefined {
    const before = cells[cell] ?? 0;
    cells[cell] = digit;
    const count = this.count(limit, cells);
    cells[cell] = before;
    return count;
  }
}

/** A board of which givens are to be left out. */
export interface Givens {
  /** Its n * n values, with 0 for what is none; a copy. */
  readonly cells: Uint8Array;
  /** The cells that are given, ascending. */
  readonly givens: readonly number[];
  /** Its candidates, if there are any; all digits for a given, that it may be left out. */
  readonly candidates: Uint32Array | undefined;
}

/** The givens of a puzzle. */
export function givensOf({ shape, cells, candidates }: Puzzle): Givens {
  const values = Uint8Array.from({ length: shape.size ** 2 }, (_, cell) => {
    const value = cells[cell] ?? 0;
    return value > shape.size ? 0 : value;
  });
  return {
    cells: values,
    givens: [...values.keys()].filter((cell) => (values[cell] ?? 0) > 0),
    candidates:
      candidates &&
      Uint32Array.from(values, (value, cell) => (value > 0 ? 2 ** shape.size - 1 : (candidates[cell] ?? 0))),
  };
}
