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

/** Hands over all placements in which no queen attacks another, batch after batch, which is the same object each time. */
export function forEachHalf(half: Half, take: (batch: HalfBatch) => void): void {
  new HalfSearch(half, take).run();
}

/**
 * Goes through the rows with three sets of bits that tell which squares of a row are attacked: by column, and by diagonals
 * of each direction, which move by one column from row to row. Bits that left the board on its far side stand for no column,
 * and are cut off at the end.
 */
class HalfSearch {
  private readonly masks: Int32Array;
  private readonly needed: number;
  private readonly rows: number;
  private readonly size: number;
  private readonly batch: HalfBatch = {
    length: 0,
    columns: new Int32Array(BATCH),
    right: new Int32Array(BATCH),
    left: new Int32Array(BATCH),
  };

  constructor(
    { size, allowed, needed }: Half,
    private readonly take: (batch: HalfBatch) => void,
  ) {
    this.masks = Int32Array.from(allowed);
    this.rows = allowed.length;
    this.needed = needed;
    this.size = size;
  }

  run(): void {
    const missing = countBits(this.needed);
    if (missing <= this.rows) {
      this.place(0, 0, 0, 0, missing);
      this.take(this.batch);
    }
  }

  /** @param missing how many of the needed columns have no queen: at most as many as rows are left */
  private place(row: number, taken: number, toRight: number, toLeft: number, missing: number): void {
    const { needed, rows } = this;
    let free = this.masks[row]! & ~(taken | toRight | toLeft);
    if (missing === rows - row) {
      free &= needed;
    }
    if (row === rows - 1) {
      this.finish(free, taken, toRight, toLeft);
      return;
    }
    while (free !== 0) {
      const queen = free & -free;
      free ^= queen;
      const still = (queen & needed) === 0 ? missing : missing - 1;
      this.place(row + 1, taken | queen, (toRight | queen) << 1, (toLeft | queen) >> 1, still);
    }
  }

  /** Adds the placements that have a queen in one of these columns of the last row. */
  private finish(columns: number, taken: number, toRight: number, toLeft: number): void {
    const { batch, size } = this;
    if (batch.length + size > BATCH) {
      this.take(batch);
      batch.length = 0;
    }
    const inner = (1 << (size - 1)) - 1;
    let length = batch.length;
    for (let free = columns; free !== 0; free &= free - 1) {
      const queen = free & -free;
      batch.columns[length] = taken | queen;
      batch.right[length] = (toRight | queen) & inner;
      batch.left[length++] = (toLeft | queen) >> 1;
    }
    batch.length = length;
  }
}
