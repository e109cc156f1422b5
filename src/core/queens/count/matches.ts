// Counts the pairs of placements, one for each half of a board, that attack no diagonal both: 32 pairs at a time.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { countBits } from '../../sudoku/bits';
import type { Layout, SortedHalves } from './sortedHalves';
import { transpose } from './transpose';

/** Places in a table for each group of bits. */
const TABLE = 256;

/**
 * Takes the shorter list in blocks of 32 words. A block is turned into tables: one tells for each value of a group of
 * bits which of its words have none of them, another does so for each key. Then four lookups match a word of the other
 * list with all of the block. As both lists are sorted by key, most keys match no word of a block, and all words of the
 * other list that have such a key are passed over.
 */
export class MatchCounter {
  private readonly block = new Int32Array(32);
  /** For each key, the words of the block of which no key bit is the same. */
  private readonly byKey: Int32Array;
  /** For each group of bits, and each of its values, the words of the block that have no bit of it. */
  private readonly byGroup = new Int32Array(4 * TABLE);

  constructor(private readonly layout: Layout) {
    this.byKey = new Int32Array(1 << (2 * layout.middle));
  }

  /** How many pairs have no bit in common; both lists are sorted, and have the layout given. */
  count(one: SortedHalves, other: SortedHalves): number {
    const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
    const { byKey, byGroup } = this;
    const { words, starts } = longer;
    // Each position of a word has a counter of its own. Its four bits are in these four words, and what goes beyond is
    // added to the total at once.
    let [ones, twos, fours, eights, total] = [0, 0, 0, 0, 0];
    for (let first = 0; first < shorter.length; first += 32) {
      this.take(shorter, first);
      for (let key = 0; key < byKey.length; key++) {
        const candidates = byKey[key]!;
        const end = starts[key + 1]!;
        let index = starts[key]!;
        if (candidates === 0 || index === end) {
          continue;
        }
        // Two words at a time; if their number is odd, the first stands alone.
        let match = 0;
        if (((end - index) & 1) !== 0) {
          const word = words[index++]!;
          match =
            candidates &
            byGroup[word & 0xff]! &
            byGroup[((word >>> 8) & 0xff) | TABLE]! &
            byGroup[((word >>> 16) & 0xff) | (2 * TABLE)]! &
            byGroup[(word >>> 24) | (3 * TABLE)]!;
        }
        let carry = ones & match;
        ones ^= match;
        for (;;) {
          const carry2 = twos & carry;
          twos ^= carry;
          const carry4 = fours & carry2;
          fours ^= carry2;
          const carry8 = eights & carry4;
          eights ^= carry4;
          if (carry8 !== 0) {
            total += 16 * countBits(carry8);
          }
          if (index === end) {
            break;
          }
          const word = words[index]!;
          match =
            candidates &
            byGroup[word & 0xff]! &
            byGroup[((word >>> 8) & 0xff) | TABLE]! &
            byGroup[((word >>> 16) & 0xff) | (2 * TABLE)]! &
            byGroup[(word >>> 24) | (3 * TABLE)]!;
          const next = words[index + 1]!;
          const nextMatch =
            candidates &
            byGroup[next & 0xff]! &
            byGroup[((next >>> 8) & 0xff) | TABLE]! &
            byGroup[((next >>> 16) & 0xff) | (2 * TABLE)]! &
            byGroup[(next >>> 24) | (3 * TABLE)]!;
          index += 2;
          const either = match ^ nextMatch;
          carry = (match & nextMatch) | (ones & either);
          ones ^= either;
        }
      }
    }
    return total + countBits(ones) + 2 * countBits(twos) + 4 * countBits(fours) + 8 * countBits(eights);
  }

  /** Makes the tables for the block that starts with this word of a list. */
  private take({ words, starts, length }: SortedHalves, first: number): void {
    const { block, byKey, byGroup } = this;
    const { side } = this.layout;
    // Words behind the end of the list are of no account: they match no key.
    for (let index = 0; index < 32; index++) {
      block[index] = ~words[first + index]!;
    }
    transpose(block);
    for (let group = 0; group < 4; group++) {
      const table = TABLE * group;
      byGroup[table] = -1;
      for (let bit = 0; bit < side; bit++) {
        const without = block[8 * group + bit]!;
        const half = 1 << bit;
        for (let value = table; value < table + half; value++) {
          byGroup[half + value] = byGroup[value]! & without;
        }
      }
    }
    byKey.fill(0);
    const all = byKey.length - 1;
    const end = Math.min(32, length - first);
    let key = keyAt(starts, first);
    for (let index = 0; index < end; key++) {
      const until = Math.min(end, starts[key + 1]! - first);
      if (until === index) {
        continue;
      }
      const members = (-1 >>> (32 - until + index)) << index;
      index = until;
      // Every key that has no bit of this one.
      const free = all & ~key;
      for (let other = free; ; other = (other - 1) & free) {
        byKey[other]! |= members;
        if (other === 0) {
          break;
        }
      }
    }
  }
}

/** The key of a word, by its index. */
function keyAt(starts: Int32Array, index: number): number {
  let [low, high] = [0, starts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= index) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return low;
}
