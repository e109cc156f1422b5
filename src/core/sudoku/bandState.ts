// The position the 9×9 solver works on: 27 band words and the unsolved cells, and how cells get into and out of it.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction, and a check or a default would cost in the hottest code. */
import { COLUMN_OF, FULL, PEERS_IN_BAND } from './bandTables';

/**
 * The one position searched at any time; searches are synchronous and do not nest.
 *
 * Words 0..26: the places left for a digit in a band, at 9 * band + digit - 1, as 27 bits (see `bandTables.ts`).
 * Words 27..29: the unsolved cells of each band. A cell is solved once every digit but one has been taken from it
 * for good; until then it may have only one candidate left. Word 30 serves saved positions: see `guess.ts`.
 */
export const STATE = new Int32Array(32);

/** Words 27..29 of `STATE`. */
export const UNSOLVED = 27;

/** Every band word, as a set of indices: what has to be looked at after loading. */
const ALL_WORDS = FULL;

const given = new Int32Array(32);

/**
 * Sets `STATE` to 81 cells (1..9 = given; anything else, and a missing cell, is a blank). Only a given's own digit
 * is taken from its peers here; other digits leave the solved cells in one sweep at the end.
 *
 * Returns the set of words to look at, or 0 if two equal givens share a house.
 */
export function load(cells: Uint8Array): number {
  const state = STATE;
  state.fill(FULL, 0, 30);
  given.fill(0);
  for (let cell = 0; cell < 81; cell++) {
    const value = cells[cell]!;
    if (value >= 1 && value <= 9) {
      const band = (cell / 27) | 0;
      const place = cell - 27 * band;
      const word = 9 * band + value - 1;
      // The digit's earlier givens have taken it from their peers: then this given clashes with one of them.
      if (((state[word]! >> place) & 1) === 0) {
        return 0;
      }
      const column = ~COLUMN_OF[place]!;
      state[value - 1]! &= column;
      state[value + 8]! &= column;
      state[value + 17]! &= column;
      state[word]! &= ~PEERS_IN_BAND[place]!;
      given[word]! |= 1 << place;
      state[UNSOLVED + band]! &= ~(1 << place);
    }
  }
  for (let word = 0; word < 27; word++) {
    state[word] = (state[word]! & state[UNSOLVED + ((word / 9) | 0)]!) | given[word]!;
  }
  return ALL_WORDS;
}

/** Places a digit: takes it from the cell's row and box in the band, and leaves the rest to `propagate`. */
export function place(word: number, cell: number): number {
  STATE[word]! &= ~PEERS_IN_BAND[cell]!;
  return 1 << word;
}

/** Takes a digit from a cell. Both return the set of words to look at; `cell` is the place in the band, 0..26. */
export function remove(word: number, cell: number): number {
  STATE[word]! &= ~(1 << cell);
  return 1 << word;
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
      target[start + 27 * band + 31 - Math.clz32(left & -left)] = digit;
    }
  }
}
