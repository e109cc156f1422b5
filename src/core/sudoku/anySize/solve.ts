// Solves a board of any size: unique, many, none or gave up.
import type { Outcome, Puzzle } from '../../board';
import { SOLVE_NODES } from '../../limits';
import { firstOf, manyOf } from '../outcome';
import type { Tally } from '../search';
import { isNineByNine } from '../shape';
import { solve } from '../solve';
import { improveToFirst } from './firstInOrder';
import { findSolutionsOfShape } from './search';
import type { Stop } from './stop';

/**
 * The outcome for a board, within a budget of nodes for all that is asked; all three as for `findSolutionsOfShape`. A
 * board that breaks a rule has no solution. The solutions of the outcome have n * n digits.
 *
 * If the budget runs out when two solutions are known, the outcome is `many`, of which the first in order may be
 * another one.
 */
export function solveShape(puzzle: Puzzle, budget: number = SOLVE_NODES, stop?: Stop): Outcome {
  const { shape, cells, candidates } = puzzle;
  if (isNineByNine(shape)) {
    return solve(cells, budget, candidates);
  }
  const count = shape.size ** 2;
  const found = new Uint8Array(2 * count);
  const tally: Tally = { solutions: 0, nodes: 0, gaveUp: false };
  findSolutionsOfShape(puzzle, 2, budget, found, tally, stop);
  const { nodes: spent, solutions } = tally;
  const one = found.slice(0, count);
  const two = found.slice(count);
  if (solutions < 2) {
    if (tally.gaveUp) {
      return { kind: 'gaveUp', nodes: spent };
    }
    return solutions === 0 ? { kind: 'none', nodes: spent } : { kind: 'unique', solution: one, nodes: spent };
  }
  const witness = firstOf(one, two).slice();
  improveToFirst(puzzle, witness, budget - spent, tally, stop);
  return manyOf(one, two, witness, !tally.gaveUp, spent + tally.nodes);
}
