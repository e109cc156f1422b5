// Outcomes of boards of any size, and the first solution in order.
import assert from 'node:assert/strict';
import { findFirstInOrderOfShape, improveToFirst } from '../../../../src/core/sudoku/anySize/firstInOrder';
import { findByChoices, findSolutionsOfShape } from '../../../../src/core/sudoku/anySize/search';
import { solveShape } from '../../../../src/core/sudoku/anySize/solve';
import { solve } from '../../../../src/core/sudoku/solve';
import { WIKIPEDIA, cellsOf, randomFrom } from '../boards';
import { cellsOfText, generatedBoards, isSolutionOf, randomBoard, shape } from './bigBoards';
import { exactCover } from './exactCover';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const NOWHERE = new Uint8Array(0);

const isBefore = (one: ArrayLike<number>, other: ArrayLike<number>): boolean => {
  const at = Array.from(one).findIndex((digit, cell) => digit !== other[cell]);
  return at >= 0 && one[at]! < other[at]!;
};

describe('solving a board of any size', () => {
  it('tells unique, many and none', () => {
    const unique = solveShape({ shape: shape(2, 2), cells: cellsOfText('1...' + '..3.' + '.4..' + '...2') });
    assert.ok(unique.kind === 'unique');
    assert.equal(
      unique.solution.join(''),
      exactCover(2, 2, [1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2], 2).flat().join(''),
    );
    const many = solveShape({ shape: shape(2, 2), cells: new Uint8Array(16) });
    assert.ok(many.kind === 'many');
    assert.equal(many.solution.join(''), '1234341221434321');
    assert.ok(isSolutionOf(shape(2, 2), many.other, new Uint8Array(16)));
    assert.deepEqual(
      many.differing,
      [...many.other.keys()].filter((cell) => many.other[cell] !== many.solution[cell]),
    );
    assert.ok(many.differing.length >= 4);
    assert.deepEqual(solveShape({ shape: shape(2, 3), cells: cellsOfText('11') }), {
      kind: 'none',
      nodes: 0,
    });
    // No two equal givens in a house, but nothing fits beside 12 in the first row.
    assert.equal(
      solveShape({ shape: shape(2, 2), cells: cellsOfText('12..' + '....' + '..3.' + '..4.') }).kind,
      'none',
    );
  });

  it('leaves 9×9 to its own solver', () => {
    for (const board of [WIKIPEDIA, '.'.repeat(81), '55' + '.'.repeat(79)]) {
      assert.deepEqual(solveShape({ shape: shape(3, 3), cells: cellsOf(board) }), solve(cellsOf(board)));
    }
    const found = new Uint8Array(81);
    const tally = { solutions: 0, nodes: 0, gaveUp: true };
    findFirstInOrderOfShape({ shape: shape(3, 3), cells: new Uint8Array(81) }, 10_000, found, tally);
    const outcome = solve(new Uint8Array(81));
    assert.ok(outcome.kind === 'many');
    assert.deepEqual(found, outcome.solution);
  });

  it('gives up within the budget, or when told to', () => {
    const { shape: given, cells } = generatedBoards().find(({ name }) => name === '16 0.36 #0')!;
    const whole = solveShape({ shape: given, cells });
    assert.ok(whole.kind === 'many' && whole.nodes < 10_000, String(whole.nodes));
    assert.ok(whole.isFirst);
    const kinds = new Set<string>();
    for (let budget = 0; budget < whole.nodes; budget += Math.ceil(whole.nodes / 20)) {
      const outcome = solveShape({ shape: given, cells }, budget);
      kinds.add(outcome.kind);
      assert.equal(outcome.nodes, budget);
      assert.ok(outcome.kind === 'gaveUp' || (outcome.kind === 'many' && !outcome.isFirst));
      if (outcome.kind === 'many') {
        assert.ok(isSolutionOf(given, outcome.solution, cells) && isSolutionOf(given, outcome.other, cells));
        assert.ok(isBefore(outcome.solution, outcome.other) && !isBefore(outcome.solution, whole.solution));
        assert.deepEqual(
          outcome.differing,
          [...cells.keys()].filter((cell) => outcome.solution[cell] !== outcome.other[cell]),
        );
      }
    }
    assert.equal(kinds.size, 2);
    assert.deepEqual(solveShape({ shape: given, cells }, whole.nodes), whole);
    assert.deepEqual(
      solveShape({ shape: given, cells }, undefined, () => true),
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
      for (let round = 0; round < boards || (several === 0 && round < 20 * boards); round++) {
        const cells = randomBoard(given, share + 0.1 * random(), random);
        const all = exactCover(boxRows, boxColumns, [...cells], 300);
        if (all.length === 300) {
          continue;
        }
        several += all.length > 1 ? 1 : 0;
        const [first] = all.sort((one, other) => (isBefore(one, other) ? -1 : 1));
        const found = new Uint8Array(given.size ** 2);
        const tally = { solutions: -1, nodes: -1, gaveUp: true };
        findFirstInOrderOfShape({ shape: given, cells }, 100_000, found, tally);
        assert.deepEqual([tally.solutions, tally.gaveUp], [all.length > 0 ? 1 : 0, false]);
        if (first !== undefined) {
          assert.deepEqual([...found], first, cells.join(' '));
          // By questions alone, from the last of the solutions.
          found.set(all[all.length - 1]!);
          improveToFirst({ shape: given, cells }, found, 100_000, tally, undefined, 0);
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
      findSolutionsOfShape({ shape: given, cells }, 1, 10_000, asked, tally);
      tried.set(asked);
      improveToFirst({ shape: given, cells }, tried, 200_000, tally, undefined, Infinity);
      assert.equal(tally.gaveUp, false, name);
      improveToFirst({ shape: given, cells }, asked, 100_000, tally, undefined, 0);
      assert.deepEqual([tally.solutions, tally.gaveUp], [1, false], name);
      assert.deepEqual(asked, tried, name);
      assert.ok(isSolutionOf(given, tried, cells), name);
    }
  });
});

describe('the candidates that a text leaves on a board of any size', () => {
  const sets = [
    [2, 2, 150, 0.1],
    [2, 3, 80, 0.4],
    [4, 2, 40, 0.45],
    [3, 4, 15, 0.55],
  ] as const;
  for (const [boxRows, boxColumns, boards, share] of sets) {
    it(`leave the solutions they allow, boxes of ${String(boxRows)}×${String(boxColumns)} (SEED=${String(SEED)})`, () => {
      const random = randomFrom(SEED + 100 * boxRows + boxColumns);
      const given = shape(boxRows, boxColumns);
      const { size } = given;
      const kinds = new Set<string>();
      // Until each outcome was among them: few boards may miss one.
      for (let round = 0; round < boards || (kinds.size < 3 && round < 20 * boards); round++) {
        const cells = randomBoard(given, share + 0.1 * random(), random);
        const all = exactCover(boxRows, boxColumns, [...cells], 300);
        if (all.length === 300) {
          continue;
        }
        const few = random();
        const planted = all[Math.floor(random() * all.length)];
        const candidates = Uint32Array.from(cells, (_, cell) => {
          const set = Math.floor(random() * 2 ** size);
          return random() < few ? 2 ** size - 1 : set | (planted ? 1 << (planted[cell]! - 1) : 0);
        });
        const left = all
          .filter((digits) =>
            digits.every((digit, cell) => cells[cell] !== 0 || (candidates[cell]! >> (digit - 1)) % 2 === 1),
          )
          .sort((one, other) => (isBefore(one, other) ? -1 : 1));
        const label = `${cells.join(' ')} / ${candidates.join(' ')}`;
        const outcome = solveShape({ shape: given, cells, candidates }, 100_000);
        kinds.add(outcome.kind);
        assert.equal(outcome.kind, (['none', 'unique'] as const)[left.length] ?? 'many', label);
        if ('solution' in outcome) {
          assert.deepEqual([...outcome.solution], left[0], label);
        }
        const tally = { solutions: -1, nodes: -1, gaveUp: true };
        findByChoices({ shape: given, cells, candidates }, 300, 100_000, NOWHERE, tally, undefined, 2);
        assert.deepEqual([tally.solutions, tally.gaveUp], [left.length, false], label);
      }
      assert.equal(kinds.size, 3);
    });
  }
});
