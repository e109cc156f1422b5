// The tables of the 9×9 solver, built once at load.
//
// A *band word* holds the places left for one digit in one band: 27 bits, bit 9 * row + column, rows 0..2 of the
// band. A *mini-row* is the three cells of a row in one box, a *mini-column* the three cells of a column in one
// box. In a solution a digit takes one mini-row of each row and each box of a band, that is, a permutation of a
// 3×3 *matrix* of mini-rows (bit 3 * row + stack). In a stack it takes one column of each box and every column
// once: a permutation of the matrix of mini-columns (bit 3 * band + column of the stack).
//
// V8 keeps arrays of 64 bytes or less on its moving heap and then cannot build their address into code; so even those
// that need few entries have 32.
import { countBits, lowest } from './bits';

/** Bit 9 * row + column of each of three rows for the column in bit 0. */
export const COLUMN = 0x40201;
/** The nine bits of a row, or of a matrix. */
export const NINE = 0x1ff;
/** All 27 bits. */
export const FULL = 0x7ffffff;

/** The six permutations as matrices. */
const PERMUTATIONS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map((places) => places.reduce((matrix, place, row) => matrix | (1 << (3 * row + place)), 0));

const liesWithin = (permutation: number, matrix: number): boolean => (permutation & ~matrix) === 0;

/** What `to` gives for each of the bits of a set, all together. */
const spread = (set: number, to: (bit: number) => number): number => {
  let result = 0;
  for (let left = set; left !== 0; left &= left - 1) {
    result |= to(lowest(left));
  }
  return result;
};

const table = (entry: (index: number) => number): Int32Array =>
  Int32Array.from({ length: 512 }, (_, index) => entry(index));
const cellTable = (entry: (cell: number) => number): Int32Array =>
  Int32Array.from({ length: 32 }, (_, cell) => (cell < 27 ? entry(cell) : 0));

/** The entries of a matrix that are part of a permutation within it; 0 if there is none. */
const matchable = (matrix: number): number =>
  PERMUTATIONS.reduce(
    (every, permutation) => (liesWithin(permutation, matrix) ? every | permutation : every),
    0,
  );

/** The entries of a matrix that are part of every permutation within it; 0 if there is none. */
export const FORCED = table((matrix) =>
  PERMUTATIONS.reduce(
    (all, permutation) => (liesWithin(permutation, matrix) ? all & permutation : all),
    matchable(matrix),
  ),
);

/** For an entry of a matrix: the others in its row or column. */
const crossing = (entry: number): number =>
  ((7 << (entry - (entry % 3))) | (0x49 << (entry % 3))) & ~(1 << entry);

/** For a set of entries that are sure: the entries of a matrix that can stand beside all of them. */
export const BESIDE = table((sure) => NINE & ~spread(sure, crossing));

/** For a matrix of mini-rows: their cells in a band word. */
const cellsOfMiniRows = (matrix: number): number => spread(matrix, (entry) => 7 << (3 * entry));

/** For the nine cells of row 0, 1 and 2 of a band word: its mini-rows that have one, in place in the matrix. */
const miniRows = (row: number): Int32Array =>
  table((cells) => spread(cells, (column) => 1 << (3 * row + Math.floor(column / 3))));
export const MINI_ROWS_0 = miniRows(0);
export const MINI_ROWS_1 = miniRows(1);
export const MINI_ROWS_2 = miniRows(2);

/** For a matrix of mini-rows: the cells of the band word in those that are part of a permutation. */
export const POSSIBLE = table((matrix) => cellsOfMiniRows(matchable(matrix)));

/**
 * `POSSIBLE` once more, by a shorter way than through `MINI_ROWS_0` to 2. With a band word's matrix as bits
 * 0, 3, 6 … 24, of which each is the first cell of a mini-row (`FIRST_CELLS`), the upper nine bits of the product
 * with this number are the index. It was found by trying random numbers: there are matrices that share an index, but
 * none that have different entries in `POSSIBLE`, or `possibleByProduct` would throw.
 */
export const PRODUCT = 0x80101010 | 0;
/** The shift that leaves the upper nine bits. */
export const PRODUCT_SHIFT = 23;
/** The first cell of each mini-row of a band. */
export const FIRST_CELLS = 0x1249249;
export const POSSIBLE_BY_PRODUCT = possibleByProduct();

function possibleByProduct(): Int32Array {
  const entries = new Int32Array(512).fill(-1);
  POSSIBLE.forEach((cells, matrix) => {
    const firstCells = spread(matrix, (entry) => 1 << (3 * entry));
    const index = Math.imul(firstCells, PRODUCT) >>> PRODUCT_SHIFT;
    if (entries[index] !== -1 && entries[index] !== cells) {
      throw new Error(`PRODUCT gives the index ${String(index)} to matrices that differ.`);
    }
    entries[index] = cells;
  });
  return entries;
}

/** The bit from which an entry of `BESIDE_GIVENS` holds its number. */
export const GIVENS_SHIFT = 27;
/**
 * For the matrix of the mini-rows that hold givens of one digit in a band: the cells of those that cross none of
 * them, where the digit can still go; from bit `GIVENS_SHIFT` how many there are, or 0 if two cross each other.
 */
export const BESIDE_GIVENS = table((matrix) => {
  const crossed = spread(matrix, crossing);
  const givens = (crossed & matrix) === 0 ? countBits(matrix) : 0;
  return cellsOfMiniRows(NINE & ~crossed & ~matrix) | (givens << GIVENS_SHIFT);
});

/** For the nine columns of band 0, 1 and 2: bit 9 * stack + 3 * band + column of the stack, three matrices in one. */
const toStacks = (band: number): Int32Array =>
  table((columns) =>
    spread(columns, (column) => 1 << (9 * Math.floor(column / 3) + 3 * band + (column % 3))),
  );
export const TO_STACKS_0 = toStacks(0);
export const TO_STACKS_1 = toStacks(1);
export const TO_STACKS_2 = toStacks(2);

/** For the matrix of stack 0, 1 and 2: bit 9 * band + column for the mini-columns that are part of a permutation. */
const toBands = (stack: number): Int32Array =>
  table((matrix) =>
    spread(matchable(matrix), (entry) => 1 << (9 * Math.floor(entry / 3) + 3 * stack + (entry % 3))),
  );
export const TO_BANDS_0 = toBands(0);
export const TO_BANDS_1 = toBands(1);
export const TO_BANDS_2 = toBands(2);

const sameRow = (one: number, other: number): boolean => Math.floor(one / 9) === Math.floor(other / 9);
const sameBox = (one: number, other: number): boolean =>
  Math.floor((one % 9) / 3) === Math.floor((other % 9) / 3);

/** For a cell of a band (0..26): the other cells of the band in its row or box. */
export const PEERS_IN_BAND = cellTable((cell) =>
  spread(FULL, (other) =>
    other !== cell && (sameRow(cell, other) || sameBox(cell, other)) ? 1 << other : 0,
  ),
);

/** For a cell of a band: the three cells of its column, in this band or, as the same bits, in another. */
export const COLUMN_OF = cellTable((cell) => COLUMN << (cell % 9));
