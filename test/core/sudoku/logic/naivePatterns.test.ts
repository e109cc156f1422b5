// The patterns people know are found exactly where a slow second implementation finds them, and remove nothing of a solution.
import assert from 'node:assert/strict';
import { leftCandidates } from '../../../../src/core/sudoku/leftCandidates';
import { almostLockedSets } from '../../../../src/core/sudoku/logic/patterns/almostLockedSets';
import { emptyRectangle } from '../../../../src/core/sudoku/logic/patterns/emptyRectangle';
import { finnedFish } from '../../../../src/core/sudoku/logic/patterns/finnedFish';
import type { Recogniser } from '../../../../src/core/sudoku/logic/patterns/goal';
import { remotePair } from '../../../../src/core/sudoku/logic/patterns/remotePair';
import { simpleColouring } from '../../../../src/core/sudoku/logic/patterns/simpleColouring';
import { turbotFish } from '../../../../src/core/sudoku/logic/patterns/turbotFish';
import { wWing } from '../../../../src/core/sudoku/logic/patterns/wWing';
import { positionOf, type Position } from '../../../../src/core/sudoku/logic/position';
import type { PatternName } from '../../../../src/core/sudoku/logic/step';
import { NINE_BY_NINE } from '../../../../src/core/sudoku/shape';
import { randomBoard, cellsOf, randomFrom } from '../boards';
import { solutionsOf } from './boards';
import * as naive from './naivePatterns';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** What the slow implementation finds in a grid, of one digit: the simplest name first. */
type Naive = (grid: naive.Grid, digit: number) => readonly (readonly [PatternName, naive.Removed])[];

const FISH = { 2: 'XWing', 3: 'Swordfish', 4: 'Jellyfish' } as const;

/** Recogniser, how many cells of a position are blank, how many of the wrong candidates stay, and what must be found. */
const PATTERNS: readonly (readonly [Recogniser, number, number, Naive])[] = [
  [
    turbotFish,
    50,
    0.5,
    (grid, digit): ReturnType<Naive> => {
      const { skyscraper, twoStringKite, turbotFish: other } = naive.turbots(grid, digit);
      return [
        ['skyscraper', skyscraper],
        ['twoStringKite', twoStringKite],
        ['turbotFish', other],
      ];
    },
  ],
  [
    emptyRectangle,
    55,
    0.6,
    (grid, digit): ReturnType<Naive> => [['emptyRectangle', naive.emptyRectangles(grid, digit)]],
  ],
  [wWing, 50, 0.5, (grid): ReturnType<Naive> => [['wWing', naive.wWings(grid)]]],
  [
    finnedFish,
    55,
    0.6,
    (grid, digit): ReturnType<Naive> =>
      ([2, 3, 4] as const).flatMap((size) => {
        const { finned, sashimi } = naive.finnedFish(grid, digit, size);
        return [
          [`finned${FISH[size]}`, finned],
          [`sashimi${FISH[size]}`, sashimi],
        ] as const;
      }),
  ],
  [
    simpleColouring,
    50,
    0.5,
    (grid, digit): ReturnType<Naive> => [['simpleColouring', naive.colours(grid, digit)]],
  ],
  [remotePair, 64, 0.2, (grid): ReturnType<Naive> => [['remotePair', naive.remotePairs(grid)]]],
  [
    almostLockedSets,
    26,
    0.6,
    (grid): ReturnType<Naive> => [['almostLockedSets', naive.almostLockedPairs(grid)]],
  ],
];

/** A position with so many blanks, with the candidates of its solution and some wrong ones. */
function randomPosition(
  random: () => number,
  blanks: number,
  wrong: number,
): { readonly position: Position; readonly solution: Uint8Array } {
  let solution: Uint8Array | undefined;
  while (!solution) {
    [solution] = solutionsOf(cellsOf(randomBoard(random)), 1);
  }
  const cells = Uint8Array.from(solution);
  while (cells.filter((value) => value === 0).length < blanks) {
    cells[Math.floor(81 * random())] = 0;
  }
  const right = solution;
  const candidates = leftCandidates(NINE_BY_NINE, cells).map((digits, cell) =>
    Array.from({ length: 9 }, (_, digit) => digit)
      .filter((digit) => (digits & (1 << digit)) !== 0 && (right[cell] === digit + 1 || random() < wrong))
      .reduce((set, digit) => set | (1 << digit), 0),
  );
  return { position: positionOf(cells, candidates), solution };
}

describe(`the patterns people know, and a slow second implementation (SEED=${String(SEED)})`, () => {
  for (const [recognise, blanks, wrong, slow] of PATTERNS) {
    it(`find the same: ${recognise.name}`, () => {
      const random = randomFrom(SEED);
      let found = 0;
      for (let round = 0; round < 8 || found < 2; round++) {
        const { position, solution } = randomPosition(random, blanks, wrong);
        const grid = Array.from(
          position.candidates,
          (digits) =>
            new Set(
              Array.from({ length: 9 }, (_, digit) => digit + 1).filter((d) => (digits >> (d - 1)) & 1),
            ),
        );
        const digit = 1 + Math.floor(9 * random());
        const expected = slow(grid, digit);
        const isOfDigit = slow.length === 2;
        for (let cell = 0; cell < 81; cell++) {
          for (const candidate of isOfDigit ? [digit] : grid[cell]!) {
            if (!grid[cell]!.has(candidate)) {
              continue;
            }
            const name = recognise(position, {
              eliminations: [{ cell, digits: 1 << (candidate - 1) }],
              placements: [],
            });
            const told = `round ${String(round)}, ${String(candidate)} in cell ${String(cell)}`;
            assert.equal(name, expected.find(([, removed]) => removed.has(10 * cell + candidate))?.[0], told);
            if (name) {
              found++;
              assert.notEqual(solution[cell], candidate, told);
            }
          }
        }
      }
    });
  }
});
