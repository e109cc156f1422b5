// For a board with several solutions: one more given that leaves only one.
import type { Outcome, Puzzle } from '../board';
import { SAMPLED_SOLUTIONS, SOLVE_NODES } from '../limits';
import type { Stop } from './anySize/stop';
import { givensOf, Probe } from './probe';

/** A digit (1..n) for a blank cell. */
export interface Given {
  readonly cell: number;
  readonly digit: number;
}

/**
 * A given with which the board has just one solution. Cells in which two known solutions differ are tried before
 * others, and both from the first to the last, digits ascending.
 *
 * Some solutions are looked for first. If these are all, the given is one that only one of them has. If there are more,
 * what two of them have need not be tried.
 *
 * @param outcome the outcome for the board
 * @param budget for all searches together, as for `judge`; each costs one guess at least
 * @returns undefined if the outcome is not `many`, if one given is not enough, or if none was found before the budget
 *   ran out or `stop` said so
 */
export function uniqueGiven(
  puzzle: Puzzle,
  outcome: Outcome,
  budget: number = SOLVE_NODES,
  stop?: Stop,
): Given | undefined {
  if (outcome.kind !== 'many') {
    return undefined;
  }
  const { size } = puzzle.shape;
  const { cells } = givensOf(puzzle);
  const probe = new Probe(puzzle, budget, SAMPLED_SOLUTIONS, stop);
  const count = probe.count(SAMPLED_SOLUTIONS, cells);
  if (count === undefined) {
    return undefined;
  }
  const frequencies = frequenciesOf(probe.found, count, size);
  const areAll = count < SAMPLED_SOLUTIONS;
  const differing = new Set(outcome.differing);
  const blanks = [...cells.keys()].filter((cell) => cells[cell] === 0);
  const inOrder = [
    ...blanks.filter((cell) => differing.has(cell)),
    ...blanks.filter((cell) => !differing.has(cell)),
  ];
  for (const cell of inOrder) {
    for (let digit = 1; digit <= size && !probe.isSpent; digit++) {
      const frequency = frequencies[size * cell + digit - 1] ?? 0;
      const isListed = !puzzle.candidates || ((puzzle.candidates[cell] ?? 0) >> (digit - 1)) % 2 === 1;
      const isSure = areAll && frequency === 1;
      const isOpen = isListed && !areAll && frequency <= 1;
      if (isSure || (isOpen && probe.countWith(2, cells, cell, digit) === 1)) {
        return { cell, digit };
      }
    }
  }
  return undefined;
}

/** In how many of the first `count` solutions each cell has each digit: at n * cell + digit - 1. */
function frequenciesOf(solutions: Uint8Array, count: number, size: number): Uint32Array {
  const frequencies = new Uint32Array(size ** 3);
  for (let at = 0; at < count * size ** 2; at++) {
    const candidate = size * (at % size ** 2) + (solutions[at] ?? 0) - 1;
    frequencies[candidate] = (frequencies[candidate] ?? 0) + 1;
  }
  return frequencies;
}
