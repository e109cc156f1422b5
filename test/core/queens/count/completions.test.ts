// Counting completions: the known boards, each first queen, and random boards judged by a plain search.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { countByFewestFree } from '../../../../src/core/queens/count/byFewestFree';
import { countByRows } from '../../../../src/core/queens/count/byRows';
import { Checkpoint } from '../../../../src/core/queens/count/checkpoint';
import { countCompletions, type CompletionCount } from '../../../../src/core/queens/count/completions';
import { placementOf } from '../../../../src/core/queens/placement';
import { randomFrom } from '../../sudoku/boards';
import { CASES, naiveCompletions, queensOf, randomQueens, type Queens } from '../boards';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const PLENTY = 10_000_000;

const quietly = (): void => undefined;
const withQueen = (size: number, square: number): Queens => ({ size, queens: Uint32Array.of(square) });

describe('counting completions', () => {
  for (const { name, n, given, completions } of CASES.partialBoards) {
    it(`of the known board ${name}`, () => {
      const { count, gaveUp } = countCompletions(queensOf(given), PLENTY, quietly);
      assert.equal(gaveUp, false);
      if (typeof completions === 'number') {
        assert.equal(count, completions);
      } else {
        assert.equal(completions, '>=1');
        assert.ok(count >= 1, `${String(count)} of size ${String(n)}`);
      }
    });
  }

  it('of each queen in the first row', () => {
    for (const { n, byColumn } of CASES.firstRowCounts) {
      const counts = byColumn.map(
        (_, column) => countCompletions(withQueen(n, column), PLENTY, quietly).count,
      );
      assert.deepEqual(counts, byColumn);
    }
  });

  it('of a queen on each square of a chess board', () => {
    for (const [square, expected] of CASES.square8.flat().entries()) {
      assert.equal(countCompletions(withQueen(8, square), PLENTY, quietly).count, expected);
    }
  });

  it('of empty boards', () => {
    for (const { n, all } of CASES.counts.slice(0, 11)) {
      const board = { size: n, queens: new Uint32Array(0) };
      assert.deepEqual(countCompletions(board, 0, quietly), { count: Number(all), nodes: 0, gaveUp: false });
      const placement = placementOf(n, board.queens)!;
      assert.equal(countByRows(placement, new Checkpoint(PLENTY, quietly)).count, Number(all));
      if (n < 10) {
        assert.equal(countByFewestFree(placement, new Checkpoint(PLENTY, quietly)).count, Number(all));
      }
    }
  });

  it(`of random boards (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    for (let time = 0; time < 150; time++) {
      const size = 1 + Math.floor(random() * 9);
      const board = randomQueens(random, size, Math.floor(random() * 5), time % 4 !== 0);
      const expected = naiveCompletions(board).length;
      const text = `${String(size)}: ${String(board.queens)}`;
      assert.equal(countCompletions(board, PLENTY, quietly).count, expected, text);
      const placement = placementOf(size, board.queens);
      if (placement !== undefined) {
        const before = placement.rows.count;
        for (const count of [countByRows, countByFewestFree]) {
          assert.equal(count(placement, new Checkpoint(PLENTY, quietly)).count, expected, text);
          assert.equal(placement.rows.count, before);
        }
      }
    }
  });

  for (const [how, count] of [
    ['row by row', countByRows],
    ['by fewest free squares', countByFewestFree],
  ] as const) {
    it(`keeps to its budget, ${how}`, () => {
      // A new one each time: which of equals is decided first depends on what was placed before.
      const countUpTo = (budget: number): CompletionCount =>
        count(placementOf(10, Uint32Array.of(3))!, new Checkpoint(budget, quietly));
      const whole = countUpTo(PLENTY);
      assert.equal(whole.gaveUp, false);
      assert.deepEqual(countUpTo(whole.nodes), whole);
      for (const budget of [0, 1, 100, whole.nodes - 1]) {
        const part = countUpTo(budget);
        assert.equal(part.gaveUp, true);
        assert.equal(part.nodes, budget);
        assert.ok(part.count <= whole.count);
      }
    });
  }

  it('tells how far it is', () => {
    const told: number[] = [];
    countCompletions(withQueen(14, 6 * 14 + 6), PLENTY, (done, of) => told.push(done / of));
    assert.ok(told.length > 5);
    assert.deepEqual(
      told,
      [...told].sort((one, other) => one - other),
    );
    assert.ok(told.every((part) => part >= 0 && part <= 1));
  });
});
