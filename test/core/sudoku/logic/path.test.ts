// The path of a board: its steps, its end, and what may stop it.
import assert from 'node:assert/strict';
import {
  nextStep,
  pathInSteps,
  ratingOf,
  solveByLogic,
  stepsOf,
} from '../../../../src/core/sudoku/logic/path';
import { copyPosition, emptyPosition, positionOf } from '../../../../src/core/sudoku/logic/position';
import { SUDOKU_EXPLAINER } from '../../../../src/core/sudoku/logic/scale';
import { FINDERS } from '../../../../src/core/sudoku/logic/techniques';
import { WIKIPEDIA, cellsOf, withCell } from '../boards';
import { ratingText, solutionsOf } from './boards';

const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const UNIQUE_LOOP = '...3.49..2.765......6.29.1...1.....96.45...31.3....6.5..2.....3.5....4..1......52';

describe('the path of a board', () => {
  it('leads to the solution, and leaves the position it starts from as it is', () => {
    const position = positionOf(cellsOf(WIKIPEDIA));
    const before = emptyPosition();
    copyPosition(position, before);
    const path = solveByLogic(position);
    assert.deepEqual([path.end, path.tried, ratingText(path)], ['solved', [], '1.2/1.2/1.2']);
    assert.deepEqual(position, before);
    assert.equal(path.steps.length, 51);
  });

  it('is stuck on boards with several solutions, and says what was tried', () => {
    const [solution] = solutionsOf(cellsOf(WIKIPEDIA), 1);
    const open = Uint8Array.from(solution!, (value) => (value === 6 || value === 7 ? 0 : value));
    const path = solveByLogic(positionOf(open));
    assert.equal(path.end, 'stuck');
    assert.deepEqual(
      path.tried,
      SUDOKU_EXPLAINER.order.filter((family) => FINDERS[family].needsUnique !== true),
    );
  });

  it('is stuck where a scale has too few techniques, with a solution or not, and says what was tried', () => {
    const order = ['hiddenSingle', 'nakedSingle', 'locked', 'uniqueLoop'] as const;
    const scale = { ...SUDOKU_EXPLAINER, order };
    const start = positionOf(cellsOf(HARD));
    assert.deepEqual(nextStep(start, { scale, isUnique: true }), { kind: 'stuck', tried: order });
    // What needs one solution is not even tried where nobody says that there is one.
    assert.deepEqual(nextStep(start, { scale }), { kind: 'stuck', tried: order.slice(0, 3) });
    const path = solveByLogic(positionOf(cellsOf(UNIQUE_LOOP)), {
      scale: { ...scale, order: order.slice(0, 3) },
    });
    assert.deepEqual([path.end, path.tried], ['stuck', order.slice(0, 3)]);
    assert.ok(path.steps.length > 0 && path.rating.er < 45);
  });

  it('has no step once all is solved', () => {
    const [solution] = solutionsOf(cellsOf(WIKIPEDIA), 1);
    assert.deepEqual(nextStep(positionOf(solution!)), { kind: 'solved' });
    assert.deepEqual(ratingOf([]), { er: 0, ep: 0, ed: 0 });
  });

  it('uses that there is one solution only where that is said', () => {
    const start = positionOf(cellsOf(UNIQUE_LOOP));
    const uses = (isUnique: boolean): boolean =>
      solveByLogic(start, { isUnique }).steps.some(({ technique }) => /^(unique|bug)/.test(technique));
    assert.deepEqual([uses(true), uses(false)], [true, false]);
  });

  it('stops when the budget is spent, and says so', () => {
    const start = positionOf(cellsOf(HARD));
    const path = solveByLogic(start, { isUnique: true, budget: 200_000 });
    assert.equal(path.end, 'stopped');
    assert.ok(path.nodes > 200_000 && path.nodes < 300_000, String(path.nodes));
    assert.ok(path.tried.includes('forcingChain') && !path.tried.includes('nested5'));
    const next = nextStep(start, { isUnique: true, budget: 1000 });
    assert.equal(next.kind, 'stopped');
  });

  it('can be left between any two steps', () => {
    const position = positionOf(cellsOf(WIKIPEDIA));
    let count = 0;
    for (const { placements } of stepsOf(position)) {
      for (const { cell, digit } of placements) {
        assert.equal(position.values[cell], digit);
      }
      if (++count === 10) {
        break;
      }
    }
    assert.equal(position.values.filter((value) => value === 0).length, 51 - 10);
  });

  it('has no more steps than are wanted, and says then whether that is all', () => {
    const start = positionOf(cellsOf(WIKIPEDIA));
    const all = solveByLogic(start);
    const some = solveByLogic(start, { most: 10 });
    assert.deepEqual(some.steps, all.steps.slice(0, 10));
    assert.deepEqual([some.end, some.tried], ['stopped', []]);
    assert.deepEqual(solveByLogic(start, { most: 51 }), all);
    const handed = [...pathInSteps(start, { most: 10 })];
    assert.deepEqual(handed, some.steps);
  });

  it('ends on boards that have no solution', () => {
    for (const digit of ['1', '3', '4', '7']) {
      solveByLogic(positionOf(cellsOf(withCell(WIKIPEDIA, 1, 3, digit))), { budget: 100_000 });
    }
  });

  it('is rated by the scale that is told', () => {
    const ratings = { ...SUDOKU_EXPLAINER.ratings, hiddenSingleBox: 99 };
    const path = solveByLogic(positionOf(cellsOf(WIKIPEDIA)), { scale: { ...SUDOKU_EXPLAINER, ratings } });
    assert.equal(path.rating.er, 99);
  });
});
