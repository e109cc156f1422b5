// The clauses of the learning search, and for each literal the clauses that watch it, in three integer arrays.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */

/** Integers of a clause before its literals: how many literals, and its worth. */
export const HEAD = 2;

/** The worth of a clause that is never dropped. */
export const KEPT = 0;

/** Integers of a watch: the clause, and one of its literals; if that is true the clause need not be looked at. */
export const WATCH = 2;

/**
 * Clauses of two or more literals, one after the other; a clause is named by its index in `data`, which is not 0.
 * The first two literals of each are *watched*: the clause stands in the lists of both (Moskewicz, Madigan, Zhao,
 * Zhang and Malik, "Chaff", 2001; the second integer of a watch is MiniSat's "blocker"). The arrays grow and are
 * replaced then: to be read anew after `add` and `watch`.
 */
export class Clauses {
  data = new Int32Array(1 << 12);
  /** The length in use. */
  end = 1;
  /** How many clauses are not `KEPT`. */
  learned = 0;
  /** The lists of watches: that of literal l is at `start[l]`, `count[l]` integers long, with `room[l]` to grow in. */
  watches = new Int32Array(1 << 12);
  readonly start: Int32Array;
  readonly count: Int32Array;
  private readonly room: Int32Array;
  private watchesEnd = 0;

  constructor(literals: number) {
    this.start = new Int32Array(literals);
    this.count = new Int32Array(literals);
    this.room = new Int32Array(literals);
  }

  /** Adds a clause of the first `length` literals (two or more), the first two watched; gives its name. */
  add(literals: ArrayLike<number>, length: number, worth: number): number {
    const clause = this.end;
    this.end += HEAD + length;
    if (this.end > this.data.length) {
      this.data = grown(this.data, this.end);
    }
    this.data[clause] = length;
    this.data[clause + 1] = worth;
    for (let k = 0; k < length; k++) {
      this.data[clause + HEAD + k] = literals[k]!;
    }
    if (worth !== KEPT) {
      this.learned++;
    }
    this.watch(literals[0]!, clause, literals[1]!);
    this.watch(literals[1]!, clause, literals[0]!);
    return clause;
  }

  /** Puts a clause on the list of a literal. A list that is full moves to the end, to twice the room. */
  watch(literal: number, clause: number, blocker: number): void {
    const count = this.count[literal]!;
    if (count === this.room[literal]!) {
      const room = Math.max(4 * WATCH, 2 * count);
      const from = this.start[literal]!;
      if (this.watchesEnd + room > this.watches.length) {
        this.watches = grown(this.watches, this.watchesEnd + room);
      }
      this.watches.copyWithin(this.watchesEnd, from, from + count);
      this.start[literal] = this.watchesEnd;
      this.room[literal] = room;
      this.watchesEnd += room;
    }
    const at = this.start[literal]! + count;
    this.watches[at] = clause;
    this.watches[at + 1] = blocker;
    this.count[literal] = count + WATCH;
  }

  /**
   * Drops the worse half of the learned clauses (of equal ones the older), the clauses that are true for good and the
   * literals that are false for good; `value` of a literal: 1 true, -1 false, 0 open. Only to be called with no
   * decision standing and all consequences drawn: then a clause that is not true has two open literals, and none is
   * a reason that anybody will ask for.
   */
  sweep(value: Int8Array): void {
    const { data } = this;
    const { worst, drop } = this.worseHalf();
    let left = drop;
    const last = this.end;
    this.end = 1;
    this.learned = 0;
    this.watchesEnd = 0;
    this.count.fill(0);
    this.room.fill(0);
    let next = 1;
    while (next < last) {
      const clause = next;
      const worth = data[clause + 1]!;
      next += HEAD + data[clause]!;
      if (worth > worst || (worth === worst && left-- > 0)) {
        continue;
      }
      // Literals are moved down in place: the new end is never beyond the clause.
      const to = this.end + HEAD;
      let kept = 0;
      let isTrue = false;
      for (let at = clause + HEAD; at < next; at++) {
        const literal = data[at]!;
        isTrue ||= value[literal]! > 0;
        if (value[literal] === 0) {
          data[to + kept++] = literal;
        }
      }
      if (!isTrue) {
        this.add(data.subarray(to, to + kept), kept, worth);
      }
    }
  }

  /** The worth over which learned clauses are dropped, and how many of just that worth, for half to go. */
  private worseHalf(): { worst: number; drop: number } {
    const { data } = this;
    const counts: number[] = [];
    for (let clause = 1; clause < this.end; clause += HEAD + data[clause]!) {
      const worth = data[clause + 1]!;
      counts[worth] = (counts[worth] ?? 0) + 1;
    }
    let worst = counts.length;
    let drop = Math.floor(this.learned / 2);
    while (drop > 0 && worst > KEPT + 1) {
      worst--;
      const count = counts[worst] ?? 0;
      if (count >= drop) {
        return { worst, drop };
      }
      drop -= count;
    }
    return { worst, drop: 0 };
  }
}

/** A copy with room for `length` at least. */
function grown(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(Math.max(length, 2 * array.length));
  copy.set(array);
  return copy;
}
