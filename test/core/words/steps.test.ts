// Steps in words: the three stages of a hint, and chains.
import assert from 'node:assert/strict';
import type { Chain, ChainNode, Step, Technique } from '../../../src/core/sudoku/logic/step';
import { stepsOf } from '../../../src/core/sudoku/logic/path';
import { positionOf } from '../../../src/core/sudoku/logic/position';
import { DIGITS, type Symbols } from '../../../src/core/text/symbols';
import { textOf } from '../../../src/words/sentence';
import { describeChains, describeMove, describePattern, describeWhere } from '../../../src/words/steps';
import { cellsOf } from '../sudoku/boards';
import { EXAMPLES } from '../sudoku/logic/examples';

/** The first step of a technique in its example. */
function exampleOf(technique: Technique): Step {
  const [, puzzle = ''] = EXAMPLES.find(([name]) => name === technique) ?? [];
  for (const step of stepsOf(positionOf(cellsOf(puzzle)), { isUnique: true, isNamed: true })) {
    if (step.technique === technique) {
      return step;
    }
  }
  return assert.fail(`no ${technique} in its example`);
}

/** The three stages, and the chains behind them. */
function wordsOf(step: Step, symbols: Symbols = DIGITS): readonly string[] {
  return [
    describeWhere(step, symbols),
    describePattern(step, symbols),
    describeMove(step, symbols),
    ...describeChains(step, symbols),
  ].map((sentence) => textOf(sentence));
}

function stepOf(technique: Technique, told: Partial<Step>): Step {
  return {
    technique,
    rating: 0,
    houses: [],
    candidates: [],
    chains: [],
    placements: [],
    eliminations: [],
    ...told,
  };
}

/** Digits as a set. */
function set(...digits: number[]): number {
  return digits.reduce((all, digit) => all | (1 << (digit - 1)), 0);
}

/** The cell of a row and a column from 1. */
function at(row: number, column: number): number {
  return 9 * row + column - 10;
}

const EXPECTED: Readonly<Partial<Record<Technique, readonly string[]>>> = {
  fullHouse: ['Look at box 2.', 'Full house: box 2 has one blank left, r1c5.', 'r1c5 is 7.'],
  hiddenSingleBox: [
    'Look at box 2.',
    'Hidden single in a box: box 2 has only one place left for 2.',
    'r2c6 is 2.',
  ],
  hiddenSingleLine: [
    'Look at column 7.',
    'Hidden single in a row or column: column 7 has only one place left for 9.',
    'r3c7 is 9.',
  ],
  directPointing: [
    'Look at box 7.',
    'Direct pointing: box 7 has places for 4 only in r9c2 and r9c3, which lie in row 9; so one is left in box 8.',
    'r8c4 is 4.',
  ],
  directHiddenPair: [
    'Look at box 6.',
    'Direct hidden pair: box 6 has places for 3 and 5 only in r4c8 and r4c9; so one is left for 4.',
    'r4c7 is 4.',
  ],
  nakedSingle: ['Look at r5c1.', 'Naked single: r5c1 has only one candidate left.', 'r5c1 is 5.'],
  directHiddenTriplet: [
    'Look at column 1.',
    'Direct hidden triplet: column 1 has places for 2, 3 and 6 only in r7c1, r8c1 and r9c1; so one is left for 5.',
    'r6c1 is 5.',
  ],
  pointing: [
    'Look at box 8.',
    'Pointing: box 8 has places for 6 only in r7c5, r8c5 and r9c5, which lie in column 5.',
    '6 cannot be in r2c5 or r3c5.',
  ],
  claiming: [
    'Look at column 3.',
    'Claiming: column 3 has places for 4 only in r4c3, r5c3 and r6c3, which lie in box 4.',
    '4 cannot be in r4c1, r4c2, r5c1, r6c1 or r6c2.',
  ],
  nakedPair: [
    'Look at column 9.',
    'Naked pair: in column 9, r1c9 and r7c9 hold only 6 and 9.',
    '6 cannot be in r4c9 or r6c9, 9 cannot be in r4c9.',
  ],
  xWing: [
    'Look for the places of 1.',
    'X-Wing: columns 3 and 4 have places for 1 only in rows 1 and 8: r1c3, r8c3, r1c4 and r8c4.',
    '1 cannot be in r1c6, r8c1, r8c6 or r8c7.',
  ],
  hiddenPair: [
    'Look at box 4.',
    'Hidden pair: box 4 has places for 7 and 9 only in r5c3 and r6c3.',
    '1 cannot be in r6c3, 3 cannot be in r5c3 or r6c3, 5 cannot be in r5c3.',
  ],
  nakedTriplet: [
    'Look at box 8.',
    'Naked triplet: in box 8, r7c5, r8c4 and r8c6 hold only 1, 6 and 8.',
    '6 cannot be in r7c6 or r9c6, 8 cannot be in r7c6, r9c4 or r9c6.',
  ],
  swordfish: [
    'Look for the places of 6.',
    'Swordfish: columns 2, 3 and 6 have places for 6 only in rows 1, 6 and 8: r6c2, r8c2, r1c3, r6c3, r1c6 and r8c6.',
    '6 cannot be in r1c5, r8c1, r8c4 or r8c5.',
  ],
  hiddenTriplet: [
    'Look at box 3.',
    'Hidden triplet: box 3 has places for 6, 7 and 8 only in r1c8, r3c7 and r3c8.',
    '1 and 3 cannot be in r1c8 or r3c8, 2 cannot be in r3c7, 5 cannot be in r1c8, r3c7 or r3c8.',
  ],
  xyWing: [
    'Look at r1c2.',
    'XY-Wing: if r1c2 is 9, r2c1 is 3; if it is 1, r7c2 is 3.',
    '3 cannot be in r8c1 or r9c1.',
  ],
  xyzWing: [
    'Look at r4c3.',
    'XYZ-Wing: if r4c3 is 4, r4c1 is 6; if it is 7, r1c3 is 6; else it is 6 itself.',
    '6 cannot be in r6c3.',
  ],
  uniqueLoop1: [
    'Look for the places of 2 and 8.',
    'Unique rectangle type 1: with 2 or 8 in r5c2, the cells r4c2, r5c2, r5c7 and r4c7 could hold 2 and 8 either way round, and the board would have two solutions.',
    '2 and 8 cannot be in r5c2.',
  ],
  uniqueLoop3: [
    'Look for the places of 7 and 8.',
    'Unique rectangle type 3: with 7 or 8 in both r9c3 and r7c3, the cells r7c4, r9c4, r9c3 and r7c3 could hold 7 and 8 either way round, and the board would have two solutions; so 7 and 8 need r8c3 in box 7 as well.',
    '5 cannot be in r8c3.',
  ],
  uniqueLoop4: [
    'Look for the places of 1 and 4.',
    'Unique rectangle type 4: row 2 has places for 4 only in r2c3 and r2c2; if the other one were 1, the cells r9c2, r9c3, r2c3 and r2c2 could hold 1 and 4 either way round, and the board would have two solutions.',
    '1 cannot be in r2c3 or r2c2.',
  ],
  uniqueLoop2: [
    'Look for the places of 5 and 7.',
    'Unique rectangle type 2: without 3 in r9c5 or r8c5, the cells r8c9, r9c9, r9c5 and r8c5 could hold 5 and 7 either way round, and the board would have two solutions.',
    '3 cannot be in r8c4, r9c4 or r6c5.',
  ],
  nakedQuad: [
    'Look at box 7.',
    'Naked quad: in box 7, r8c1, r8c2, r8c3 and r9c3 hold only 4, 7, 8 and 9.',
    '4, 8 and 9 cannot be in r7c1 or r7c2.',
  ],
  jellyfish: [
    'Look for the places of 7.',
    'Jellyfish: columns 3, 4, 6 and 7 have places for 7 only in rows 1, 2, 5 and 9: r1c3, r2c3, r5c3, r9c3, r1c4, r2c4, r5c4, r9c4, r1c6, r2c6, r5c6, r9c6, r1c7, r2c7 and r5c7.',
    '7 cannot be in r1c2, r1c5, r2c1, r2c9, r5c1, r5c2, r5c9, r9c2 or r9c5.',
  ],
  hiddenQuad: [
    'Look at box 9.',
    'Hidden quad: box 9 has places for 1, 4, 6 and 7 only in r8c7, r8c9, r9c7 and r9c9.',
    '3 cannot be in r9c7 or r9c9, 5 cannot be in r8c7 or r9c7, 8 cannot be in r8c7, r8c9, r9c7 or r9c9, 9 cannot be in r8c9.',
  ],
  bug1: [
    'Look at the blanks with more than two candidates.',
    'BUG type 1: without 1 in r4c7, each blank would have two candidates and each digit two places in its houses, and the board two solutions or none.',
    '5 and 7 cannot be in r4c7.',
  ],
  bug2: [
    'Look at the blanks with more than two candidates.',
    'BUG type 2: without 3 in r4c1 or r6c9, each blank would have two candidates and each digit two places in its houses, and the board two solutions or none.',
    '3 cannot be in r6c1, r6c2, r4c8 or r4c9.',
  ],
  bug4: [
    'Look at the blanks with more than two candidates.',
    'BUG type 4: in box 9, r7c9 must be 8 or 9, r9c9 must be 7 or 9; else each blank would have two candidates and each digit two places in its houses, and the board two solutions or none.',
    '7 cannot be in r7c9, 8 cannot be in r9c9.',
  ],
  alignedPair: [
    'Look at r3c1 and r3c2.',
    'Aligned pair exclusion: some digits of r3c1 and r3c2 are only in combinations that repeat a digit in a house or leave one of r1c3, r2c3, r3c6 and r3c8 without a candidate.',
    '5 cannot be in r3c1.',
  ],
  xCycle: [
    'Look for the places of 6.',
    'Continuous nice loop (bidirectional X-cycle): the places of 6 in r1c9, r3c8, r9c8, r9c3, r5c3 and r5c9 are linked all the way round, so that every other one of them is true.',
    '6 cannot be in r1c7, r5c2 or r5c7.',
    'If r1c9 is 6, r3c8 is not 6, so r9c8 is 6 (the last place in column 8), so r9c3 is not 6, so r5c3 is 6 (the last place in column 3), so r5c9 is not 6, so r1c9 is 6 (the last place in column 9).',
  ],
  forcingXChain: [
    'Look for the places of 2.',
    'Two-string kite (forcing X-chain): if r9c9 is 2, a chain through r9c1, r3c1, r1c2 and r1c9 leads to the opposite.',
    '2 cannot be in r9c9.',
    'If r9c9 is 2, r9c1 is not 2, so r3c1 is 2 (the last place in column 1), so r1c2 is not 2, so r1c9 is 2 (the last place in row 1), so r9c9 is not 2.',
  ],
  yCycle: [
    'Look at the blanks with two candidates.',
    'Continuous nice loop (bidirectional Y-cycle): candidates of r7c3, r7c5, r8c6 and r8c3 are linked all the way round, so that every other one of them is true.',
    '1 cannot be in r7c6, 3 cannot be in r8c2, 7 cannot be in r7c4, 9 cannot be in r4c3, r7c2 or r8c2.',
    'If r7c3 is 7, r7c5 is not 7, so r7c5 is 1 (the last candidate there), so r8c6 is not 1, so r8c6 is 3 (the last candidate there), so r8c3 is not 3, so r8c3 is 9 (the last candidate there), so r7c3 is not 9, so r7c3 is 7 (the last candidate there).',
  ],
  cycle: [
    'Look at r4c3.',
    'Continuous nice loop (bidirectional cycle): candidates of r4c3, r4c8, r5c7 and r5c3 are linked all the way round, so that every other one of them is true.',
    '1 cannot be in r6c7.',
    'If r4c3 is 2, r4c8 is not 2, so r4c8 is 1 (the last candidate there), so r5c7 is not 1, so r5c3 is 1 (the last place in row 5), so r5c3 is not 2, so r4c3 is 2 (the last place in box 4).',
  ],
  forcingChain: [
    'Look at r2c5.',
    'Alternating inference chain (forcing chain): if r2c5 is 6, a chain through r5c5, r6c6, r9c6 and r9c5 leads to the opposite.',
    '6 cannot be in r2c5.',
    'If r2c5 is 6, r2c5 is not 5, so r5c5 is 5 (the last place in column 5), so r6c6 is not 5, so r6c6 is 6 (the last candidate there), so r9c6 is not 6, so r9c5 is 6 (the last place in box 8), so r2c5 is not 6.',
  ],
  alignedTriplet: [
    'Look at r2c1, r7c3 and r3c1.',
    'Aligned triplet exclusion: some digits of r2c1, r7c3 and r3c1 are only in combinations that repeat a digit in a house or leave one of r3c3 and r9c1 without a candidate.',
    '6 and 7 cannot be in r3c1.',
  ],
  nishio: [
    'Look at r4c5.',
    'Nishio forcing chains (also: Empty rectangle): if r4c5 is 9, a contradiction follows: r1c7 both is and is not 9.',
    '9 cannot be in r4c5.',
    'If r4c5 is 9, r4c7 is not 9, so r1c7 is 9 (the last place in column 7).',
    'If r4c5 is 9, r6c4 is not 9, and r4c4 is not 9 (as r4c5 is 9), so r1c4 is 9 (the last place in column 4), so r1c7 is not 9.',
  ],
  regionForcing: [
    'Look for the places of 5 in row 3.',
    'Region forcing chains: whether 5 in row 3 is in r3c1, r3c4 or r3c5, the same follows.',
    '5 cannot be in r2c4.',
    'If r3c1 is 5, r5c1 is not 5, so r5c1 is 4 (the last candidate there), so r5c4 is not 4, so r2c4 is 4 (the last place in column 4), so r2c4 is not 5.',
    'If r3c4 is 5, r2c4 is not 5.',
    'If r3c5 is 5, r2c4 is not 5.',
  ],
  cellForcing: [
    'Look at r3c4.',
    'Cell forcing chains: whether r3c4 is 3, 6 or 9, the same follows.',
    '3 cannot be in r3c6.',
    'If r3c4 is 3, r3c6 is not 3.',
    'If r3c4 is 6, r2c4 is not 6, so r2c4 is 3 (the last candidate there), so r3c6 is not 3.',
    'If r3c4 is 9, r8c4 is not 9, so r8c6 is 9 (the last place in box 8), so r8c6 is not 7, so r3c6 is 7 (the last place in column 6), so r3c6 is not 3.',
  ],
};

describe('A step in words', () => {
  it('of each of these techniques says where to look, what is there and what follows', () => {
    const techniques = Object.keys(EXPECTED) as Technique[];
    assert.ok(techniques.length >= 25);
    for (const technique of techniques) {
      assert.deepEqual(wordsOf(exampleOf(technique)), EXPECTED[technique], technique);
    }
  });

  it('writes digits as the board does', () => {
    const step = stepOf('nakedPair', {
      houses: [0],
      candidates: [0, 4].map((cell) => ({ cell, digits: set(3, 7) })),
      eliminations: [
        { cell: 1, digits: set(3, 7) },
        { cell: 8, digits: set(3) },
      ],
    });
    assert.deepEqual(wordsOf(step, { characters: 'ABCDEFGHI', first: 1 }), [
      'Look at row 1.',
      'Naked pair: in row 1, r1c1 and r1c5 hold only C and G.',
      'C cannot be in r1c2 or r1c9, G cannot be in r1c2.',
    ]);
  });

  it('tells the naked subset that the open cells of a unique rectangle are part of', () => {
    const loop = [at(1, 1), at(1, 4), at(2, 4), at(2, 1)].map((cell) => ({ cell, digits: set(3, 7) }));
    const step = stepOf('uniqueLoop3', {
      houses: [1],
      candidates: [
        ...loop,
        { cell: at(2, 9), digits: set(5, 6) },
        { cell: at(2, 4), digits: set(5) },
        { cell: at(2, 1), digits: set(6) },
      ],
      eliminations: [{ cell: at(2, 8), digits: set(5) }],
    });
    assert.deepEqual(wordsOf(step), [
      'Look for the places of 3 and 7.',
      'Unique rectangle type 3: without 5 or 6 in r2c4 or r2c1, the cells r1c1, r1c4, r2c4 and r2c1 could hold 3 and 7 either way round, and the board would have two solutions; so in row 2, r2c9 and one of these cells hold 5 and 6.',
      '5 cannot be in r2c8.',
    ]);
  });

  it('tells the naked subset that the open cells of a grave are part of', () => {
    const step = stepOf('bug3', {
      houses: [0],
      candidates: [
        { cell: at(1, 1), digits: set(5) },
        { cell: at(1, 5), digits: set(6) },
        { cell: at(1, 9), digits: set(5, 6) },
      ],
      eliminations: [{ cell: at(1, 8), digits: set(5) }],
    });
    assert.equal(
      wordsOf(step)[1],
      'BUG type 3: without 5 or 6 in r1c1 or r1c5, each blank would have two candidates and each digit two places in its houses, and the board two solutions or none; so in row 1, r1c9 and one of these cells hold 5 and 6.',
    );
  });
});

describe('A chain in words', () => {
  const off = (cell: number, digit: number, ...parents: number[]): ChainNode => ({
    cell,
    digit,
    on: false,
    parents,
  });

  function told(chain: Chain): string {
    const step = stepOf('dynamicDouble', { chains: [chain] });
    return textOf(describeChains(step, DIGITS)[0]!);
  }

  it('tells what follows not from the statement before, and steps within', () => {
    const nested = {
      technique: 'nakedPair',
      houses: [0],
      candidates: [at(1, 2), at(1, 3)].map((cell) => ({ cell, digits: set(1, 2) })),
      chains: [],
    } as const;
    assert.equal(
      told([
        { cell: at(1, 1), digit: 3, on: true, parents: [] },
        off(at(1, 2), 3, 0),
        off(at(1, 3), 3, 0),
        { ...off(at(1, 9), 2, 1, 2), nested },
        { cell: at(1, 9), digit: 4, on: true, by: 'cell', parents: [3] },
        off(at(9, 9), 4, 4),
        { cell: at(9, 8), digit: 4, on: true, by: 'box', parents: [5] },
      ]),
      'If r1c1 is 3, r1c2 is not 3, and r1c3 is not 3 (as r1c1 is 3), ' +
        'so r1c9 is not 2 (Naked pair: in row 1, r1c2 and r1c3 hold only 1 and 2), ' +
        'so r1c9 is 4 (the last candidate there), so r9c9 is not 4, so r9c8 is 4 (the last place in box 9).',
    );
  });

  it('that is an assumption alone says so', () => {
    assert.equal(told([off(at(4, 5), 6)]), 'It is assumed that r4c5 is not 6.');
  });

  it('tells 60 statements, and how many it leaves out', () => {
    const chain = (length: number): Chain =>
      Array.from({ length }, (_, index) => off(index, 1, ...(index === 0 ? [] : [index - 1])));
    assert.equal(told(chain(60)).match(/is not/g)?.length, 60);
    assert.doesNotMatch(told(chain(60)), /more/);
    const long = told(chain(72));
    assert.equal(long.match(/is not/g)?.length, 60);
    assert.match(long, /so r7c5 is not 1, 12 more statements, so r8c9 is not 1\.$/);
  });
});
