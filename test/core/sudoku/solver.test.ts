// The solver against a plain solver, against boards with known solutions, and against the board's symmetries.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Tally } from '../../../src/core/sudoku/search';
import { countSolutions, findSolutions } from '../../../src/core/sudoku/solver';
import {
  WIKIPEDIA,
  WIKIPEDIA_SOLVED,
  boardsOf,
  cellsOf,
  isSolutionOf,
  randomBoard,
  randomFrom,
  textOf,
} from './boards';
import { naive } from './naive';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
// norvig.com/sudoku.html: a contradiction that locked candidates and singles do not see.
const IMPOSSIBLE = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';

function search(board: string, limit: number, budget = 1_000_000): Tally & { readonly found: string[] } {
  const buffer = new Uint8Array(81 * limit);
  const tally = { solutions: -1, nodes: -1, gaveUp: true };
  findSolutions(cellsOf(board), limit, budget, buffer, tally);
  const found = Array.from({ length: tally.solutions }, (_, index) =>
    textOf(buffer.subarray(81 * index, 81 * index + 81)),
  );
  return { ...tally, found };
}

describe('the search for solutions', () => {
  it(`agrees with a plain solver on 3,000 random boards (SEED=${String(SEED)})`, function () {
    const random = randomFrom(SEED);
    const seen = [0, 0, 0, 0];
    for (let round = 0; round < 3000; round++) {
      const board = randomBoard(random);
      const expected = naive(board, 3, 2000);
      const { found, gaveUp, nodes } = search(board, 3, 5000);
      assert.equal(gaveUp, false, board);
      assert.ok(nodes < 1000, `${board} took ${String(nodes)} guesses`);
      assert.ok(
        found.every((solution) => isSolutionOf(solution, board)),
        board,
      );
      assert.equal(new Set(found).size, found.length, board);
      if (!expected.stopped) {
        assert.equal(found.length, expected.solutions.length, board);
        seen[found.length]!++;
      }
    }
    // The boards are worth testing only if all outcomes are among them and the plain solver ended nearly always.
    assert.ok(
      seen.every((count) => count > 50),
      `outcomes: ${seen.join(' ')}`,
    );
    assert.ok(seen.reduce((a, b) => a + b) > 2700, `outcomes: ${seen.join(' ')}`);
  });

  it('solves 500 boards that need no guess, to the solutions other solvers found', () => {
    const hash = createHash('sha256');
    for (const board of boardsOf('easy-500.txt')) {
      const { found, nodes } = search(board, 2);
      assert.equal(found.length, 1, board);
      assert.equal(nodes, 0, board);
      hash.update(`${found.join('')}\n`);
    }
    assert.equal(hash.digest('hex'), '44f09e098bf2b157adef5a4e02703a25686db03ed15ee7386ba5a67e27ff5656');
  });

  it('refutes 150 boards whose contradiction lies deep', () => {
    for (const board of boardsOf('contradictory-150.txt')) {
      const { solutions, gaveUp } = search(board, 1, 100);
      assert.deepEqual({ solutions, gaveUp }, { solutions: 0, gaveUp: false }, board);
    }
  });

  it('refutes Norvig’s “impossible” board without a guess', () => {
    // Without the cardinality check the same search takes over 300,000.
    const { solutions, nodes, gaveUp } = search(IMPOSSIBLE, 1);
    assert.deepEqual({ solutions, nodes, gaveUp }, { solutions: 0, nodes: 0, gaveUp: false });
  });

  it('needs few guesses for the worst of 500,000 random boards', () => {
    // Found by `npm run bench -- worst --seed 1`, which tells how long they take: 0.2 ms.
    for (const board of [
      '9.....62.8....4..........8.....2....5.1....47..............7.6........3....6.5...',
      '4................8...9........87.............1.....25.2.......7..7..3...5...97..3',
    ]) {
      const { nodes, found } = search(board, 2);
      assert.equal(new Set(found).size, 2);
      assert.ok(found.every((solution) => isSolutionOf(solution, board)));
      assert.ok(nodes < 400, String(nodes));
    }
  });

  it('stops at the limit', () => {
    for (const limit of [0, 1, 2, 50]) {
      const { solutions, found, gaveUp } = search('.'.repeat(81), limit);
      assert.deepEqual([solutions, new Set(found).size, gaveUp], [limit, limit, false]);
    }
  });

  it('counts alike whether or not there is room for the solutions', () => {
    const tally = { solutions: 0, nodes: 0, gaveUp: false };
    const open = WIKIPEDIA_SOLVED.replaceAll(/[678]/g, '.');
    const { length } = naive(open, 1000).solutions;
    for (const limit of [1, 2, length, length + 1]) {
      countSolutions(cellsOf(open), limit, 1000, tally);
      assert.deepEqual([tally.solutions, tally.gaveUp], [Math.min(limit, length), false]);
    }
    const small = new Uint8Array(81 + 80);
    findSolutions(cellsOf(open), length, 1000, small, tally);
    assert.equal(tally.solutions, length);
    assert.ok(isSolutionOf(textOf(small.subarray(0, 81)), open));
    assert.deepEqual(small.subarray(81), new Uint8Array(80), 'half a solution is not written');
  });

  it('gives up when one guess more than the budget is needed, and not before', () => {
    const board = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
    const { nodes } = search(board, 2);
    assert.ok(nodes > 0 && nodes < 500, String(nodes));
    assert.equal(search(board, 2, nodes).gaveUp, false);
    const stopped = search(board, 2, nodes - 1);
    assert.deepEqual([stopped.gaveUp, stopped.nodes], [true, nodes - 1]);
    assert.equal(search(WIKIPEDIA, 2, 0).gaveUp, false, 'no guess needed');
  });

  it('finds all solutions of a board with few blanks left', () => {
    // Deadly rectangles: two cells each of two rows in which two digits can change places.
    const board = '534..8912672195348198342567859..1423426853791713924856961537284287419635345286179';
    assert.deepEqual(search(board, 10).found.sort(), naive(board, 10).solutions);
    const open = WIKIPEDIA_SOLVED.replaceAll(/[67]/g, '.');
    const expected = [...naive(open, 1000).solutions].sort();
    assert.deepEqual(search(open, 1000).found.sort(), expected);
  });

  it('takes any bytes: other values are blanks, so are missing cells', () => {
    const tally = { solutions: 0, nodes: 0, gaveUp: false };
    const buffer = new Uint8Array(81);
    const cells = cellsOf(WIKIPEDIA).map((value, cell) =>
      value === 0 ? [0, 10, 46, 255][cell % 4]! : value,
    );
    findSolutions(cells, 1, 10, buffer, tally);
    assert.equal(textOf(buffer), WIKIPEDIA_SOLVED);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100, max: 12 }), (bytes) => {
        const given = textOf(
          Array.from({ length: 81 }, (_, cell) => bytes[cell] ?? 0).map((v) => (v > 9 ? 0 : v)),
        );
        findSolutions(bytes, 1, 1000, buffer, tally);
        assert.equal(tally.solutions, naive(given.replaceAll('0', '.'), 1).solutions.length);
        assert.ok(tally.solutions === 0 || isSolutionOf(textOf(buffer), given.replaceAll('0', '.')));
      }),
    );
  });

  it('answers alike for every symmetric form of a board', () => {
    const three = (): fc.Arbitrary<number[]> => fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    const lines = fc
      .tuple(three(), three(), three(), three())
      .map(([groups, ...within]) =>
        groups.flatMap((group) => within[group]!.map((line) => 3 * group + line)),
      );
    const digits = fc.shuffledSubarray(Array.from('123456789'), { minLength: 9 });
    const boards = [
      WIKIPEDIA,
      IMPOSSIBLE,
      ...boardsOf('easy-500.txt').slice(0, 20),
      ...boardsOf('contradictory-150.txt').slice(0, 20),
    ];
    const anyBoard = fc
      .tuple(fc.constantFrom(...boards), fc.array(fc.nat(80), { maxLength: 6 }))
      .map(([board, blanks]) =>
        Array.from(board, (character, cell) => (blanks.includes(cell) ? '.' : character)).join(''),
      );
    fc.assert(
      fc.property(anyBoard, lines, lines, digits, fc.boolean(), (board, rows, columns, names, transposed) => {
        const form = (text: string): string =>
          rows
            .flatMap((row) =>
              columns.map((column) => text[transposed ? 9 * column + row : 9 * row + column]!),
            )
            .map((character) => names[Number(character) - 1] ?? '.')
            .join('');
        const found = search(board, 3).found;
        const formed = search(form(board), 3).found;
        assert.equal(formed.length, found.length);
        if (found.length < 3) {
          assert.deepEqual(formed.sort(), found.map(form).sort());
        }
      }),
    );
  });
});
