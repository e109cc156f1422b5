// Solves a board: unique, many, none or gave up.
import type { Outcome } from '../board';
import { SOLVE_NODES } from '../limits';
import type { Tally } from './search';
import { findFirstInOrder, findSolutions } from './solver';

/**
 * The outcome for 81 cells (0 = blank, 1..9 = given), within a budget of guesses for all that is asked. Other
 * values and missing cells count as blanks; a board that breaks a rule has no solution.
 */
export function solve(cells: Uint8Array, budget: number = SOLVE_NODES): Outcome {
  const found = new Uint8Array(2 * 81);
  const tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };
  findSolutions(cells, 2, budget, found, tally);
  const nodes = tally.nodes;
  if (tally.gaveUp) {
    return { kind: 'gaveUp', nodes };
  }
  const one = found.slice(0, 81);
  const two = found.slice(81);
  switch (tally.solutions) {
    case 0:
      return { kind: 'none', nodes };
    case 1:
      return { kind: 'unique', solution: one, nodes };
    default:
      return many(cells, one, two, budget - nodes, nodes);
  }
}

/** The outcome for a board with two solutions found by `spent` guesses; `left` may be spent to find the first. */
function many(cells: Uint8Array, one: Uint8Array, two: Uint8Array, left: number, spent: number): Outcome {
  const tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };
  const solution = new Uint8Array(81);
  findFirstInOrder(cells, left, solution, tally);
  const nodes = spent + tally.nodes;
  if (tally.gaveUp) {
    return { kind: 'gaveUp', nodes };
  }
  const differs = (other: Uint8Array): number[] =>
    [...other.keys()].filter((cell) => other[cell] !== solution[cell]);
  const other = differs(one).length > 0 ? one : two;
  return { kind: 'many', solution, other, differing: differs(other), nodes };
}
