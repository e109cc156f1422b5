// The next step of positions midway on boards among the hardest: technique, rating and what is removed are those that Sudoku
// Explainer 1.2.1 has there.
import assert from 'node:assert/strict';
import { nextStep } from '../../../../src/core/sudoku/logic/path';
import { positionOf, type Position } from '../../../../src/core/sudoku/logic/position';
import type { Technique } from '../../../../src/core/sudoku/logic/step';
import { written } from './library';

/** Technique, rating, what is removed as HoDoKu writes it, and a grid: values with `!`, candidates without. */
const POSITIONS: readonly (readonly [Technique, number, string, string])[] = [
  [
    'nested2RegionForcing',
    102,
    '149',
    `
      13569 23569 1235 134689 13468 134589 458 24589 7!
      1359 3579 4! 13789 2! 135789 6! 589 59
      8! 25679 257 4679 467 4579 3! 1! 2459
      1356 35678 13578 13478 13478 2! 9! 4578 1456
      256 4! 12578 178 9! 178 158 3! 1256
      123 238 9! 5! 13478 6! 1478 2478 124
      23459 1! 235 234679 3467 3479 457 4579 8!
      349 389 6! 134789 5! 134789 2! 479 1349
      7! 23589 2358 123489 1348 13489 145 6! 13459`,
  ],
  [
    'nested2CellForcing',
    103,
    '454',
    `
      124789 1278 2489 23479 1367 2349 1236 12368 5!
      1249 125 6! 23459 1345 8! 7! 123 124
      3! 12578 2458 2457 14567 245 126 9! 12468
      2689 23568 23589 1! 359 7! 23569 4! 269
      169 1356 7! 2345 3459 2345 8! 1356 169
      129 4! 2359 8! 359 6! 12359 12357 1279
      2467 9! 24 457 8! 145 1256 12567 3!
      278 2378 1! 6! 357 359 4! 2578 2789
      5! 3678 348 3479 2! 1349 19 1678 16789`,
  ],
  [
    'nested3Contradiction',
    109,
    '663',
    `
      347 23478 238 1279 1249 6! 178 39 5!
      34567 1! 356 579 459 4578 678 2! 39
      567 2678 9! 1257 3! 12578 4! 678 178
      13569 2369 12356 1256 7! 125 12568 34568 12348
      1567 2367 4! 8! 1256 9! 12567 3567 1237
      8! 267 1256 4! 1256 3! 9! 567 127
      1469 469 7! 12569 8! 1245 3! 459 249
      3469 5! 368 23679 2469 247 278 1! 24789
      2! 3489 138 13579 1459 1457 578 45789 6!`,
  ],
  [
    'nested2Double',
    103,
    '719',
    `
      12468 2467 1678 1234 12469 5! 2379 1236 13679
      12456 2456 3! 124 7! 2469 259 1256 8!
      1256 9! 167 8! 126 1236 2357 4! 13567
      1346 346 5! 147 1489 14789 3789 13678 2!
      123 8! 19 6! 259 127 4! 1357 13579
      7! 24 169 1245 3! 1248 589 1568 1569
      358 357 2! 13457 1458 13478 6! 9! 357
      9! 3567 4! 2357 2568 23678 1! 23578 357
      3568 1! 678 9! 2568 23678 2358 23578 4!`,
  ],
  [
    'dynamicPlusCellForcing',
    98,
    '968',
    `
      1! 5789 6! 357 23579 23578 2489 2379 2489
      789 2! 589 4! 1359 135 789 6! 389
      4! 789 3! 678 2679 278 5! 279 1!
      2379 4! 1259 1357 8! 6! 1279 1357 2359
      2367 1357 125 1357 4! 9! 1267 8! 2356
      689 1357 589 2! 1357 1357 1469 13579 4569
      5! 189 7! 168 126 4! 3! 129 269
      23 6! 128 9! 357 357 128 4! 258
      289 1389 4! 13568 12356 12358 2689 15 7!`,
  ],
];

function positionOfGrid(grid: string): Position {
  const cells = grid.trim().split(/\s+/);
  return positionOf(
    Uint8Array.from(cells, (cell) => (cell.endsWith('!') ? Number(cell[0]) : 0)),
    cells.map((cell) =>
      (cell.endsWith('!') ? [] : Array.from(cell, Number)).reduce(
        (set, digit) => set | (1 << (digit - 1)),
        0,
      ),
    ),
  );
}

describe('the next step midway on the hardest boards', () => {
  for (const [technique, rating, removed, grid] of POSITIONS) {
    it(`is the reference’s: ${technique}`, () => {
      const next = nextStep(positionOfGrid(grid), { isUnique: true });
      assert.ok(next.kind === 'step');
      const { step } = next;
      assert.deepEqual(
        [step.technique, step.rating, written(step.eliminations)],
        [technique, rating, [removed]],
      );
    }).timeout(60_000);
  }
});
