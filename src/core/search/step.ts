// What happens at one visit of a search, as facts that a sentence can be made of.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { deadEndsKnown, isSolution, pathTo } from './moment';
import type { Attack } from './problem';
import type { SearchTrace } from './trace';

export interface SearchStep {
  /** The number of the visit, from 1, the root being the first. */
  readonly visited: number;
  /** Choices made with this one: 0 for the root. */
  readonly depth: number;
  /** The last of them, 1..n, and the cell it fills; 0 and -1 for the root. */
  readonly choice: number;
  readonly cell: number;
  /** The cells that are emptied before, the last filled first. */
  readonly takenBack: readonly number[];
  /** How many levels the search backs up before: 0 if it goes down or tries the next choice of the same level. */
  readonly backedUp: number;
  /** `untested` is a board that is not full, of an unpruned search. */
  readonly result: 'promising' | 'forbidden' | 'solution' | 'untested';
  /** If forbidden: the cell in question, which is that of the choice unless the search is unpruned, and what forbids it. */
  readonly attack: Attack | undefined;
  /** Whether what forbids it is a given. */
  readonly isByGiven: boolean;
  /** Whether this was the last way on from the node above it, and all were forbidden. */
  readonly makesDeadEnd: boolean;
}

/** The step from `visited - 1` visits to `visited`, which is 1..`trace.length`; in the time that the depth takes. */
export function stepAt(trace: SearchTrace, visited: number): SearchStep {
  const { depths, choices, problem } = trace;
  const visit = visited - 1;
  const depth = depths[visit]!;
  const choice = choices[visit]!;
  const attack = attackAt(trace, visit);
  return {
    visited,
    depth,
    choice,
    cell: depth > 0 ? problem.cellOf(depth - 1, choice) : -1,
    takenBack: takenBackBefore(trace, visit),
    backedUp: visit > 0 ? Math.max(0, depths[visit - 1]! - depth) : 0,
    result: resultAt(trace, visit),
    attack,
    isByGiven: attack !== undefined && problem.givens[attack.by] !== 0,
    makesDeadEnd: deadEndsKnown(trace, visited) > deadEndsKnown(trace, visited - 1),
  };
}

/** What came out at a visit. */
export function resultAt(trace: SearchTrace, visit: number): SearchStep['result'] {
  if (trace.forbidders[visit]! >= 0) {
    return 'forbidden';
  }
  if (isSolution(trace, visit)) {
    return 'solution';
  }
  return trace.method === 'unpruned' ? 'untested' : 'promising';
}

function attackAt(trace: SearchTrace, visit: number): Attack | undefined {
  const { problem, method, forbidders } = trace;
  const by = forbidders[visit]!;
  if (by < 0 || problem.clash) {
    return by < 0 ? undefined : problem.clash;
  }
  const path = Uint16Array.from(pathTo(trace, visit));
  // Of a full board that was not tested before, the first forbidden choice is meant; else it is the last one.
  let level = method === 'unpruned' ? 0 : path.length - 1;
  while (problem.forbidder(path, level, path[level]!) !== by) {
    level++;
  }
  const cell = problem.cellOf(level, path[level]!);
  return { cell, by, line: problem.lineOf(cell, by) };
}

function takenBackBefore(
  { depths, choices, parents, problem }: SearchTrace,
  visit: number,
): readonly number[] {
  const cells: number[] = [];
  const depth = depths[visit]!;
  for (let at = visit - 1; visit > 0 && depth > 0 && depths[at]! >= depth; at = parents[at]!) {
    cells.push(problem.cellOf(depths[at]! - 1, choices[at]!));
  }
  return cells;
}
