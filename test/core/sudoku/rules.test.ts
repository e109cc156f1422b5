// The rules that givens break: boards from bug reports of other programs, and random boards judged a second time.
import assert from 'node:assert/strict';
import type { Violation } from '../../../src/core/board';
import { cellName } from '../../../src/core/sudoku/geometry';
import { violations } from '../../../src/core/sudoku/rules';
import { WIKIPEDIA, WIKIPEDIA_SOLVED, cellsOf, randomBoard, randomFrom, withCell } from './boards';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** A violation in one line, cells by name. */
function told(violation: Violation): string {
  switch (violation.code) {
    case 'no-candidate':
      return `${violation.code} ${cellName(violation.cell)} by ${violation.blockers.map(cellName).join(' ')}`;
    case 'impossible-candidate':
      return `${violation.code} ${cellName(violation.cell)} ${String(violation.digit)} by ${violation.blockers.map(cellName).join(' ')}`;
    case 'no-place': {
      const { house, digit, cells, blockers } = violation;
      const where = `${house.type} ${String(house.index + 1)}`;
      return `no-place ${where} ${String(digit)} ${cells.map(cellName).join(' ')} by ${blockers.map(cellName).join(' ')}`;
    }
    case 'duplicate-in-row':
    case 'duplicate-in-column':
    case 'duplicate-in-box': {
      const clashes = violation.clashes.map(
        ({ cell, houses }) =>
          `${cellName(cell)} (${houses.map((house) => `${house.type} ${String(house.index + 1)}`).join(', ')})`,
      );
      return `${violation.code} ${cellName(violation.cell)} ${String(violation.digit)} with ${clashes.join(' ')}`;
    }
  }
}

const toldOf = (board: string): string[] => violations(cellsOf(board)).map(told);

describe('the rules', () => {
  it('are kept by the Wikipedia puzzle, its solution and the empty grid', () => {
    for (const board of [WIKIPEDIA, WIKIPEDIA_SOLVED, '.'.repeat(81)]) {
      assert.deepEqual(toldOf(board), []);
    }
  });

  it('tell each of two clashing cells once, with both houses they share', () => {
    assert.deepEqual(toldOf(withCell(WIKIPEDIA, 1, 3, '5')), [
      'duplicate-in-row r1c1 5 with r1c3 (row 1, box 1)',
      'duplicate-in-row r1c3 5 with r1c1 (row 1, box 1)',
    ]);
  });

  it('tell a cell with clashes in a row and elsewhere once, with all of them', () => {
    const board = '.'.repeat(63) + '9..9.....'.repeat(2);
    assert.deepEqual(toldOf(board), [
      'duplicate-in-row r8c1 9 with r8c4 (row 8) r9c1 (column 1, box 7)',
      'duplicate-in-row r8c4 9 with r8c1 (row 8) r9c4 (column 4, box 8)',
      'duplicate-in-row r9c1 9 with r8c1 (column 1, box 7) r9c4 (row 9)',
      'duplicate-in-row r9c4 9 with r8c4 (column 4, box 8) r9c1 (row 9)',
    ]);
  });

  it('tell of a full grid with one wrong digit just the cells that clash', () => {
    assert.deepEqual(toldOf(withCell(WIKIPEDIA_SOLVED, 9, 9, '1')), [
      'duplicate-in-column r5c9 1 with r9c9 (column 9)',
      'duplicate-in-row r9c7 1 with r9c9 (row 9, box 9)',
      'duplicate-in-row r9c9 1 with r5c9 (column 9) r9c7 (row 9, box 9)',
    ]);
  });

  it('tell a clash that is only in a box', () => {
    assert.deepEqual(toldOf(withCell(withCell('.'.repeat(81), 4, 4, '7'), 6, 5, '7')), [
      'duplicate-in-box r4c4 7 with r6c5 (box 5)',
      'duplicate-in-box r6c5 7 with r4c4 (box 5)',
    ]);
  });

  it('tell three cells where the second given of a row is also one of a column', () => {
    assert.deepEqual(toldOf(withCell(WIKIPEDIA, 5, 5, '8')), [
      'duplicate-in-row r5c4 8 with r5c5 (row 5, box 5)',
      'duplicate-in-row r5c5 8 with r5c4 (row 5, box 5) r9c5 (column 5)',
      'duplicate-in-column r9c5 8 with r5c5 (column 5)',
    ]);
  });

  it('tell each of 81 equal givens once, with its 20 peers', () => {
    const found = violations(cellsOf('5'.repeat(81)));
    assert.equal(found.length, 81);
    for (const [cell, violation] of found.entries()) {
      assert.ok(violation.code === 'duplicate-in-row');
      assert.equal(violation.cell, cell);
      assert.equal(new Set(violation.clashes.map((clash) => clash.cell)).size, 20);
    }
  });

  it('tell a blank without a candidate, with the first given against each digit', () => {
    let board = '.23456789'.padEnd(81, '.');
    board = withCell(withCell(board, 8, 1, '1'), 3, 2, '4');
    assert.equal(toldOf(board)[0], 'no-candidate r1c1 by r8c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9');
  });

  it('tell a digit without a place, with its blanks and the givens against it', () => {
    // 9 cannot go in r9c9, the only blank of row 9.
    assert.deepEqual(toldOf('........9'.padEnd(72, '.') + '12345678.'), [
      'no-candidate r9c9 by r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8 r1c9',
      'no-place row 9 9 r9c9 by r1c9',
    ]);
    // Row 3 has three clues in box 1, and the other boxes have their 1; box 1 has it in neither row 1 nor row 2.
    const board = '...1.....' + '......1..' + '234......' + '.'.repeat(54);
    assert.deepEqual(toldOf(board), [
      'no-place row 3 1 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9 by r1c4 r2c7',
      'no-place box 1 1 r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 by r1c4 r2c7',
    ]);
  });

  it('take values over 9 and missing cells for blanks', () => {
    assert.deepEqual(violations(new Uint8Array(81).fill(10)), []);
    assert.deepEqual(violations(Uint8Array.of(7, 0, 7)).map(told), [
      'duplicate-in-row r1c1 7 with r1c3 (row 1, box 1)',
      'duplicate-in-row r1c3 7 with r1c1 (row 1, box 1)',
    ]);
  });

  it(`are judged alike a second time on 3,000 random boards (SEED=${String(SEED)})`, function () {
    const random = randomFrom(SEED);
    const seen = new Set<string>();
    for (let round = 0; round < 3000; round++) {
      let board = randomBoard(random);
      if (round % 3 === 0) {
        // Dense and careless, so that blanks and houses run out of digits.
        board = Array.from(board, (digit) =>
          random() < 0.3 ? String(1 + Math.floor(9 * random())) : digit,
        ).join('');
      }
      const expected = judgedAgain(board);
      assert.deepEqual(toldOf(board), expected, board);
      expected.forEach((line) => seen.add(line.split(' ')[0]!));
    }
    assert.equal(seen.size, 5, [...seen].join(' '));
  });
});

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const all = nine.flatMap((row) => nine.map((column) => ({ row, column })));
type Place = (typeof all)[number];
const name = ({ row, column }: Place): string => `r${String(row)}c${String(column)}`;
const box = ({ row, column }: Place): number => 3 * Math.ceil(row / 3) + Math.ceil(column / 3) - 3;
const common = (one: Place, other: Place): string[] => [
  ...(one.row === other.row ? [`row ${String(one.row)}`] : []),
  ...(one.column === other.column ? [`column ${String(one.column)}`] : []),
  ...(box(one) === box(other) ? [`box ${String(box(one))}`] : []),
];
const around = new Map(
  all.map((one) => [one, all.filter((other) => other !== one && common(one, other).length > 0)]),
);
const see = (one: Place): Place[] => around.get(one)!;
const houses = new Map(
  ['row', 'column', 'box']
    .flatMap((type) => nine.map((index) => `${type} ${String(index)}`))
    .map((house) => [house, all.filter((cell) => common(cell, cell).includes(house))] as const),
);

/** The same again, cell by cell over named coordinates, with no mask. */
function judgedAgain(board: string): string[] {
  const at = (row: number, column: number): string => board[9 * (row - 1) + column - 1]!;
  const against = (blank: Place, digit: number): Place | undefined =>
    see(blank).find(({ row, column }) => at(row, column) === String(digit));

  const lines: string[] = [];
  for (const cell of all) {
    const digit = at(cell.row, cell.column);
    const clashes = digit === '.' ? [] : see(cell).filter(({ row, column }) => at(row, column) === digit);
    if (clashes.length > 0) {
      const shared = clashes.map((other) => common(cell, other).join(', '));
      const type = ['row', 'column', 'box'].find((word) => shared.some((text) => text.includes(word)))!;
      const partners = clashes.map((other, index) => `${name(other)} (${shared[index]!})`);
      lines.push(`duplicate-in-${type} ${name(cell)} ${digit} with ${partners.join(' ')}`);
    }
  }
  for (const cell of all.filter(({ row, column }) => at(row, column) === '.')) {
    const blockers = nine.map((digit) => against(cell, digit));
    if (blockers.every((blocker) => blocker !== undefined)) {
      lines.push(`no-candidate ${name(cell)} by ${blockers.map(name).join(' ')}`);
    }
  }
  for (const type of ['row', 'column', 'box']) {
    for (const index of nine) {
      const house = houses.get(`${type} ${String(index)}`)!;
      const blanks = house.filter(({ row, column }) => at(row, column) === '.');
      for (const digit of nine) {
        const blockers = blanks.map((blank) => against(blank, digit));
        const given = house.some(({ row, column }) => at(row, column) === String(digit));
        if (!given && blanks.length > 0 && blockers.every((blocker) => blocker !== undefined)) {
          const names = all.filter((cell) => blockers.includes(cell)).map(name);
          lines.push(
            `no-place ${type} ${String(index)} ${String(digit)} ${blanks.map(name).join(' ')} by ${names.join(' ')}`,
          );
        }
      }
    }
  }
  return lines;
}
