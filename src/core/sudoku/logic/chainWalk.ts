// The memory of a walk along chains, breadth first: which candidates it has found true, and how it came to each.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { NO } from './links';
import { BY_NOTHING, type Proof } from './proof';

/** Before the first true statements. */
export const ROOT = -1;

/** The true statements of a walk, in the order in which they were found, each with the false one that it follows from. */
export class ChainWalk {
  /** The candidates found true. */
  readonly on = new Int16Array(729);
  /** The false candidate before each; `NO` for the one that the walk begins with. */
  readonly via = new Int16Array(729);
  /** The index of the true one before that; `ROOT` where the walk begins. */
  readonly before = new Int16Array(729);
  /** How many there are. */
  count = 0;
  private readonly by = new Uint8Array(729);
  /** The walk that has found a candidate true, and false. */
  private readonly seenOn = new Int32Array(729);
  private readonly seenOff = new Int32Array(729);
  private turn = 0;

  /** Begins anew. */
  begin(): void {
    this.turn++;
    this.count = 0;
  }

  /** Adds a true candidate. */
  enter(candidate: number, via: number, before: number, by: number): void {
    const entry = this.count++;
    this.on[entry] = candidate;
    this.via[entry] = via;
    this.before[entry] = before;
    this.by[entry] = by;
    this.seenOn[candidate] = this.turn;
  }

  /** Notes that a candidate is false. */
  setOff(candidate: number): void {
    this.seenOff[candidate] = this.turn;
  }

  /** Whether a candidate was found true. */
  isOn(candidate: number): boolean {
    return this.seenOn[candidate] === this.turn;
  }

  /** Whether a candidate was noted to be false. */
  isOff(candidate: number): boolean {
    return this.seenOff[candidate] === this.turn;
  }

  /** Whether a false candidate is among those that lead to a true one. */
  isOnTheWay(entry: number, off: number): boolean {
    for (let at = entry; at !== ROOT; at = this.before[at]!) {
      if (this.via[at] === off) {
        return true;
      }
    }
    return false;
  }

  /** The chain to a true statement. */
  proofOf(entry: number): Proof {
    const via = this.via[entry]!;
    const statement = 2 * this.on[entry]! + 1;
    const by = this.by[entry]!;
    if (via === NO) {
      return { statement, by, parents: [] };
    }
    const before = this.before[entry]!;
    const parents = before === ROOT ? [] : [this.proofOf(before)];
    return { statement, by, parents: [{ statement: 2 * via, by: BY_NOTHING, parents }] };
  }
}
