// The search through a 9×9 board: propagate, guess, take back, within a budget of guesses.
import { isSolved, readSolution } from './bandState';
import { checkCardinality } from './cardinality';
import { takeBack, type Guess } from './guess';
import { propagate } from './propagate';

/** What a search found; made by the caller, overwritten by each search. */
export interface Tally {
  /** How many solutions were found, from 0 to the limit. */
  solutions: number;
  /** How many guesses were made. */
  nodes: number;
  /** Whether the budget ran out; there may then be more solutions than were found. */
  gaveUp: boolean;
}

/** Guesses after which a board is hard enough for the cardinality check to pay at every node. */
const HARD = 256;

/**
 * Looks for up to `limit` solutions from `STATE` on, of which the words of the digits in `dirty` (bit digit - 1) have
 * changed; 0 means that there is nothing to find. Depth first, with the guesses to take back on a stack.
 *
 * At most `budget` guesses are made; when one more is needed, the search gives up. The solutions, 81 digits each, are
 * written to `found` one after the other; what does not fit is counted only.
 */
export function search(
  dirty: number,
  limit: number,
  budget: number,
  guess: Guess,
  found: Uint8Array,
  tally: Tally,
): void {
  let solutions = 0;
  let nodes = 0;
  let depth = 0;
  tally.gaveUp = false;
  while (dirty !== 0 && solutions < limit) {
    let isAlive = propagate(dirty);
    if (isAlive && (nodes === 0 || nodes > HARD) && !isSolved()) {
      isAlive = settleCardinality();
    }
    if (isAlive && !isSolved()) {
      if (nodes >= budget) {
        tally.gaveUp = true;
        break;
      }
      nodes++;
      dirty = guess(depth++);
      continue;
    }
    if (isAlive) {
      if (81 * solutions + 81 <= found.length) {
        readSolution(found, 81 * solutions);
      }
      solutions++;
    }
    dirty = depth === 0 ? 0 : takeBack(--depth);
  }
  tally.solutions = solutions;
  tally.nodes = nodes;
}

/** Applies the cardinality check and what follows from it until nothing more does; false if there is no solution. */
function settleCardinality(): boolean {
  let dirty = checkCardinality();
  while (dirty > 0 && propagate(dirty)) {
    dirty = checkCardinality();
  }
  return dirty === 0;
}
