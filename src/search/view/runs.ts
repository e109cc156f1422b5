// One search or two that go side by side, visit by visit; the shorter one waits at its end.
import { nextLandmark, previousLandmark, type Landmark } from '../../core/search/landmarks';
import type { SearchTrace } from '../../core/search/trace';
import type { Leap } from './keys';

/** Where a leap leads from a moment, in visits made; undefined if there is nothing there. */
export function targetOf(leap: Leap, traces: readonly SearchTrace[], visited: number): number | undefined {
  const most = mostVisits(traces);
  switch (leap) {
    case 'first':
      return visited > 0 ? 0 : undefined;
    case 'back':
      return visited > 0 ? visited - 1 : undefined;
    case 'forward':
      return visited < most ? visited + 1 : undefined;
    case 'last':
      return visited < most ? most : undefined;
    case 'previousSolution':
      return previous(traces, 'solution', visited);
    case 'nextSolution':
      return next(traces, 'solution', visited);
    case 'previousDeadEnd':
      return previous(traces, 'deadEnd', visited);
    case 'nextDeadEnd':
      return next(traces, 'deadEnd', visited);
  }
}

/** The visits of the longest. */
export function mostVisits(traces: readonly SearchTrace[]): number {
  return Math.max(0, ...traces.map(({ length }) => length));
}

function next(traces: readonly SearchTrace[], landmark: Landmark, visited: number): number | undefined {
  const found = traces.flatMap((trace) =>
    visited < trace.length ? (nextLandmark(trace, landmark, visited) ?? []) : [],
  );
  return found.length > 0 ? Math.min(...found) : undefined;
}

function previous(traces: readonly SearchTrace[], landmark: Landmark, visited: number): number | undefined {
  // One that waits at its end may have its last landmark right there, behind which the moment is.
  const found = traces.flatMap(
    (trace) => previousLandmark(trace, landmark, Math.min(visited, trace.length + 1)) ?? [],
  );
  return found.length > 0 ? Math.max(...found) : undefined;
}
