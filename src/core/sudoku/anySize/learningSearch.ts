// The thorough search of boards of any size: conflict-driven clause learning.
//
// As in MiniSat (Eén and Sörensson, "An extensible SAT-solver", 2003): decide, propagate, learn a clause from each
// conflict and go back as far as it says something new; restart now and then. Learned clauses are kept by how few
// levels they spread over (Audemard and Simon, "Predicting learnt clauses quality in modern SAT solvers", 2009).
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { ActivityHeap } from './activityHeap';
import { Assignment, NO_CONFLICT, NO_REASON } from './assignment';
import { Clauses, KEPT } from './clauses';
import { ConflictAnalysis } from './conflictAnalysis';
import { luby } from './luby';
import { NODES_BETWEEN_STOPS, type Stop } from './stop';

/** When to restart, and when to drop clauses. */
interface Pace {
  /** Conflicts of the shortest run between restarts. */
  readonly run: number;
  /** Learned clauses to hold before the worse half is dropped, and how many more each time after. */
  readonly firstSweep: number;
  readonly sweepGrowth: number;
}

const PACE: Pace = { run: 64, firstSweep: 3000, sweepGrowth: 300 };

/** How fast activity fades, at each conflict. */
const DECAY = 0.95;

/** Clauses that spread over no more levels are kept for good. */
const GLUE = 2;

/** The most integers of clauses (32 MB); a search that needs more gives up. */
const MEMORY = 1 << 23;

/** In place of a literal to decide: there is none, as all have values, or as one that is assumed is false. */
const ALL_SET = -1;
const REFUTED = -2;

/** What a search came to: all variables have values, or they cannot, or the budget ran out. */
export type Result = 'solved' | 'none' | 'gaveUp';

const NOTHING: readonly number[] = [];

/**
 * A search that can be asked again and again, and keeps what it learned. Variables and literals are those of
 * `Assignment`. Clauses are added before the first search or between two.
 */
export class LearningSearch {
  /** Decisions and conflicts so far. */
  nodes = 0;
  private readonly clauses: Clauses;
  private readonly heap: ActivityHeap;
  private readonly assignment: Assignment;
  private readonly analysis: ConflictAnalysis;
  private readonly buffer: number[] = [];
  private isContradictory = false;
  private runs = 0;
  private left: number;
  private sweepAt: number;

  /** `rivals` and `rivalStart` as in `Assignment`. */
  constructor(
    count: number,
    rivals: Int32Array,
    rivalStart: Int32Array,
    private readonly pace = PACE,
  ) {
    this.left = pace.run;
    this.sweepAt = pace.firstSweep;
    this.clauses = new Clauses(2 * count);
    this.heap = new ActivityHeap(count);
    this.assignment = new Assignment(count, this.clauses, this.heap, rivals, rivalStart);
    this.analysis = new ConflictAnalysis(this.assignment);
    for (let variable = 0; variable < count; variable++) {
      this.heap.insert(variable);
    }
  }

  /** Whether a literal is true (1), false (-1) or open (0); after `solved` none is open. */
  valueOf(literal: number): number {
    return this.assignment.value[literal]!;
  }

  /** The value a variable is to be given first, until it has had one. */
  prefer(literal: number): void {
    this.assignment.phase[literal >> 1] = literal & 1;
  }

  /** Takes all decisions back, so that what is true then is true for good. */
  reset(): void {
    this.assignment.backTo(0);
  }

  /** Adds a clause, for good; takes all decisions back. */
  add(literals: readonly number[]): void {
    this.reset();
    const { value } = this.assignment;
    if (literals.some((literal) => value[literal]! > 0)) {
      return;
    }
    const open = literals.filter((literal) => value[literal] === 0);
    if (open.length > 1) {
      this.clauses.add(open, open.length, KEPT);
    } else if (open.length === 1) {
      this.assignment.set(open[0]!, NO_REASON);
    } else {
      this.isContradictory = true;
    }
  }

  /**
   * Searches on from where the last search ended for values of all variables with which `assumed` literals are true,
   * until `nodes` is `budget` and one more would be needed.
   */
  search(budget: number, stop?: Stop, assumed = NOTHING): Result {
    const { assignment } = this;
    while (!this.isContradictory) {
      const conflict = assignment.propagate();
      if (conflict === NO_CONFLICT) {
        if (this.left <= 0) {
          this.restart();
          continue;
        }
        const literal = this.pick(assumed);
        if (literal < 0) {
          return literal === ALL_SET ? 'solved' : 'none';
        }
        if (this.isSpent(budget, stop)) {
          this.heap.insert(literal >> 1);
          return 'gaveUp';
        }
        assignment.decide(literal);
      } else if (assignment.depth === 0) {
        this.isContradictory = true;
      } else {
        if (this.isSpent(budget, stop)) {
          assignment.backTo(0);
          return 'gaveUp';
        }
        this.learn(conflict);
      }
    }
    return 'none';
  }

  /**
   * After `solved` without assumptions: forbids what was found, and no other solution but those forbidden before.
   * Its decisions have no other that is still allowed, as the rest follows from them; so not all of them again.
   */
  forbid(): void {
    const { assignment, buffer, clauses } = this;
    const { depth } = assignment;
    if (depth === 0) {
      this.isContradictory = true;
      return;
    }
    for (let k = 0; k < depth; k++) {
      buffer[k] = assignment.decision(depth - 1 - k) ^ 1;
    }
    assignment.backTo(depth - 1);
    assignment.set(buffer[0]!, depth > 1 ? clauses.add(buffer, depth, KEPT) : NO_REASON);
  }

  /** Counts a node, unless the search is to end. */
  private isSpent(budget: number, stop: Stop | undefined): boolean {
    if (this.nodes >= budget || (this.nodes % NODES_BETWEEN_STOPS === 0 && stop?.() === true)) {
      return true;
    }
    this.nodes++;
    return this.clauses.end > MEMORY;
  }

  /** The literal to decide next: what is assumed, then the most active; `ALL_SET`, or `REFUTED` if one is false. */
  private pick(assumed: readonly number[]): number {
    const { value, phase } = this.assignment;
    for (const literal of assumed) {
      if (value[literal]! < 0) {
        return REFUTED;
      }
      if (value[literal] === 0) {
        return literal;
      }
    }
    let variable = this.heap.take();
    while (variable >= 0 && value[2 * variable] !== 0) {
      variable = this.heap.take();
    }
    return variable < 0 ? ALL_SET : 2 * variable + phase[variable]!;
  }

  private learn(conflict: number): void {
    const { analysis, assignment, clauses, heap } = this;
    analysis.learn(conflict);
    const { clause, length, backDepth, spread } = analysis;
    assignment.backTo(backDepth);
    const worth = spread <= GLUE ? KEPT : spread;
    assignment.set(clause[0]!, length > 1 ? clauses.add(clause, length, worth) : NO_REASON);
    heap.age(DECAY);
    this.left--;
  }

  /** Begins a new run, and drops clauses if there are too many. */
  private restart(): void {
    const { assignment, clauses } = this;
    assignment.backTo(0);
    this.left = this.pace.run * luby(++this.runs);
    if (clauses.learned > this.sweepAt) {
      if (assignment.propagate() !== NO_CONFLICT) {
        this.isContradictory = true;
        return;
      }
      clauses.sweep(assignment.value);
      this.sweepAt += this.pace.sweepGrowth;
    }
  }
}
