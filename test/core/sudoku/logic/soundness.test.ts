// No step removes a candidate of a solution or places another digit, and each can be drawn from its data.
import assert from 'node:assert/strict';
import { applyStep, stepsOf } from '../../../../src/core/sudoku/logic/path';
import {
  emptyPosition,
  copyPosition,
  isSolved,
  positionOf,
  type Position,
} from '../../../../src/core/sudoku/logic/position';
import type { Chain, Step } from '../../../../src/core/sudoku/logic/step';
import { leftCandidates } from '../../../../src/core/sudoku/leftCandidates';
import { NINE_BY_NINE } from '../../../../src/core/sudoku/shape';
import { cellsOf, randomBoard, randomFrom, textOf } from '../boards';
import { ratedPuzzles, solutionsOf } from './boards';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
/** Statements of chains for a board: those that logic cannot solve would take long. */
const BUDGET = 30_000;

/** Takes all steps of a position and checks each against the solutions that it has. */
function check(start: Position, solutions: readonly Uint8Array[], isUnique: boolean, name: string): Step[] {
  const position = emptyPosition();
  copyPosition(start, position);
  const before = emptyPosition();
  copyPosition(position, before);
  const steps: Step[] = [];
  for (const step of stepsOf(position, { isUnique, budget: BUDGET })) {
    const told = `${name} step ${String(steps.length)} ${step.technique}`;
    steps.push(step);
    for (const solution of solutions) {
      for (const { cell, digits } of step.eliminations) {
        assert.equal(digits & (1 << (solution[cell]! - 1)), 0, told);
      }
      for (const { cell, digit } of step.placements) {
        assert.equal(digit, solution[cell], told);
      }
    }
    checkData(step, before, told);
    applyStep(before, step);
    assert.deepEqual(before, position, told);
  }
  return steps;
}

/** What a step tells is there to be drawn, and it does something. */
function checkData(step: Step, { candidates, values }: Position, told: string): void {
  assert.ok(step.eliminations.length + step.placements.length > 0, told);
  for (const { cell, digits } of [...step.eliminations, ...step.candidates]) {
    assert.notEqual(digits, 0, told);
    assert.equal(digits & ~candidates[cell]!, 0, told);
  }
  for (const { cell, digit } of step.placements) {
    assert.equal(values[cell], 0, told);
    assert.notEqual(candidates[cell]! & (1 << (digit - 1)), 0, told);
  }
  for (const house of step.houses) {
    assert.ok(house >= 0 && house < 27, told);
  }
  step.chains.forEach((chain) => {
    checkChain(chain, candidates, told);
  });
}

/** A chain begins with an assumption, tells each statement after its parents, and ends with what is proven. */
function checkChain(chain: Chain, candidates: Uint16Array, told: string): void {
  const led = new Set([chain.length - 1]);
  for (let index = chain.length - 1; index >= 0; index--) {
    const { cell, digit, parents, nested } = chain[index]!;
    assert.ok(led.has(index), `${told}: a statement that leads nowhere`);
    assert.notEqual(candidates[cell]! & (1 << (digit - 1)), 0, told);
    for (const parent of parents) {
      assert.ok(parent < index, told);
      led.add(parent);
    }
    nested?.chains.forEach((inner) => {
      checkChain(inner, candidates, told);
    });
  }
  assert.equal(chain.filter(({ parents }) => parents.length === 0).length, 1, `${told}: one assumption`);
}

describe(`steps (SEED=${String(SEED)})`, () => {
  it('are sound on rated puzzles', () => {
    for (const [index, { puzzle }] of ratedPuzzles().entries()) {
      if (index % 20 === SEED % 20) {
        check(positionOf(cellsOf(puzzle)), solutionsOf(cellsOf(puzzle), 2), true, puzzle);
      }
    }
  });

  it('are sound from candidate grids, and on boards with several solutions when none is said to be the only one', () => {
    const random = randomFrom(SEED);
    const seen = { unique: 0, many: 0, steps: 0 };
    while (seen.unique < 40 || seen.many < 40) {
      const board = randomBoard(random);
      const cells = cellsOf(board);
      const solutions = solutionsOf(cells, 200);
      if (solutions.length === 0 || solutions.length === 200) {
        continue;
      }
      // Candidates of the solutions stay; of the others each goes one time out of four.
      const candidates = leftCandidates(NINE_BY_NINE, cells).map((digits, cell) => {
        const kept = solutions.reduce((set, solution) => set | (1 << (solution[cell]! - 1)), 0);
        return Array.from({ length: 9 }, (_, digit) => 1 << digit)
          .filter((bit) => (digits & bit) !== 0 && ((kept & bit) !== 0 || random() > 0.25))
          .reduce((set, bit) => set | bit, 0);
      });
      const isUnique = solutions.length === 1;
      const steps = check(positionOf(cells, candidates), solutions, isUnique, board);
      seen[isUnique ? 'unique' : 'many']++;
      seen.steps += steps.length;
    }
    assert.ok(seen.steps > 1000, JSON.stringify(seen));
  });

  it('end with the solution where all is solved', () => {
    for (const { puzzle } of ratedPuzzles().slice(0, 30)) {
      const position = positionOf(cellsOf(puzzle));
      assert.deepEqual([...stepsOf(position, { isUnique: true })].length > 40, true);
      assert.ok(isSolved(position));
      assert.equal(textOf(position.values), textOf(solutionsOf(cellsOf(puzzle), 1)[0]!));
    }
  });
});
