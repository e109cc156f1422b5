// Ratings equal those of Sudoku Explainer 1.2.1.
import assert from 'node:assert/strict';
import { nextStep } from '../../../../src/core/sudoku/logic/path';
import { positionOf } from '../../../../src/core/sudoku/logic/position';
import type { Technique } from '../../../../src/core/sudoku/logic/step';
import { cellsOf } from '../boards';
import { pathOf, ratedPuzzles, ratingText } from './boards';
import { EXAMPLES } from './examples';

/** Every so many puzzles are rated; `RATE_ALL=1` rates all of them. */
const EVERY = process.env.RATE_ALL === undefined ? 7 : 1;

describe('the rating of random puzzles', () => {
  it('is the reference’s on each seventh of 1,000, and on all rated 7.4 and more', () => {
    const puzzles = ratedPuzzles();
    assert.equal(puzzles.length, 1000);
    let count = 0;
    for (const [index, { puzzle, rating }] of puzzles.entries()) {
      if (index % EVERY === 0 || Number.parseFloat(rating) >= 7.4) {
        count++;
        const path = pathOf(puzzle);
        assert.deepEqual([path.end, ratingText(path)], ['solved', rating], puzzle);
      }
    }
    assert.ok(count > 150, String(count));
  });
});

describe('the first step of boards among the hardest', () => {
  // Published as 10.7/10.7/9.7 and 11.9/11.9/11.3, as the reference programs rate them.
  const boards: readonly (readonly [name: string, board: string, technique: Technique, rating: number])[] = [
    [
      'Inkala 2012',
      '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
      'dynamicPlusContradiction',
      97,
    ],
    [
      'Golden Nugget',
      '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
      'nested3Contradiction',
      113,
    ],
  ];
  for (const [name, board, technique, rating] of boards) {
    it(`is rated as the reference does: ${name}`, () => {
      const next = nextStep(positionOf(cellsOf(board)), { isUnique: true });
      assert.ok(next.kind === 'step');
      assert.deepEqual([next.step.technique, next.step.rating], [technique, rating]);
    });
  }
});

describe('each technique', () => {
  for (const [technique, puzzle, rating] of EXAMPLES) {
    it(`${technique}: ${rating}`, () => {
      const path = pathOf(puzzle);
      assert.equal(ratingText(path).split('/')[0], rating, puzzle);
      const used = path.steps.filter((step) => step.technique === technique);
      assert.ok(
        used.length > 0,
        `${puzzle}: ${[...new Set(path.steps.map((step) => step.technique))].join()}`,
      );
    });
  }
});
