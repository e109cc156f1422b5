// Completing N-Queens boards: known boards, empty ones of all sizes, and random ones judged a second time.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { EDITOR_NODES, SOLVE_NODES } from '../../../src/core/limits';
import { completeQueens } from '../../../src/core/queens/complete';
import { constructQueens } from '../../../src/core/queens/construction';
import { placementOf } from '../../../src/core/queens/placement';
import { Random } from '../../../src/core/queens/random';
import { searchBySwaps } from '../../../src/core/queens/swapSearch';
import { randomFrom } from '../sudoku/boards';
import { CASES, isCompletion, naiveCompletions, queensOf, randomQueens, type Queens } from './boards';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const emptyBoard = (size: number): Queens => ({ size, queens: new Uint32Array(0) });
const fromOne = (columns: ArrayLike<number>): number[] => Array.from(columns, (column) => column + 1);

/** The columns of the completion, from 1; fails if there is none, or if it is none. */
function completed(board: Queens, budget: number, isFirst?: boolean): number[] {
  const completion = completeQueens(board, budget);
  assert.ok(completion.kind === 'complete', completion.kind);
  assert.ok(isCompletion(completion.columns, board), String(completion.columns));
  assert.ok(completion.nodes <= budget, `${String(completion.nodes)} nodes`);
  if (isFirst !== undefined) {
    assert.equal(completion.isFirst, isFirst);
  }
  return fromOne(completion.columns);
}

describe('the construction of n queens', () => {
  it('gives the known columns', () => {
    for (const { n, columns } of CASES.construction) {
      assert.deepEqual(fromOne(constructQueens(n)!), columns);
    }
  });

  it('gives queens that do not attack each other for all n but 2 and 3', () => {
    for (let size = 1; size <= 1_000; size++) {
      const columns = constructQueens(size);
      assert.equal(columns !== undefined, size !== 2 && size !== 3);
      assert.ok(columns === undefined || isCompletion(columns, emptyBoard(size)), String(size));
    }
  });
});

describe('completing a board', () => {
  for (const { name, given, completions } of CASES.partialBoards) {
    it(`settles ${name} within the editor's budget`, () => {
      const board = queensOf(given);
      if (completions === 0) {
        assert.equal(completeQueens(board, EDITOR_NODES).kind, 'none');
      } else {
        completed(board, EDITOR_NODES);
      }
    });
  }

  it('gives the first in order on empty boards of up to 20 rows, and any on larger ones', () => {
    for (const { n, firstSolution } of [...CASES.trees, ...CASES.firstSolutionMore]) {
      if (firstSolution === null) {
        assert.equal(completeQueens(emptyBoard(n), SOLVE_NODES).kind, 'none');
      } else if (n <= 20) {
        assert.deepEqual(completed(emptyBoard(n), SOLVE_NODES, true), firstSolution);
      } else {
        completed(emptyBoard(n), SOLVE_NODES, false);
      }
    }
  });

  it('gives any completion where the budget does not suffice for the first in order', () => {
    completed(emptyBoard(20), EDITOR_NODES, true);
    completed(emptyBoard(20), 1_000, false);
    completed(emptyBoard(20), 0, false);
    completed({ size: 20, queens: Uint32Array.of(377, 399) }, 100, false);
  });

  it('completes an empty board, and one with a queen, of all sizes', () => {
    for (const size of [...Array.from({ length: 197 }, (_, index) => index + 4), 201, 500, 1_000]) {
      completed(emptyBoard(size), EDITOR_NODES);
      // Of the boards of 4 and 6 rows no completion has a queen in a corner.
      completed({ size, queens: Uint32Array.of(size === 4 || size === 6 ? 1 : 0) }, EDITOR_NODES);
    }
  });

  it('leaves a full board as it is, which then is the first in order', () => {
    const columns = constructQueens(100)!;
    const full = queensOf(fromOne(columns));
    assert.deepEqual(completeQueens(full, 0), { kind: 'complete', columns, isFirst: true, nodes: 0 });
  });

  it('gives up at the end of its budget, and says how much it spent', () => {
    const board = queensOf(CASES.partialBoards.find(({ name }) => name === '100-seventyfive')!.given);
    assert.deepEqual(completeQueens(board, 10), { kind: 'gaveUp', nodes: 10 });
    assert.deepEqual(completeQueens(board, 0), { kind: 'gaveUp', nodes: 0 });
  });

  it('gives the same answer to the same board', () => {
    const random = randomFrom(SEED);
    const board = randomQueens(random, 60, 20, true);
    assert.deepEqual(
      completeQueens(board, SOLVE_NODES),
      completeQueens(board, SOLVE_NODES),
      `SEED=${String(SEED)}`,
    );
  });

  it('agrees with looking at each pair of queens, on random boards of up to 9 rows', () => {
    const random = randomFrom(SEED);
    for (let round = 0; round < 600; round++) {
      const size = 1 + Math.floor(random() * 9);
      const board = randomQueens(random, size, Math.floor(random() * size), random() < 0.9);
      const [first] = naiveCompletions(board);
      const completion = completeQueens(board, SOLVE_NODES);
      const told = `SEED=${String(SEED)}: ${String(size)} rows, ${String(board.queens)}`;
      assert.equal(completion.kind, first ? 'complete' : 'none', told);
      if (completion.kind === 'complete') {
        assert.deepEqual([...completion.columns], first, told);
        assert.ok(completion.isFirst, told);
      }
    }
  });

  it('completes large boards by swaps', () => {
    for (const size of [201, 500, 1_000]) {
      const board = queensOf(
        fromOne(constructQueens(size)!).map((column, row) => (row % 3 === 0 ? column : 0)),
      );
      const placement = placementOf(size, board.queens)!;
      const found = placement.columnOf.slice();
      const count = { budget: EDITOR_NODES, nodes: 0 };
      assert.ok(searchBySwaps(placement, new Random([size]), count, found));
      assert.ok(isCompletion(found, board));
    }
  });

  it('completes what was made by taking queens from a completion', () => {
    const random = randomFrom(SEED);
    for (const size of [12, 20, 40, 100, 200, 250, 1_000]) {
      const whole = fromOne(constructQueens(size)!);
      for (const share of [0.1, 0.5, 0.9]) {
        completed(queensOf(whole.map((column) => (random() < share ? column : 0))), SOLVE_NODES);
      }
    }
  });
});
