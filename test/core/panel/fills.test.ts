// Digits entered from the panel can be changed and cleared again; all others are left alone.
import assert from 'node:assert/strict';
import type { SudokuBoard } from '../../../src/core/board';
import { scan } from '../../../src/core/text/scan';
import { applyEdits } from '../../../src/core/text/write';
import { Fills } from '../../../src/panel/fills';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const rows = (
  cell: (value: string) => string,
  between: string,
  around = (row: string): string => row,
): string =>
  (PUZZLE.match(/.{9}/g) ?? []).map((row) => around(Array.from(row, cell).join(between))).join('\n');

/** The puzzle in many guises; the blank to fill is the third cell of the first row. */
const TEXTS = {
  'one line': PUZZLE,
  'rows with zeros': rows((value) => (value === '.' ? '0' : value), ' '),
  'full-width digits': rows(
    (value) => (value === '.' ? '．' : String.fromCharCode(value.charCodeAt(0) + 0xfee0)),
    '',
  ),
  'numbers in an array': `[${rows(
    (value) => (value === '.' ? '0' : value),
    ', ',
    (row) => `[${row}],`,
  )}]`,
  'characters in an array': `[${rows(
    (value) => `"${value}"`,
    ',',
    (row) => `[${row}],`,
  )}]`,
  'strings in an array': `[${rows(
    (value) => value,
    '',
    (row) => `"${row}",`,
  )}]`,
};

/** The puzzle with the candidates of its blanks. */
const CANDIDATES = `
.--------------------.-----------------.--------------------.
| 5    3     124     | 26    7   2468  | 1489   1249  248   |
| 6    247   247     | 1     9   5     | 3478   234   2478  |
| 12   9     8       | 23    34  24    | 13457  6     247   |
:--------------------+-----------------+--------------------:
| 8    125   1259    | 579   6   147   | 4579   2459  3     |
| 4    25    2569    | 8     5   3     | 579    259   1     |
| 7    15    1359    | 59    2   14    | 4589   459   6     |
:--------------------+-----------------+--------------------:
| 139  6     134579  | 357   35  7     | 2      8     4     |
| 23   278   237     | 4     1   9     | 36     3     5     |
| 123  1245  12345   | 2356  8   26    | 1346   7     9     |
'--------------------'-----------------'--------------------'
`;

function boardOf(text: string): SudokuBoard {
  const [board] = scan(text);
  assert.equal(board?.kind, 'sudoku');
  return board;
}

/** The text after a value is entered; `fixed` if it is refused, undefined if there is nothing to do. */
function enter(fills: Fills, text: string, cell: number, value: number): string | undefined {
  const edit = fills.enter({ text, index: 0, board: boardOf(text), cell }, value);
  return typeof edit === 'object' ? applyEdits(text, [edit]) : edit;
}

/** Whether the cell that the tests fill is known to be filled. */
function has(fills: Fills, board: SudokuBoard): boolean {
  return fills.entered({ index: 0, board, cell: 2 }) > 0;
}

/** A board of 16 by 16 whose rows are shifted; its cells with (5 * row + 3 * column) % 4 = 0 are blank: the first is. */
const sixteen = (cell: (value: number) => string, between: string): string =>
  Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 16 }, (_, column) => {
      const value = ((4 * (row % 4) + Math.floor(row / 4) + column) % 16) + 1;
      return cell((5 * row + 3 * column) % 4 === 0 ? 0 : value);
    }).join(between),
  ).join('\n');

/** Boards of other sizes; the cell with this index is blank. */
const SIZES: readonly (readonly [what: string, text: string, cell: number])[] = [
  ['4 by 4', '1 2 3 4\n3 4 . 2\n2 . 4 3\n4 3 2 1\n', 6],
  ['6 by 6 without separators', '12345.\n456123\n231564\n564231\n312645\n64531.\n', 5],
  ['hexadecimal', sixteen((value) => (value > 0 ? (value - 1).toString(16) : '.'), ''), 0],
  ['letters', sixteen((value) => (value > 0 ? String.fromCharCode(64 + value) : '-'), ''), 0],
  ['numbers in columns', sixteen((value) => (value > 0 ? String(value) : '.').padStart(2), ' '), 0],
  [
    'numbers in columns, within a row',
    sixteen((value) => (value > 0 ? String(value) : '.').padStart(2), ' '),
    4,
  ],
  ['numbers with commas', sixteen((value) => (value > 0 ? String(value) : ''), ','), 4],
  ['candidates', CANDIDATES, 2],
];

describe('what was entered from the panel', () => {
  for (const [what, text, cell] of SIZES) {
    it(`can be changed and cleared at other sizes: ${what}`, () => {
      const { size } = boardOf(text).shape;
      const fills = new Fills();
      let now = text;
      for (const value of [size, 1, Math.min(10, size - 1), 2, size]) {
        const next = enter(fills, now, cell, value);
        assert.ok(next !== undefined, `${String(value)} is refused`);
        assert.equal(fills.entered({ index: 0, board: boardOf(next), cell }), value);
        // Nothing else moves, so it is as if the value had been the first in the blank.
        assert.equal(next, enter(new Fills(), text, cell, value));
        now = next;
      }
      assert.equal(enter(fills, now, cell, 0), text);
    });
  }

  for (const [notation, text] of Object.entries(TEXTS)) {
    it(`can be changed and cleared: ${notation}`, () => {
      const fills = new Fills();
      const four = enter(fills, text, 2, 4);
      assert.ok(four !== undefined);
      assert.equal(boardOf(four).cells[2], 4);
      assert.equal(has(fills, boardOf(four)), true);
      const one = enter(fills, four, 2, 1);
      assert.ok(one !== undefined);
      assert.equal(boardOf(one).cells[2], 1);
      assert.equal(enter(fills, one, 2, 0), text);
    });
  }

  it('does not include givens', () => {
    const fills = new Fills();
    assert.equal(enter(fills, PUZZLE, 0, 9), 'fixed');
    assert.equal(enter(fills, PUZZLE, 0, 0), 'fixed');
    assert.equal(enter(fills, PUZZLE, 0, 5), undefined);
  });

  it('is known again after undo and redo', () => {
    const fills = new Fills();
    const four = enter(fills, PUZZLE, 2, 4) ?? '';
    assert.equal(has(fills, boardOf(PUZZLE)), false);
    assert.equal(has(fills, boardOf(four)), true);
  });

  it('is forgotten when the text has another digit there', () => {
    const fills = new Fills();
    const four = enter(fills, PUZZLE, 2, 4) ?? '';
    const two = four.replace('534', '532');
    assert.equal(has(fills, boardOf(two)), false);
    assert.equal(enter(fills, two, 2, 0), 'fixed');
    assert.equal(has(fills, boardOf(four)), false);
  });

  it('is forgotten when it is another board', () => {
    const fills = new Fills();
    const four = enter(fills, PUZZLE, 2, 4) ?? '';
    const other = boardOf(`6${four.slice(1)}`);
    assert.equal(has(fills, other), false);
    assert.equal(has(fills, boardOf(four)), false);
  });
});
