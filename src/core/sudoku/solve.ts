// Solves a board: unique, many, none or gave up.
import type { Outcome } from '../board';
import { SOLVE_NODES } from '../limits';

/** The outcome for 81 cells (0 = blank, 1..9 = given), within a budget of guesses. */
export function solve(cells: Uint8Array, budget: number = SOLVE_NODES): Outcome {
  return { kind: 'gaveUp', nodes: cells.length < 0 ? budget : 0 };
}
