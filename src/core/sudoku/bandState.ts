// The position the 9×9 solver works on: 27 band words and the unsolved cells, and how cells get into and out of it.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction, and a check or a default would cost in the hottest code. */
import {
  BESIDE_GIVENS,
  COLUMN,
  FULL,
  GIVENS_SHIFT,
  MINI_ROWS_0,
  MINI_ROWS_1,
  MINI_ROWS_2,
  NINE,
  PEERS_IN_BAND,
} from './bandTables';
import { countBits, lowest } from './bits';

/**
 * The one position searched at any time; searches are synchronous and do not nest. Each thread has its own.
 *
 * Words 0..26: the places left for a digit in a band, at 9 * band + digit - 1, as 27 bits (see `bandTables.ts`).
 * Words 27..29: the unsolved cells of each band. A cell is solved once every digit but one has been taken from it
 * for good; until then it may have only one candidate left. Words 30 and 31 are not used: see `bandTables.ts` on size.
 */
export const STATE = new Int32Array(32);

/** Words 27..29 of `STATE`. */
export const UNSOLVED = 27;

/** Every digit, as a set of bits 0..8: what has to be looked at after loading. */
const ALL_DIGITS = NINE;

/** For each byte that may stand in a cell the cells with that value: 27 bits at 4 * value + band. */
const cellsWith = new Int32Array(4 * 256);

/** Room for 81 cells, where fewer are given. */
const padded = new Uint8Array(81);

/**
 * Sets `STATE` to 81 cells (1..9 = given; anything else, and a missing cell, is a blank). Returns the set of digits to
 * look at (bit digit - 1), which is all of them, or 0 if two equal givens share a house.
 *
 * Givens are first sorted by value, then a digit is taken from all peers of its givens at once: from the mini-rows
 * that cross theirs, from their columns and from every solved cell.
 */
export function load(cells: Uint8Array): number {
  if (cells.length < 81) {
    padded.fill(0);
    padded.set(cells);
    cells = padded;
  }
  sortByValue(cells);
  const state = STATE;
  const places = cellsWith;
  let solved0 = 0;
  let solved1 = 0;
  let solved2 = 0;
  for (let index = 4; index < 40; index += 4) {
    solved0 |= places[index]!;
    solved1 |= places[index + 1]!;
    solved2 |= places[index + 2]!;
  }
  const unsolved0 = FULL ^ solved0;
  const unsolved1 = FULL ^ solved1;
  const unsolved2 = FULL ^ solved2;
  state[UNSOLVED] = unsolved0;
  state[UNSOLVED + 1] = unsolved1;
  state[UNSOLVED + 2] = unsolved2;

  const miniRows0 = MINI_ROWS_0;
  const miniRows1 = MINI_ROWS_1;
  const miniRows2 = MINI_ROWS_2;
  const besideGivens = BESIDE_GIVENS;
  let rightGivens = 0;
  let clash = 0;
  for (let digit = 0; digit < 9; digit++) {
    const given0 = places[4 * digit + 4]!;
    const given1 = places[4 * digit + 5]!;
    const given2 = places[4 * digit + 6]!;
    const beside0 =
      besideGivens[miniRows0[given0 & NINE]! | miniRows1[(given0 >> 9) & NINE]! | miniRows2[given0 >> 18]!]!;
    const beside1 =
      besideGivens[miniRows0[given1 & NINE]! | miniRows1[(given1 >> 9) & NINE]! | miniRows2[given1 >> 18]!]!;
    const beside2 =
      besideGivens[miniRows0[given2 & NINE]! | miniRows1[(given2 >> 9) & NINE]! | miniRows2[given2 >> 18]!]!;
    rightGivens += (beside0 >> GIVENS_SHIFT) + (beside1 >> GIVENS_SHIFT) + (beside2 >> GIVENS_SHIFT);
    const columns0 = (given0 | (given0 >> 9) | (given0 >> 18)) & NINE;
    const columns1 = (given1 | (given1 >> 9) | (given1 >> 18)) & NINE;
    const columns2 = (given2 | (given2 >> 9) | (given2 >> 18)) & NINE;
    clash |= (columns0 & columns1) | ((columns0 | columns1) & columns2);
    const beside = ~((columns0 | columns1 | columns2) * COLUMN);
    state[digit] = (beside0 & beside & unsolved0) | given0;
    state[digit + 9] = (beside1 & beside & unsolved1) | given1;
    state[digit + 18] = (beside2 & beside & unsolved2) | given2;
  }
  // Two equal givens of a band share a mini-row, and then count as one, or lie in mini-rows that cross, which count as
  // none, or in none of these ways share a house. So those of all bands are right if none are missing.
  const givens = countBits(solved0) + countBits(solved1) + countBits(solved2);
  return clash === 0 && rightGivens === givens ? ALL_DIGITS : 0;
}

/** Sets `cellsWith` for the values 1..9; other values leave in theirs what nobody reads. */
function sortByValue(cells: Uint8Array): void {
  const places = cellsWith;
  for (let index = 4; index < 40; index++) {
    places[index] = 0;
  }
  // The bands in turn, so that a write seldom has to wait for the one before it.
  for (let place = 0; place < 27; place++) {
    const bit = 1 << place;
    places[cells[place]! << 2]! |= bit;
    places[(cells[place + 27]! << 2) + 1]! |= bit;
    places[(cells[place + 54]! << 2) + 2]! |= bit;
  }
}

/**
 * Places a digit, given by its word, in a cell (its place in the band, 0..26): takes it from the cell's row and box in
 * the band, and leaves the rest to `propagate`. Returns the set of digits to look at.
 */
export function place(word: number, cell: number): number {
  STATE[word]! &= ~PEERS_IN_BAND[cell]!;
  return 1 << (word % 9);
}

/** Whether every cell is solved. */
export function isSolved(): boolean {
  return (STATE[UNSOLVED]! | STATE[UNSOLVED + 1]! | STATE[UNSOLVED + 2]!) === 0;
}

/** Writes the digits of a solved position to `target` from index `start` on. */
export function readSolution(target: Uint8Array, start: number): void {
  for (let word = 0; word < 27; word++) {
    const band = (word / 9) | 0;
    const digit = word - 9 * band + 1;
    for (let left = STATE[word]!; left !== 0; left &= left - 1) {
      target[start + 27 * band + lowest(left)] = digit;
    }
  }
}
