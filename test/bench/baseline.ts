// The solver that ours is compared with in CI: bit masks, singles, fewest candidates first.
//
// NEVER TO BE CHANGED, not even for the better: ratios of different dates are of use only while this stays as it is.

const ALL = 0x1ff;

/** House h = 0..8 rows, 9..17 columns, 18..26 boxes; the nine cells of house h are at 9 * h. */
const CELLS = new Uint8Array(243);
/** The three houses of a cell are at 3 * cell. */
const HOUSES = new Uint8Array(243);
for (let cell = 0; cell < 81; cell++) {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  HOUSES.set([row, 9 + column, 18 + box], 3 * cell);
  CELLS[9 * row + column] = cell;
  CELLS[9 * (9 + column) + row] = cell;
  CELLS[9 * (18 + box) + 3 * (row % 3) + (column % 3)] = cell;
}

const digits = new Uint8Array(81);
/** The digits placed in each house, digit d as bit d - 1. */
const placed = new Uint16Array(27);
let left = 0;
let found = 0;
let wanted = 0;
let steps = 0;
let first: Uint8Array | undefined;

const candidates = (cell: number): number =>
  ALL & ~(placed[HOUSES[3 * cell]!]! | placed[HOUSES[3 * cell + 1]!]! | placed[HOUSES[3 * cell + 2]!]!);

const count = (set: number): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    size++;
  }
  return size;
};

function toggle(cell: number, bit: number): void {
  for (let index = 3 * cell; index < 3 * cell + 3; index++) {
    placed[HOUSES[index]!]! ^= bit;
  }
}

/**
 * How many solutions 81 cells (0 = blank, 1..9 = given) have, at most `limit`; the first of them goes to `solution`.
 * Two equal givens in a house mean none. -1 if `budget` placements were not enough to tell.
 */
export function baseline(cells: Uint8Array, limit: number, budget: number, solution?: Uint8Array): number {
  digits.set(cells);
  placed.fill(0);
  [left, found, wanted, steps, first] = [81, 0, limit, budget, solution];
  for (let cell = 0; cell < 81; cell++) {
    const bit = (1 << digits[cell]!) >> 1;
    if (bit !== 0) {
      if ((candidates(cell) & bit) === 0) {
        return 0;
      }
      toggle(cell, bit);
      left--;
    }
  }
  visit();
  return steps < 0 ? -1 : found;
}

function visit(): void {
  if (left === 0) {
    if (found++ === 0) {
      first?.set(digits);
    }
    return;
  }
  let best = -1;
  let choice = 0;
  let fewest = 10;
  for (let cell = 0; cell < 81 && fewest > 1; cell++) {
    if (digits[cell] === 0) {
      const set = candidates(cell);
      const size = count(set);
      if (size < fewest) {
        [best, choice, fewest] = [cell, set, size];
      }
    }
  }
  // No cell with one candidate or none: is there a house with one place for a digit, or none?
  for (let house = 0; house < 27 && fewest > 1; house++) {
    let once = 0;
    let twice = 0;
    for (let index = 9 * house; index < 9 * house + 9; index++) {
      if (digits[CELLS[index]!] === 0) {
        const set = candidates(CELLS[index]!);
        twice |= once & set;
        once |= set;
      }
    }
    if ((once | placed[house]!) !== ALL) {
      return;
    }
    const single = once & ~twice;
    for (let index = 9 * house; single !== 0 && index < 9 * house + 9; index++) {
      const cell = CELLS[index]!;
      if (digits[cell] === 0 && (candidates(cell) & single) !== 0) {
        [best, choice, fewest] = [cell, candidates(cell) & single, 1];
        break;
      }
    }
  }
  for (let rest = choice; rest !== 0 && found < wanted; rest &= rest - 1) {
    if (steps-- <= 0) {
      return;
    }
    const bit = rest & -rest;
    digits[best] = 32 - Math.clz32(bit);
    left--;
    toggle(best, bit);
    visit();
    toggle(best, bit);
    left++;
    digits[best] = 0;
  }
}
