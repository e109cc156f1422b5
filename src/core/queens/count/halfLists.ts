// The placements of half a board by the columns they take: lists that are filled in any order and emptied together.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { HalfBatch } from './halves';

/** Words of a chunk, the first of which tells where the list goes on; a power of two. */
const CHUNK = 64;
/** Words of a segment, a power of two: 256 KiB, so that little is reserved in vain. */
const SEGMENT_BITS = 16;
const SEGMENT = 1 << SEGMENT_BITS;

/**
 * A list for each set of columns, of the diagonals that a placement attacks below: two sets of size - 1 bits, as
 * `HalfBatch` has them.
 *
 * Both go into one word of 32 bits up to size 17. Beyond it, two bits of `left` do not, and choose between the four
 * sublists of a list. A sublist is a chain of chunks, from the last to the first: nothing needs to be known of its length
 * beforehand, and to append to thousands of them at random touches only their last chunks.
 */
export class HalfLists {
  /** Bits of each of the two sets. */
  private readonly width: number;
  private readonly sublists: number;
  /** Where the next word of each sublist goes; a multiple of `CHUNK` if it needs another chunk, and 0 if it is empty. */
  private readonly ends: Int32Array;
  private readonly segments: Int32Array[] = [];
  /** Words in use; the first chunk is left out, so that no chunk starts at 0. */
  private used = CHUNK;

  /** @param size of the board, from 4 to 18 */
  constructor(size: number) {
    this.width = size - 1;
    this.sublists = 1 << Math.max(0, 2 * this.width - 32);
    this.ends = new Int32Array(this.sublists << size);
  }

  /** Empties all lists, and keeps their memory. */
  clear(): void {
    this.ends.fill(0);
    this.used = CHUNK;
  }

  /** Appends each placement to the list of its columns. */
  add({ length, columns, right, left }: HalfBatch): void {
    const { width, sublists, ends, segments } = this;
    for (let index = 0; index < length; index++) {
      const sublist = columns[index]! * sublists + (left[index]! >>> (32 - width));
      let end = ends[sublist]!;
      if ((end & (CHUNK - 1)) === 0) {
        end = this.chain(end);
      }
      // The shift drops what does not fit, which is what the sublist tells.
      segments[end >> SEGMENT_BITS]![end & (SEGMENT - 1)] = right[index]! | (left[index]! << width);
      ends[sublist] = end + 1;
    }
  }

  /** The length of the list of a set of columns. */
  lengthOf(columns: number): number {
    let length = 0;
    for (let sublist = columns * this.sublists; sublist < (columns + 1) * this.sublists; sublist++) {
      let end = this.ends[sublist]!;
      while (end > 0) {
        const chunk = (end - 1) & -CHUNK;
        length += end - chunk - 1;
        end = this.segments[chunk >> SEGMENT_BITS]![chunk & (SEGMENT - 1)]!;
      }
    }
    return length;
  }

  /**
   * Copies the list of a set of columns to `right` and `left`, from index `to` on; returns where the copy ends.
   *
   * @param reversed the bits of each set of `size - 1` bits in reversed order, if that is how they are to be copied
   */
  copy(columns: number, right: Int32Array, left: Int32Array, to: number, reversed?: Int32Array): number {
    const { width } = this;
    const inner = (1 << width) - 1;
    let length = to;
    for (let sublist = 0; sublist < this.sublists; sublist++) {
      const beyond = sublist << (32 - width);
      let end = this.ends[columns * this.sublists + sublist]!;
      while (end > 0) {
        const chunk = (end - 1) & -CHUNK;
        const words = this.segments[chunk >> SEGMENT_BITS]!;
        const start = chunk & (SEGMENT - 1);
        const until = start + end - chunk;
        if (reversed) {
          for (let index = start + 1; index < until; index++) {
            const word = words[index]!;
            right[length] = reversed[word & inner]!;
            left[length++] = reversed[(word >>> width) | beyond]!;
          }
        } else {
          for (let index = start + 1; index < until; index++) {
            const word = words[index]!;
            right[length] = word & inner;
            left[length++] = (word >>> width) | beyond;
          }
        }
        end = words[start]!;
      }
    }
    return length;
  }

  /** Begins another chunk of a sublist that ends here, and returns where its next word goes. */
  private chain(end: number): number {
    const chunk = this.used;
    this.used += CHUNK;
    const words = (this.segments[chunk >> SEGMENT_BITS] ??= new Int32Array(SEGMENT));
    words[chunk & (SEGMENT - 1)] = end;
    return chunk + 1;
  }
}
