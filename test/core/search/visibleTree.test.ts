// The drawn part of a tree against what it should be, worked out from the whole trace.
import assert from 'node:assert/strict';
import { momentAt } from '../../../src/core/search/moment';
import { queensProblem } from '../../../src/core/search/queensProblem';
import { savedBelow } from '../../../src/core/search/saved';
import type { SearchTrace } from '../../../src/core/search/trace';
import { traceSearch } from '../../../src/core/search/traceSearch';
import { visibleTree, type VisibleNode, type VisibleTree } from '../../../src/core/search/visibleTree';
import { sudoku } from './puzzles';

const OPTIONS = { method: 'backtracking', until: 'all', limit: 300_000 } as const;

const HARD = sudoku(
  3,
  3,
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);

/** What any drawn tree has to hold. */
function checkTree(trace: SearchTrace, visited: number, tree: VisibleTree): void {
  const path = momentAt(trace, visited).path;
  const current = tree.nodes[tree.current];
  assert.equal(current?.visit ?? -1, visited - 1);
  for (const [index, node] of tree.nodes.entries()) {
    const { visit, parent, depth, choice } = node;
    assert.equal(depth, trace.depths[visit]);
    assert.equal(choice, trace.choices[visit]);
    if (index > 0) {
      assert.ok(parent < index);
      assert.equal(tree.nodes[parent]?.visit, trace.parents[visit]);
    }
    checkKind(trace, visited, node, tree);
  }
  const onPath = tree.nodes.filter(({ isOnPath }) => isOnPath);
  assert.deepEqual(
    onPath.map(({ choice }) => choice),
    visited === 0 ? [] : [0, ...path].slice(-onPath.length),
  );
  assert.equal(new Set(tree.nodes.map(({ visit }) => visit)).size, tree.nodes.length);
}

function checkKind(trace: SearchTrace, visited: number, node: VisibleNode, tree: VisibleTree): void {
  const { visit, kind, depth } = node;
  const isForbidden = trace.forbidders[visit]! >= 0;
  assert.equal(kind === 'ahead', visit >= visited);
  assert.equal(kind === 'pruned', visit < visited && isForbidden);
  assert.equal(kind === 'solution', visit < visited && trace.solutions.includes(visit));
  assert.equal(kind === 'deadEnd', trace.ends[visit]! <= visited && trace.deadEnds.includes(visit));
  assert.equal(node.saved, kind === 'pruned' ? savedBelow(trace.problem, depth) : 0n);
  if (kind === 'collapsed') {
    assert.equal(tree.isWhole, false);
    assert.ok(node.hidden > 0);
  }
  if (node.hidden > 0) {
    const end = trace.ends[visit]!;
    assert.equal(node.hidden, end - visit - 1);
    assert.ok(end < visited);
    assert.equal(
      node.hiddenSolutions,
      trace.solutions.filter((solution) => solution > visit && solution < end).length,
    );
  }
}

describe('the tree that is drawn', () => {
  it('is the whole of a small one, at every moment', () => {
    for (const until of ['first', 'all'] as const) {
      const trace = traceSearch(queensProblem(4), { ...OPTIONS, until });
      for (let visited = 0; visited <= trace.length; visited++) {
        const tree = visibleTree(trace, visited, { most: 61 });
        assert.equal(tree.isWhole, true);
        assert.deepEqual(
          tree.nodes.map(({ visit }) => visit),
          [...trace.depths.keys()],
        );
        checkTree(trace, visited, tree);
      }
    }
  });

  it('tells the kinds of the nodes of 4 queens', () => {
    const trace = traceSearch(queensProblem(4), { ...OPTIONS, until: 'first' });
    const kinds = visibleTree(trace, 27, { most: 1_000 }).nodes.map(({ kind }) => kind);
    const count = (kind: VisibleNode['kind']): number => kinds.filter((each) => each === kind).length;
    assert.deepEqual(
      [count('promising'), count('deadEnd'), count('solution'), count('pruned')],
      [6, 2, 1, 18],
    );
    assert.deepEqual(
      visibleTree(trace, 5, { most: 1_000 })
        .nodes.map(({ saved }) => saved)
        .slice(0, 4),
      [0n, 0n, 20n, 20n],
    );
  });

  it('is the path, the siblings on it and the next children of a large one', () => {
    const trace = traceSearch(queensProblem(6), OPTIONS);
    for (let visited = 0; visited <= trace.length; visited++) {
      const tree = visibleTree(trace, visited, { most: 100 });
      checkTree(trace, visited, tree);
      assert.equal(tree.isWhole, false);
      const shown = new Set<number>([Math.max(0, visited - 1)]);
      for (let at = Math.max(0, visited - 1); ; at = trace.parents[at]!) {
        shown.add(at);
        trace.parents.forEach((parent, visit) => {
          if (visit > 0 && parent === at) {
            shown.add(visit);
          }
        });
        if (at === 0) {
          break;
        }
      }
      assert.deepEqual(
        tree.nodes.map(({ visit }) => visit).sort((one, other) => one - other),
        [...shown].sort((one, other) => one - other),
      );
      const drawn = tree.nodes.filter(({ kind }) => kind !== 'ahead').length;
      const hidden = tree.nodes.reduce((sum, node) => sum + node.hidden, 0);
      assert.equal(drawn + hidden, visited);
    }
  });

  it('has never more nodes than it may, and always the current one', () => {
    const queens = traceSearch(queensProblem(6), OPTIONS);
    for (let most = 1; most <= 60; most++) {
      for (let visited = 0; visited <= queens.length; visited += 7) {
        const tree = visibleTree(queens, visited, { most });
        assert.ok(tree.nodes.length <= most);
        checkTree(queens, visited, tree);
      }
    }
  });

  it('of a search of 300,000 visits stays small', () => {
    const trace = traceSearch(HARD.problem, OPTIONS);
    assert.equal(trace.length, 300_000);
    for (let visited = 0; visited <= trace.length; visited += 2_999) {
      const tree = visibleTree(trace, visited, { most: 1_000 });
      checkTree(trace, visited, tree);
      assert.ok(tree.nodes.length <= 10 + 9 * momentAt(trace, visited).path.length);
    }
  });
});
