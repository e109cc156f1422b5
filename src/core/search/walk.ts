// The search itself, made iterative: preorder, depth first, choices ascending, as the textbook's recursive program goes.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { SearchProblem } from './problem';
import type { SearchMethod, SearchTrace } from './trace';

/** Who is told of each node of a walk. */
export interface WalkListener {
  /**
   * A node is visited; the one of a depth d is a child of the last visited before it with depth d - 1.
   *
   * @param depth choices made, 0 for the root
   * @param choice the last of them, 0 for the root
   * @param forbidder as in `SearchTrace.forbidders`
   */
  visit(depth: number, choice: number, forbidder: number): void;
  /** All descendants of the expanded node at this depth are visited. */
  leave(depth: number): void;
}

export interface WalkOptions {
  readonly method: SearchMethod;
  /** Whether to stop at the first solution, or to visit all there is. */
  readonly until: 'first' | 'all';
  /** Nodes that may be visited, at least 1; `TRACED_VISITS` is what a trace can well hold. */
  readonly limit: number;
}

/** A search under way, which goes on as far as it is told to. */
export class Walk {
  /** The choices of the levels, those up to `#level` being the last ones tried. */
  readonly #path: Uint16Array;
  /** What forbids the first forbidden choice of the levels before, of an unpruned search; -1 if nothing does. */
  readonly #inherited: Int32Array;
  /** The level whose next choice is to be tried: the depth of the node that is expanded. -1: there is no such node. */
  #level = -1;
  #visits = 0;
  #end: SearchTrace['end'] | undefined;

  constructor(
    private readonly problem: SearchProblem,
    private readonly options: WalkOptions,
    private readonly listener: WalkListener,
  ) {
    this.#path = new Uint16Array(problem.levels);
    this.#inherited = new Int32Array(problem.levels + 1).fill(-1);
  }

  /** Makes up to so many visits more. Why the search has ended, undefined if it has not. */
  advance(visits: number): SearchTrace['end'] | undefined {
    if (this.#end === undefined && this.#visits === 0) {
      this.#visitRoot();
    }
    this.#end ??= this.#go(this.#visits + visits);
    return this.#end;
  }

  #visitRoot(): void {
    const { clash, levels } = this.problem;
    const isTested = this.options.method === 'backtracking' || levels === 0;
    this.#inherited[0] = clash?.by ?? -1;
    const forbidder = isTested ? this.#inherited[0] : -1;
    this.#visits = 1;
    this.listener.visit(0, 0, forbidder);
    if (levels > 0 && forbidder < 0) {
      this.#level = 0;
    } else if (forbidder < 0 && this.options.until === 'first') {
      this.#end = 'first';
    }
  }

  #go(until: number): SearchTrace['end'] | undefined {
    const { problem, listener } = this;
    const { size, levels } = problem;
    const { limit } = this.options;
    const isUnpruned = this.options.method === 'unpruned';
    const stopsAtFirst = this.options.until === 'first';
    const path = this.#path;
    const inherited = this.#inherited;
    let level = this.#level;
    let visits = this.#visits;
    let end: SearchTrace['end'] | undefined;
    while (level >= 0) {
      const choice = path[level]! + 1;
      if (choice > size) {
        listener.leave(level);
        level--;
        continue;
      }
      if (visits >= until || visits >= limit) {
        end = visits >= limit ? 'limit' : undefined;
        break;
      }
      path[level] = choice;
      visits++;
      const isFull = level + 1 === levels;
      let forbidder = isUnpruned ? inherited[level]! : -1;
      if (forbidder < 0) {
        forbidder = problem.forbidder(path, level, choice);
      }
      if (isUnpruned) {
        inherited[level + 1] = forbidder;
      }
      listener.visit(level + 1, choice, isUnpruned && !isFull ? -1 : forbidder);
      if (!isFull && (isUnpruned || forbidder < 0)) {
        level++;
        path[level] = 0;
      } else if (stopsAtFirst && forbidder < 0) {
        end = 'first';
        break;
      }
    }
    this.#level = level;
    this.#visits = visits;
    return level < 0 ? 'all' : end;
  }
}
