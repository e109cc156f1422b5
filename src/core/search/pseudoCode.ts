// The textbook's program in lines that go by keys, and which of them a visit runs.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { resultAt } from './step';
import type { SearchMethod, SearchTrace } from './trace';

/**
 * A line: the head of the procedure, the test whether the node v is promising (of an unpruned search, whether the full
 * board is a solution), whether v is a full board, the solution being told, otherwise, the loop over the children u of v,
 * the call for u, and the return to the caller.
 */
export type CodeKey = 'visit' | 'test' | 'full' | 'solution' | 'otherwise' | 'descend' | 'call' | 'return';

export interface CodeLine {
  readonly key: CodeKey;
  /** How deep it is indented, from 0. */
  readonly indent: number;
}

/**
 * The lines of each program, from the top. Backtracking is the textbook's checknode (Neapolitan, Foundations of
 * Algorithms, chapter 5); the unpruned search is the same without the test at its head.
 */
export const PSEUDO_CODE: Readonly<Record<SearchMethod, readonly CodeLine[]>> = {
  backtracking: [
    { key: 'visit', indent: 0 },
    { key: 'test', indent: 1 },
    { key: 'full', indent: 2 },
    { key: 'solution', indent: 3 },
    { key: 'otherwise', indent: 2 },
    { key: 'descend', indent: 3 },
    { key: 'call', indent: 4 },
    { key: 'return', indent: 1 },
  ],
  unpruned: [
    { key: 'visit', indent: 0 },
    { key: 'full', indent: 1 },
    { key: 'test', indent: 2 },
    { key: 'solution', indent: 3 },
    { key: 'otherwise', indent: 1 },
    { key: 'descend', indent: 2 },
    { key: 'call', indent: 3 },
    { key: 'return', indent: 1 },
  ],
};

/**
 * The lines that run from `visited - 1` visits to `visited`, in their order; none for 0. The last of them is where the
 * moment stands: at the test that failed, at the solution, or at the loop over the children, which are next.
 */
export function linesAt(trace: SearchTrace, visited: number): readonly CodeKey[] {
  if (visited === 0) {
    return [];
  }
  const result = resultAt(trace, visited - 1);
  const lines = LINES[trace.method];
  const own = result === 'forbidden' || result === 'solution' ? lines[result] : lines.expanded;
  return [...wayTo(trace, visited - 1), ...own];
}

/** From the line where the visit before stands to the call for this one: back through each caller's loop, if need be. */
function wayTo({ depths }: SearchTrace, visit: number): readonly CodeKey[] {
  if (visit === 0) {
    return [];
  }
  const returns = depths[visit - 1]! - depths[visit]! + 1;
  return [...Array<readonly CodeKey[]>(returns).fill(['return', 'descend']).flat(), 'call'];
}

/** The lines of a visit by what comes out at it. */
const LINES = {
  backtracking: {
    forbidden: ['visit', 'test'],
    solution: ['visit', 'test', 'full', 'solution'],
    expanded: ['visit', 'test', 'full', 'otherwise', 'descend'],
  },
  unpruned: {
    forbidden: ['visit', 'full', 'test'],
    solution: ['visit', 'full', 'test', 'solution'],
    expanded: ['visit', 'full', 'otherwise', 'descend'],
  },
} as const satisfies Record<SearchMethod, Record<string, readonly CodeKey[]>>;
