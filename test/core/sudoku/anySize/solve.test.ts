// Outcomes of boards of any size, and the first solution in order.
import assert from 'node:assert/strict';
import { findFirstInOrderOfShape, improveToFirst } from '../../../../src/core/sudoku/anySize/firstInOrder';
import { findSolutionsOfShape } from '../../../../src/core/sudoku/anySize/search';
import { solveShape } from '../../../../src/core/sudoku/anySize/solve';
import { solve } from '../../../../src/core/sudoku/solve';
import { WIKIPEDIA, cellsOf, randomFrom } from '../boards';
import { cellsOfText, generatedBoards, isSolutionOf, randomBoard, shape } from './bigBoards';
import { exactCover } from './exactCover';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const isBefore = (one: ArrayLike<number>, other: ArrayLike<number>): boolean => {
  const at = Array.from(one).findIndex((digit, cell) => digit !== other[cell]);
  return at >= 0 && one[at]! < other[at]!;
};

describe('solving a board of any size', () => {
  it('tells unique, many and none', () => {
    const unique = solveShape(shape(2, 2), cellsOfText('1...' + '..3.' + '.4..' + '...2'));
    assert.ok(unique.kind === 'unique');
    assert.equal(
      unique.solution.join(''),
      exactCover(2, 2, [1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2], 2).flat().join(''),
    );
    const many = solveShape(shape(2, 2), new Uint8Array(16));
    assert.ok(many.kind === 'many');
    assert.equal(many.solution.join(''), '1234341221434321');
    assert.ok(isSolutionOf(shape(2, 2), many.other, new Uint8Array(16)));
    assert.deepEqual(
      many.differing,
      [...many.other.keys()].filter((cell) => many.other[cell] !== many.solution[cell]),
    );
    assert.ok(many.differing.length >= 4);
    assert.deepEqual(solveShape(shape(2, 3), cellsOfText('11')), { kind: 'none', nodes: 0 });
    // No two equal givens in a house, but nothing fits beside 12 in the first row.
    assert.equal(solveShape(shape(2, 2), cellsOfText('12..' + '....' + '..3.' + '..4.')).kind, 'none');
  });

  it('leaves 9×9 to its own solver', () => {
    for (const board of [WIKIPEDIA, '.'.repeat(81), '55' + '.'.repeat(79)]) {
      assert.deepEqual(solveShape(shape(3, 3), cellsOf(board)), solve(cellsOf(board)));
    }
    const found = new Uint8Array(81);
    const tally = { solutions: 0, nodes: 0, gaveUp: true };
    findFirstInOrderOfShape(shape(3, 3), new Uint8Array(81), 10_000, found, tally);
    const outcome = solve(new Uint8Array(81));
    assert.ok(outcome.kind === 'many');
    assert.deepEqual(found, outcome.solution);
  });

  it('gives up within the budget, or when told to', () => {
    const { shape: given, cells } = generatedBoards().find(({ name }) => name === '16 0.36 #0')!;
    const whole = solveShape(given, cells);
    assert.ok(whole.kind === 'many' && whole.nodes < 10_000, String(whole.nodes));
    for (let budget = 0; budget < whole.nodes; budget += Math.ceil(whole.nodes / 20)) {
      assert.deepEqual(solveShape(given, cells, budget), { kind: 'gaveUp', nodes: budget });
    }
    assert.deepEqual(solveShape(given, cells, whole.nodes), whole);
    assert.deepEqual(
      solveShape(given, cells, undefined, () => true),
      { kind: 'gaveUp', nodes: 0 },
    );
  });
});

describe('the first solution in order of a board of any size', () => {
  const sets = [
    [2, 2, 100, 0.1],
    [2, 3, 40, 0.3],
    [3, 2, 40, 0.3],
    [4, 2, 25, 0.4],
    [3, 4, 15, 0.5],
  ] as const;
  for (const [boxRows, boxColumns, boards, share] of sets) {
    it(`is the first of all, boxes of ${String(boxRows)}×${String(boxColumns)} (SEED=${String(SEED)})`, () => {
      const random = randomFrom(SEED + 100 * boxRows + boxColumns);
      const given = shape(boxRows, boxColumns);
      let several = 0;
      for (let round = 0; round < boards; round++) {
        const cells = randomBoard(given, share + 0.1 * random(), random);
        const all = exactCover(boxRows, boxColumns, [...cells], 300);
        if (all.length === 300) {
          continue;
        }
        several += all.length > 1 ? 1 : 0;
        const [first] = all.sort((one, other) => (isBefore(one, other) ? -1 : 1));
        const found = new Uint8Array(given.size ** 2);
        const tally = { solutions: -1, nodes: -1, gaveUp: true };
        findFirstInOrderOfShape(given, cells, 100_000, found, tally);
        assert.deepEqual([tally.solutions, tally.gaveUp], [all.length > 0 ? 1 : 0, false]);
        if (first !== undefined) {
          assert.deepEqual([...found], first, cells.join(' '));
          // By questions alone, from the last of the solutions.
          found.set(all[all.length - 1]!);
          improveToFirst(given, cells, found, 100_000, tally, undefined, 0);
          assert.deepEqual([tally.solutions, tally.gaveUp], [1, false]);
          assert.deepEqual([...found], first, cells.join(' '));
        }
      }
      assert.ok(several > 0, String(several));
    });
  }

  it('is found alike by trying and by questions, on 16×16', () => {
    for (const { name, shape: given, cells } of generatedBoards().filter(({ name }) =>
      /^16 0.45 #.$/.test(name),
    )) {
      const [tried, asked] = [new Uint8Array(256), new Uint8Array(256)];
      const tally = { solutions: -1, nodes: -1, gaveUp: true };
      findSolutionsOfShape(given, cells, 1, 10_000, asked, tally);
      tried.set(asked);
      improveToFirst(given, cells, tried, 200_000, tally, undefined, Infinity);
      assert.equal(tally.gaveUp, false, name);
      improveToFirst(given, cells, asked, 100_000, tally, undefined, 0);
      assert.deepEqual([tally.solutions, tally.gaveUp], [1, false], name);
      assert.deepEqual(asked, tried, name);
      assert.ok(isSolutionOf(given, tried, cells), name);
    }
  });
});
