// The first solution in order: of all solutions of a board, the one whose 81-digit number is smallest.
//
// Trying digits in order finds it soon for most boards, but takes minutes where the first cells leave much open and
// the last ones little. There, solutions are found by the search that may guess where it likes, as an oracle: with
// a *witness*, a solution that agrees with the answer on all cells so far, the only question at the next cell is
// whether some solution agrees on those cells and has a smaller digit here. Each yes is a new witness.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { STATE, UNSOLVED, load, place, remove } from './bandState';
import { propagate } from './propagate';
import { findFirstByTrying, findFromHere, type Tally } from './search';

/** Guesses for trying in order; most boards need fewer, and the oracle's questions cost about as many in all. */
const TRIES = 500;

/** What is known of the answer so far, as a position at rest. */
const prefix = new Int32Array(STATE.length);

/**
 * Replaces a solution of a board by the first in order.
 *
 * `cells` as for `findSolutions`; `witness` holds one of its solutions (not checked) and is written to. `tally`
 * counts the guesses of all searches; if it says `gaveUp`, `witness` is still a solution but perhaps not the first.
 * `tries` guesses are spent on trying in order before the oracle is asked. It is asked at most 36 times a row: at a
 * cell with k digits not yet in its row, k - 1 times. In practice it is asked some 30 times for a whole board.
 */
export function firstInOrder(
  cells: Uint8Array,
  witness: Uint8Array,
  budget: number,
  tally: Tally,
  tries = TRIES,
): void {
  findFirstByTrying(cells, Math.min(budget, tries), witness, tally);
  if (tally.gaveUp) {
    askOracle(cells, witness, budget, tally);
  }
}

/** Goes on from a tally of the guesses made, cell by cell. */
function askOracle(cells: Uint8Array, witness: Uint8Array, budget: number, tally: Tally): void {
  let nodes = tally.nodes;
  keep(load(cells));
  for (let cell = 0; cell < 81; cell++) {
    const band = Math.floor(cell / 27);
    const spot = cell - 27 * band;
    for (let word = 9 * band; isOpen(band, spot) && word < 9 * band + witness[cell]! - 1; word++) {
      if (((prefix[word]! >> spot) & 1) === 0) {
        continue;
      }
      STATE.set(prefix);
      findFromHere(place(word, spot), budget - nodes, witness, tally);
      nodes += tally.nodes;
      tally.nodes = nodes;
      if (tally.gaveUp) {
        return;
      }
      if (tally.solutions === 0) {
        STATE.set(prefix);
        keep(remove(word, spot));
      }
    }
    STATE.set(prefix);
    keep(place(9 * band + witness[cell]! - 1, spot));
  }
  tally.solutions = 1;
  // Of the tries, if no question had to be asked.
  tally.gaveUp = false;
}

function isOpen(band: number, spot: number): boolean {
  return ((prefix[UNSOLVED + band]! >> spot) & 1) !== 0;
}

/** Brings the position to rest and keeps it; it has a solution, the witness, so no contradiction can come up. */
function keep(dirty: number): void {
  propagate(dirty);
  prefix.set(STATE);
}
