// Which single digits of a candidate grid are values.
import { deepEqual } from 'node:assert/strict';
import { NINE_BY_NINE } from '../../../src/core/sudoku/shape';
import { settledCells } from '../../../src/core/text/pencil/settledCells';

// The grid with all candidates of the puzzle in the Wikipedia article on Sudoku.
const GRID = `5 3 124 26 7 2468 1489 1249 248
6 247 247 1 9 5 3478 234 2478
12 9 8 23 34 24 13457 6 247
8 125 1259 579 6 147 4579 2459 3
4 25 2569 8 5 3 579 259 1
7 15 1359 59 2 14 4589 459 6
139 6 134579 357 35 7 2 8 4
23 278 237 4 1 9 36 3 5
123 1245 12345 2356 8 26 1346 7 9`;
const GIVENS = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

/** The values of a grid whose rows are lines and whose cells have spaces between them, in a line. */
function settled(grid: string): string {
  const sets = grid
    .split(/\s+/)
    .map((digits) =>
      Array.from(digits, (digit) => 1 << (Number(digit) - 1)).reduce((set, bit) => set | bit, 0),
    );
  return settledCells(NINE_BY_NINE, Uint32Array.from(sets)).join('');
}

/** The grid with another cell; rows and columns count from 1. */
function withCell(row: number, column: number, digits: string, grid = GRID): string {
  return grid
    .split('\n')
    .map((line, r) =>
      line
        .split(' ')
        .map((cell, c) => (r === row - 1 && c === column - 1 ? digits : cell))
        .join(' '),
    )
    .join('\n');
}

describe('single digits of a candidate grid', () => {
  it('are values, but for those that peers still have: r5c5, r7c6, r7c9 and r8c8', () => {
    deepEqual(settled(GRID), GIVENS);
  });

  it('are values even where one or two of their peers have them, of many that could', () => {
    deepEqual(settled(withCell(2, 3, '2457')), GIVENS, '5, which r1c1 and r2c6 hold');
    deepEqual(settled(withCell(1, 7, '14789', withCell(2, 7, '34578'))), GIVENS, '7 and 5');
  });

  it('are values in a grid with one blank, whatever that has', () => {
    const SOLVED = `5 3 4 6 7 8 9 1 2
6 7 2 1 9 5 3 4 8
1 9 8 3 4 2 5 6 7
8 5 9 7 6 1 4 2 3
4 2 6 8 5 3 7 9 1
7 1 3 9 2 4 8 5 6
9 6 1 5 3 7 2 8 4
2 8 7 4 1 9 6 3 5
3 4 5 2 8 6 1 7 9`;
    const cells = SOLVED.replace(/\s+/g, '');
    deepEqual(settled(SOLVED), cells);
    deepEqual(settled(withCell(5, 5, '59', SOLVED)), `${cells.slice(0, 40)}0${cells.slice(41)}`);
  });
});
