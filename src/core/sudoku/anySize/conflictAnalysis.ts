// What is learned from a conflict: a clause that forbids the cause of it.
//
// The first unique implication point (Marques-Silva and Sakallah, "GRASP", 1999; Zhang, Madigan, Moskewicz and Malik,
// "Efficient conflict driven learning", 2001), with what the rest of the clause implies left out (Sörensson and
// Biere, "Minimizing learned clauses", 2009).
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { CLASH, NO_REASON, type Assignment } from './assignment';
import { HEAD, KEPT } from './clauses';

/** Marks of a variable: none, in the clause or resolved away, known to be implied, known not to be. */
const SEEN = 1;
const IMPLIED = 2;
const NEEDED = 3;

/** Learns from conflicts in an assignment; its arrays serve one conflict after the other. */
export class ConflictAnalysis {
  /** The learned clause: `length` literals, all false; the first at the deepest level, the second at `backDepth`. */
  readonly clause: Int32Array;
  length = 0;
  /** How many decisions may stand for all literals but the first to be false still. */
  backDepth = 0;
  /** How many levels the literals are of: the fewer, the more often the clause will be of use. */
  spread = 0;

  private readonly marks: Uint8Array;
  private readonly marked: Int32Array;
  private markedLength = 0;
  /** Variables whose reason is being looked into, and how far: a stack in place of recursion. */
  private readonly stack: Int32Array;
  private readonly progress: Int32Array;
  /** In which round each level was counted last. */
  private readonly counted: Int32Array;
  private round = 0;

  constructor(private readonly assignment: Assignment) {
    const { count } = assignment;
    this.clause = new Int32Array(count + 1);
    this.marks = new Uint8Array(count);
    this.marked = new Int32Array(count);
    this.stack = new Int32Array(count + 1);
    this.progress = new Int32Array(count + 1);
    this.counted = new Int32Array(count + 1);
  }

  /** Learns from what `propagate` gave, which is not `NO_CONFLICT`, with one decision or more standing. */
  learn(conflict: number): void {
    this.resolve(conflict);
    this.minimize();
    this.measure();
    for (let at = 0; at < this.markedLength; at++) {
      this.marks[this.marked[at]!] = 0;
    }
    this.markedLength = 0;
  }

  /** Replaces literals of the deepest level by their reasons, latest first, until one is left. */
  private resolve(conflict: number): void {
    const { trail, reason, clash } = this.assignment;
    this.length = 1;
    let open = 0;
    if (conflict === CLASH) {
      open += this.meet(clash[0]!) + this.meet(clash[1]!);
    } else {
      open += this.meetClause(conflict, -1);
    }
    let at = this.assignment.trailLength - 1;
    for (;;) {
      while (this.marks[trail[at]! >> 1] !== SEEN) {
        at--;
      }
      const literal = trail[at--]!;
      if (--open === 0) {
        this.clause[0] = literal ^ 1;
        return;
      }
      const why = reason[literal >> 1]!;
      open += why < 0 ? this.meet(~why) : this.meetClause(why, literal);
    }
  }

  /** Meets the literals of a clause but `except`; how many of them are new and of the deepest level. */
  private meetClause(clause: number, except: number): number {
    const { data } = this.assignment.clauses;
    let open = 0;
    if (data[clause + 1] !== KEPT) {
      // Of the same spread or less than when it was learned: what it is worth now that it was of use.
      data[clause + 1] = Math.min(data[clause + 1]!, this.spreadOf(data, clause + HEAD, data[clause]!));
    }
    for (let at = clause + HEAD, end = at + data[clause]!; at < end; at++) {
      if (data[at] !== except) {
        open += this.meet(data[at]!);
      }
    }
    return open;
  }

  /** Meets a false literal: 1 if it is new and of the deepest level; a new one of another joins the clause. */
  private meet(literal: number): number {
    const { level, depth, heap } = this.assignment;
    const variable = literal >> 1;
    if (this.marks[variable] !== 0 || level[variable] === 0) {
      return 0;
    }
    this.mark(variable, SEEN);
    heap.bump(variable);
    if (level[variable] === depth) {
      return 1;
    }
    this.clause[this.length++] = literal;
    return 0;
  }

  private mark(variable: number, mark: number): void {
    if (this.marks[variable] === 0) {
      this.marked[this.markedLength++] = variable;
    }
    this.marks[variable] = mark;
  }

  /** Drops the literals that are false whenever the others are. */
  private minimize(): void {
    const { clause } = this;
    // A reason can only be made of the clause's own levels; 32 bits tell most others.
    let levels = 0;
    for (let k = 1; k < this.length; k++) {
      levels |= this.levelBit(clause[k]! >> 1);
    }
    let kept = 1;
    for (let k = 1; k < this.length; k++) {
      if (!this.isImplied(clause[k]! >> 1, levels)) {
        clause[kept++] = clause[k]!;
      }
    }
    this.length = kept;
  }

  private levelBit(variable: number): number {
    return 1 << (this.assignment.level[variable]! & 31);
  }

  /** Whether a variable of the clause has its value by those of others of the clause: reasons are searched in depth. */
  private isImplied(variable: number, levels: number): boolean {
    const { reason, level } = this.assignment;
    const { marks, stack, progress } = this;
    if (reason[variable] === NO_REASON) {
      return false;
    }
    let top = 0;
    stack[0] = variable;
    progress[0] = 0;
    while (top >= 0) {
      const now = stack[top]!;
      const next = this.antecedent(now, progress[top]!++);
      if (next < 0) {
        if (top > 0) {
          this.mark(now, IMPLIED);
        }
        top--;
      } else if (level[next] !== 0 && marks[next] !== SEEN && marks[next] !== IMPLIED) {
        if (marks[next] === NEEDED || reason[next] === NO_REASON || (this.levelBit(next) & levels) === 0) {
          for (; top > 0; top--) {
            this.mark(stack[top]!, NEEDED);
          }
          return false;
        }
        top++;
        stack[top] = next;
        progress[top] = 0;
      }
    }
    return true;
  }

  /** The variable at an index among those that gave a variable its value; -1 after the last. */
  private antecedent(variable: number, index: number): number {
    const why = this.assignment.reason[variable]!;
    if (why < 0) {
      return index === 0 ? ~why >> 1 : -1;
    }
    // As a reason a clause has the literal it made true in its first place: it was watched, and still is.
    const { data } = this.assignment.clauses;
    return index + 1 < data[why]! ? data[why + HEAD + 1 + index]! >> 1 : -1;
  }

  /** Finds `backDepth` and `spread`, and puts a literal of that depth second. */
  private measure(): void {
    const { level } = this.assignment;
    const { clause } = this;
    this.spread = this.spreadOf(clause, 0, this.length);
    this.backDepth = 0;
    for (let k = 1; k < this.length; k++) {
      const literal = clause[k]!;
      const depth = level[literal >> 1]!;
      if (depth > this.backDepth) {
        this.backDepth = depth;
        clause[k] = clause[1]!;
        clause[1] = literal;
      }
    }
  }

  /** How many levels the `length` literals from `at` on are of. */
  private spreadOf(literals: Int32Array, at: number, length: number): number {
    const { level } = this.assignment;
    const { counted } = this;
    const round = ++this.round;
    let spread = 0;
    for (const end = at + length; at < end; at++) {
      const depth = level[literals[at]! >> 1]!;
      if (counted[depth] !== round) {
        counted[depth] = round;
        spread++;
      }
    }
    return spread;
  }
}
