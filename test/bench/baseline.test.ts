// The baseline and the textbook solver against ours, which shares nothing with them, on the benchmark's own puzzles.
import assert from 'node:assert/strict';
import { isSolution } from './answers';
import { baseline } from './baseline';
import { puzzleSets } from './sets';
import { countOurs, textOf } from './solver';
import { textbook, TEXTBOOK_BUDGET } from './textbook';

const ENOUGH = 100_000_000;

describe('the solvers of the benchmark', () => {
  for (const { name, sample } of puzzleSets(undefined, [])) {
    it(`agree on the number of solutions, up to 3: ${name}`, () => {
      const found = new Uint8Array(3 * 81);
      const solution = new Uint8Array(81);
      for (const cells of sample.slice(0, 150)) {
        const count = countOurs(cells, 3, found);
        assert.equal(baseline(cells, 3, ENOUGH, solution), count, textOf(cells));
        assert.ok(count === 0 || isSolution(textOf(solution), cells), textOf(cells));
      }
    });
  }

  it('agree with the textbook, which takes long', () => {
    const [easy] = puzzleSets(undefined, ['easy']);
    const solution = new Uint8Array(81);
    for (const cells of easy!.sample.slice(0, 20)) {
      const less = cells.slice();
      less.fill(0, 63);
      for (const board of [cells, less]) {
        assert.equal(textbook(board, 2, TEXTBOOK_BUDGET, solution), baseline(board, 2, ENOUGH));
        assert.ok(isSolution(textOf(solution), board));
      }
    }
  });

  it('give up when their budget is spent', () => {
    const empty = new Uint8Array(81);
    assert.equal(baseline(empty, 1, 80), -1);
    assert.equal(baseline(empty, 1, 100_000), 1);
    assert.equal(textbook(empty, 1, 80, new Uint8Array(81)), -1);
  });

  it('find none where two givens clash', () => {
    const cells = new Uint8Array(81);
    cells[0] = 5;
    for (const peer of [8, 72, 20]) {
      const board = cells.slice();
      board[peer] = 5;
      assert.equal(baseline(board, 1, ENOUGH), 0);
    }
  });
});
