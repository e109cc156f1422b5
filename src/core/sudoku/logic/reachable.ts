// Which true candidates lead to which by chains of any length: tells the searches for chains where there is none.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { NO, type Links } from './links';

/** Words of 32 bits for a bit of each candidate. */
const MOST_WORDS = Math.ceil(729 / 32);

/**
 * The transitive closure of “if one candidate is true, another one is”, by Warshall's method on sets of bits. Only ends of
 * strong links are led to: with m of n candidates being such it costs up to m² · n / 32 steps, about as much as one of the
 * walks that it spares.
 */
export class Reachable {
  /** The number of each candidate: the ends of strong links first, from 0, then the others. */
  private readonly indices = new Int16Array(729);
  private readonly candidates = new Int16Array(729);
  private readonly sets = new Int32Array(729 * MOST_WORDS);
  private words = 0;
  private ends = 0;

  /**
   * Finds what each candidate that is left leads to, by weak links from `weakFrom` on and the `kinds` of strong links, which
   * are those from `first` to before `end`.
   */
  fill(
    links: Links,
    left: Uint16Array,
    weakFrom: Int32Array,
    kinds: number,
    first: number,
    end: number,
  ): void {
    const { indices, candidates, sets } = this;
    const { weak, weakStart, strong, strongKinds } = links;
    let count = 0;
    for (const areEnds of [true, false]) {
      for (let cell = 0; cell < 81; cell++) {
        for (let digits = left[cell]!; digits !== 0; digits &= digits - 1) {
          const candidate = 9 * cell + lowest(digits);
          if (((strongKinds[candidate]! & kinds) !== 0) === areEnds) {
            candidates[count] = candidate;
            indices[candidate] = count++;
          }
        }
      }
      this.ends = areEnds ? count : this.ends;
    }
    const { ends } = this;
    const words = (ends + 31) >> 5;
    this.words = words;
    sets.fill(0, 0, count * words);
    for (let index = 0; index < count; index++) {
      const candidate = candidates[index]!;
      const last = weakStart[candidate + 1]!;
      for (let at = weakFrom[candidate]!; at < last; at++) {
        const off = weak[at]!;
        if ((strongKinds[off]! & kinds) === 0) {
          continue;
        }
        for (let kind = first; kind < end; kind++) {
          const next = strong[4 * off + kind]!;
          if (next !== NO) {
            const bit = indices[next]!;
            sets[index * words + (bit >> 5)]! |= 1 << (bit & 31);
          }
        }
      }
    }
    for (let middle = 0; middle < ends; middle++) {
      const word = middle >> 5;
      const bit = 1 << (middle & 31);
      const from = middle * words;
      const to = count * words;
      for (let at = 0; at < to; at += words) {
        if ((sets[at + word]! & bit) !== 0) {
          for (let offset = 0; offset < words; offset++) {
            sets[at + offset]! |= sets[from + offset]!;
          }
        }
      }
    }
  }

  /** Whether a true candidate leads to another, or back to itself. */
  leads(from: number, to: number): boolean {
    const bit = this.indices[to]!;
    return (
      bit < this.ends && (this.sets[this.indices[from]! * this.words + (bit >> 5)]! & (1 << (bit & 31))) !== 0
    );
  }
}
