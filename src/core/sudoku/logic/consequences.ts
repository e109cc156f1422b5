// All that follows from one assumption about a candidate, with what each statement follows from.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { BY_NOTHING, type Inner, type Proof } from './proof';

/**
 * The statements that follow from an assumption, in the order in which they were found. A statement is 2 * candidate for
 * a false one, and 1 more for a true one.
 */
export class Consequences {
  /** The candidates found true, and false, in order. */
  readonly on = new Int16Array(729);
  readonly off = new Int16Array(729);
  onCount = 0;
  offCount = 0;
  /** The digits of each cell found true, and false. */
  readonly onDigits = new Uint16Array(81);
  readonly offDigits = new Uint16Array(81);
  /** Why a true one follows, `BY_CELL`…, by candidate; it is kept until the next `clear`. */
  readonly by = new Uint8Array(729);
  /** The steps that lead to false ones, by candidate, where they are more than singles. */
  readonly inner = new Map<number, Inner>();
  /** The candidate found both true and false, -1 if there is none. */
  conflict = -1;
  /** Whether it was found false first. */
  private conflictIsOn = false;
  private conflictBy = BY_NOTHING;
  private conflictStart = 0;
  /** The parents of each statement: `start` of the pool to `end`. */
  private readonly start = new Int32Array(1458);
  private readonly end = new Int32Array(1458);
  private pool = new Int16Array(2048);
  private poolEnd = 0;
  /** How many statements each one rests on, itself too; 0 if not counted, negative if more than was asked for. */
  private readonly sizes = new Int16Array(1458);

  /** Forgets everything. */
  clear(): void {
    this.onCount = 0;
    this.offCount = 0;
    this.onDigits.fill(0);
    this.offDigits.fill(0);
    this.inner.clear();
    this.conflict = -1;
    this.poolEnd = 0;
    this.sizes.fill(0);
  }

  /** Whether a candidate was found true. */
  isOn(candidate: number): boolean {
    return (this.onDigits[(candidate / 9) | 0]! & (1 << (candidate % 9))) !== 0;
  }

  /** Whether a candidate was found false. */
  isOff(candidate: number): boolean {
    return (this.offDigits[(candidate / 9) | 0]! & (1 << (candidate % 9))) !== 0;
  }

  /** Adds a parent to the statement that will be added next. */
  addParent(statement: number): void {
    if (this.poolEnd === this.pool.length) {
      const larger = new Int16Array(2 * this.pool.length);
      larger.set(this.pool);
      this.pool = larger;
    }
    this.pool[this.poolEnd++] = statement;
  }

  /** Where the parents of the next statement begin. */
  get mark(): number {
    return this.poolEnd;
  }

  /** Adds a true candidate, with the parents since a mark. */
  addOn(candidate: number, by: number, mark: number): void {
    this.on[this.onCount++] = candidate;
    this.onDigits[(candidate / 9) | 0]! |= 1 << (candidate % 9);
    this.by[candidate] = by;
    this.start[2 * candidate + 1] = mark;
    this.end[2 * candidate + 1] = this.poolEnd;
  }

  /** Adds a false candidate, with the parents since a mark. */
  addOff(candidate: number, mark: number): void {
    this.off[this.offCount++] = candidate;
    this.offDigits[(candidate / 9) | 0]! |= 1 << (candidate % 9);
    this.start[2 * candidate] = mark;
    this.end[2 * candidate] = this.poolEnd;
  }

  /** Notes that a candidate is true (or false), with the parents since a mark, though the opposite was found before. */
  setConflict(candidate: number, isOn: boolean, by: number, mark: number): void {
    this.conflict = candidate;
    this.conflictIsOn = isOn;
    this.conflictBy = by;
    this.conflictStart = mark;
  }

  /** How many statements a statement rests on, itself too; more than `limit` if they are. */
  size(statement: number, limit: number): number {
    const known = this.sizes[statement]!;
    if (known > 0) {
      return known;
    }
    if (known < 0 && -known >= limit) {
      return limit + 1;
    }
    const size = this.count(statement, this.start[statement]!, this.end[statement]!, limit);
    this.sizes[statement] = size > limit ? -Math.min(limit, 30_000) : size;
    return size;
  }

  /** The same for the two sides of the conflict. */
  conflictSize(isOn: boolean, limit: number): number {
    const statement = 2 * this.conflict + (isOn ? 1 : 0);
    return isOn === this.conflictIsOn
      ? this.count(statement, this.conflictStart, this.poolEnd, limit)
      : this.size(statement, limit);
  }

  private count(statement: number, from: number, to: number, limit: number): number {
    const { start, end, pool } = this;
    const turn = ++lastTurn;
    let count = 1;
    let head = 0;
    TURNS[statement] = turn;
    QUEUE[0] = statement;
    for (let at = from; at < to; at++) {
      const parent = pool[at]!;
      if (TURNS[parent] !== turn) {
        TURNS[parent] = turn;
        QUEUE[count++] = parent;
      }
    }
    while (++head < count && count <= limit) {
      const next = QUEUE[head]!;
      const last = end[next]!;
      for (let at = start[next]!; at < last; at++) {
        const parent = pool[at]!;
        if (TURNS[parent] !== turn) {
          TURNS[parent] = turn;
          QUEUE[count++] = parent;
        }
      }
    }
    return count;
  }

  /** The chain to a statement. */
  proofOf(statement: number): Proof {
    return this.proof(statement, this.start[statement]!, this.end[statement]!, new Map());
  }

  /** The chain to one side of the conflict. */
  conflictProof(isOn: boolean): Proof {
    const statement = 2 * this.conflict + (isOn ? 1 : 0);
    return isOn === this.conflictIsOn
      ? this.proof(statement, this.conflictStart, this.poolEnd, new Map(), this.conflictBy)
      : this.proofOf(statement);
  }

  private proof(
    statement: number,
    from: number,
    to: number,
    made: Map<number, Proof>,
    by = (statement & 1) === 1 ? this.by[statement >> 1]! : BY_NOTHING,
  ): Proof {
    const parents: Proof[] = [];
    for (let at = from; at < to; at++) {
      const parent = this.pool[at]!;
      let proof = made.get(parent);
      if (!proof) {
        proof = this.proof(parent, this.start[parent]!, this.end[parent]!, made);
        made.set(parent, proof);
      }
      parents.push(proof);
    }
    const inner = (statement & 1) === 0 ? this.inner.get(statement >> 1) : undefined;
    return { statement, by, parents, inner };
  }
}

/** Which count saw a statement last, and the statements seen: memory of `count`. */
const TURNS = new Int32Array(1458);
const QUEUE = new Int16Array(1459);
let lastTurn = 0;
