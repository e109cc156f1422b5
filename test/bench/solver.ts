// What the benchmark needs of a solver that runs in this process, and the three that are our own.
import type { Tally } from '../../src/core/sudoku/search';
import { findSolutions } from '../../src/core/sudoku/solver';
import { baseline } from './baseline';
import { textbook, TEXTBOOK_BUDGET } from './textbook';

/** What a solver says of one board. */
export interface Answer {
  /** How many solutions it found: at most 2, or at most 1 if it cannot tell whether there are more; -1 = gave up. */
  readonly solutions: number;
  /** The first of them as 81 digits, if it gives solutions away. */
  readonly first?: string | undefined;
}

/** Boards a solver has been given, in the form it takes them in. */
export interface Loaded {
  /** Solves the first `count` boards; returns the sum of the numbers of solutions. */
  readonly pass: (count: number) => number;
  /** Solves one board by the same call as `pass`, and tells what it found. */
  readonly answer: (index: number) => Answer;
}

export interface Solver {
  readonly name: string;
  /** Which call is measured, in a few words. */
  readonly how: string;
  /** Whether that call tells one solution from several. */
  readonly provesUniqueness: boolean;
  /** Brings boards of 81 bytes (0 = blank) into the form the solver takes; this is not measured. */
  readonly load: (boards: readonly Uint8Array[]) => Loaded;
}

/** More guesses than any board needs. */
const NO_LIMIT = 0x3fffffff;

const tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };

/** How many solutions our solver finds, at most `limit`; they are written to `found`. */
export function countOurs(cells: Uint8Array, limit: number, found: Uint8Array): number {
  findSolutions(cells, limit, NO_LIMIT, found, tally);
  return tally.solutions;
}

/** How many guesses our solver needs to find up to two solutions. */
export function guessesOfOurs(cells: Uint8Array, found: Uint8Array): number {
  findSolutions(cells, 2, NO_LIMIT, found, tally);
  return tally.nodes;
}

/** Digits of a solution as text. */
export const textOf = (solution: ArrayLike<number>): string => Array.from(solution).join('');

const ours: Solver = {
  name: 'ours',
  how: 'findSolutions, limit 2, 81 bytes',
  provesUniqueness: true,
  load: (boards) => {
    const found = new Uint8Array(2 * 81);
    return {
      pass: (count) => {
        let sum = 0;
        for (let index = 0; index < count; index++) {
          findSolutions(boards[index]!, 2, NO_LIMIT, found, tally);
          sum += tally.solutions;
        }
        return sum;
      },
      answer: (index) => {
        const solutions = countOurs(boards[index]!, 2, found);
        return { solutions, first: solutions > 0 ? textOf(found.subarray(0, 81)) : undefined };
      },
    };
  },
};

/** A solver of 81 bytes that counts up to a limit within a budget and gives back its first solution. */
function counting(
  name: string,
  how: string,
  count: (cells: Uint8Array, limit: number, budget: number, solution: Uint8Array) => number,
  budget: number,
): Solver {
  return {
    name,
    how,
    provesUniqueness: true,
    load: (boards) => {
      const solution = new Uint8Array(81);
      return loaded(
        boards,
        (cells) => {
          const solutions = count(cells, 2, budget, solution);
          return { solutions, first: solutions > 0 ? textOf(solution) : undefined };
        },
        (cells) => count(cells, 2, budget, solution),
      );
    },
  };
}

/** Boards in the form `T`, with the call that is measured, and the same call with its answer made readable. */
export function loaded<T>(
  boards: readonly T[],
  answer: (board: T) => Answer,
  solve: (board: T) => number,
): Loaded {
  return {
    pass: (count) => {
      let sum = 0;
      for (let index = 0; index < count; index++) {
        sum += solve(boards[index]!);
      }
      return sum;
    },
    answer: (index) => answer(boards[index]!),
  };
}

const BASELINE = counting('baseline', 'test/bench/baseline.ts, limit 2, 81 bytes', baseline, NO_LIMIT);
const TEXTBOOK = counting(
  'textbook',
  `row by row, limit 2, gives up after ${TEXTBOOK_BUDGET.toLocaleString('en')} placements`,
  textbook,
  TEXTBOOK_BUDGET,
);

export { ours as OURS, BASELINE, TEXTBOOK };
