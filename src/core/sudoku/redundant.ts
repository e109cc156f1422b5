// The givens that a board with one solution does not need.
import type { Puzzle } from '../board';
import { SOLVE_NODES } from '../limits';
import type { Stop } from './anySize/stop';
import { givensOf, Probe } from './probe';

/**
 * The cells, ascending, of givens that can each be left out alone: the board still has only one solution. All of them
 * together cannot be left out as a rule; for that ask `removableGivens`.
 *
 * @param budget for all searches together, as for `judge`; each costs one guess at least
 * @returns undefined if the board does not have just one solution, or the budget ran out, or `stop` said so
 */
export function redundantGivens(
  puzzle: Puzzle,
  budget: number = SOLVE_NODES,
  stop?: Stop,
): readonly number[] | undefined {
  const board = new UniqueBoard(puzzle, budget, stop);
  const found = board.isUnique ? board.givens.filter((cell) => board.isRedundant(cell)) : [];
  return board.isKnown ? found : undefined;
}

/**
 * The cells, ascending, of givens that can all be left out together, and without which none of the others can: a
 * minimal board is left. They are taken from the first to the last; other choices may make more of them.
 *
 * @param budget and what is returned: as for `redundantGivens`
 */
export function removableGivens(
  puzzle: Puzzle,
  budget: number = SOLVE_NODES,
  stop?: Stop,
): readonly number[] | undefined {
  const board = new UniqueBoard(puzzle, budget, stop);
  const found: number[] = [];
  for (const cell of board.isUnique ? board.givens : []) {
    if (board.isRedundant(cell)) {
      board.leaveOut(cell);
      found.push(cell);
    }
  }
  return board.isKnown ? found : undefined;
}

/** A board with one solution, of which givens are left out. */
class UniqueBoard {
  readonly givens: readonly number[];
  readonly isUnique: boolean;
  private readonly cells: Uint8Array;
  private readonly candidates: Uint32Array;
  private readonly probe: Probe;

  constructor(puzzle: Puzzle, budget: number, stop: Stop | undefined) {
    const { cells, givens, candidates } = givensOf(puzzle);
    this.givens = givens;
    this.cells = cells;
    this.candidates = candidates ?? new Uint32Array(cells.length).fill(2 ** puzzle.shape.size - 1);
    this.probe = new Probe(puzzle, budget, 0, stop);
    this.isUnique = this.probe.count(2, cells) === 1;
  }

  /** Whether all that was asked is known: there is one solution, and the budget was enough. */
  get isKnown(): boolean {
    return this.isUnique && !this.probe.isSpent;
  }

  /** Whether a given can be left out: whether there is no solution with another digit in its cell. */
  isRedundant(cell: number): boolean {
    const { cells, candidates } = this;
    const digit = cells[cell] ?? 0;
    const listed = candidates[cell] ?? 0;
    cells[cell] = 0;
    candidates[cell] = listed & ~(1 << (digit - 1));
    const count = this.probe.count(1, cells, candidates);
    cells[cell] = digit;
    candidates[cell] = listed;
    return count === 0;
  }

  /** Leaves a given out for good. */
  leaveOut(cell: number): void {
    this.cells[cell] = 0;
  }
}
