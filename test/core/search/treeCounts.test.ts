// The four ways of counting, for the sizes of the published table, and formulas against walking.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { TRACED_VISITS } from '../../../src/core/limits';
import { queensProblem } from '../../../src/core/search/queensProblem';
import { savedBelow } from '../../../src/core/search/saved';
import { traceSearch } from '../../../src/core/search/traceSearch';
import { treeCounts, treeCountsInSteps, type NodeCount } from '../../../src/core/search/treeCounts';
import { naiveSearch } from './naive';
import { SMALL, sudoku } from './puzzles';

interface Tree {
  readonly n: number;
  readonly firstSolution: readonly number[] | null;
  readonly noPruning: { readonly firstSolution: string; readonly wholeTree: string };
  readonly backtracking: { readonly firstSolution: number; readonly wholeTree: number };
  readonly backtrackingPromisingOnly: { readonly firstSolution: number; readonly wholeTree: number };
  readonly promisingByLevel: readonly number[];
}

const { trees, firstSolutionMore, counts } = JSON.parse(
  readFileSync('test/core/queens/cases.json', 'utf8'),
) as {
  readonly trees: readonly Tree[];
  readonly firstSolutionMore: readonly {
    readonly n: number;
    readonly firstSolution: readonly number[];
    readonly backtracking: number;
    readonly promisingOnly: number;
  }[];
  readonly counts: readonly { readonly n: number; readonly all: string }[];
};

const nodes = (count: NodeCount): string => (count.isKnown ? String(count.nodes) : 'unknown');
const walked = (method: 'backtracking' | 'unpruned', size: number, until: 'first' | 'all'): number =>
  traceSearch(queensProblem(size), { method, until, limit: TRACED_VISITS }).length;

describe('the counts of a search tree', () => {
  for (const tree of trees) {
    it(`are those published for ${String(tree.n)} queens`, () => {
      const found = treeCounts(queensProblem(tree.n));
      assert.equal(nodes(found.unpruned.first), tree.noPruning.firstSolution);
      assert.equal(nodes(found.unpruned.whole), tree.noPruning.wholeTree);
      assert.equal(nodes(found.backtracking.first), String(tree.backtracking.firstSolution));
      assert.equal(nodes(found.backtracking.whole), String(tree.backtracking.wholeTree));
      assert.equal(nodes(found.promising.first), String(tree.backtrackingPromisingOnly.firstSolution));
      assert.equal(nodes(found.promising.whole), String(tree.backtrackingPromisingOnly.wholeTree));
      assert.equal(nodes(found.solutions), counts.find(({ n }) => n === tree.n)?.all);
      assert.deepEqual(found.firstSolution ?? null, tree.firstSolution);
      assert.deepEqual(found.promisingByLevel, tree.promisingByLevel);
    });
  }

  it('are of all sizes from 1 to 12', () => {
    assert.deepEqual(
      trees.map(({ n }) => n),
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });

  it('are known up to the first solution where the whole tree is too large', () => {
    const within = firstSolutionMore.filter(({ backtracking }) => backtracking < 200_000);
    assert.deepEqual(
      within.map(({ n }) => n),
      [13, 14, 15, 16, 17, 19, 21],
    );
    for (const { n, firstSolution, backtracking, promisingOnly } of within) {
      const found = treeCounts(queensProblem(n), 200_000);
      assert.equal(nodes(found.backtracking.first), String(backtracking));
      assert.equal(nodes(found.promising.first), String(promisingOnly));
      assert.deepEqual(found.firstSolution, firstSolution);
      for (const unknown of [found.backtracking.whole, found.promising.whole, found.solutions]) {
        assert.deepEqual(unknown, { isKnown: false, limit: 200_000 });
      }
      assert.equal(found.unpruned.whole.isKnown, true);
      assert.equal(found.promisingByLevel, undefined);
    }
  });

  it('are unknown where no solution is found within the limit, but for the formula', () => {
    const found = treeCounts(queensProblem(8), 876);
    const unknown = { isKnown: false, limit: 876 };
    assert.deepEqual(found.backtracking, { first: unknown, whole: unknown });
    assert.deepEqual(found.promising, { first: unknown, whole: unknown });
    assert.deepEqual(found.unpruned.first, unknown);
    assert.deepEqual(found.unpruned.whole, { isKnown: true, nodes: 19_173_961n, by: 'formula' });
    assert.equal(found.firstSolution, undefined);
    assert.equal(nodes(treeCounts(queensProblem(8), 877).backtracking.first), '877');
  });

  it('are the same in steps, which large trees take', () => {
    const steps = treeCountsInSteps(queensProblem(10));
    let taken = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      taken++;
    }
    assert.deepEqual(step.value, treeCounts(queensProblem(10)));
    assert.equal(taken, Math.floor(348_151 / 50_000));
  });

  for (let size = 1; size <= 8; size++) {
    it(`without pruning are those of walking, for ${String(size)} queens`, () => {
      const { unpruned } = treeCounts(queensProblem(size));
      assert.equal(String(walked('unpruned', size, 'first')), nodes(unpruned.first));
      if (size <= 7) {
        assert.equal(String(walked('unpruned', size, 'all')), nodes(unpruned.whole));
      }
    });
  }

  it('are 155, 27 and 9 for 4 queens', () => {
    assert.equal(walked('unpruned', 4, 'first'), 155);
    assert.equal(walked('backtracking', 4, 'first'), 27);
    assert.equal(nodes(treeCounts(queensProblem(4)).promising.first), '9');
  });

  for (const { name, naive, problem } of SMALL) {
    it(`are those of a naive search: ${name}`, () => {
      const expected = { visits: 0, promising: 0, solutions: 0, first: '', firstPromising: '' };
      naiveSearch(naive, 'backtracking', 'all', ({ by, isSolution }) => {
        expected.visits++;
        expected.promising += by < 0 ? 1 : 0;
        expected.solutions += isSolution ? 1 : 0;
        if (isSolution && expected.solutions === 1) {
          expected.first = String(expected.visits);
          expected.firstPromising = String(expected.promising);
        }
      });
      const found = treeCounts(problem);
      assert.equal(nodes(found.backtracking.whole), String(expected.visits));
      assert.equal(nodes(found.promising.whole), String(expected.promising));
      assert.equal(nodes(found.solutions), String(expected.solutions));
      assert.equal(nodes(found.backtracking.first), expected.first || String(expected.visits));
      assert.equal(nodes(found.promising.first), expected.firstPromising || String(expected.promising));
    });
  }

  it('of a hard 9×9 board are those of a naive search', () => {
    const { naive, problem } = sudoku(
      3,
      3,
      '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    );
    let visits = 0;
    let promising = 0;
    naiveSearch(naive, 'backtracking', 'first', ({ by }) => {
      visits++;
      promising += by < 0 ? 1 : 0;
    });
    const found = treeCounts(problem, visits);
    assert.equal(nodes(found.backtracking.first), String(visits));
    assert.equal(nodes(found.promising.first), String(promising));
    assert.deepEqual([visits, promising], [445_779, 49_559]);
  });
});

describe('the nodes saved below a pruned node', () => {
  it('are those an unpruned search visits below it, itself not counted', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((depth) => savedBelow(queensProblem(4), depth)),
      [340n, 84n, 20n, 4n, 0n],
    );
    const whole = traceSearch(queensProblem(5), { method: 'unpruned', until: 'all', limit: 10_000 });
    for (let visit = 0; visit < whole.length; visit++) {
      const below = BigInt(whole.ends[visit]! - visit - 1);
      assert.equal(savedBelow(whole.problem, whole.depths[visit]!), below);
    }
  });

  it('and those visited are all there are', () => {
    for (const { problem } of SMALL) {
      const trace = traceSearch(problem, { method: 'backtracking', until: 'all', limit: 100_000 });
      let all = BigInt(trace.length);
      for (let visit = 0; visit < trace.length; visit++) {
        all += trace.forbidders[visit]! < 0 ? 0n : savedBelow(problem, trace.depths[visit]!);
      }
      assert.equal(String(all), nodes(treeCounts(problem, 1).unpruned.whole));
    }
  });
});
