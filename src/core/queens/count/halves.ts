// Enumerates the placements of queens in some rows at the top of a board.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { countBits } from '../../sudoku/bits';

/** Which placements are wanted. */
export interface Half {
  /** Columns of the board, from 2 to 30. */
  readonly size: number;
  /** The columns a queen may stand in, for each row from the top: sets of bits, column c as bit c. */
  readonly allowed: readonly number[];
  /** The columns that must all hold a queen, a set of bits. */
  readonly needed: number;
}

/** Placements, of which only those before `length` count. */
export interface HalfBatch {
  length: number;
  /** The columns that hold a queen, a set of bits. */
  readonly columns: Int32Array;
  /** The diagonals down to the right that are attacked below: bit i is that through column i + 1 of the next row. */
  readonly right: Int32Array;
  /** The diagonals down to the left that are attacked below: bit i is that through column i of the next row. */
  readonly left: Int32Array;
}

/** Placements handed over at once: so few that they stay in the cache that is nearest to the processor. */
const BATCH = 1024;

/**
 * Hands over all placements in which no queen attacks another, batch after batch, which is the same object each time.
 *
 * Three sets of bits tell which squares of a row are attacked: by column, and by diagonals of each direction, which move
 * by one column from row to row. Bits that left the board on its far side stand for no column, and are cut off at the end.
 */
export function forEachHalf({ size, allowed, needed }: Half, take: (batch: HalfBatch) => void): void {
  const masks = Int32Array.from(allowed);
  const rows = masks.length;
  const inner = (1 << (size - 1)) - 1;
  const [columns, right, left] = [new Int32Array(BATCH), new Int32Array(BATCH), new Int32Array(BATCH)];
  const batch: HalfBatch = { length: 0, columns, right, left };
  let length = 0;
  const flush = (): void => {
    batch.length = length;
    take(batch);
    length = 0;
  };
  /** @param missing how many of the needed columns have no queen: at most as many as rows are left */
  const place = (row: number, taken: number, toRight: number, toLeft: number, missing: number): void => {
    let free = masks[row]! & ~(taken | toRight | toLeft);
    if (missing === rows - row) {
      free &= needed;
    }
    if (row < rows - 1) {
      while (free !== 0) {
        const queen = free & -free;
        free ^= queen;
        const still = (queen & needed) === 0 ? missing : missing - 1;
        place(row + 1, taken | queen, (toRight | queen) << 1, (toLeft | queen) >> 1, still);
      }
      return;
    }
    if (length + size > BATCH) {
      flush();
    }
    while (free !== 0) {
      const queen = free & -free;
      free ^= queen;
      columns[length] = taken | queen;
      right[length] = (toRight | queen) & inner;
      left[length++] = (toLeft | queen) >> 1;
    }
  };
  if (countBits(needed) <= rows) {
    place(0, 0, 0, 0, countBits(needed));
    flush();
  }
}
