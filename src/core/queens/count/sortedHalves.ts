// Placements of half a board sorted by the diagonals in the middle, ready to be matched.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { HalfLists } from './halfLists';

/** Bits of a word for each of its four groups. */
const GROUP = 8;

/**
 * Which diagonals are the key: the `middle` ones in the middle of each direction. About half of all placements attack one
 * of those, and fewer one further out, so that no others tell so much.
 */
export interface Layout {
  /** 3 or 4: odd as there is an odd number of diagonals of one direction. */
  readonly middle: number;
  /** How many diagonals of one direction there are on either side of the middle ones; at most 7. */
  readonly side: number;
}

/** @param size of the board, from 4 to 18 */
export function layoutOf(size: number): Layout {
  const middle = size % 2 === 0 ? 3 : 4;
  return { middle, side: (size - 1 - middle) / 2 };
}

/** Placements that are gathered by `add`, then sorted. */
export class SortedHalves {
  length = 0;
  /** What is left of a placement without its key, sorted by key: four groups of 8 bits, one for each `side`. */
  words = new Int32Array(0);
  /** Where the words of each key start, and behind the last key, `length`. */
  readonly starts: Int32Array;
  private right = new Int32Array(0);
  private left = new Int32Array(0);

  constructor(private readonly layout: Layout) {
    this.starts = new Int32Array((1 << (2 * layout.middle)) + 1);
  }

  clear(): void {
    this.length = 0;
  }

  /**
   * Adds the list of a set of columns, which need not be those the placements are used for.
   *
   * @param areExchanged whether the sets of diagonals down to the right and to the left change places
   * @param reversed as `HalfLists.copy` takes it
   */
  add(lists: HalfLists, columns: number, areExchanged: boolean, reversed?: Int32Array): void {
    this.makeRoom(this.length + lists.lengthOf(columns));
    const [right, left] = areExchanged ? [this.left, this.right] : [this.right, this.left];
    this.length = lists.copy(columns, right, left, this.length, reversed);
  }

  /** Sorts what was added: counts the words of each key, adds up, and deals them out. */
  sort(): void {
    const { length, starts, words, right, left } = this;
    const { middle, side } = this.layout;
    const mask = (1 << middle) - 1;
    const outer = (1 << side) - 1;
    const top = side + middle;
    starts.fill(0);
    for (let index = 0; index < length; index++) {
      const [one, other] = [right[index]!, left[index]!];
      const key = ((one >> side) & mask) | (((other >> side) & mask) << middle);
      const low = (one & outer) | ((one >> top) << GROUP);
      const high = (other & outer) | ((other >> top) << GROUP);
      right[index] = key;
      left[index] = low | (high << (2 * GROUP));
      starts[key]!++;
    }
    let total = 0;
    for (let key = 0; key < starts.length; key++) {
      total += starts[key]!;
      starts[key] = total;
    }
    // Each key's words are dealt out from its end down, so that at last it tells where they start.
    for (let index = 0; index < length; index++) {
      words[--starts[right[index]!]!] = left[index]!;
    }
  }

  private makeRoom(length: number): void {
    // As blocks are always read whole, there are words behind the last one.
    if (length + 32 > this.words.length) {
      const room = 2 * length + 32;
      const { right, left } = this;
      this.words = new Int32Array(room);
      (this.right = new Int32Array(room)).set(right);
      (this.left = new Int32Array(room)).set(left);
    }
  }
}
