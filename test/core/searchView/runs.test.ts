// Where keys and buttons lead in one search, and in two side by side.
import assert from 'node:assert/strict';
import { queensProblem } from '../../../src/core/search/queensProblem';
import type { SearchMethod } from '../../../src/core/search/trace';
import { traceSearch } from '../../../src/core/search/traceSearch';
import { mostVisits, targetOf } from '../../../src/search/view/runs';

function trace(method: SearchMethod, until: 'first' | 'all' = 'first'): ReturnType<typeof traceSearch> {
  return traceSearch(queensProblem(4), { method, until, limit: 1_000 });
}

describe('A leap', () => {
  it('goes a visit on or back, or to either end, and no further', () => {
    const traces = [trace('backtracking')];
    assert.equal(mostVisits(traces), 27);
    for (const visited of [0, 1, 26, 27]) {
      assert.equal(targetOf('first', traces, visited), visited > 0 ? 0 : undefined);
      assert.equal(targetOf('back', traces, visited), visited > 0 ? visited - 1 : undefined);
      assert.equal(targetOf('forward', traces, visited), visited < 27 ? visited + 1 : undefined);
      assert.equal(targetOf('last', traces, visited), visited < 27 ? 27 : undefined);
    }
  });

  it('goes to the nearest solution of either search', () => {
    // The first solution takes 27 visits with pruning and 155 without.
    const both = [trace('unpruned'), trace('backtracking')];
    assert.equal(targetOf('nextSolution', both, 0), 27);
    assert.equal(targetOf('nextSolution', both, 27), 155);
    assert.equal(targetOf('nextSolution', both, 155), undefined);
    assert.equal(targetOf('previousSolution', both, 155), 27);
    assert.equal(targetOf('previousSolution', both, 28), 27);
    assert.equal(targetOf('previousSolution', both, 27), undefined);
  });

  it('visits the same dead ends forth and back', () => {
    const traces = [trace('backtracking', 'all')];
    const forth: number[] = [];
    for (
      let at = targetOf('nextDeadEnd', traces, 0);
      at !== undefined;
      at = targetOf('nextDeadEnd', traces, at)
    ) {
      forth.push(at);
    }
    const back: number[] = [];
    for (
      let at = targetOf('previousDeadEnd', traces, 62);
      at !== undefined;
      at = targetOf('previousDeadEnd', traces, at)
    ) {
      back.unshift(at);
    }
    // (1 3) and (1 4 2), and their mirror images (4 2) and (4 1 3).
    assert.equal(forth.length, 4);
    assert.deepEqual(forth.slice(0, 2), [9, 16]);
    assert.deepEqual(back, forth);
  });

  it('leads nowhere while there is nothing to show', () => {
    assert.equal(mostVisits([]), 0);
    assert.equal(targetOf('forward', [], 0), undefined);
    assert.equal(targetOf('nextSolution', [], 0), undefined);
  });
});
