// How many nodes the searches of a problem visit, each in the four ways of counting that textbooks have.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { COUNTED_VISITS } from '../limits';
import type { SearchProblem } from './problem';
import { savedBelow } from './saved';
import { Walk, type WalkListener } from './walk';

/** Visits between two steps: some milliseconds. */
const VISITS_A_STEP = 50_000;

/** A number of nodes, which came from a formula or from visiting them all; or why it is not known. */
export type NodeCount =
  | { readonly isKnown: true; readonly nodes: bigint; readonly by: 'formula' | 'walk' }
  /** The search that would tell was given up after so many visits. */
  | { readonly isKnown: false; readonly limit: number };

/** A count up to the first solution, which is the whole tree if there is none, and one of the whole tree. */
export interface FirstAndWhole {
  readonly first: NodeCount;
  readonly whole: NodeCount;
}

/** The root is always counted. */
export interface TreeCounts {
  /** Without pruning: full boards only are tested. By formula; the first needs to know the first solution. */
  readonly unpruned: FirstAndWhole;
  /** Backtracking: each child of a promising node is visited and counted, then tested. */
  readonly backtracking: FirstAndWhole;
  /** The same, promising nodes only. */
  readonly promising: FirstAndWhole;
  readonly solutions: NodeCount;
  /** The choices of the first solution; undefined if there is none, or none is known. */
  readonly firstSolution: readonly number[] | undefined;
  /** The promising nodes of each depth in the whole tree; undefined if they are not known. */
  readonly promisingByLevel: readonly number[] | undefined;
}

/**
 * Counts what a search with backtracking visits, without a trace, and the rest by formula.
 *
 * @param limit visits, at least 1, after which it is given up: some ten millions take a second
 */
export function treeCounts(problem: SearchProblem, limit: number = COUNTED_VISITS): TreeCounts {
  const steps = treeCountsInSteps(problem, limit);
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      return value;
    }
  }
}

/** The same in short steps, between which something else can be done, or the counting be dropped. */
export function* treeCountsInSteps(
  problem: SearchProblem,
  limit: number = COUNTED_VISITS,
): Generator<undefined, TreeCounts> {
  const counter = new Counter(problem.levels);
  const walk = new Walk(problem, { method: 'backtracking', until: 'all', limit }, counter);
  let end = walk.advance(VISITS_A_STEP);
  while (end === undefined) {
    yield;
    end = walk.advance(VISITS_A_STEP);
  }
  const isWhole = end === 'all';
  const walked = (nodes: number | undefined): NodeCount =>
    nodes === undefined ? { isKnown: false, limit } : { isKnown: true, nodes: BigInt(nodes), by: 'walk' };
  const whole = { visits: counter.visits, promising: sum(counter.promisingByLevel) };
  const first = counter.first ?? (isWhole ? { ...whole, path: undefined } : undefined);
  return {
    unpruned: {
      first: first
        ? { isKnown: true, nodes: unprunedTo(problem, first.path), by: 'formula' }
        : { isKnown: false, limit },
      whole: { isKnown: true, nodes: unprunedTo(problem, undefined), by: 'formula' },
    },
    backtracking: { first: walked(first?.visits), whole: walked(isWhole ? whole.visits : undefined) },
    promising: { first: walked(first?.promising), whole: walked(isWhole ? whole.promising : undefined) },
    solutions: walked(isWhole ? counter.promisingByLevel.at(-1) : undefined),
    firstSolution: first?.path,
    promisingByLevel: isWhole ? counter.promisingByLevel : undefined,
  };
}

/**
 * The nodes that an unpruned search visits up to a full board, itself counted; up to the end of the tree if there is
 * none. On each level the subtrees of the smaller choices lie before, then the node of the choice itself.
 */
export function unprunedTo(problem: SearchProblem, path: readonly number[] | undefined): bigint {
  if (!path) {
    return 1n + savedBelow(problem, 0);
  }
  return path.reduce(
    (nodes, choice, level) => nodes + BigInt(choice - 1) * (1n + savedBelow(problem, level + 1)) + 1n,
    1n,
  );
}

class Counter implements WalkListener {
  visits = 0;
  readonly promisingByLevel: number[];
  /** What it took to the first solution, once there is one. */
  first:
    { readonly visits: number; readonly promising: number; readonly path: readonly number[] } | undefined;
  readonly #path: Uint16Array;

  constructor(private readonly levels: number) {
    this.promisingByLevel = Array<number>(levels + 1).fill(0);
    this.#path = new Uint16Array(levels);
  }

  visit(depth: number, choice: number, forbidder: number): void {
    this.visits++;
    if (forbidder >= 0) {
      return;
    }
    this.promisingByLevel[depth]!++;
    if (depth > 0) {
      this.#path[depth - 1] = choice;
    }
    if (depth === this.levels) {
      this.first ??= { visits: this.visits, promising: sum(this.promisingByLevel), path: [...this.#path] };
    }
  }

  leave(): void {
    // What is left has been counted.
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
