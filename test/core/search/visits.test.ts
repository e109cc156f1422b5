// What a search visits: the textbook's 27 nodes one by one, and all visits of small searches beside a naive search.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { momentAt } from '../../../src/core/search/moment';
import { queensProblem } from '../../../src/core/search/queensProblem';
import { stepAt } from '../../../src/core/search/step';
import { traceSearch } from '../../../src/core/search/traceSearch';
import { randomFrom } from '../sudoku/boards';
import { naiveSearch, linesOf } from './naive';
import { queens, randomPuzzle, SMALL, sudoku } from './puzzles';

interface Visit {
  readonly visit: number;
  readonly path: readonly number[];
  readonly promising: boolean;
  readonly solution: boolean;
  readonly attackedBy?: { readonly kind: string; readonly row: number };
}

const { walk4 } = JSON.parse(readFileSync('test/core/queens/cases.json', 'utf8')) as {
  readonly walk4: readonly Visit[];
};

const SEED = Number(process.env.SEED ?? Date.now() % 1e9);

const METHODS = ['backtracking', 'unpruned'] as const;
const UNTIL = ['first', 'all'] as const;

describe('the visits of a search', () => {
  it('are those of the textbook for 4 queens, one by one, with the attacking queen', () => {
    const trace = traceSearch(queensProblem(4), { method: 'backtracking', until: 'first', limit: 100 });
    assert.equal(trace.length, 27);
    assert.equal(trace.end, 'first');
    for (const { visit, path, promising, solution, attackedBy } of walk4) {
      const moment = momentAt(trace, visit);
      const { attack, result } = stepAt(trace, visit);
      assert.deepEqual(moment.path, path, `visit ${String(visit)}`);
      assert.equal(moment.forbidder < 0, promising);
      assert.equal(moment.isSolution, solution);
      assert.equal(result, solution ? 'solution' : promising ? 'promising' : 'forbidden');
      const by = attack && { kind: attack.line, row: Math.floor(attack.by / 4) + 1 };
      assert.deepEqual(by, attackedBy);
      assert.equal(attack?.by ?? -1, moment.forbidder);
    }
    assert.equal(walk4.length, 27);
  });

  for (const { name, naive, problem } of SMALL) {
    it(`are those of a naive search: ${name}`, () => {
      for (const method of METHODS.filter(
        (each) => each === 'backtracking' || problem.size ** problem.levels < 60_000,
      )) {
        for (const until of UNTIL) {
          const trace = traceSearch(problem, { method, until, limit: 1_000_000 });
          let visited = 0;
          let solutions = 0;
          naiveSearch(naive, method, until, ({ path, by, isSolution }) => {
            visited++;
            solutions += isSolution ? 1 : 0;
            const moment = momentAt(trace, visited);
            assert.deepEqual(moment.path, path);
            assert.equal(moment.forbidder, by);
            assert.equal(moment.isSolution, isSolution);
            const { attack } = stepAt(trace, visited);
            if (attack) {
              assert.equal(attack.line, linesOf(naive, attack.cell, attack.by)[0]);
            }
          });
          assert.equal(trace.length, visited);
          assert.equal(trace.solutions.length, solutions);
          assert.equal(trace.end, until === 'first' && solutions > 0 ? 'first' : 'all');
        }
      }
    });
  }

  it('of a 9×9 board are those of a naive search, which finds its one solution', () => {
    const { naive, problem } = sudoku(
      3,
      3,
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    );
    const trace = traceSearch(problem, { method: 'backtracking', until: 'all', limit: 1_000_000 });
    let visited = 0;
    naiveSearch(naive, 'backtracking', 'all', ({ path }) => {
      assert.deepEqual(momentAt(trace, ++visited).path, path);
    });
    assert.equal(trace.length, visited);
    assert.equal(trace.solutions.length, 1);
    assert.equal(trace.end, 'all');
  });

  it(`are those of a naive search on random boards (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    for (let round = 0; round < 100; round++) {
      const { naive, problem, name } = randomPuzzle(random);
      const trace = traceSearch(problem, { method: 'backtracking', until: 'all', limit: 5_000 });
      const visits: string[] = [];
      naiveSearch(naive, 'backtracking', 'all', ({ path, by, isSolution }) => {
        visits.push([path.join(' '), by, isSolution].join());
        return visits.length <= 5_000;
      });
      const found = Array.from({ length: trace.length }, (_, visit) => {
        const { path, forbidder, isSolution } = momentAt(trace, visit + 1);
        return [path.join(' '), forbidder, isSolution].join();
      });
      assert.deepEqual(found, visits.slice(0, 5_000), name);
      assert.equal(trace.end, visits.length > 5_000 ? 'limit' : 'all');
    }
  });

  it('end at the limit, and not if there are just as many', () => {
    const problem = queensProblem(5);
    const visits = (limit: number, until: 'first' | 'all'): readonly [number, string] => {
      const { length, end } = traceSearch(problem, { method: 'backtracking', until, limit });
      return [length, end];
    };
    assert.deepEqual(visits(1, 'all'), [1, 'limit']);
    assert.deepEqual(visits(220, 'all'), [220, 'limit']);
    assert.deepEqual(visits(221, 'all'), [221, 'all']);
    assert.deepEqual(visits(15, 'first'), [15, 'limit']);
    assert.deepEqual(visits(16, 'first'), [16, 'first']);
  });

  it('end at the limit with nodes that are still expanded', () => {
    const whole = traceSearch(queensProblem(6), { method: 'backtracking', until: 'all', limit: 10_000 });
    for (let limit = 1; limit < whole.length; limit++) {
      const part = traceSearch(whole.problem, { method: 'backtracking', until: 'all', limit });
      assert.equal(part.length, limit);
      assert.deepEqual(
        part.ends,
        whole.ends.slice(0, limit).map((end) => Math.min(end, limit)),
      );
    }
  });

  it('are one where two givens clash, and none of an unpruned search is a solution', () => {
    const attacking = queensProblem(4, [0, 5]);
    assert.deepEqual(attacking.clash, { cell: 0, by: 5, line: 'diagonal' });
    const board = sudoku(2, 2, '1.....1.........').problem;
    assert.equal(board.clash, undefined);
    const clashing = sudoku(2, 2, '1....1..........').problem;
    assert.deepEqual(clashing.clash, { cell: 0, by: 5, line: 'box' });
    for (const problem of [attacking, clashing]) {
      const trace = traceSearch(problem, { method: 'backtracking', until: 'all', limit: 100 });
      assert.equal(trace.length, 1);
      assert.equal(trace.end, 'all');
      const step = stepAt(trace, 1);
      assert.equal(step.result, 'forbidden');
      assert.deepEqual(step.attack, problem.clash);
      assert.equal(step.isByGiven, true);
    }
    const unpruned = traceSearch(attacking, { method: 'unpruned', until: 'first', limit: 100 });
    assert.equal(unpruned.length, 1 + 4 + 16);
    assert.equal(unpruned.solutions.length, 0);
    assert.deepEqual(stepAt(unpruned, 21).attack, attacking.clash);
  });

  it('are one, a solution, where nothing is left to choose', () => {
    for (const { problem } of [queens(4, [1, 7, 8, 14]), sudoku(2, 2, '1234341221434321')]) {
      for (const method of METHODS) {
        for (const until of UNTIL) {
          const trace = traceSearch(problem, { method, until, limit: 100 });
          assert.deepEqual([trace.length, trace.end], [1, until]);
          assert.equal(stepAt(trace, 1).result, 'solution');
        }
      }
    }
  });
});
