// What the learning search holds true at the moment, and unit propagation, which draws the consequences.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { ActivityHeap } from './activityHeap';
import { HEAD, WATCH, type Clauses } from './clauses';

/** The reason of a decision, and of what is true for good. */
export const NO_REASON = 0;

/** That unit propagation came to no conflict. */
export const NO_CONFLICT = 0;

/** The conflict of two exclusive variables that are both true; `clash` has the literals. */
export const CLASH = -1;

/**
 * Variables 0..count-1 and what is known of them. Literal 2v says that variable v is true, 2v + 1 that it is false;
 * the opposite of literal l is l ^ 1.
 *
 * Most clauses of a Sudoku have two literals: not both of two candidates of a choice. They are kept as lists of
 * `rivals` of each variable, which are false when it is true.
 */
export class Assignment {
  /** Of each literal: 1 true, -1 false, 0 open. */
  readonly value: Int8Array;
  /** Of each variable that is not open: how many decisions stood when it got its value. */
  readonly level: Int32Array;
  /** Why it got it: `NO_REASON`, a clause (> 0), or ~l (< 0): it excludes literal l ^ 1, where l is false. */
  readonly reason: Int32Array;
  /** The true literals in the order they became so. */
  readonly trail: Int32Array;
  trailLength = 0;
  /** Where on the trail each decision is; decision k makes level k + 1. */
  readonly decisions: Int32Array;
  /** How many decisions stand. */
  depth = 0;
  /**
   * The value each variable had last, as the lowest bit of its literal, and true at first (Pipatsrisawat and Darwiche,
   * "A lightweight component caching scheme for satisfiability solvers", 2007).
   */
  readonly phase: Uint8Array;
  /** The two false literals of a `CLASH`. */
  readonly clash = new Int32Array(2);
  private propagated = 0;

  constructor(
    readonly count: number,
    readonly clauses: Clauses,
    readonly heap: ActivityHeap,
    /** The literals 2w + 1 of the rivals w of variable v, from `rivalStart[v]` to before `rivalStart[v + 1]`. */
    private readonly rivals: Int32Array,
    private readonly rivalStart: Int32Array,
  ) {
    this.value = new Int8Array(2 * count);
    this.level = new Int32Array(count);
    this.reason = new Int32Array(count);
    this.trail = new Int32Array(count);
    this.decisions = new Int32Array(count + 1);
    this.phase = new Uint8Array(count);
  }

  /** Makes an open literal true. */
  set(literal: number, reason: number): void {
    const variable = literal >> 1;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.level[variable] = this.depth;
    this.reason[variable] = reason;
    this.trail[this.trailLength++] = literal;
  }

  /** Begins a level with an open literal. */
  decide(literal: number): void {
    this.decisions[this.depth++] = this.trailLength;
    this.set(literal, NO_REASON);
  }

  /** The literal of a decision. */
  decision(index: number): number {
    return this.trail[this.decisions[index]!]!;
  }

  /** Takes back all decisions but the first `depth`. */
  backTo(depth: number): void {
    if (depth >= this.depth) {
      return;
    }
    const { value, trail, phase, heap } = this;
    const length = this.decisions[depth]!;
    for (let at = this.trailLength - 1; at >= length; at--) {
      const literal = trail[at]!;
      value[literal] = 0;
      value[literal ^ 1] = 0;
      phase[literal >> 1] = literal & 1;
      heap.insert(literal >> 1);
    }
    this.trailLength = length;
    this.propagated = length;
    this.depth = depth;
  }

  /** Unit propagation: `NO_CONFLICT`, or a clause all of whose literals are false, or `CLASH`. */
  propagate(): number {
    const { value, trail, rivals, rivalStart, clash } = this;
    while (this.propagated < this.trailLength) {
      const literal = trail[this.propagated++]!;
      if ((literal & 1) === 0) {
        const end = rivalStart[(literal >> 1) + 1]!;
        for (let at = rivalStart[literal >> 1]!; at < end; at++) {
          const rival = rivals[at]!;
          const is = value[rival]!;
          if (is === 0) {
            this.set(rival, ~(literal ^ 1));
          } else if (is < 0) {
            clash[0] = rival;
            clash[1] = literal ^ 1;
            return CLASH;
          }
        }
      }
      const conflict = this.visitWatches(literal ^ 1);
      if (conflict !== NO_CONFLICT) {
        return conflict;
      }
    }
    return NO_CONFLICT;
  }

  /** Sees to the clauses that watch a literal which has become false: `NO_CONFLICT` or the clause in conflict. */
  private visitWatches(literal: number): number {
    const { value, clauses } = this;
    const { start, count } = clauses;
    const { data } = clauses;
    let { watches } = clauses;
    let conflict = NO_CONFLICT;
    const first = start[literal]!;
    const end = first + count[literal]!;
    let kept = first;
    // Watches that stay are moved up over those that leave.
    visit: for (let at = first; at < end; at += WATCH) {
      const clause = watches[at]!;
      const blocker = watches[at + 1]!;
      if (value[blocker]! > 0) {
        watches[kept] = clause;
        watches[kept + 1] = blocker;
        kept += WATCH;
        continue;
      }
      const head = clause + HEAD;
      // The literal to the second place, the other watched one to the first.
      let other = data[head]!;
      if (other === literal) {
        other = data[head + 1]!;
        data[head] = other;
        data[head + 1] = literal;
      }
      if (value[other]! <= 0) {
        const tail = head + data[clause]!;
        for (let k = head + 2; k < tail; k++) {
          const next = data[k]!;
          if (value[next]! >= 0) {
            data[head + 1] = next;
            data[k] = literal;
            clauses.watch(next, clause, other);
            watches = clauses.watches;
            continue visit;
          }
        }
      }
      watches[kept] = clause;
      watches[kept + 1] = other;
      kept += WATCH;
      if (value[other]! < 0) {
        conflict = clause;
        watches.copyWithin(kept, at + WATCH, end);
        kept += end - at - WATCH;
        break;
      }
      if (value[other] === 0) {
        this.set(other, clause);
      }
    }
    count[literal] = kept - first;
    return conflict;
  }
}
