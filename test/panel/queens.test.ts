// N-Queens boards in the panel in the real VS Code, driven as a reader drives it.
import assert from 'node:assert/strict';
import { eventually, type Board } from './board';
import { TEST_TIMEOUT, Window } from './window';

const QUEEN = '\u265b';
/** The columns of the first solution in order of eight queens, which has both that the text gives. */
const SOLUTION = [1, 5, 8, 6, 3, 7, 2, 4];

/** What is drawn of a board with queens in these columns of its first rows, from 1. */
function drawn(size: number, ...columns: readonly number[]): string {
  return Array.from({ length: size }, (_, row) => {
    const blanks = '.'.repeat(size);
    const column = columns[row];
    return column === undefined ? blanks : blanks.slice(1, column) + QUEEN + blanks.slice(column);
  }).join('');
}

describe('the panel, of N-Queens boards', function () {
  this.timeout(TEST_TIMEOUT);
  let window: Window;
  let board: Board;

  before(async function () {
    this.timeout(300_000);
    window = await Window.open();
    board = window.board;
  });

  after(() => window.vscode.close());

  afterEach(() => {
    assert.deepEqual(window.complaints, []);
  });

  /** How many cells have a class. */
  const countOf = (className: string): Promise<number> => board.frame.locator(`.cell.${className}`).count();

  it('draws the chess-board, with its squares in words', async () => {
    await window.showBoardOf('queens.txt');
    await board.waitForDigits(drawn(8, 1, 5));
    assert.equal(await board.grid.getAttribute('aria-label'), 'N-Queens 8 by 8, 2 queens');
    assert.equal(await board.grid.getAttribute('aria-rowcount'), '8');
    assert.equal(await board.cell(1, 1).getAttribute('aria-label'), 'row 1, column 1: queen');
    assert.equal(await board.cell(1, 1).getAttribute('aria-readonly'), 'true');
    assert.equal(await board.cell(1, 2).getAttribute('aria-label'), 'row 1, column 2: attacked');
    assert.equal(await board.cell(3, 2).getAttribute('aria-label'), 'row 3, column 2: free');
    await board.says('The board can be completed.');
    const colours = await Promise.all(
      [1, 2, 3].map((column) =>
        board.cell(8, column).evaluate((cell) => getComputedStyle(cell).backgroundColor),
      ),
    );
    assert.equal(colours[0], colours[2]);
    assert.notEqual(colours[0], colours[1]);
  });

  it('shows and hides the solution, which stays out of the text', async () => {
    await window.showBoardOf('queens.txt');
    await board.button('Show solution').click();
    await board.waitForDigits(drawn(8, ...SOLUTION));
    assert.equal(await countOf('solution'), 6);
    await board.waitForName(3, 8, 'row 3, column 8: free, solution has a queen here');
    await board.button('Hide solution').click();
    await board.waitForDigits(drawn(8, 1, 5));
    assert.equal((await window.lines())[2], '. . . . . . . .');
  });

  it('marks the squares in line with the queen that has the focus', async () => {
    await window.showBoardOf('queens.txt');
    await board.cell(1, 1).click();
    // Seven in the row, seven in the column, seven on the diagonal.
    await eventually(async () => {
      assert.equal(await countOf('reached'), 21);
    });
    await window.press('ArrowRight');
    await board.waitForFocus(1, 2);
    assert.equal(await countOf('reached'), 0);
  });

  it('goes where the keys say', async () => {
    await window.showBoardOf('queens.txt');
    await board.cell(3, 3).click();
    for (const [key, row, column] of [
      ['ArrowDown', 4, 3],
      ['ArrowLeft', 4, 2],
      ['End', 4, 8],
      ['ArrowRight', 4, 8],
      ['Home', 4, 1],
      ['PageDown', 8, 1],
      ['PageUp', 1, 1],
      ['Control+End', 8, 8],
      ['Control+Home', 1, 1],
    ] as const) {
      await window.press(key);
      await board.waitForFocus(row, column);
    }
    await window.press('ArrowDown');
    await window.lookForCursor('Ln 2, Col 1 (1 selected)');
  });

  it('follows the cursor of the text', async () => {
    await window.showBoardOf('queens.txt');
    await window.focusText();
    await window.press('Control+Home');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) {
      await window.press(key);
    }
    await board.waitForMark(3, 2);
  });

  it('sets queens and takes them back, and leaves given ones alone', async () => {
    await window.showBoardOf('queens.txt');
    await board.cell(3, 8).click();
    for (const [set, takeBack] of [
      ['q', 'Backspace'],
      ['Shift+Q', 'Delete'],
      ['Enter', 'Delete'],
      ['Space', 'Backspace'],
    ] as const) {
      await window.press(set);
      await window.waitForLine(3, '. . . . . . . Q');
      await board.waitForName(3, 8, 'row 3, column 8: entered queen');
      await window.press(takeBack);
      await window.waitForLine(3, '. . . . . . . .');
      await board.waitForName(3, 8, 'row 3, column 8: free');
    }
    await board.cell(1, 1).click();
    await window.press('Delete');
    await board.says('The queen at r1c1 is given: take it back in the text.');
    assert.equal((await window.lines())[0], 'Q . . . . . . .');
  });

  it('undoes and redoes a queen, and keeps the focus', async () => {
    await window.showBoardOf('queens.txt');
    await board.cell(4, 6).click();
    await window.press('q');
    await window.waitForLine(4, '. . . . . Q . .');
    await window.press('Control+z');
    await window.waitForLine(4, '. . . . . . . .');
    await board.waitForFocus(4, 6);
    await window.press('Control+y');
    await window.waitForLine(4, '. . . . . Q . .');
    await board.waitForName(4, 6, 'row 4, column 6: entered queen');
    await board.waitForFocus(4, 6);
    await window.press('Backspace');
    await window.waitForLine(4, '. . . . . . . .');
  });

  it('shows an attack at once, on both queens, and tells it', async () => {
    await window.showBoardOf('queens.txt');
    await board.cell(5, 5).click();
    await window.press('q');
    await board.waitForName(5, 5, 'row 5, column 5: entered queen, attacks row 1, column 1, row 2, column 5');
    assert.equal(await countOf('conflict'), 3);
    assert.equal(await board.frame.locator('.cell.reached:not(.blank)').count(), 2);
    await board.says('The board cannot be completed: there are 3 conflicts.');
    await window.press('Backspace');
    await eventually(async () => {
      assert.equal(await countOf('conflict'), 0);
    });
  });

  it('marks queens that attack each other, each with its reason', async () => {
    await window.showBoardOf('queens-attack.txt');
    await board.waitForName(2, 2, 'row 2, column 2: queen, attacks row 5, column 5');
    assert.equal(await board.grid.getAttribute('aria-label'), 'N-Queens 8 by 8, 3 queens, 2 conflicts');
    for (const [row, reason] of [
      [2, 'The queen at r2c2 attacks r5c5 (diagonal).'],
      [5, 'The queen at r5c5 attacks r2c2 (diagonal).'],
    ] as const) {
      const square = board.cell(row, row);
      assert.equal(await square.getAttribute('aria-invalid'), 'true');
      const id = await square.getAttribute('aria-describedby');
      assert.equal(await board.frame.locator(`#${String(id)}`).textContent(), reason);
      const mark = await square.evaluate((cell) => getComputedStyle(cell, '::after').content);
      assert.equal(mark, '"!"');
    }
    assert.equal(await board.frame.locator('[aria-invalid]').count(), 2);
    assert.equal(await board.button('Show solution').getAttribute('aria-disabled'), 'true');
  });

  it('marks rows and columns without a free square', async () => {
    await window.showBoardOf('queens-full.txt');
    await board.says('In row 3 there is no square left for a queen: each of them is attacked.');
    await board.says('In column 1 there is no square left for a queen: each of them is attacked.');
    assert.deepEqual([await countOf('full-row'), await countOf('full-column')], [4, 4]);
    // Lines along the row, and one mark at its start.
    const looks = await board.frame
      .locator('.cell.full-row')
      .evaluateAll((cells) =>
        cells.map((cell) => [
          getComputedStyle(cell, '::before').borderTopStyle,
          getComputedStyle(cell, '::after').content,
        ]),
      );
    assert.deepEqual(looks, [['dashed', '"!"'], ...Array<string[]>(3).fill(['dashed', 'none'])]);
  });

  it('shows boards of both puzzles in one text', async () => {
    await window.showBoardOf('puzzles.txt');
    await board.says('Board 1 of 2');
    await board.waitForName(1, 1, 'row 1, column 1, box 1, given 5');
    await board.button('Next board').click();
    await board.says('Board 2 of 2');
    await board.waitForDigits(drawn(4, 2));
    assert.equal(await board.grid.getAttribute('class'), 'grid queens');
    await board.button('Write solution into the text').click();
    await board.waitForDigits(drawn(4, 2, 4, 1, 3));
    await window.waitForLine(16, '. . . Q');
    await board.says('The board is solved.');
    await board.button('Previous board').click();
    await board.waitForName(1, 1, 'row 1, column 1, box 1, given 5');
    assert.equal(await board.grid.getAttribute('class'), 'grid sudoku');
    assert.equal(await board.cells.count(), 81);
  });

  it('says that a board is too large to be drawn, and writes its solution all the same', async () => {
    await window.showBoardOf('queens-large.txt');
    await board.says('The board is too large to be drawn: it has 61 rows, and no more than 60 are drawn.');
    await board.says('The board can be completed.');
    assert.equal(await board.grid.count(), 0);
    assert.equal(await board.button('Show solution').getAttribute('aria-disabled'), 'true');
    await board.button('Write solution into the text').click();
    await board.says('The board is solved.');
    await eventually(async () => {
      assert.match((await window.lines())[1] ?? '', /^\.+Q\.+$/);
    });
  });
});
