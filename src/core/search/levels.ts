// How many nodes a search visits on each level.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { SearchTrace } from './trace';

export interface LevelProfile {
  /** The visited nodes of each depth, 0..levels. */
  readonly visited: Uint32Array;
  /** How many of them nothing forbids. */
  readonly promising: Uint32Array;
}

/** The profile of a trace, or of its first visits; in the time that they take. */
export function levelProfile(trace: SearchTrace, visits: number = trace.length): LevelProfile {
  const visited = new Uint32Array(trace.problem.levels + 1);
  const promising = new Uint32Array(trace.problem.levels + 1);
  for (let visit = 0; visit < visits; visit++) {
    const depth = trace.depths[visit]!;
    visited[depth]!++;
    promising[depth]! += trace.forbidders[visit]! < 0 ? 1 : 0;
  }
  return { visited, promising };
}
