// What a backtracking search visits, node by node, so that any moment of it can be looked at.
import type { SearchProblem } from './problem';

/**
 * How a search goes. `backtracking` is the textbook's checknode: each child that is generated is visited, then tested,
 * and only promising ones are expanded. `unpruned` tests full boards only.
 */
export type SearchMethod = 'backtracking' | 'unpruned';

/**
 * The visits of a search in their order. Visit 0 is the root, where nothing is chosen yet; it is counted. Arrays are as
 * long as there are visits, unless told otherwise.
 */
export interface SearchTrace {
  readonly problem: SearchProblem;
  readonly method: SearchMethod;
  /** How many nodes were visited, at least 1. */
  readonly length: number;
  /** How many choices are made at a node: 0 for the root. */
  readonly depths: Uint16Array;
  /** The last of them, 1..n; 0 for the root. */
  readonly choices: Uint16Array;
  /** The visit of the node it is a child of; 0 for the root. */
  readonly parents: Uint32Array;
  /**
   * The cell that forbids the last choice, -1 if the node is promising. An unpruned search has -1 where the board is not
   * full, as nothing is tested there, and tells of a full board what forbids the first of its choices that is forbidden.
   * Of the root it is that of two clashing givens which forbids the other.
   */
  readonly forbidders: Int32Array;
  /** The visit behind the last of its descendants. */
  readonly ends: Uint32Array;
  /** The visits that are solutions, ascending; as long as there are such. */
  readonly solutions: Uint32Array;
  /**
   * The dead ends, ascending; as long as there are such: nodes that were expanded, all of whose children were visited and
   * turned out to be forbidden. They are known as such once visits up to their `ends` are made.
   */
  readonly deadEnds: Uint32Array;
  /** How many of the visits before visit 256 * i have a forbidder; as many as there are such visits. */
  readonly prunedBefore: Uint32Array;
  /** Why it ended: at the first solution, when all was visited, or at the limit of visits. */
  readonly end: 'first' | 'all' | 'limit';
}

/** What is known once the visits before and at a moment of a search are made. */
export interface SearchMoment {
  /** So many visits are made: 0 before the first, `trace.length` at the end. The other members are about the last of them. */
  readonly visited: number;
  /** The choices of the levels, as far as they are made. */
  readonly path: readonly number[];
  /** The cell that forbids the last choice, -1 if none does; see `SearchTrace.forbidders`. */
  readonly forbidder: number;
  readonly isSolution: boolean;
  /**
   * How many of the visited nodes were promising, were not, and were solutions. Of an unpruned search `pruned` are the
   * full boards that turned out to be wrong, and `promising` all others.
   */
  readonly promising: number;
  readonly pruned: number;
  readonly solutions: number;
  /** How many dead ends are known. */
  readonly deadEnds: number;
}
