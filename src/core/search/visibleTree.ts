// The part of a search tree that is drawn at a moment: all of a small one, of others what lies around the current path.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { countBelow } from './sorted';
import { isSolution } from './moment';
import { savedBelow } from './saved';
import type { SearchTrace } from './trace';

export interface VisibleNode {
  readonly visit: number;
  /** The index of its parent among the nodes, which is smaller than its own; -1 for the first. */
  readonly parent: number;
  readonly depth: number;
  /** 1..n; 0 for the root. */
  readonly choice: number;
  /**
   * `ahead` is not visited yet. `deadEnd` was expanded in vain: all of its children are forbidden. `collapsed` is promising,
   * and what was visited below it is not drawn. `promising` is any other that nothing forbids.
   */
  readonly kind: 'ahead' | 'promising' | 'pruned' | 'deadEnd' | 'solution' | 'collapsed';
  /** Whether it is the node that was visited last, or on the way to it. */
  readonly isOnPath: boolean;
  /** Of a pruned node, how many nodes below it need not be visited; 0 of any other. */
  readonly saved: bigint;
  /** How many visited nodes below it are not drawn, and how many of them are solutions. */
  readonly hidden: number;
  readonly hiddenSolutions: number;
}

export interface VisibleTree {
  /** Whether all nodes of the trace are drawn, in which case node i is that of visit i. */
  readonly isWhole: boolean;
  /** The index of the node that was visited last; -1 before the first visit. */
  readonly current: number;
  /** At least one. Children stand in their order. */
  readonly nodes: readonly VisibleNode[];
}

/**
 * What to draw once so many visits (0..`trace.length`) are made. A trace of at most `most` nodes is drawn whole. Of a
 * larger one the current path, the siblings of the nodes on it and the children of the current one are: if these are too
 * many, those of the deepest levels, and if the path itself is too long, the deepest nodes of it. Takes the time that the
 * drawn nodes do, each with a binary search.
 *
 * @param most nodes to draw, at least 1
 */
export function visibleTree(
  trace: SearchTrace,
  visited: number,
  { most }: { readonly most: number },
): VisibleTree {
  return trace.length <= most ? wholeTree(trace, visited) : treeAround(trace, visited, most);
}

function wholeTree(trace: SearchTrace, visited: number): VisibleTree {
  const onPath = new Set(visited > 0 ? pathVisits(trace, visited - 1, Infinity) : []);
  const nodes = Array.from({ length: trace.length }, (_, visit) =>
    nodeOf(trace, visited, visit, visit > 0 ? trace.parents[visit]! : -1, onPath.has(visit), false),
  );
  return { isWhole: true, current: visited - 1, nodes };
}

function treeAround(trace: SearchTrace, visited: number, most: number): VisibleTree {
  const path = pathVisits(trace, Math.max(0, visited - 1), most);
  const fromLevel = expandedFrom(trace, path, most);
  const nodes: VisibleNode[] = [nodeOf(trace, visited, path[0]!, -1, visited > 0, false)];
  let parent = 0;
  for (const [index, visit] of path.entries()) {
    const next = path[index + 1];
    let nextParent = parent;
    const drawn = index >= fromLevel ? childrenOf(trace, visit) : next === undefined ? [] : [next];
    for (const child of drawn) {
      if (child === next) {
        nextParent = nodes.length;
      }
      nodes.push(nodeOf(trace, visited, child, parent, child === next, child !== next));
    }
    parent = nextParent;
  }
  return { isWhole: false, current: visited > 0 ? parent : -1, nodes };
}

/** The visits of the path to a node, at most `most` of them: from the root if they suffice, else the last. */
function pathVisits({ depths, parents }: SearchTrace, visit: number, most: number): readonly number[] {
  const path = [visit];
  for (let at = visit; depths[at]! > 0 && path.length < most; path.push(at)) {
    at = parents[at]!;
  }
  return path.reverse();
}

/** The index on the path from which on all children of its nodes can be drawn, the deepest ones first. */
function expandedFrom(trace: SearchTrace, path: readonly number[], most: number): number {
  let room = most - path.length;
  for (let index = path.length - 1; index >= 0; index--) {
    const onPath = index + 1 < path.length ? 1 : 0;
    room -= Math.max(0, childrenOf(trace, path[index]!).length - onPath);
    if (room < 0) {
      return index + 1;
    }
  }
  return 0;
}

/** The children of a node that are in the trace: each begins where the one before ends. */
function childrenOf({ ends }: SearchTrace, visit: number): readonly number[] {
  const children: number[] = [];
  for (let child = visit + 1; child < ends[visit]!; child = ends[child]!) {
    children.push(child);
  }
  return children;
}

function nodeOf(
  trace: SearchTrace,
  visited: number,
  visit: number,
  parent: number,
  isOnPath: boolean,
  isLeaf: boolean,
): VisibleNode {
  const { depths, choices, ends, solutions, problem } = trace;
  const depth = depths[visit]!;
  // The nodes that are drawn as leaves lie beside the path: all below them is visited, or nothing is.
  const isHiding = isLeaf && visit < visited;
  const hidden = isHiding ? ends[visit]! - visit - 1 : 0;
  const kind = kindOf(trace, visited, visit);
  return {
    visit,
    parent,
    depth,
    choice: choices[visit]!,
    kind: kind === 'promising' && hidden > 0 ? 'collapsed' : kind,
    isOnPath,
    saved: kind === 'pruned' ? savedBelow(problem, depth) : 0n,
    hidden,
    hiddenSolutions: hidden > 0 ? countBelow(solutions, ends[visit]!) - countBelow(solutions, visit + 1) : 0,
  };
}

function kindOf(trace: SearchTrace, visited: number, visit: number): VisibleNode['kind'] {
  const { forbidders, deadEnds, ends } = trace;
  if (visit >= visited) {
    return 'ahead';
  }
  if (forbidders[visit]! >= 0) {
    return 'pruned';
  }
  if (isSolution(trace, visit)) {
    return 'solution';
  }
  const isDeadEnd = ends[visit]! <= visited && deadEnds[countBelow(deadEnds, visit)] === visit;
  return isDeadEnd ? 'deadEnd' : 'promising';
}
