// A position of a board of any size: the candidates left in each choice, with all that follows by singles.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { countBits } from '../bits';
import type { Choices } from './choices';

/** That no choice has run out of candidates. */
export const SOUND = -1;

/**
 * The candidates left, as a set of bits for each choice. What is removed goes on a trail and can be taken back to
 * any earlier length of it. A position serves many searches, one after the other.
 */
export class Position {
  /** The candidates left in each choice. */
  readonly masks: Int32Array;
  /** How many they are. */
  readonly sizes: Uint8Array;
  /** How many candidates were removed since `load`: a length of the trail to go back to. */
  removed = 0;
  /** The removed ones; each can be removed once only before it is put back. */
  private readonly trail: Int32Array;
  /** Choices down to one candidate whose consequences are to be drawn; each gets there once only between `undo`s. */
  private readonly queue: Int32Array;
  private queued = 0;

  constructor(readonly choices: Choices) {
    const count = 4 * choices.size ** 2;
    this.masks = new Int32Array(count);
    this.sizes = new Uint8Array(count);
    this.trail = new Int32Array(choices.size ** 3);
    this.queue = new Int32Array(count);
  }

  /**
   * Starts from the givens: `cells` and `candidates` as for `findSolutionsOfShape`. False if a choice has no candidate
   * (as with two equal givens in a house); otherwise `settle` is to be called.
   */
  load(cells: Uint8Array, candidates?: Uint32Array): boolean {
    const { size, choicesOf, bitsOf } = this.choices;
    const { masks, sizes, queue } = this;
    const count = size * size;
    masks.fill(0);
    // The choices that the givens take.
    sizes.fill(0);
    for (let cell = 0; cell < count; cell++) {
      const digit = digitAt(cells, cell, size);
      for (let at = 4 * (size * cell + digit - 1), end = at + 4; digit > 0 && at < end; at++) {
        if (sizes[choicesOf[at]!]!++ > 0) {
          return false;
        }
      }
    }
    for (let candidate = 0; candidate < count * size; candidate++) {
      const at = 4 * candidate;
      const one = choicesOf[at]!;
      const two = choicesOf[at + 1]!;
      const three = choicesOf[at + 2]!;
      const four = choicesOf[at + 3]!;
      const taken = sizes[one]! + sizes[two]! + sizes[three]! + sizes[four]!;
      // A candidate is left if none of its choices is taken and it is listed, or all are: then a given takes them.
      const isListed = !candidates || (((candidates[one] ?? 0) >> (candidate - size * one)) & 1) !== 0;
      if (
        (taken === 0 && isListed) ||
        (taken === 4 && digitAt(cells, one, size) === 1 + candidate - size * one)
      ) {
        masks[one]! |= bitsOf[at]!;
        masks[two]! |= bitsOf[at + 1]!;
        masks[three]! |= bitsOf[at + 2]!;
        masks[four]! |= bitsOf[at + 3]!;
      }
    }
    this.removed = 0;
    this.queued = 0;
    for (let choice = 0; choice < 4 * count; choice++) {
      const left = countBits(masks[choice]!);
      if (left === 0) {
        return false;
      }
      if (left === 1 && sizes[choice] === 0) {
        queue[this.queued++] = choice;
      }
      sizes[choice] = left;
    }
    return true;
  }

  /** Makes a candidate that is left the only one of its four choices. */
  place(candidate: number): number {
    const { size, candidates, choicesOf, bitsOf } = this.choices;
    const { masks, sizes } = this;
    for (let at = 4 * candidate, end = at + 4; at < end; at++) {
      const choice = choicesOf[at]!;
      if (sizes[choice] === 1) {
        continue;
      }
      const first = size * choice;
      for (let rest = masks[choice]! & ~bitsOf[at]!; rest !== 0; rest &= rest - 1) {
        const failed = this.remove(candidates[first + 31 - Math.clz32(rest & -rest)]!);
        if (failed !== SOUND) {
          return failed;
        }
      }
    }
    return SOUND;
  }

  /** Removes a candidate that is left. Gives `SOUND` or a choice that now has none, as do `place` and `settle`. */
  remove(candidate: number): number {
    const { choicesOf, bitsOf } = this.choices;
    const { masks, sizes, queue } = this;
    let failed = SOUND;
    this.trail[this.removed++] = candidate;
    for (let at = 4 * candidate, end = at + 4; at < end; at++) {
      const choice = choicesOf[at]!;
      masks[choice]! ^= bitsOf[at]!;
      const left = sizes[choice]! - 1;
      sizes[choice] = left;
      if (left === 1) {
        queue[this.queued++] = choice;
      } else if (left === 0) {
        failed = choice;
      }
    }
    return failed;
  }

  /** Places naked and hidden singles until there are no more. */
  settle(): number {
    const { size, candidates } = this.choices;
    const { masks, queue } = this;
    for (let next = 0; next < this.queued; next++) {
      const choice = queue[next]!;
      const failed = this.place(candidates[size * choice + 31 - Math.clz32(masks[choice]!)]!);
      if (failed !== SOUND) {
        return failed;
      }
    }
    this.queued = 0;
    return SOUND;
  }

  /** Puts back what was removed since the trail had this length. */
  undo(length: number): void {
    const { choicesOf, bitsOf } = this.choices;
    const { masks, sizes, trail } = this;
    this.queued = 0;
    while (this.removed > length) {
      const candidate = trail[--this.removed]!;
      for (let at = 4 * candidate, end = at + 4; at < end; at++) {
        const choice = choicesOf[at]!;
        masks[choice]! ^= bitsOf[at]!;
        sizes[choice]!++;
      }
    }
  }

  /** Writes the digits, n * n of them, from `at` on; where a cell has several candidates left it is the largest. */
  read(found: Uint8Array, at: number): void {
    for (let cell = 0; cell < this.choices.size ** 2; cell++) {
      found[at + cell] = 32 - Math.clz32(this.masks[cell]!);
    }
  }
}

/** The given at a cell, 1..size, or 0 for a blank, which any other value and a missing cell are. */
function digitAt(cells: Uint8Array, cell: number, size: number): number {
  const value = cell < cells.length ? cells[cell]! : 0;
  return value > size ? 0 : value;
}
