// Why a board has no solution, which givens it does not need, and which one more would make it unique.
import assert from 'node:assert/strict';
import { smallestConflict } from '../../../src/core/sudoku/conflict';
import { cellName } from '../../../src/core/sudoku/geometry';
import { redundantGivens, removableGivens } from '../../../src/core/sudoku/redundant';
import { NINE_BY_NINE } from '../../../src/core/sudoku/shape';
import { solveShape } from '../../../src/core/sudoku/anySize/solve';
import { uniqueGiven } from '../../../src/core/sudoku/uniqueGiven';
import { cellsOfText, generatedBoards, randomBoard as randomBoardOf, shape } from './anySize/bigBoards';
import { exactCover } from './anySize/exactCover';
import { WIKIPEDIA, WIKIPEDIA_SOLVED, boardsOf, cellsOf, randomBoard, randomFrom, withCell } from './boards';
import { naive } from './naive';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const puzzleOf = (board: string) => ({ shape: NINE_BY_NINE, cells: cellsOf(board) });
const named = (cells: readonly number[] | undefined): string | undefined =>
  cells?.map((cell) => cellName(cell, 9)).join(' ');

/** A board with only some of its cells. */
const only = (board: string, cells: readonly number[]): string =>
  Array.from(board, (character, cell) => (cells.includes(cell) ? character : '.')).join('');
const without = (board: string, cells: readonly number[]): string =>
  Array.from(board, (character, cell) => (cells.includes(cell) ? '.' : character)).join('');

describe('the smallest conflict', () => {
  it('is none where there is a solution', () => {
    for (const board of [WIKIPEDIA, WIKIPEDIA_SOLVED, '.'.repeat(81)]) {
      assert.equal(smallestConflict(puzzleOf(board)), undefined);
    }
  });

  it('is two equal givens where these clash', () => {
    assert.equal(named(smallestConflict(puzzleOf(withCell(WIKIPEDIA, 1, 3, '5')))), 'r1c1 r1c3');
  });

  it('is what keeps the last blank of a row empty', () => {
    // 9 cannot go in r9c9, nor any digit but 9; all of these are needed for that.
    const board = '........9'.padEnd(72, '.') + '12345678.';
    assert.equal(named(smallestConflict(puzzleOf(board))), 'r1c9 r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8');
    // Among other givens it is found as well.
    const more = withCell(withCell(board, 3, 3, '7'), 5, 5, '7');
    assert.equal(named(smallestConflict(puzzleOf(more))), 'r1c9 r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8');
  });

  it('has a solution without any one of its givens, and none with all, as a second solver finds', () => {
    let proved = 0;
    let given = 0;
    let needed = 0;
    for (const board of boardsOf('contradictory-150.txt').slice(0, 20)) {
      const found = smallestConflict(puzzleOf(board));
      assert.ok(found, board);
      given += board.replaceAll('.', '').length;
      needed += found.length;
      const conflict = only(board, found);
      const all = naive(conflict, 1, 30_000);
      assert.equal(all.solutions.length, 0, conflict);
      proved += all.stopped ? 0 : 1;
      for (const cell of found) {
        const part = without(conflict, [cell]);
        const outcome = solveShape(puzzleOf(part));
        assert.ok(outcome.kind === 'many' || outcome.kind === 'unique', part);
      }
    }
    assert.ok(proved > 5 && needed < given, `${String(proved)} ${String(needed)} ${String(given)}`);
  });

  it(`is irreducible on boards of other shapes, too (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    const seen: number[] = [];
    for (let round = 0; round < 120; round++) {
      const of = [shape(2, 2), shape(2, 3), shape(3, 2)][round % 3]!;
      const cells = randomBoardOf(of, 0.4 + 0.3 * random(), random);
      const solvable = (some: Uint8Array): boolean =>
        exactCover(of.boxRows, of.boxColumns, [...some], 1).length > 0;
      const found = smallestConflict({ shape: of, cells });
      assert.equal(found === undefined, solvable(cells), cells.join(' '));
      if (found) {
        const conflict = cells.map((digit, cell) => (found.includes(cell) ? digit : 0));
        assert.ok(!solvable(conflict), cells.join(' '));
        for (const cell of found) {
          assert.ok(solvable(conflict.map((digit, other) => (other === cell ? 0 : digit))), cells.join(' '));
        }
        seen.push(found.length);
      }
    }
    assert.ok(seen.length > 10, String(seen.length));
  });

  it('is as small as can be on small boards, as trying all sets of givens shows', () => {
    const random = randomFrom(7);
    const of = shape(2, 2);
    let larger = 0;
    let boards = 0;
    for (let round = 0; round < 200; round++) {
      const cells = new Uint8Array(16).map(() => (random() < 0.4 ? 1 + Math.floor(4 * random()) : 0));
      const found = smallestConflict({ shape: of, cells });
      if (!found) {
        continue;
      }
      boards++;
      const givens = [...cells.keys()].filter((cell) => cells[cell] !== 0);
      let least = givens.length;
      for (let set = 0; set < 2 ** givens.length; set++) {
        const some = givens.filter((_, index) => (set >> index) % 2 === 1);
        if (some.length < least) {
          const part = [...cells].map((digit, cell) => (some.includes(cell) ? digit : 0));
          least = exactCover(2, 2, part, 1).length === 0 ? some.length : least;
        }
      }
      assert.ok(found.length >= least);
      larger += found.length - least;
    }
    assert.ok(boards > 50 && larger <= boards / 20, `${String(larger)} over, of ${String(boards)}`);
  });

  it('is of the candidates alone where these leave nothing', () => {
    const candidates = new Uint32Array(81).fill(511);
    candidates[2] = 0;
    assert.deepEqual(smallestConflict({ ...puzzleOf(WIKIPEDIA), candidates }), []);
    // r1c3 is a 4 in the solution; as a 1 it is in the way of others.
    candidates[2] = 1;
    const found = smallestConflict({ ...puzzleOf(WIKIPEDIA), candidates });
    assert.ok(found && found.length > 0);
    assert.equal(solveShape({ ...puzzleOf(only(WIKIPEDIA, found)), candidates }).kind, 'none');
  });

  it('is not told when the budget runs out, or when told to stop', () => {
    const [board = ''] = boardsOf('contradictory-150.txt');
    assert.equal(smallestConflict(puzzleOf(board), 3), undefined);
    assert.equal(
      smallestConflict(puzzleOf(board), undefined, () => true),
      undefined,
    );
    let questions = 0;
    const found = smallestConflict(puzzleOf(board), undefined, () => questions++ > 200);
    assert.ok(found && found.length > 0 && questions > 100);
  });
});

describe('redundant givens', () => {
  it('are those of the Wikipedia puzzle that can be left out alone', () => {
    const found = redundantGivens(puzzleOf(WIKIPEDIA))!;
    const expected = Array.from(WIKIPEDIA)
      .flatMap((character, cell) => (character === '.' ? [] : [cell]))
      .filter((cell) => naive(without(WIKIPEDIA, [cell]), 2).solutions.length === 1);
    assert.deepEqual(found, expected);
    assert.ok(
      named(found)!.includes('r6c1') && named(found)!.includes('r9c9') && !named(found)!.includes('r9c8'),
    );
  });

  it('leave a minimal board when as many as can be are left out together', () => {
    for (const board of [WIKIPEDIA, WIKIPEDIA_SOLVED, ...boardsOf('easy-500.txt').slice(0, 5)]) {
      const removed = removableGivens(puzzleOf(board))!;
      assert.deepEqual(
        removed,
        [...removed].sort((one, other) => one - other),
      );
      const minimal = without(board, removed);
      const { solutions, stopped } = naive(minimal, 2);
      assert.deepEqual([solutions.length, stopped], [1, false], minimal);
      for (const cell of Array.from(minimal).keys()) {
        if (minimal[cell] !== '.') {
          assert.equal(naive(without(minimal, [cell]), 2).solutions.length, 2, `${minimal} ${String(cell)}`);
        }
      }
      assert.deepEqual(redundantGivens(puzzleOf(minimal)), []);
    }
  });

  it('are known for boards of other shapes, and with candidates', () => {
    // Each row is the one above moved by a box.
    const cells = cellsOfText('123456456123231564564231312645645312');
    const found = removableGivens({ shape: shape(2, 3), cells })!;
    const minimal = cells.map((digit, cell) => (found.includes(cell) ? 0 : digit));
    assert.equal(exactCover(2, 3, [...minimal], 2).length, 1);
    for (const cell of minimal.keys()) {
      const less = minimal.map((digit, other) => (other === cell ? 0 : digit));
      assert.ok(minimal[cell] === 0 || exactCover(2, 3, [...less], 2).length === 2);
    }
    // Candidates that leave nothing to choose make all givens redundant that nobody but they hold in place.
    const candidates = Uint32Array.from(cellsOf(WIKIPEDIA_SOLVED), (digit) => 1 << (digit - 1));
    assert.equal(
      redundantGivens({ ...puzzleOf(WIKIPEDIA), candidates })!.length,
      WIKIPEDIA.replaceAll('.', '').length,
    );
  });

  it('are not told of boards without just one solution, nor when the budget runs out', () => {
    const two = withCell(WIKIPEDIA, 9, 8, '.');
    for (const board of [two, withCell(WIKIPEDIA, 1, 3, '5'), '.'.repeat(81)]) {
      assert.equal(redundantGivens(puzzleOf(board)), undefined);
      assert.equal(removableGivens(puzzleOf(board)), undefined);
    }
    assert.equal(redundantGivens(puzzleOf(WIKIPEDIA), 10), undefined);
    assert.equal(
      removableGivens(puzzleOf(WIKIPEDIA), undefined, () => true),
      undefined,
    );
  });
});

describe('a given that makes a board unique', () => {
  const givenFor = (board: string, budget?: number) =>
    uniqueGiven(puzzleOf(board), solveShape(puzzleOf(board)), budget);

  it('is the first of the cells that differ, where there are two solutions', () => {
    const open = [3, 4, 30, 31].reduce((board, cell) => without(board, [cell]), WIKIPEDIA_SOLVED);
    assert.deepEqual(givenFor(open), { cell: 3, digit: 6 });
    const two = withCell(WIKIPEDIA, 9, 8, '.');
    assert.equal(naive(two, 3).solutions.length, 2);
    const given = givenFor(two)!;
    const made = two.slice(0, given.cell) + String(given.digit) + two.slice(given.cell + 1);
    assert.equal(naive(made, 2).solutions.length, 1);
  });

  it('is none where one is not enough, or there is nothing to make unique', () => {
    for (const board of [WIKIPEDIA, '.'.repeat(81), withCell(WIKIPEDIA, 1, 3, '5')]) {
      assert.equal(givenFor(board, 100_000), undefined);
    }
  });

  it(`is found if and only if there is one (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    let found = 0;
    let none = 0;
    for (let round = 0; round < 3000 && (found < 25 || none < 5); round++) {
      const board = randomBoard(random);
      const { solutions, stopped } = naive(board, 1000, 10_000);
      if (stopped || solutions.length < 2 || solutions.length === 1000) {
        continue;
      }
      const counts = new Map<string, number>();
      for (const solution of solutions) {
        for (const [cell, digit] of Array.from(solution).entries()) {
          const key = `${String(cell)} ${digit}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
      const isPossible = [...counts.values()].includes(1);
      const given = givenFor(board);
      assert.equal(given !== undefined, isPossible, board);
      if (given) {
        assert.equal(counts.get(`${String(given.cell)} ${String(given.digit)}`), 1, board);
      }
      found += given ? 1 : 0;
      none += given ? 0 : 1;
    }
    assert.ok(found > 5, `${String(found)} ${String(none)}`);
  });

  it('is found on a board of 16×16 with two solutions', () => {
    const board = generatedBoards().find(({ name }) => name.startsWith('16 0.45'))!;
    const puzzle = { shape: board.shape, cells: board.cells };
    const outcome = solveShape(puzzle);
    const given = uniqueGiven(puzzle, outcome);
    if (outcome.kind === 'many' && given) {
      const cells = board.cells.slice();
      cells[given.cell] = given.digit;
      assert.equal(solveShape({ shape: board.shape, cells }).kind, 'unique');
    }
    assert.equal(uniqueGiven(puzzle, outcome, 1), undefined);
  });
});
