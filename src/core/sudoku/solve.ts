// Solves a 9×9 board: unique, many, none or gave up.
import type { Outcome } from '../board';
import { SOLVE_NODES } from '../limits';
import { firstOf, manyOf } from './outcome';
import type { Tally } from './search';
import { findFirstInOrder, findSolutions } from './solver';

/**
 * The outcome for 81 cells (0 = blank, 1..9 = given), within a budget of guesses for all that is asked. Other
 * values and missing cells count as blanks; a board that breaks a rule has no solution. Where candidates are told, a
 * blank may only take a digit listed for it (81 sets of digits, bit digit - 1).
 *
 * If the budget runs out when two solutions are known, the outcome is `many`, of which the first in order may be
 * another one.
 */
export function solve(cells: Uint8Array, budget: number = SOLVE_NODES, candidates?: Uint32Array): Outcome {
  const found = new Uint8Array(2 * 81);
  const tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };
  findSolutions(cells, 2, budget, found, tally, candidates);
  const spent = tally.nodes;
  if (tally.gaveUp) {
    return { kind: 'gaveUp', nodes: spent };
  }
  const one = found.slice(0, 81);
  if (tally.solutions < 2) {
    return tally.solutions === 0
      ? { kind: 'none', nodes: spent }
      : { kind: 'unique', solution: one, nodes: spent };
  }
  const two = found.slice(81);
  const first = new Uint8Array(81);
  const more: Tally = { solutions: 0, nodes: 0, gaveUp: false };
  findFirstInOrder(cells, budget - spent, first, more, candidates);
  return manyOf(one, two, more.gaveUp ? firstOf(one, two) : first, !more.gaveUp, spent + more.nodes);
}
