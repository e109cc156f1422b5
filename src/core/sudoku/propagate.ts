// Draws from a position all that follows cell by cell and house by house, until nothing more does.
//
// A word is looked at again only when it has changed, and what is done with it does not branch on what is found:
// 1. Mini-rows: only those on a permutation of the band's matrix stay. That is locked candidates along rows, and
//    a box or row with a single mini-row left keeps only that one.
// 2. Mini-columns: the same for the digit's three stacks, along columns.
// 3. Rows with one cell left: the cell is solved. A box with one cell left has one mini-row left, which by 1 is
//    then the only one of its row; a column with one cell left has, by 2, become the only column of its box in
//    that band. So hidden singles of boxes and columns come out as rows with one cell, too.
//
// When all words are still, cells with one candidate left are placed, and a cell with none ends the branch.
//
// Why a position at rest with no unsolved cell is a solution: each word has, by 1, a permutation of mini-rows, so at
// least three cells; each of the band's 27 cells is solved, so in one word at most; so each of the nine words has
// exactly three, one for each row and box. A word then has one column in each box, and by 2 the three of a stack
// are different ones: each digit is once in each column, too.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction, and a check or a default would cost in the hottest code. */
import { STATE, UNSOLVED } from './bandState';
import {
  BAND_START,
  COLUMN,
  DIGIT_OF,
  MINI_ROWS_0,
  MINI_ROWS_1,
  MINI_ROWS_2,
  NINE,
  PEERS_IN_BAND,
  POSSIBLE,
  TO_BANDS_0,
  TO_BANDS_1,
  TO_BANDS_2,
  TO_STACKS_0,
  TO_STACKS_1,
  TO_STACKS_2,
  UNSOLVED_OF,
} from './bandTables';

/** Of each row the lower eight bits, and the highest one. */
const LOW = 0x3fdfeff;
const HIGH = 0x4020100;

/** After `propagate` has held: for bands 0..2 the unsolved cells with exactly two candidates. */
export const PAIRS = new Int32Array(32);

/**
 * Brings `STATE` to rest after changes in the words of the set `dirty`. False if it has no solution for certain;
 * `STATE` is then of no use. True means only that no contradiction was found, unless `isSolved`.
 */
export function propagate(dirty: number): boolean {
  // V8 builds address and length of a table into the code only for local constants like these.
  const state = STATE;
  const miniRows0 = MINI_ROWS_0;
  const miniRows1 = MINI_ROWS_1;
  const miniRows2 = MINI_ROWS_2;
  const possible = POSSIBLE;
  const toStacks0 = TO_STACKS_0;
  const toStacks1 = TO_STACKS_1;
  const toStacks2 = TO_STACKS_2;
  const toBands0 = TO_BANDS_0;
  const toBands1 = TO_BANDS_1;
  const toBands2 = TO_BANDS_2;
  const digitOf = DIGIT_OF;
  const bandStart = BAND_START;
  const unsolvedOf = UNSOLVED_OF;
  do {
    while (dirty !== 0) {
      const index = 31 - Math.clz32(dirty);
      dirty ^= 1 << index;

      let word = state[index]!;
      word &= possible[miniRows0[word & NINE]! | miniRows1[(word >> 9) & NINE]! | miniRows2[word >> 18]!]!;
      if (word === 0) {
        return false;
      }
      state[index] = word;

      const digit = digitOf[index]!;
      const word0 = state[digit]!;
      const word1 = state[digit + 9]!;
      const word2 = state[digit + 18]!;
      const stacks =
        toStacks0[(word0 | (word0 >> 9) | (word0 >> 18)) & NINE]! |
        toStacks1[(word1 | (word1 >> 9) | (word1 >> 18)) & NINE]! |
        toStacks2[(word2 | (word2 >> 9) | (word2 >> 18)) & NINE]!;
      const columns = toBands0[stacks & NINE]! | toBands1[(stacks >> 9) & NINE]! | toBands2[stacks >> 18]!;
      const lost0 = word0 & ~((columns & NINE) * COLUMN);
      const lost1 = word1 & ~(((columns >> 9) & NINE) * COLUMN);
      const lost2 = word2 & ~((columns >> 18) * COLUMN);
      state[digit] = word0 ^ lost0;
      state[digit + 9] = word1 ^ lost1;
      state[digit + 18] = word2 ^ lost2;
      // -x >>> 31 is 1 for any x > 0 and 0 for 0.
      dirty |=
        ((-lost0 >>> 31) << digit) | ((-lost1 >>> 31) << (digit + 9)) | ((-lost2 >>> 31) << (digit + 18));

      // Taking 1 from each row clears its lowest cell and fills what is below; `more` has the cells but the lowest
      // of each row. If step 2 has emptied a row, this borrows from the next and says nothing true; but then the
      // word is dirty again, words only ever lose cells, and step 1 will find it without a permutation.
      word = state[index]!;
      const more = word & (word - COLUMN);
      const single = ~(((more & LOW) + LOW) | more) & HIGH;
      const unsolved = unsolvedOf[index]!;
      const solved = word & ((single << 1) - (single >> 8)) & state[unsolved]!;
      if (solved !== 0) {
        state[unsolved]! ^= solved;
        // Without the cells the word itself does not count as changed in the sweep.
        state[index] = word ^ solved;
        const start = bandStart[index]!;
        for (let other = start; other < start + 9; other++) {
          const before = state[other]!;
          state[other] = before & ~solved;
          dirty |= (-(before & solved) >>> 31) << other;
        }
        state[index] = word;
      }
    }
    dirty = placeLoneCandidates();
  } while (dirty > 0);
  return dirty === 0;
}

/**
 * Finds, for the cells of each band, which have no, one and two candidates. Returns the set of words changed by
 * placing cells with one, or -1 if a cell has none.
 *
 * Two cells of one row or box with the same single candidate take it from each other; the word then has an empty
 * row or box, and the next look at it ends the branch.
 */
function placeLoneCandidates(): number {
  const state = STATE;
  const pairs = PAIRS;
  let dirty = 0;
  for (let band = 0; band < 3; band++) {
    const start = 9 * band;
    let once = 0;
    let twice = 0;
    let thrice = 0;
    for (let index = start; index < start + 9; index++) {
      const word = state[index]!;
      thrice |= twice & word;
      twice |= once & word;
      once |= word;
    }
    const unsolved = state[UNSOLVED + band]!;
    if ((unsolved & ~once) !== 0) {
      return -1;
    }
    pairs[band] = unsolved & twice & ~thrice;
    const lone = unsolved & ~twice;
    if (lone !== 0) {
      dirty |= placeAll(lone, start);
    }
  }
  return dirty;
}

/** Places each of the cells `lone` of the band whose words start at `start`; returns the set of changed words. */
function placeAll(lone: number, start: number): number {
  const state = STATE;
  const peers = PEERS_IN_BAND;
  let dirty = 0;
  for (let index = start; index < start + 9; index++) {
    let word = state[index]!;
    let cells = word & lone;
    if (cells !== 0) {
      dirty |= 1 << index;
      for (; cells !== 0; cells &= cells - 1) {
        word &= ~peers[31 - Math.clz32(cells & -cells)]!;
      }
      state[index] = word;
    }
  }
  return dirty;
}
