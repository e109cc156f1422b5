// The moments of a search that are worth jumping to.
import { deadEndsKnown } from './moment';
import { countBelow } from './sorted';
import type { SearchTrace } from './trace';

/**
 * A solution is there once it is visited. A dead end, an expanded node all of whose children turn out to be forbidden,
 * is there once the last of them is visited: the next step backs up from it. A node that is forbidden itself is pruned,
 * and no dead end.
 */
export type Landmark = 'solution' | 'deadEnd';

/** The first moment after `visited` (0..`trace.length`) with such a landmark, as visits made; undefined if there is none. */
export function nextLandmark(trace: SearchTrace, landmark: Landmark, visited: number): number | undefined {
  return momentOf(trace, landmark, reached(trace, landmark, visited));
}

/** The last moment before `visited` (0..`trace.length`) with such a landmark, as visits made; undefined if there is none. */
export function previousLandmark(
  trace: SearchTrace,
  landmark: Landmark,
  visited: number,
): number | undefined {
  return momentOf(trace, landmark, reached(trace, landmark, visited - 1) - 1);
}

/** How many landmarks there are up to a moment, itself included. */
function reached(trace: SearchTrace, landmark: Landmark, visited: number): number {
  return landmark === 'solution' ? countBelow(trace.solutions, visited) : deadEndsKnown(trace, visited);
}

function momentOf(
  { solutions, deadEnds, ends }: SearchTrace,
  landmark: Landmark,
  index: number,
): number | undefined {
  const visit = (landmark === 'solution' ? solutions : deadEnds)[index];
  return visit === undefined ? undefined : landmark === 'solution' ? visit + 1 : ends[visit];
}
