// The canonical form of puzzles: the same for all forms of one, and different for different ones.
import assert from 'node:assert/strict';
import { canonicalForm } from '../../../src/core/sudoku/canonical';
import { solve } from '../../../src/core/sudoku/solve';
import {
  WIKIPEDIA,
  WIKIPEDIA_SOLVED,
  boardsOf,
  cellsOf,
  randomBoard,
  randomFrom,
  textOf,
  withCell,
} from './boards';
import { shape, shuffledBoard } from './anySize/bigBoards';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** The first grid of all in order, and so of its own forms. */
const FIRST = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';

/** The grid with the most automorphisms, 648 (known as “most canonical”). */
const MOST = '123456789456789123789123456231564897564897231897231564312645978645978312978312645';

/** A row of 9 blanks, nine times. */
const EMPTY = '0'.repeat(81);

const formOf = (board: string): string => canonicalForm(cellsOf(board));
const withZeros = (board: string): string => board.replaceAll('.', '0');
const cluesIn = (board: string): number => board.replace(/[.0]/g, '').length;

/** Another form of a board: shuffled, and transposed half of the time. */
function shuffled(board: string, random: () => number): string {
  const cells = cellsOf(board);
  const mirrored =
    random() < 0.5 ? cells : cells.map((_, cell) => cells[9 * (cell % 9) + Math.floor(cell / 9)]!);
  return textOf(shuffledBoard(shape(3, 3), mirrored, random));
}

const SIX = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The 1,296 orders of nine lines that leave those of a band together. */
const ORDERS = SIX.flatMap((groups) =>
  SIX.flatMap((one) =>
    SIX.flatMap((two) =>
      SIX.map((three) =>
        groups.flatMap((group) => [one, two, three][group]!.map((line) => 3 * group + line)),
      ),
    ),
  ),
);

/** The smallest form of a solved grid, by trying all orders of columns after all first rows. */
function smallestForm(board: string): string {
  const solved = Array.from(board, Number);
  let best = 'A';
  for (const grid of [solved, solved.map((_, cell) => solved[9 * (cell % 9) + Math.floor(cell / 9)]!)]) {
    for (const columns of ORDERS) {
      for (let first = 0; first < 9; first++) {
        const names = new Map(columns.map((column, index) => [grid[9 * first + column], index + 1]));
        const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) =>
          columns.map((column) => names.get(grid[9 * row + column])).join(''),
        );
        const bands = [rows.slice(0, 3).sort(), rows.slice(3, 6).sort(), rows.slice(6).sort()];
        const form = bands
          .map((band) => band.join(''))
          .sort()
          .join('');
        best = form < best ? form : best;
      }
    }
  }
  return best;
}

/** Whether a board can be turned into another, by trying all orders of columns and matching row after row. */
function canBeTurned(from: string, to: string): boolean {
  const target = Array.from(withZeros(to), Number);
  const match = (
    rows: readonly (readonly number[])[],
    names: readonly number[],
    used: readonly number[],
  ): boolean => {
    const row = used.length;
    if (row === 9) {
      return true;
    }
    const band = 3 * Math.floor(used[row - (row % 3)]! / 3);
    const choices = row % 3 === 0 ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [band, band + 1, band + 2];
    return choices
      .filter(
        (line) => row % 3 !== 0 || !used.some((other) => Math.floor(other / 3) === Math.floor(line / 3)),
      )
      .filter((line) => !used.includes(line))
      .some((line) => {
        const renamed = [...names];
        const fits = rows[line]!.every((digit, column) => {
          const wanted = target[9 * row + column]!;
          if (digit === 0 || wanted === 0) {
            return digit === wanted;
          }
          if (renamed[digit] === 0 && !renamed.includes(wanted)) {
            renamed[digit] = wanted;
          }
          return renamed[digit] === wanted;
        });
        return fits && match(rows, renamed, [...used, line]);
      });
  };
  const cells = cellsOf(from);
  return [cells, cells.map((_, cell) => cells[9 * (cell % 9) + Math.floor(cell / 9)]!)].some((grid) =>
    ORDERS.some((columns) =>
      match(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => columns.map((column) => grid[9 * row + column]!)),
        new Array<number>(10).fill(0),
        [],
      ),
    ),
  );
}

describe('the canonical form', () => {
  it('of a solved grid is the smallest of all its forms', function () {
    assert.equal(formOf(FIRST), FIRST);
    assert.equal(formOf(MOST), MOST);
    const random = randomFrom(SEED);
    const grids = boardsOf('easy-500.txt')
      .slice(0, 4)
      .map((board) => {
        const outcome = solve(cellsOf(board));
        return outcome.kind === 'unique' ? textOf(outcome.solution) : '';
      });
    for (const grid of [WIKIPEDIA_SOLVED, shuffled(FIRST, random), shuffled(MOST, random), ...grids]) {
      assert.equal(formOf(grid), smallestForm(grid), grid);
    }
  });

  it(`is the same for all forms of a puzzle with one solution (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    const seen = new Map<string, string>();
    for (const board of [
      WIKIPEDIA,
      WIKIPEDIA_SOLVED,
      FIRST,
      MOST,
      ...boardsOf('easy-500.txt').slice(0, 200),
    ]) {
      const form = formOf(board);
      assert.equal(seen.get(form), undefined, board);
      seen.set(form, board);
      assert.equal(cluesIn(form), cluesIn(board));
      assert.equal(formOf(form), form);
      for (let round = 0; round < 5; round++) {
        assert.equal(formOf(shuffled(board, random)), form, board);
      }
    }
  });

  it(`is the same for all forms of boards with no or several solutions (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    let boards = 0;
    for (let round = 0; round < 400; round++) {
      const board = randomBoard(random);
      if (solve(cellsOf(board)).kind !== 'unique' && cluesIn(board) >= 9) {
        const form = formOf(board);
        boards++;
        assert.equal(formOf(form), form);
        for (let again = 0; again < 4; again++) {
          assert.equal(formOf(shuffled(board, random)), form, board);
        }
      }
    }
    assert.ok(boards > 100, String(boards));
    for (const board of [
      withCell(WIKIPEDIA, 9, 8, '.'),
      withCell(WIKIPEDIA, 1, 3, '5'),
      '12'.padEnd(81, '.'),
    ]) {
      assert.equal(formOf(shuffled(board, random)), formOf(board));
    }
  });

  it(`is one of the forms of the puzzle, and differs for others (SEED=${String(SEED)})`, () => {
    const random = randomFrom(SEED);
    const clues = (board: string) => [...Array.from(board).keys()].filter((cell) => board[cell] !== '.');
    let same = 0;
    let different = 0;
    for (const board of [
      WIKIPEDIA,
      ...boardsOf('easy-500.txt').slice(0, 3),
      ...boardsOf('contradictory-150.txt').slice(0, 3),
    ]) {
      assert.ok(canBeTurned(board, formOf(board)), board);
      // Two boards that differ in which given is missing are seldom the same.
      const [one, other] = [0, 1].map(() => {
        const cell = clues(board)[Math.floor(random() * cluesIn(board))]!;
        return shuffled(board.slice(0, cell) + '.' + board.slice(cell + 1), random);
      });
      const areSame = canBeTurned(one!, other!);
      assert.equal(formOf(one!) === formOf(other!), areSame, `${one!} ${other!}`);
      same += areSame ? 1 : 0;
      different += areSame ? 0 : 1;
    }
    assert.ok(different > 3, `${String(same)} ${String(different)}`);
  });

  it('of very symmetric boards takes bounded work, and is then the board itself', () => {
    assert.equal(formOf(EMPTY), EMPTY);
    assert.equal(formOf('........1'.padEnd(81, '.')), formOf('1'.padEnd(81, '.')));
    const diagonal = Array.from({ length: 9 }, (_, row) => '0'.repeat(row) + '1' + '0'.repeat(8 - row)).join(
      '',
    );
    assert.equal(cluesIn(formOf(diagonal)), 9);
    assert.equal(formOf('5'.repeat(81)), '5'.repeat(81));
  });

  it('takes other values and missing cells for blanks', () => {
    assert.equal(canonicalForm(new Uint8Array(81).fill(10)), EMPTY);
    assert.equal(canonicalForm(new Uint8Array(0)), EMPTY);
  });
});
