// The search on boards of any size against plain exact cover, against the 9×9 solver, and against symmetry.
import assert from 'node:assert/strict';
import { findByChoices, findSolutionsOfShape } from '../../../../src/core/sudoku/anySize/search';
import type { Tally } from '../../../../src/core/sudoku/search';
import type { Shape } from '../../../../src/core/sudoku/shape';
import { findSolutions } from '../../../../src/core/sudoku/solver';
import { randomFrom, randomBoard as randomNineByNine, cellsOf } from '../boards';
import { generatedBoards, isSolutionOf, randomBoard, shape, shuffledBoard } from './bigBoards';
import { exactCover } from './exactCover';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

interface Found extends Tally {
  readonly found: readonly Uint8Array[];
}

/** With `quick` the general solver is used for all shapes. */
function search(
  given: Shape,
  cells: Uint8Array,
  limit: number,
  { budget = 200_000, quick, stop }: { budget?: number; quick?: number; stop?: () => boolean } = {},
): Found {
  const count = given.size ** 2;
  const buffer = new Uint8Array(limit * count);
  const tally = { solutions: -1, nodes: -1, gaveUp: true };
  if (quick === undefined) {
    findSolutionsOfShape({ shape: given, cells }, limit, budget, buffer, tally, stop);
  } else {
    findByChoices({ shape: given, cells }, limit, budget, buffer, tally, stop, quick);
  }
  const found = Array.from({ length: tally.solutions }, (_, index) =>
    buffer.slice(count * index, count * (index + 1)),
  );
  return { ...tally, found };
}

const sorted = (solutions: Iterable<ArrayLike<number>>): string[] =>
  Array.from(solutions, (solution) => Array.from(solution).join(' ')).sort();

describe('the search for solutions of boards of any size', () => {
  // Shares of cells given at which boards have none, few or many solutions.
  const sets: readonly [boxRows: number, boxColumns: number, boards: number, share: number][] = [
    [2, 2, 100, 0.25],
    [1, 5, 30, 0.3],
    [2, 3, 50, 0.25],
    [3, 2, 50, 0.25],
    [2, 4, 30, 0.3],
    [4, 2, 30, 0.3],
    [3, 3, 30, 0.32],
    [2, 5, 20, 0.36],
    [5, 2, 20, 0.36],
    [3, 4, 20, 0.4],
    [4, 3, 20, 0.4],
    [3, 5, 12, 0.5],
    [4, 4, 12, 0.5],
  ];
  it(`finds what exact cover finds (SEED=${String(SEED)})`, () => {
    const seen = { none: 0, few: 0, many: 0 };
    for (const [boxRows, boxColumns, boards, share] of sets) {
      const random = randomFrom(SEED + 100 * boxRows + boxColumns);
      const given = shape(boxRows, boxColumns);
      for (let round = 0; round < boards; round++) {
        const cells = randomBoard(given, share + 0.1 * random(), random);
        const expected = exactCover(boxRows, boxColumns, Array.from(cells), 50);
        seen[expected.length === 0 ? 'none' : expected.length < 50 ? 'few' : 'many']++;
        // The quick search alone, the thorough one alone, and the one going on where the other stopped.
        for (const quick of [200_000, 0, 1, 2 + Math.floor(20 * random())]) {
          const { found, gaveUp } = search(given, cells, 50, { quick });
          const what = `boxes of ${String(boxRows)}×${String(boxColumns)}, quick ${String(quick)}: ${cells.join(' ')}`;
          assert.equal(gaveUp, false, what);
          assert.equal(found.length, expected.length, what);
          assert.ok(
            found.every((solution) => isSolutionOf(given, solution, cells)),
            what,
          );
          const texts = sorted(found);
          assert.equal(new Set(texts).size, found.length, what);
          if (found.length < 50) {
            assert.deepEqual(texts, sorted(expected), what);
          }
        }
      }
    }
    // It is worth something only if boards of every kind were among them.
    const rounds = sets.reduce((sum, [, , boards]) => sum + boards, 0);
    assert.ok(Math.min(seen.none, seen.few, seen.many) > rounds / 20, JSON.stringify(seen));
  });

  it('finds the 288 grids of 4×4, whichever search does it', () => {
    for (const quick of [undefined, 1000, 0, 1, 7, 50, 200]) {
      const { found, gaveUp } = search(
        shape(2, 2),
        new Uint8Array(16),
        1000,
        quick === undefined ? {} : { quick },
      );
      assert.deepEqual([found.length, gaveUp], [288, false]);
      assert.equal(new Set(sorted(found)).size, 288);
    }
  });

  it('counts the 6×6 grids with a given first box and row, 28,200,960 / (6! · 3!)', () => {
    // https://oeis.org/A107739 has the number of all: the digits can change places, and so can three columns.
    const cells = new Uint8Array(36);
    cells.set([1, 2, 3, 4, 5, 6], 0);
    cells.set([4, 5, 6], 6);
    const tally = { solutions: 0, nodes: 0, gaveUp: false };
    findSolutionsOfShape({ shape: shape(2, 3), cells }, 100_000, 1_000_000, new Uint8Array(0), tally);
    assert.deepEqual([tally.solutions, tally.gaveUp], [6_528, false]);
  });

  it(`finds for 9×9 what the 9×9 solver finds (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    const tally = { solutions: 0, nodes: 0, gaveUp: false };
    const buffer = new Uint8Array(20 * 81);
    for (let round = 0; round < 100; round++) {
      const cells = cellsOf(randomNineByNine(random));
      findSolutions(cells, 20, 100_000, buffer, tally);
      for (const quick of [200_000, 0]) {
        const { solutions, gaveUp } = search(shape(3, 3), cells, 20, { quick });
        assert.deepEqual([solutions, gaveUp], [tally.solutions, false], cells.join(''));
      }
      assert.deepEqual(search(shape(3, 3), cells, 20).solutions, tally.solutions);
    }
  });

  it('solves the generated 16×16 boards in a few hundred nodes, and those of 25×25 within bounds', () => {
    for (const { name, shape: given, cells } of generatedBoards()) {
      const isHard = given.size === 25 && !name.includes('unique') && !name.startsWith('25 0.5');
      if (isHard) {
        continue;
      }
      const { found, gaveUp, nodes } = search(given, cells, 2);
      assert.equal(gaveUp, false, name);
      assert.ok(
        found.every((solution) => isSolutionOf(given, solution, cells)),
        name,
      );
      assert.equal(new Set(sorted(found)).size, found.length, name);
      assert.equal(found.length, name.includes('unique') ? 1 : 2, name);
      assert.ok(nodes < (given.size === 16 ? 300 : 30_000), `${name}: ${String(nodes)} nodes`);
    }
  });

  it('solves a 25×25 board by learning that takes the quick search too long', () => {
    const { shape: given, cells } = generatedBoards().find(({ name }) => name === '25 0.43 #3 hard')!;
    assert.equal(search(given, cells, 1, { quick: 1_500, budget: 1_500 }).gaveUp, true);
    const { found, gaveUp, nodes } = search(given, cells, 1);
    assert.deepEqual([found.length, gaveUp], [1, false]);
    assert.ok(isSolutionOf(given, found[0]!, cells));
    assert.ok(nodes < 60_000, String(nodes));
  });

  it(`answers alike for symmetric forms of a board (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    const unique = generatedBoards().filter(
      ({ name }) => name.includes('unique') && !name.includes('carved'),
    );
    for (const { name, shape: given, cells } of unique.filter((_, index) => index % 2 === 0)) {
      const form = shuffledBoard(given, cells, random);
      assert.equal(search(given, form, 2).solutions, 1, name);
      // One given more, any but the solution's in its cell: no solution.
      const [solution] = search(given, form, 1).found;
      const blank = form.indexOf(0);
      form[blank] = 1 + (solution![blank]! % given.size);
      assert.equal(search(given, form, 2).solutions, 0, name);
    }
  });

  it('has no solution where two equal givens share a house', () => {
    for (const [boxRows, boxColumns] of [
      [2, 2],
      [2, 3],
      [3, 3],
      [4, 4],
      [5, 5],
    ] as const) {
      const given = shape(boxRows, boxColumns);
      for (const other of [given.size - 1, given.size * (given.size - 1), given.size + 1]) {
        const cells = new Uint8Array(given.size ** 2);
        cells[0] = cells[other] = given.size;
        const { solutions, nodes, gaveUp } = search(given, cells, 1);
        assert.deepEqual({ solutions, nodes, gaveUp }, { solutions: 0, nodes: 0, gaveUp: false });
      }
    }
  });

  it('takes other values and missing cells for blanks', () => {
    const cells = Uint8Array.from([1, 5, 255, 0, 3]);
    assert.deepEqual(
      sorted(search(shape(2, 2), cells, 300).found),
      sorted(exactCover(2, 2, [1, 0, 0, 0, 3, ...new Array<number>(11).fill(0)], 300)),
    );
  });

  it('stops at the limit, and writes nothing beyond the room there is', () => {
    for (const limit of [0, 1, 2, 30]) {
      for (const quick of [1000, 0, 60]) {
        const { solutions, gaveUp } = search(shape(3, 4), new Uint8Array(144), limit, { quick });
        assert.deepEqual([solutions, gaveUp], [limit, false]);
      }
    }
    const room = new Uint8Array(20).fill(77);
    const tally = { solutions: 0, nodes: 0, gaveUp: false };
    for (const quick of [1000, 0]) {
      findByChoices(
        { shape: shape(2, 2), cells: new Uint8Array(16) },
        5,
        1000,
        room,
        tally,
        undefined,
        quick,
      );
      assert.equal(tally.solutions, 5);
      assert.ok(isSolutionOf(shape(2, 2), room.subarray(0, 16), new Uint8Array(16)));
      assert.deepEqual([...room.subarray(16)], [77, 77, 77, 77]);
    }
  });

  it('gives up when the budget is spent, and not before', () => {
    const { shape: given, cells } = generatedBoards().find(({ name }) => name === '25 0.46 #3 unique')!;
    for (const quick of [0, 5, 10_000]) {
      const { nodes, solutions } = search(given, cells, 2, { quick });
      assert.equal(solutions, 1);
      assert.ok(nodes > 10, String(nodes));
      assert.equal(search(given, cells, 2, { quick, budget: nodes }).gaveUp, false);
      for (const budget of [0, 1, 7, Math.floor(nodes / 2), nodes - 1]) {
        const stopped = search(given, cells, 2, { quick, budget });
        assert.deepEqual([stopped.gaveUp, stopped.nodes], [true, budget], `quick ${String(quick)}`);
      }
    }
  });

  it('stops when told to, within a few hundred nodes', () => {
    const { shape: given, cells } = generatedBoards().find(({ name }) => name === '25 0.4 #0 hard')!;
    for (const quick of [0, 300, 100_000]) {
      for (const after of [1, 4, 8]) {
        let asked = 0;
        const { nodes, gaveUp } = search(given, cells, 1, { quick, stop: () => ++asked === after });
        assert.deepEqual([asked, gaveUp], [after, true]);
        assert.ok(nodes <= 256 * after, `${String(nodes)} nodes`);
      }
    }
  });
});
