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

function boardOf(text: string): SudokuBoard {
  const [board] = scan(text);
  assert.equal(board?.kind, 'sudoku');
  return board;
}

/** The text after a digit is entered; undefined if it is refused. */
function enter(fills: Fills, text: string, cell: number, value: number): string | undefined {
  const edit = fills.enter({ text, index: 0, board: boardOf(text), cell }, value);
  return edit && applyEdits(text, [edit]);
}

/** Whether the cell that the tests fill is known to be filled. */
function has(fills: Fills, board: SudokuBoard): boolean {
  return fills.has({ index: 0, board, cell: 2 });
}

describe('what was entered from the panel', () => {
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
    assert.equal(enter(fills, PUZZLE, 0, 9), undefined);
    assert.equal(enter(fills, PUZZLE, 0, 0), undefined);
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
    assert.equal(enter(fills, two, 2, 0), undefined);
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
