// Remembers where each of millions of puzzles stands, to find those that come again.

/** Where a puzzle stands. */
interface PuzzlePlace {
  /** A number for the file, 0..2^20. */
  readonly file: number;
  /** From 1. */
  readonly line: number;
}

/** Puzzles that are remembered at most: 16 bytes and some room for each, 134 MB in all. */
const MOST_PUZZLES = 6_000_000;

const LINES = 2 ** 32;

/** Parts of the table: a power of two, so many that none takes long to grow, which a thread with other work must not wait for. */
const PARTS = 256;

export class PuzzlePlaces {
  private readonly parts = Array.from({ length: PARTS }, () => new Part());
  private count = 0;

  /** @param most puzzles that are remembered; what comes later is only compared with those */
  constructor(readonly most = MOST_PUZZLES) {}

  /** Whether some puzzles were not remembered, so that not all that come again are found. */
  get isFull(): boolean {
    return this.count >= this.most;
  }

  /**
   * The place of the first puzzle with this key (see `core/sudoku/puzzleKey.ts`); undefined if it is this one, which
   * stands in this file on this line.
   */
  add(one: number, two: number, file: number, line: number): PuzzlePlace | undefined {
    // The words of a key are as good as random, and within a part slots go by the first one.
    const part = this.parts[two % PARTS];
    const known = part?.add(one, two, this.isFull ? 0 : LINES * file + line) ?? 0;
    if (known > 0) {
      return { file: Math.floor(known / LINES), line: known % LINES };
    }
    this.count += this.isFull ? 0 : 1;
    return undefined;
  }
}

/** A table with open addressing, at most three quarters full: a puzzle is found after a step or two. */
class Part {
  private slots = 1 << 5;
  /** Two words a slot. */
  private keys = new Uint32Array(2 * this.slots);
  /** The place in each slot, file and line in one number; 0 in those that are free. */
  private places = new Float64Array(this.slots);
  private count = 0;

  /** The place with this key; 0 if there is none, and then it is to be `place` from now on, unless that is 0. */
  add(one: number, two: number, place: number): number {
    const slot = this.slotOf(one, two);
    const known = this.places[slot] ?? 0;
    if (known === 0 && place > 0) {
      this.set(slot, one, two, place);
      this.count++;
      if (4 * this.count > 3 * this.slots) {
        this.grow();
      }
    }
    return known;
  }

  /** The slot with this key, or the free one where it belongs. */
  private slotOf(one: number, two: number): number {
    let slot = one & (this.slots - 1);
    while (this.places[slot] !== 0 && (this.keys[2 * slot] !== one || this.keys[2 * slot + 1] !== two)) {
      slot = (slot + 1) & (this.slots - 1);
    }
    return slot;
  }

  private set(slot: number, one: number, two: number, place: number): void {
    this.keys[2 * slot] = one;
    this.keys[2 * slot + 1] = two;
    this.places[slot] = place;
  }

  private grow(): void {
    const { keys, places } = this;
    this.slots *= 2;
    this.keys = new Uint32Array(2 * this.slots);
    this.places = new Float64Array(this.slots);
    for (const [slot, place] of places.entries()) {
      const one = keys[2 * slot] ?? 0;
      const two = keys[2 * slot + 1] ?? 0;
      if (place > 0) {
        this.set(this.slotOf(one, two), one, two, place);
      }
    }
  }
}
