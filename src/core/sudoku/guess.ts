// Which cell and digit to guess when propagation is at rest, and how the other way is kept for later.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction, and a check or a default would cost in hot code. */
import { STATE, UNSOLVED, place } from './bandState';
import { COLUMN_OF, PEERS_IN_BAND } from './bandTables';
import { countBits, lowest } from './bits';
import { PAIRS } from './propagate';

/** Words a saved position takes: those of `STATE`, with the set of digits to look at as word 30. */
const FRAME = 32;
const DIRTY = 30;

/**
 * The positions to return to. There are never more than 81: each was saved when a cell was guessed that was
 * unsolved and is solved in all positions after it.
 */
const saved = new Int32Array(81 * FRAME);

/**
 * Makes a guess in `STATE`, which is at rest and has unsolved cells, and saves the position without it as frame
 * `depth`. Returns the set of digits changed.
 */
export type Guess = (depth: number) => number;

/** Returns to the position saved as frame `depth`; returns the set of digits changed by taking the guess back. */
export function takeBack(depth: number): number {
  const state = STATE;
  const from = depth * FRAME;
  for (let index = 0; index < DIRTY; index++) {
    state[index] = saved[from + index]!;
  }
  return saved[from + DIRTY]!;
}

/** Guesses the lowest digit of the first unsolved cell, so that the first solution found is the first in order. */
export function guessInOrder(depth: number): number {
  const band = STATE[UNSOLVED] !== 0 ? 0 : STATE[UNSOLVED + 1] !== 0 ? 1 : 2;
  return guessAt(depth, band, lowest(STATE[UNSOLVED + band]!));
}

/**
 * Guesses to end soon: a cell with two candidates, of these the one with most unsolved peers, as both ways then
 * change most. Where no cell has two, the first of those with fewest.
 */
export function guessShrewdly(depth: number): number {
  const state = STATE;
  const unsolved0 = state[UNSOLVED]!;
  const unsolved1 = state[UNSOLVED + 1]!;
  const unsolved2 = state[UNSOLVED + 2]!;
  // Peers, band and cell in one number, so that the best is found without a branch; among equals the last.
  let best = -1;
  for (let band = 0; band < 3; band++) {
    const own = band === 0 ? unsolved0 : band === 1 ? unsolved1 : unsolved2;
    const another = band === 0 ? unsolved1 : unsolved0;
    const third = band === 2 ? unsolved1 : unsolved2;
    for (let left = PAIRS[band]!; left !== 0; left &= left - 1) {
      const cell = lowest(left);
      const column = COLUMN_OF[cell]!;
      const peers =
        countBits(own & PEERS_IN_BAND[cell]!) + countBits((another & column) | ((third & column) << 1));
      const more = ((peers << 7) | (band << 5) | cell) - best;
      best += more & ~(more >> 31);
    }
  }
  return best < 0 ? guessAtFewest(depth) : guessAt(depth, (best >> 5) & 3, best & 31);
}

/** Guesses at the first of the cells with fewest candidates, which are three or more. */
function guessAtFewest(depth: number): number {
  let fewest = 10;
  let bestBand = 0;
  let bestCell = 0;
  for (let band = 0; band < 3; band++) {
    for (let left = STATE[UNSOLVED + band]!; left !== 0; left &= left - 1) {
      const cell = lowest(left);
      let candidates = 0;
      for (let index = 9 * band; index < 9 * band + 9; index++) {
        candidates += (STATE[index]! >> cell) & 1;
      }
      if (candidates < fewest) {
        fewest = candidates;
        bestBand = band;
        bestCell = cell;
      }
    }
  }
  return guessAt(depth, bestBand, bestCell);
}

/**
 * Guesses the lowest candidate of a cell (its place in the band). The position saved has it taken away, and if that
 * leaves one candidate, that one placed.
 */
function guessAt(depth: number, band: number, cell: number): number {
  const state = STATE;
  const to = depth * FRAME;
  for (let index = 0; index < DIRTY; index++) {
    saved[to + index] = state[index]!;
  }
  const start = 9 * band;
  let first = start;
  while (((state[first]! >> cell) & 1) === 0) {
    first++;
  }
  saved[to + first]! &= ~(1 << cell);
  saved[to + DIRTY] = 1 << (first - start);
  if (((PAIRS[band]! >> cell) & 1) !== 0) {
    let second = first + 1;
    while (((state[second]! >> cell) & 1) === 0) {
      second++;
    }
    saved[to + second]! &= ~PEERS_IN_BAND[cell]!;
    saved[to + DIRTY]! |= 1 << (second - start);
  }
  return place(first, cell);
}
