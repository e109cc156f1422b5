// Keeps what a walk visits: typed arrays that grow by doubling, and no object for a node.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { SearchTrace } from './trace';
import type { WalkListener } from './walk';

/** Visits for each of the counts in `SearchTrace.prunedBefore`, as a power of two: looking through them is nothing. */
export const BLOCK_BITS = 8;

/** Writes a trace while a walk goes on. */
export class Recorder implements WalkListener {
  #length = 0;
  #depths = new Uint16Array(1024);
  #choices = new Uint16Array(1024);
  #parents = new Uint32Array(1024);
  #forbidders = new Int32Array(1024);
  #ends = new Uint32Array(1024);
  readonly #solutions = new Numbers();
  readonly #deadEnds = new Numbers();
  readonly #prunedBefore = new Numbers();
  #pruned = 0;
  /** The last visit of each depth, and whether a child of it was promising. */
  readonly #visitAt: Uint32Array;
  readonly #leadsOn: Uint8Array;

  constructor(private readonly levels: number) {
    this.#visitAt = new Uint32Array(levels + 1);
    this.#leadsOn = new Uint8Array(levels + 1);
  }

  visit(depth: number, choice: number, forbidder: number): void {
    const visit = this.#length++;
    if (visit === this.#depths.length) {
      this.#grow();
    }
    this.#depths[visit] = depth;
    this.#choices[visit] = choice;
    this.#parents[visit] = depth > 0 ? this.#visitAt[depth - 1]! : 0;
    this.#forbidders[visit] = forbidder;
    this.#ends[visit] = visit + 1;
    this.#visitAt[depth] = visit;
    this.#leadsOn[depth] = 0;
    if ((visit & ((1 << BLOCK_BITS) - 1)) === 0) {
      this.#prunedBefore.push(this.#pruned);
    }
    if (forbidder >= 0) {
      this.#pruned++;
      return;
    }
    if (depth > 0) {
      this.#leadsOn[depth - 1] = 1;
    }
    if (depth === this.levels) {
      this.#solutions.push(visit);
    }
  }

  leave(depth: number): void {
    const visit = this.#visitAt[depth]!;
    this.#ends[visit] = this.#length;
    if (this.#leadsOn[depth] === 0) {
      this.#deadEnds.push(visit);
    }
  }

  /** The arrays, with the nodes that are still being expanded ending where the trace does. */
  finish(): Omit<SearchTrace, 'problem' | 'method' | 'end'> {
    const length = this.#length;
    for (let visit = length - 1; visit > 0; visit = this.#parents[visit]!) {
      this.#ends[visit] = length;
    }
    this.#ends[0] = length;
    return {
      length,
      depths: this.#depths.slice(0, length),
      choices: this.#choices.slice(0, length),
      parents: this.#parents.slice(0, length),
      forbidders: this.#forbidders.slice(0, length),
      ends: this.#ends.slice(0, length),
      solutions: this.#solutions.all(),
      deadEnds: this.#deadEnds.all(),
      prunedBefore: this.#prunedBefore.all(),
    };
  }

  #grow(): void {
    const room = 2 * this.#depths.length;
    const grown = <T extends Uint16Array | Uint32Array | Int32Array>(into: T, old: T): T => {
      into.set(old);
      return into;
    };
    this.#depths = grown(new Uint16Array(room), this.#depths);
    this.#choices = grown(new Uint16Array(room), this.#choices);
    this.#parents = grown(new Uint32Array(room), this.#parents);
    this.#forbidders = grown(new Int32Array(room), this.#forbidders);
    this.#ends = grown(new Uint32Array(room), this.#ends);
  }
}

/** A list of numbers from 0 to 2^32 - 1 that grows by doubling. */
class Numbers {
  #length = 0;
  #values = new Uint32Array(16);

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const grown = new Uint32Array(2 * this.#length);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.#length++] = value;
  }

  all(): Uint32Array {
    return this.#values.slice(0, this.#length);
  }
}
