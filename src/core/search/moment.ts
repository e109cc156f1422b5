// Any moment of a search, told in a time that does not grow with the visits before it.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { BLOCK_BITS } from './recorder';
import { countBelow } from './sorted';
import type { SearchMoment, SearchTrace } from './trace';

/**
 * What is known once so many visits are made. Takes the depth of the node, a look through one block of visits at most,
 * and two binary searches.
 *
 * @param visited 0..`trace.length`
 */
export function momentAt(trace: SearchTrace, visited: number): SearchMoment {
  const visit = visited - 1;
  const pruned = prunedBefore(trace, visited);
  return {
    visited,
    path: visited > 0 ? pathTo(trace, visit) : [],
    forbidder: trace.forbidders[visit] ?? -1,
    isSolution: visited > 0 && isSolution(trace, visit),
    promising: visited - pruned,
    pruned,
    solutions: countBelow(trace.solutions, visited),
    deadEnds: deadEndsKnown(trace, visited),
  };
}

/** Whether a visit is a solution: a full board that nothing forbids. */
export function isSolution({ depths, forbidders, problem }: SearchTrace, visit: number): boolean {
  return depths[visit] === problem.levels && forbidders[visit]! < 0;
}

/** The choices made at the node of a visit, from the first level on. */
export function pathTo({ depths, choices, parents }: SearchTrace, visit: number): readonly number[] {
  const path = Array<number>(depths[visit]!).fill(0);
  for (let at = visit; depths[at]! > 0; at = parents[at]!) {
    path[depths[at]! - 1] = choices[at]!;
  }
  return path;
}

/**
 * How many dead ends are known once so many visits are made. As they lie beside one another, all that begin before are
 * known, but perhaps the last.
 */
export function deadEndsKnown({ deadEnds, ends }: SearchTrace, visited: number): number {
  const begun = countBelow(deadEnds, visited);
  return begun > 0 && ends[deadEnds[begun - 1]!]! > visited ? begun - 1 : begun;
}

function prunedBefore({ forbidders, prunedBefore: before }: SearchTrace, visited: number): number {
  const block = Math.max(0, visited - 1) >> BLOCK_BITS;
  let pruned = before[block]!;
  for (let visit = block << BLOCK_BITS; visit < visited; visit++) {
    pruned += forbidders[visit]! >= 0 ? 1 : 0;
  }
  return pruned;
}
