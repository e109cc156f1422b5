// Draws from a position all that follows cell by cell and house by house, until nothing more does.
//
// A digit is looked at again only when one of its words has changed, and what is done with it hardly branches on what
// is found, since a processor that guesses a branch wrongly loses the time of dozens of operations:
// 1. Mini-rows: only those on a permutation of each band's matrix stay. That is locked candidates along rows, and
//    a box or row with a single mini-row left keeps only that one.
// 2. Mini-columns: the same for the digit's three stacks, along columns; and 1 once more, as it often finds more.
// 3. Rows with one cell left: the cell is solved. A box with one cell left has one mini-row left, which by 1 is
//    then the only one of its row; a column with one cell left has, by 2, become the only column of its box in
//    that band. So hidden singles of boxes and columns come out as rows with one cell, too.
//
// When all digits are still, cells with one candidate left are placed, and a cell with none ends the branch.
//
// Why a position at rest with no unsolved cell is a solution: each word has, by 1, a permutation of mini-rows, so at
// least three cells; each of the band's 27 cells is solved, so in one word at most; so each of the nine words has
// exactly three, one for each row and box. A word then has one column in each box, and by 2 the three of a stack
// are different ones: each digit is once in each column, too.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction, and a check or a default would cost in the hottest code. */
import { STATE, UNSOLVED } from './bandState';
import {
  COLUMN,
  FIRST_CELLS,
  NINE,
  POSSIBLE_BY_PRODUCT,
  PRODUCT,
  PRODUCT_SHIFT,
  TO_BANDS_0,
  TO_BANDS_1,
  TO_BANDS_2,
  TO_STACKS_0,
  TO_STACKS_1,
  TO_STACKS_2,
} from './bandTables';
import { any } from './bits';

/** Of each row the lower eight bits, and the highest one. */
const LOW = 0x3fdfeff;
const HIGH = 0x4020100;

/** After `propagate` has held: for bands 0..2 the unsolved cells with exactly two candidates. */
export const PAIRS = new Int32Array(32);

/**
 * Brings `STATE` to rest after changes in the words of the digits in `dirty` (bit digit - 1). False if it has no
 * solution for certain; `STATE` is then of no use. True means only that no contradiction was found, unless
 * `isSolved`.
 */
export function propagate(dirty: number): boolean {
  // V8 builds address and length of a table into the code only for local constants like these.
  const state = STATE;
  const possible = POSSIBLE_BY_PRODUCT;
  const toStacks0 = TO_STACKS_0;
  const toStacks1 = TO_STACKS_1;
  const toStacks2 = TO_STACKS_2;
  const toBands0 = TO_BANDS_0;
  const toBands1 = TO_BANDS_1;
  const toBands2 = TO_BANDS_2;
  do {
    // The digits go round and round: one that has become dirty waits for the next round, and gathers changes.
    let round = 0;
    while (dirty !== 0) {
      // (round - 1) >> 31 is all ones if the round is over, and 0 if not.
      round |= dirty & ((round - 1) >> 31);
      const digit = 31 - Math.clz32(round);
      round ^= 1 << digit;
      dirty &= ~(1 << digit);

      let word0 = state[digit]!;
      let word1 = state[digit + 9]!;
      let word2 = state[digit + 18]!;
      word0 &= possible[indexOf(word0)]!;
      word1 &= possible[indexOf(word1)]!;
      word2 &= possible[indexOf(word2)]!;

      const stacks =
        toStacks0[columnsOf(word0)]! | toStacks1[columnsOf(word1)]! | toStacks2[columnsOf(word2)]!;
      const columns = toBands0[stacks & NINE]! | toBands1[(stacks >> 9) & NINE]! | toBands2[stacks >> 18]!;
      word0 &= (columns & NINE) * COLUMN;
      word1 &= ((columns >> 9) & NINE) * COLUMN;
      word2 &= (columns >> 18) * COLUMN;

      const left0 = word0 & possible[indexOf(word0)]!;
      const left1 = word1 & possible[indexOf(word1)]!;
      const left2 = word2 & possible[indexOf(word2)]!;
      if (left0 === 0 || left1 === 0 || left2 === 0) {
        return false;
      }
      dirty |= any((word0 ^ left0) | (word1 ^ left1) | (word2 ^ left2)) << digit;

      const solved0 = left0 & ~rowsWithSeveral(left0) & state[UNSOLVED]!;
      const solved1 = left1 & ~rowsWithSeveral(left1) & state[UNSOLVED + 1]!;
      const solved2 = left2 & ~rowsWithSeveral(left2) & state[UNSOLVED + 2]!;
      if ((solved0 | solved1 | solved2) !== 0) {
        state[UNSOLVED]! ^= solved0;
        state[UNSOLVED + 1]! ^= solved1;
        state[UNSOLVED + 2]! ^= solved2;
        // An empty word of the digit itself does not count as changed.
        state[digit] = 0;
        state[digit + 9] = 0;
        state[digit + 18] = 0;
        // The nine digits are written out, with fixed indices, as a loop over them is slower (test/bench/README.md).
        const hits0 = (state[0]! & solved0) | (state[9]! & solved1) | (state[18]! & solved2);
        const hits1 = (state[1]! & solved0) | (state[10]! & solved1) | (state[19]! & solved2);
        const hits2 = (state[2]! & solved0) | (state[11]! & solved1) | (state[20]! & solved2);
        const hits3 = (state[3]! & solved0) | (state[12]! & solved1) | (state[21]! & solved2);
        const hits4 = (state[4]! & solved0) | (state[13]! & solved1) | (state[22]! & solved2);
        const hits5 = (state[5]! & solved0) | (state[14]! & solved1) | (state[23]! & solved2);
        const hits6 = (state[6]! & solved0) | (state[15]! & solved1) | (state[24]! & solved2);
        const hits7 = (state[7]! & solved0) | (state[16]! & solved1) | (state[25]! & solved2);
        const hits8 = (state[8]! & solved0) | (state[17]! & solved1) | (state[26]! & solved2);
        dirty |=
          any(hits0) |
          (any(hits1) << 1) |
          (any(hits2) << 2) |
          (any(hits3) << 3) |
          (any(hits4) << 4) |
          (any(hits5) << 5) |
          (any(hits6) << 6) |
          (any(hits7) << 7) |
          (any(hits8) << 8);
        const kept0 = ~solved0;
        const kept1 = ~solved1;
        const kept2 = ~solved2;
        state[0]! &= kept0;
        state[1]! &= kept0;
        state[2]! &= kept0;
        state[3]! &= kept0;
        state[4]! &= kept0;
        state[5]! &= kept0;
        state[6]! &= kept0;
        state[7]! &= kept0;
        state[8]! &= kept0;
        state[9]! &= kept1;
        state[10]! &= kept1;
        state[11]! &= kept1;
        state[12]! &= kept1;
        state[13]! &= kept1;
        state[14]! &= kept1;
        state[15]! &= kept1;
        state[16]! &= kept1;
        state[17]! &= kept1;
        state[18]! &= kept2;
        state[19]! &= kept2;
        state[20]! &= kept2;
        state[21]! &= kept2;
        state[22]! &= kept2;
        state[23]! &= kept2;
        state[24]! &= kept2;
        state[25]! &= kept2;
        state[26]! &= kept2;
      }
      state[digit] = left0;
      state[digit + 9] = left1;
      state[digit + 18] = left2;
    }
    dirty = placeLoneCandidates();
  } while (dirty > 0);
  return dirty === 0;
}

/** The index of a band word in `POSSIBLE_BY_PRODUCT`. */
function indexOf(word: number): number {
  return Math.imul((word | (word >> 1) | (word >> 2)) & FIRST_CELLS, PRODUCT) >>> PRODUCT_SHIFT;
}

/** The columns in which a band word has a cell, as nine bits. */
function columnsOf(word: number): number {
  return (word | (word >> 9) | (word >> 18)) & NINE;
}

/**
 * The rows of a band word, as all nine bits of each, that have several cells; none of its rows may be empty.
 *
 * Taking 1 from each row clears its lowest cell and fills what is below, so `more` has the cells but the lowest of
 * each row. Adding all ones to the lower eight carries into the ninth if there is any.
 */
function rowsWithSeveral(word: number): number {
  const more = word & (word - COLUMN);
  return wholeRows((((more & LOW) + LOW) | more) & HIGH);
}

/** Rows given by their highest bits, as all nine bits of each. */
function wholeRows(highest: number): number {
  return (highest << 1) - (highest >> 8);
}

/**
 * Finds, for the cells of each band, which have no, one and two candidates. Returns the set of digits changed by
 * placing cells with one, or -1 if there is no solution.
 */
function placeLoneCandidates(): number {
  const state = STATE;
  // Bit by bit: where there is a candidate, where a second, where a third.
  let once0 = state[0]!;
  let once1 = state[9]!;
  let once2 = state[18]!;
  let twice0 = 0;
  let twice1 = 0;
  let twice2 = 0;
  let thrice0 = 0;
  let thrice1 = 0;
  let thrice2 = 0;
  for (let digit = 1; digit < 9; digit++) {
    const word0 = state[digit]!;
    const word1 = state[digit + 9]!;
    const word2 = state[digit + 18]!;
    thrice0 |= twice0 & word0;
    twice0 |= once0 & word0;
    once0 |= word0;
    thrice1 |= twice1 & word1;
    twice1 |= once1 & word1;
    once1 |= word1;
    thrice2 |= twice2 & word2;
    twice2 |= once2 & word2;
    once2 |= word2;
  }
  const unsolved0 = state[UNSOLVED]!;
  const unsolved1 = state[UNSOLVED + 1]!;
  const unsolved2 = state[UNSOLVED + 2]!;
  if (((unsolved0 & ~once0) | (unsolved1 & ~once1) | (unsolved2 & ~once2)) !== 0) {
    return -1;
  }
  PAIRS[0] = unsolved0 & twice0 & ~thrice0;
  PAIRS[1] = unsolved1 & twice1 & ~thrice1;
  PAIRS[2] = unsolved2 & twice2 & ~thrice2;
  const lone0 = unsolved0 & ~twice0;
  const lone1 = unsolved1 & ~twice1;
  const lone2 = unsolved2 & ~twice2;
  return (lone0 | lone1 | lone2) === 0 ? 0 : placeAll(lone0, lone1, lone2);
}

/**
 * Places the cells of each band that have one candidate, by taking it from the rest of their rows; the next look at
 * the digit solves them. Returns the set of digits changed, or -1 if none is: a lone candidate with nothing to take
 * from its row, which is at rest and yet not solved, shares the row with another one of the same digit.
 */
function placeAll(lone0: number, lone1: number, lone2: number): number {
  const state = STATE;
  let dirty = 0;
  for (let digit = 0; digit < 9; digit++) {
    const lost0 = besides(state[digit]!, lone0);
    const lost1 = besides(state[digit + 9]!, lone1);
    const lost2 = besides(state[digit + 18]!, lone2);
    state[digit]! ^= lost0;
    state[digit + 9]! ^= lost1;
    state[digit + 18]! ^= lost2;
    dirty |= any(lost0 | lost1 | lost2) << digit;
  }
  return dirty === 0 ? -1 : dirty;
}

/** The cells of a word that are in a row with one of the cells `lone` of the word, and not among these. */
function besides(word: number, lone: number): number {
  const cells = word & lone;
  return word & ~cells & wholeRows((((cells & LOW) + LOW) | cells) & HIGH);
}
