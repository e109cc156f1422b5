// A check that cell-by-cell reasoning misses: a mini-row or mini-column has three cells, so three digits exactly.
//
// Of the nine digits, count those a mini-row can still take and those it must take (its digit's matrix has no
// permutation without it). Fewer than three possible or more than three forced: no solution. Three forced: all
// others are out. Three possible: all of them are forced. Without this a few boards take 10^5 guesses to refute.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction, and a check or a default would cost in hot code. */
import { STATE } from './bandState';
import {
  BESIDE,
  COLUMN,
  FORCED,
  FULL,
  MINI_ROWS_0,
  MINI_ROWS_1,
  MINI_ROWS_2,
  NINE,
  POSSIBLE,
  TO_BANDS_0,
  TO_BANDS_1,
  TO_BANDS_2,
  TO_STACKS_0,
  TO_STACKS_1,
  TO_STACKS_2,
} from './bandTables';
import { any } from './bits';

/** For each digit three matrices of nine bits: of its bands, then of its stacks. */
const matrices = new Int32Array(32);

/**
 * Applies the check to `STATE`, which `propagate` has brought to rest. Returns the set of digits changed, or -1
 * if there is no solution. To be repeated, with `propagate` between, until it returns 0.
 */
export function checkCardinality(): number {
  const state = STATE;
  for (let digit = 0; digit < 9; digit++) {
    matrices[digit] =
      miniRowsOf(state[digit]!) |
      (miniRowsOf(state[digit + 9]!) << 9) |
      (miniRowsOf(state[digit + 18]!) << 18);
  }
  if (!balance()) {
    return -1;
  }
  let dirty = 0;
  for (let digit = 0; digit < 9; digit++) {
    const miniRows = matrices[digit]!;
    dirty |=
      restrict(digit, POSSIBLE[miniRows & NINE]!) |
      restrict(digit + 9, POSSIBLE[(miniRows >> 9) & NINE]!) |
      restrict(digit + 18, POSSIBLE[miniRows >> 18]!);
  }

  for (let digit = 0; digit < 9; digit++) {
    matrices[digit] =
      TO_STACKS_0[columnsOf(state[digit]!)]! |
      TO_STACKS_1[columnsOf(state[digit + 9]!)]! |
      TO_STACKS_2[columnsOf(state[digit + 18]!)]!;
  }
  if (!balance()) {
    return -1;
  }
  for (let digit = 0; digit < 9; digit++) {
    const stacks = matrices[digit]!;
    const columns =
      TO_BANDS_0[stacks & NINE]! | TO_BANDS_1[(stacks >> 9) & NINE]! | TO_BANDS_2[stacks >> 18]!;
    dirty |=
      restrict(digit, (columns & NINE) * COLUMN) |
      restrict(digit + 9, ((columns >> 9) & NINE) * COLUMN) |
      restrict(digit + 18, (columns >> 18) * COLUMN);
  }
  return dirty;
}

function miniRowsOf(word: number): number {
  return MINI_ROWS_0[word & NINE]! | MINI_ROWS_1[(word >> 9) & NINE]! | MINI_ROWS_2[word >> 18]!;
}

function columnsOf(word: number): number {
  return (word | (word >> 9) | (word >> 18)) & NINE;
}

/** Leaves a band word only the cells of a mask; returns its digit as a set if that took any. */
function restrict(index: number, mask: number): number {
  const lost = STATE[index]! & ~mask;
  STATE[index]! ^= lost;
  return any(lost) << (index % 9);
}

/**
 * Counts over the nine entries of `matrices`, for all 27 mini-rows or mini-columns at once, and narrows the entries
 * by what follows. False if there is no solution.
 */
function balance(): boolean {
  // Bit by bit: `possibleN` and `forcedN` tell where N digits or more are.
  let possible1 = 0;
  let possible2 = 0;
  let possible3 = 0;
  let possible4 = 0;
  let forced1 = 0;
  let forced2 = 0;
  let forced3 = 0;
  let forced4 = 0;
  for (let digit = 0; digit < 9; digit++) {
    const possible = matrices[digit]!;
    possible4 |= possible3 & possible;
    possible3 |= possible2 & possible;
    possible2 |= possible1 & possible;
    possible1 |= possible;
    const forced = forcedOf(possible);
    forced4 |= forced3 & forced;
    forced3 |= forced2 & forced;
    forced2 |= forced1 & forced;
    forced1 |= forced;
  }
  if ((FULL & ~possible3) !== 0 || forced4 !== 0) {
    return false;
  }
  const tight = possible3 & ~possible4;
  for (let digit = 0; digit < 9; digit++) {
    const possible = matrices[digit]!;
    const sure = tight & possible;
    const beside = BESIDE[sure & NINE]! | (BESIDE[(sure >> 9) & NINE]! << 9) | (BESIDE[sure >> 18]! << 18);
    matrices[digit] = possible & (~forced3 | forcedOf(possible)) & beside;
  }
  return true;
}

function forcedOf(entries: number): number {
  return FORCED[entries & NINE]! | (FORCED[(entries >> 9) & NINE]! << 9) | (FORCED[entries >> 18]! << 18);
}
