// The lines of the program that visits run, against a program that tells its lines as it goes.
import assert from 'node:assert/strict';
import { linesAt, PSEUDO_CODE, type CodeKey } from '../../../src/core/search/pseudoCode';
import { queensProblem } from '../../../src/core/search/queensProblem';
import type { SearchMethod } from '../../../src/core/search/trace';
import { traceSearch } from '../../../src/core/search/traceSearch';

/** All lines that the recursive program runs for n queens, up to the end of it. */
function linesRun(size: number, method: SearchMethod): readonly CodeKey[] {
  const run: CodeKey[] = [];
  const isSafe = (columns: readonly number[]): boolean =>
    columns.every((column, row) =>
      columns
        .slice(0, row)
        .every((other, above) => other !== column && Math.abs(other - column) !== row - above),
    );
  const search = (columns: readonly number[]): void => {
    const isFull = columns.length === size;
    run.push('visit');
    if (method === 'backtracking') {
      run.push('test');
      if (isSafe(columns)) {
        run.push('full');
        if (isFull) {
          run.push('solution');
        } else {
          run.push('otherwise');
          callAll(columns);
        }
      }
    } else {
      run.push('full');
      if (isFull) {
        run.push('test');
        if (isSafe(columns)) {
          run.push('solution');
        }
      } else {
        run.push('otherwise');
        callAll(columns);
      }
    }
    run.push('return');
  };
  const callAll = (columns: readonly number[]): void => {
    for (let column = 1; column <= size; column++) {
      run.push('descend', 'call');
      search([...columns, column]);
    }
    run.push('descend');
  };
  search([]);
  return run;
}

describe('the lines of pseudo-code', () => {
  for (const method of ['backtracking', 'unpruned'] as const) {
    it(`are run by the visits as by a recursive program: ${method}`, () => {
      for (const size of [1, 2, 3, 4]) {
        const trace = traceSearch(queensProblem(size), { method, until: 'all', limit: 1_000 });
        const visits = Array.from({ length: trace.length }, (_, index) => linesAt(trace, index + 1));
        const expected = linesRun(size, method);
        const run = visits.flat();
        assert.deepEqual(run, expected.slice(0, run.length));
        // What is left is the way back to the caller of it all.
        assert.ok(expected.slice(run.length).every((key) => key === 'descend' || key === 'return'));
      }
    });

    it(`each stand in the program once: ${method}`, () => {
      const keys = PSEUDO_CODE[method].map(({ key }) => key);
      assert.deepEqual([...keys].sort(), [...new Set(linesRun(4, method))].sort());
    });
  }

  it('end where the moment stands', () => {
    const trace = traceSearch(queensProblem(4), { method: 'backtracking', until: 'first', limit: 100 });
    const last = [1, 2, 3, 27].map((visited) => linesAt(trace, visited).at(-1));
    assert.deepEqual(last, ['descend', 'descend', 'test', 'solution']);
    assert.deepEqual(linesAt(trace, 0), []);
    assert.deepEqual(linesAt(trace, 4), ['return', 'descend', 'call', 'visit', 'test']);
  });
});
