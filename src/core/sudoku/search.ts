// The search for solutions of a 9×9 board: propagate, guess, take back, within a budget of guesses.
import { isSolved, load, readSolution } from './bandState';
import { checkCardinality } from './cardinality';
import { guessInOrder, guessShrewdly, takeBack, type Guess } from './guess';
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
 * Looks for up to `limit` different solutions of a board, in no special order.
 *
 * `cells` are 81 values row by row, 1..9 for a given; any other value and a missing cell are taken for a blank. Two
 * equal givens in a house mean no solution. At most `budget` guesses are made; with none left, a board that needs
 * one more is given up. The solutions, 81 digits each, are written to `found` one after the other; what does not
 * fit is dropped, so `found` should have room for 81 * `limit`. Nothing is thrown and nothing allocated.
 */
export function findSolutions(
  cells: Uint8Array,
  limit: number,
  budget: number,
  found: Uint8Array,
  tally: Tally,
): void {
  explore(load(cells), limit, budget, guessShrewdly, found, tally);
}

/**
 * Looks for the first solution in order, as `findSolutions` does for any, by trying digits in that order. Fast for
 * most boards and hopeless for some: `firstInOrder.ts` knows what to do then.
 */
export function findFirstByTrying(cells: Uint8Array, budget: number, found: Uint8Array, tally: Tally): void {
  explore(load(cells), 1, budget, guessInOrder, found, tally);
}

/** Looks for any solution from `STATE` on, of which the words `dirty` have changed; otherwise as `findSolutions`. */
export function findFromHere(dirty: number, budget: number, found: Uint8Array, tally: Tally): void {
  explore(dirty, 1, budget, guessShrewdly, found, tally);
}

/** Depth first, with the guesses to take back on a stack of `depth` frames; `dirty` 0 means there is nothing here. */
function explore(
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
    const alive = propagate(dirty) && ((nodes > 0 && nodes <= HARD) || settleCardinality());
    if (alive && !isSolved()) {
      if (nodes >= budget) {
        tally.gaveUp = true;
        break;
      }
      nodes++;
      dirty = guess(depth++);
      continue;
    }
    if (alive) {
      readSolution(found, 81 * solutions++);
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
