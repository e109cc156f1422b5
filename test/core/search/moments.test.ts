// Looking at any moment of a search, stepping through it both ways and jumping, against a replay from the start.
import assert from 'node:assert/strict';
import { nextLandmark, previousLandmark, type Landmark } from '../../../src/core/search/landmarks';
import { momentAt } from '../../../src/core/search/moment';
import { stepAt } from '../../../src/core/search/step';
import type { SearchTrace } from '../../../src/core/search/trace';
import { traceSearch } from '../../../src/core/search/traceSearch';
import { naiveSearch, type NaiveVisit } from './naive';
import { queens, SMALL, type TestPuzzle } from './puzzles';

const METHODS = ['backtracking', 'unpruned'] as const;

/** A longer search, so that counts run over several blocks, and the small ones. */
const PUZZLES: readonly TestPuzzle[] = [...SMALL, queens(7)];

function each(check: (puzzle: TestPuzzle, trace: SearchTrace) => void): void {
  for (const puzzle of PUZZLES) {
    for (const method of METHODS) {
      for (const until of ['first', 'all'] as const) {
        check(puzzle, traceSearch(puzzle.problem, { method, until, limit: 4_000 }));
      }
    }
  }
}

/** The visits of a naive search as far as the trace goes. */
function replay(
  { naive }: TestPuzzle,
  trace: SearchTrace,
  see: (visit: NaiveVisit, visited: number) => void,
): void {
  let visited = 0;
  naiveSearch(naive, trace.method, 'all', (visit) => {
    see(visit, ++visited);
    return visited < trace.length;
  });
  assert.equal(visited, trace.length);
}

describe('a moment of a search', () => {
  it('has the counts of a replay, at every visit', () => {
    each((puzzle, trace) => {
      assert.deepEqual(momentAt(trace, 0), {
        visited: 0,
        path: [],
        forbidder: -1,
        isSolution: false,
        promising: 0,
        pruned: 0,
        solutions: 0,
        deadEnds: 0,
      });
      let [pruned, solutions] = [0, 0];
      replay(puzzle, trace, ({ path, by, isSolution }, visited) => {
        pruned += by >= 0 ? 1 : 0;
        solutions += isSolution ? 1 : 0;
        const { deadEnds, ...moment } = momentAt(trace, visited);
        assert.deepEqual(moment, {
          visited,
          path,
          forbidder: by,
          isSolution,
          promising: visited - pruned,
          pruned,
          solutions,
        });
        assert.equal(deadEnds, deadEndMoments(trace).filter((at) => at <= visited).length);
      });
    });
  });
});

const deadEnds = new WeakMap<SearchTrace, readonly number[]>();

/** The moments of the dead ends as their definition says: all n children of a node visited, and each forbidden. */
function deadEndMoments(trace: SearchTrace): readonly number[] {
  const known = deadEnds.get(trace);
  if (known) {
    return known;
  }
  const { parents, forbidders, problem } = trace;
  const children = new Map<number, number[]>();
  for (let visit = 1; visit < trace.length; visit++) {
    const parent = parents[visit]!;
    children.set(parent, [...(children.get(parent) ?? []), visit]);
  }
  const moments = [...children.values()]
    .filter((all) => all.length === problem.size && all.every((visit) => forbidders[visit]! >= 0))
    .map((all) => all.at(-1)! + 1)
    .sort((one, other) => one - other);
  deadEnds.set(trace, moments);
  return moments;
}

describe('a step of a search', () => {
  it('empties and fills the cells that a replay does, forwards and backwards', () => {
    each((puzzle, trace) => {
      const board = Int32Array.from(puzzle.naive.givens);
      const isQueens = puzzle.naive.puzzle === 'queens';
      const before: Int32Array[] = [board.slice()];
      replay(puzzle, trace, (visit, visited) => {
        const { cell, choice, takenBack } = stepAt(trace, visited);
        for (const emptied of takenBack) {
          assert.notEqual(board[emptied], 0);
          board[emptied] = 0;
        }
        if (cell >= 0) {
          assert.equal(board[cell], 0);
          board[cell] = isQueens ? 1 : choice;
        }
        assert.deepEqual([...board], visit.board);
        before.push(board.slice());
      });
      for (let visited = trace.length; visited > 0; visited--) {
        const { cell, takenBack } = stepAt(trace, visited);
        if (cell >= 0) {
          board[cell] = 0;
        }
        const then = momentAt(trace, visited - 1).path;
        for (const [index, filled] of takenBack.entries()) {
          board[filled] = isQueens ? 1 : then[then.length - 1 - index]!;
        }
        assert.deepEqual(board, before[visited - 1]);
      }
    });
  });

  it('tells by how many levels the search backed up, and when it ran into a dead end', () => {
    each((_, trace) => {
      let depth = 0;
      for (let visited = 1; visited <= trace.length; visited++) {
        const step = stepAt(trace, visited);
        assert.equal(step.backedUp, Math.max(0, depth - step.depth));
        assert.equal(step.makesDeadEnd, deadEndMoments(trace).includes(visited));
        depth = step.depth;
      }
    });
  });

  it('tells whether a given forbids it', () => {
    const trace = traceSearch(queens(4, [1]).problem, { method: 'backtracking', until: 'all', limit: 100 });
    const first = stepAt(trace, 2);
    assert.deepEqual(first.attack, { cell: 4, by: 1, line: 'diagonal' });
    assert.equal(first.isByGiven, true);
    const byChoice = Array.from({ length: trace.length }, (_, index) => stepAt(trace, index + 1)).find(
      ({ attack, isByGiven }) => attack && !isByGiven,
    );
    assert.deepEqual(byChoice?.attack, { cell: 12, by: 8, line: 'column' });
  });
});

describe('a jump in a search', () => {
  const landmarks: readonly Landmark[] = ['solution', 'deadEnd'];

  it('goes to the nearest solution or dead end before and behind each moment', () => {
    each((_, trace) => {
      for (const landmark of landmarks) {
        const moments =
          landmark === 'deadEnd'
            ? deadEndMoments(trace)
            : Array.from(trace.solutions, (solution) => solution + 1);
        for (let visited = 0; visited <= trace.length; visited++) {
          assert.equal(
            nextLandmark(trace, landmark, visited),
            moments.find((at) => at > visited),
          );
          assert.equal(
            previousLandmark(trace, landmark, visited),
            moments.filter((at) => at < visited).at(-1),
          );
        }
      }
    });
  });

  it('finds the two dead ends of 4 queens, and the solution', () => {
    const trace = traceSearch(queens(4).problem, { method: 'backtracking', until: 'first', limit: 100 });
    assert.deepEqual(deadEndMoments(trace), [9, 16]);
    assert.equal(nextLandmark(trace, 'deadEnd', 0), 9);
    assert.deepEqual(momentAt(trace, 9).path, [1, 3, 4]);
    assert.deepEqual(momentAt(trace, 16).path, [1, 4, 2, 4]);
    assert.equal(nextLandmark(trace, 'solution', 0), 27);
  });
});
