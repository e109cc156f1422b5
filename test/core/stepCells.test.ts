// Which cells of a step are marked: never the answer of a single before it is told.
import assert from 'node:assert/strict';
import { eliminatedCells, patternCells, placedCells } from '../../src/core/stepCells';
import type { Step } from '../../src/core/sudoku/logic/step';
import { solveByLogic } from '../../src/core/sudoku/logic/path';
import { positionOf } from '../../src/core/sudoku/logic/position';

function stepsOf(puzzle: string): readonly Step[] {
  return solveByLogic(positionOf(Uint8Array.from(puzzle, Number)), { isUnique: true }).steps;
}

/** What is known of the first step: 8 has one place left in box 2, r1c6. */
const SINGLE = stepsOf(
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079',
)[0];

/** A jellyfish of 7 in columns 3, 4, 6 and 7. */
const JELLYFISH = stepsOf(
  '200000003080030050003402100001205400000090000009308600002506900090020070400000001',
)[0];

describe('The cells of a step', () => {
  it('of a single in a house are those of the house, and then the one that is placed', () => {
    assert.ok(SINGLE);
    assert.deepEqual(patternCells(SINGLE), [3, 4, 5, 12, 13, 14, 21, 22, 23]);
    assert.deepEqual(placedCells(SINGLE), [5]);
    assert.deepEqual(eliminatedCells(SINGLE), []);
  });

  it('of a fish are its candidates, and then those that lose theirs', () => {
    assert.ok(JELLYFISH);
    assert.deepEqual(patternCells(JELLYFISH), [2, 3, 5, 6, 11, 12, 14, 15, 38, 39, 41, 42, 74, 75, 77]);
    assert.deepEqual(placedCells(JELLYFISH), []);
    assert.deepEqual(eliminatedCells(JELLYFISH), [1, 4, 9, 17, 36, 37, 44, 73, 76]);
  });

  it('of a chain are those of all its statements, each once', () => {
    const on = { digit: 1, on: true, parents: [] };
    const chain = [
      { ...on, cell: 7 },
      { ...on, cell: 3, on: false },
      { ...on, cell: 7, digit: 2 },
    ];
    const step: Step = {
      technique: 'forcingChain',
      rating: 70,
      houses: [],
      candidates: [],
      chains: [chain],
      placements: [],
      eliminations: [{ cell: 8, digits: 1 }],
    };
    assert.deepEqual(patternCells(step), [3, 7]);
    assert.deepEqual(eliminatedCells(step), [8]);
  });
});
