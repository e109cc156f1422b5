// Solves a board of any size: unique, many, none or gave up.
import type { Outcome } from '../../board';
import { SOLVE_NODES } from '../../limits';
import type { Tally } from '../search';
import { isNineByNine, type Shape } from '../shape';
import { solve } from '../solve';
import { improveToFirst } from './firstInOrder';
import { findSolutionsOfShape } from './search';
import type { Stop } from './stop';

/**
 * The outcome for the n * n cells of a board (0 = blank, 1..n = given), within a budget of nodes for all that is
 * asked; `cells`, `budget` and `stop` as for `findSolutionsOfShape`. Other values and missing cells count as blanks; a
 * board that breaks a rule has no solution. The solutions of the outcome have n * n digits.
 */
export function solveShape(
  shape: Shape,
  cells: Uint8Array,
  budget: number = SOLVE_NODES,
  stop?: Stop,
): Outcome {
  if (isNineByNine(shape)) {
    return solve(cells, budget);
  }
  const count = shape.size ** 2;
  const found = new Uint8Array(2 * count);
  const tally = newTally();
  findSolutionsOfShape(shape, cells, 2, budget, found, tally, stop);
  const spent = tally.nodes;
  if (tally.gaveUp) {
    return { kind: 'gaveUp', nodes: spent };
  }
  const one = found.slice(0, count);
  if (tally.solutions < 2) {
    return tally.solutions === 0
      ? { kind: 'none', nodes: spent }
      : { kind: 'unique', solution: one, nodes: spent };
  }
  const solution = one.slice();
  const more = newTally();
  improveToFirst(shape, cells, solution, budget - spent, more, stop);
  const nodes = spent + more.nodes;
  if (more.gaveUp) {
    return { kind: 'gaveUp', nodes };
  }
  const differs = (other: Uint8Array): number[] =>
    [...other.keys()].filter((cell) => other[cell] !== solution[cell]);
  const other = differs(one).length > 0 ? one : found.slice(count);
  return { kind: 'many', solution, other, differing: differs(other), nodes };
}

function newTally(): Tally {
  return { solutions: 0, nodes: 0, gaveUp: false };
}
