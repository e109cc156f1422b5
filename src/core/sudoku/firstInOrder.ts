// The first solution in order, for boards on which it cannot be found by trying digits in order.
//
// That takes minutes where the first cells leave much open and the last ones little. Instead, solutions are found by
// the search that may guess where it likes, as an oracle: with a *witness*, a solution that agrees with the answer on
// all cells so far, the only question at the next cell is whether some solution agrees on those cells and has a
// smaller digit here. Each yes is a new witness.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { STATE, UNSOLVED, place } from './bandState';
import { guessShrewdly } from './guess';
import { propagate } from './propagate';
import { search, type Tally } from './search';

/** What is known of the answer so far, as a position at rest. */
const prefix = new Int32Array(STATE.length);

/**
 * Replaces a solution of a board, the first witness (not checked), by the first in order. The board is in `STATE`, and
 * the digits in `dirty` are to be looked at. Returns how many questions
 * were asked: one for each cell that had a smaller candidate than the answer's digit, and one for each new witness.
 *
 * `tally` holds the guesses made before, which count against the budget, and counts those made here. If it says
 * `gaveUp`, `witness` is still a solution but perhaps not the first.
 */
export function askOracle(dirty: number, budget: number, witness: Uint8Array, tally: Tally): number {
  let questions = 0;
  keep(dirty);
  for (let cell = 0; cell < 81; cell++) {
    const band = Math.floor(cell / 27);
    const spot = cell - 27 * band;
    for (let taken = smallerOnly(band, spot, witness[cell]!); taken !== 0;) {
      questions++;
      const nodes = tally.nodes;
      search(taken, 1, budget - nodes, guessShrewdly, witness, tally);
      tally.nodes += nodes;
      if (tally.gaveUp) {
        return questions;
      }
      taken = tally.solutions === 0 ? 0 : smallerOnly(band, spot, witness[cell]!);
    }
    STATE.set(prefix);
    keep(place(9 * band + witness[cell]! - 1, spot));
  }
  tally.solutions = 1;
  return questions;
}

/**
 * Sets `STATE` to what is known, less the digits from `digit` on in a cell (its band and place there). Returns the set
 * of digits taken, or 0 if the cell has no smaller candidate.
 */
function smallerOnly(band: number, spot: number, digit: number): number {
  STATE.set(prefix);
  if (((STATE[UNSOLVED + band]! >> spot) & 1) === 0) {
    return 0;
  }
  let hasSmaller = false;
  let taken = 0;
  for (let each = 1; each <= 9; each++) {
    const word = 9 * band + each - 1;
    if (((STATE[word]! >> spot) & 1) === 0) {
      continue;
    }
    if (each < digit) {
      hasSmaller = true;
    } else {
      STATE[word]! &= ~(1 << spot);
      taken |= 1 << (each - 1);
    }
  }
  return hasSmaller ? taken : 0;
}

/** Brings the position to rest and keeps it; it has a solution, the witness, so no contradiction can come up. */
function keep(dirty: number): void {
  propagate(dirty);
  prefix.set(STATE);
}
