// The panel in the real VS Code, driven as a reader drives it.
import assert from 'node:assert/strict';
import { runCommand } from '../host/workbench';
import { eventually, type Board } from './board';
import { TEST_TIMEOUT, Window } from './window';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('the panel', function () {
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

  it('shows the board of the text, with its cells in words', async () => {
    await window.showBoardOf('wikipedia.txt');
    await board.waitForDigits(PUZZLE);
    assert.equal(await board.grid.getAttribute('aria-label'), 'Sudoku 9 by 9');
    assert.equal(await board.cell(1, 1).getAttribute('aria-label'), 'row 1, column 1, box 1, given 5');
    assert.equal(await board.cell(1, 1).getAttribute('aria-readonly'), 'true');
    assert.equal(
      await board.cell(1, 3).getAttribute('aria-label'),
      'row 1, column 3, box 1, empty, candidates 1 2 4',
    );
    assert.equal(await board.cell(1, 3).getAttribute('aria-readonly'), 'false');
    await board.says('The board has exactly one solution.');
  });

  it('shows and hides the solution, which stays out of the text', async () => {
    await window.showBoardOf('wikipedia.txt');
    await board.button('Show solution').click();
    await board.waitForDigits(SOLUTION);
    assert.equal(
      await board.cell(1, 3).getAttribute('aria-label'),
      'row 1, column 3, box 1, empty, solution 4',
    );
    await board.button('Hide solution').click();
    await board.waitForDigits(PUZZLE);
    assert.equal((await window.lines())[2], '5 3 . . 7 . . . .');
  });

  it('solves a board with the keyboard alone, as one undo step', async () => {
    await window.showBoardOf('keyboard.txt');
    await board.waitForFocus(1, 1);
    await board.tabTo('Write solution into the text');
    await window.press('Enter');
    await window.waitForLine(3, '5 3 4 6 7 8 9 1 2');
    await window.waitForLine(11, '3 4 5 2 8 6 1 7 9');
    await board.waitForDigits(SOLUTION);
    await window.press('Shift+Tab');
    await window.press('Shift+Tab');
    await board.waitForFocus(1, 1);
    await window.press('Control+z');
    await window.waitForLine(3, '5 3 . . 7 . . . .');
    await window.waitForDirty('keyboard.txt', false);
    await board.waitForDigits(PUZZLE);
  });

  it('marks conflicts, each with its reason', async () => {
    await window.showBoardOf('clash.txt');
    await eventually(async () => {
      assert.equal(await board.grid.getAttribute('aria-label'), 'Sudoku 9 by 9, 2 conflicts');
    });
    for (const [column, reason] of [
      [1, 'The 5 at r1c1 clashes with r1c3 (row 1, box 1).'],
      [3, 'The 5 at r1c3 clashes with r1c1 (row 1, box 1).'],
    ] as const) {
      const cell = board.cell(1, column);
      assert.equal(await cell.getAttribute('aria-invalid'), 'true');
      const id = await cell.getAttribute('aria-describedby');
      assert.equal(await board.frame.locator(`#${String(id)}`).textContent(), reason);
    }
    assert.equal(await board.frame.locator('[aria-invalid]').count(), 2);
    assert.equal(await board.button('Show solution').getAttribute('aria-disabled'), 'true');
  });

  it('marks the cell at the cursor of the text, and follows it', async () => {
    await window.showBoardOf('wikipedia.txt');
    await window.focusText();
    for (const key of [
      'Control+Home',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      ...Array<string>(6).fill('ArrowRight'),
    ]) {
      await window.press(key);
    }
    await board.waitForMark(2, 4);
    await window.press('ArrowDown');
    await board.waitForMark(3, 4);
  });

  it('moves the cursor of the text to the cell that has the focus', async () => {
    await window.showBoardOf('wikipedia.txt');
    await board.cell(5, 5).click();
    await window.lookForCursor('Ln 7, Col 9 (1 selected)');
    for (const [key, row, column, place] of [
      ['ArrowRight', 5, 6, 'Ln 7, Col 11 (1 selected)'],
      ['PageDown', 8, 6, 'Ln 10, Col 11 (1 selected)'],
      ['Home', 8, 1, 'Ln 10, Col 1 (1 selected)'],
      ['Control+End', 9, 9, 'Ln 11, Col 17 (1 selected)'],
      ['ArrowDown', 9, 9, 'Ln 11, Col 17 (1 selected)'],
      ['Control+Home', 1, 1, 'Ln 3, Col 1 (1 selected)'],
    ] as const) {
      await window.press(key);
      await board.waitForFocus(row, column);
      await window.lookForCursor(place);
    }
  });

  it('writes digits into the text, changes and clears them, and leaves givens alone', async () => {
    await window.showBoardOf('digits.txt');
    await board.cell(1, 3).click();
    await window.press('4');
    await window.waitForLine(3, '5 3 4 . 7 . . . .');
    await eventually(async () => {
      assert.equal(await board.cell(1, 3).getAttribute('aria-label'), 'row 1, column 3, box 1, entered 4');
    });
    await window.press('1');
    await window.waitForLine(3, '5 3 1 . 7 . . . .');
    await window.press('Delete');
    await window.waitForLine(3, '5 3 . . 7 . . . .');
    await board.cell(1, 1).click();
    await window.press('9');
    await board.says('r1c1 is a given: change it in the text.');
    assert.equal((await window.lines())[2], '5 3 . . 7 . . . .');
  });

  it('writes into the cell that has the focus, whichever way it got there', async () => {
    await window.showBoardOf('digits.txt');
    await board.cell(1, 3).click();
    // As a screen reader does.
    await board.cell(2, 2).focus();
    await window.press('7');
    await window.waitForLine(4, '6 7 . 1 9 5 . . .');
    await window.lookForCursor('Ln 4, Col 3 (1 selected)');
    await window.press('Delete');
    await window.waitForLine(4, '6 . . 1 9 5 . . .');
    // Pressed on one cell and let go on another: neither is clicked.
    await board.press(3, 1, 3, 4);
    await board.waitForFocus(3, 1);
    await window.press('2');
    await window.waitForLine(5, '2 9 8 . . . . 6 .');
    await window.press('Delete');
    await window.waitForLine(5, '. 9 8 . . . . 6 .');
  });

  it('loses no digit of who types fast', async () => {
    await window.showBoardOf('digits.txt');
    await board.cell(1, 3).click();
    for (const key of ['4', 'ArrowRight', '6', 'ArrowRight', 'ArrowRight', '8', 'ArrowRight', '9']) {
      await window.press(key);
    }
    await window.waitForLine(3, '5 3 4 6 7 8 9 . .');
    await board.waitForFocus(1, 7);
  });

  it('undoes and redoes what was entered, one step each, and keeps the focus', async () => {
    await window.showBoardOf('undo.txt');
    await board.cell(1, 3).click();
    await window.press('4');
    await window.waitForLine(3, '5 3 4 . 7 . . . .');
    await window.waitForDirty('undo.txt', true);
    await window.press('Control+z');
    await window.waitForLine(3, '5 3 . . 7 . . . .');
    await window.waitForDirty('undo.txt', false);
    await board.waitForDigits(PUZZLE);
    await board.waitForFocus(1, 3);
    await window.press('Control+y');
    await window.waitForLine(3, '5 3 4 . 7 . . . .');
    await board.waitForFocus(1, 3);
    await window.press('ArrowRight');
    await window.press('6');
    await window.waitForLine(3, '5 3 4 6 7 . . . .');
    // An edit of the text in between is a step of its own.
    await window.focusText();
    await window.press('Control+Home');
    await window.vscode.page.keyboard.type('x');
    await window.waitForLine(1, 'xThe puzzle of the encyclopedia:');
    await board.cell(1, 6).click();
    await window.press('8');
    await window.waitForLine(3, '5 3 4 6 7 8 . . .');
    for (const [first, third] of [
      ['xThe puzzle of the encyclopedia:', '5 3 4 6 7 . . . .'],
      ['The puzzle of the encyclopedia:', '5 3 4 6 7 . . . .'],
      ['The puzzle of the encyclopedia:', '5 3 4 . 7 . . . .'],
      ['The puzzle of the encyclopedia:', '5 3 . . 7 . . . .'],
    ] as const) {
      await board.grid.locator(':focus').waitFor();
      await window.press('Control+z');
      await window.waitForLine(1, first);
      await window.waitForLine(3, third);
    }
    await window.waitForDirty('undo.txt', false);
    await board.grid.locator(':focus').waitFor();
  });

  it('has the keys again when it is left and come back to, however fast', async () => {
    await window.showBoardOf('wikipedia.txt');
    await board.cell(5, 5).click();
    // VS Code looks every 250 ms who has the focus: each round meets another moment of that.
    for (let round = 0; round < 10; round++) {
      await window.vscode.page.waitForTimeout(1200 + 25 * round);
      await window.press('Escape');
      await window.waitForTextFocus();
      await window.press('Control+2');
      await board.waitForFocus(5, 5);
    }
  });

  it('shows the other boards of a text', async () => {
    await window.showBoardOf('three.txt');
    await board.waitForDigits(PUZZLE);
    await board.says('Board 1 of 3');
    assert.equal(await board.button('Previous board').getAttribute('aria-disabled'), 'true');
    await board.button('Next board').click();
    await board.says('Board 2 of 3');
    await window.lookForCursor('Ln 3, Col 1');
    await board.waitForDigits(
      '103000509002109400000704000300502006060000050700803004000401000009205800804000107'.replaceAll(
        '0',
        '.',
      ),
    );
    await window.focusText();
    await window.press('Control+End');
    await board.says('Board 3 of 3');
    await board.says('The board has more than one solution: two of them differ in 4 cells, r1c4 first.');
  });

  it('tells what keeps a text from being a board', async () => {
    await window.showBoardOf('eight-rows.txt');
    await board.says('The board has 8 rows instead of 9: add what is missing.');
    assert.equal(await board.grid.count(), 0);
  });

  it('says when there is no board, and shows it once there is one', async () => {
    await window.showBoardOf('poem.txt');
    await board.says('There is no Sudoku or N-Queens board in this text.');
    assert.equal(await board.grid.count(), 0);
    await window.focusText();
    await window.press('Control+End');
    await window.vscode.page.keyboard.insertText(`\n${PUZZLE}\n`);
    await board.waitForDigits(PUZZLE);
  });

  it('shows a board of 16 by 16, and writes its digits and letters', async () => {
    await window.showBoardOf('sixteen.txt');
    await board.waitForName(1, 2, 'row 1, column 2, box 1, given 1');
    assert.equal(await board.grid.getAttribute('aria-label'), 'Sudoku 16 by 16');
    assert.equal(await board.grid.getAttribute('aria-rowcount'), '16');
    assert.equal(await board.cells.count(), 256);
    await board.cell(1, 1).click();
    await window.press('f');
    await window.waitForLine(3, 'F123.567.9AB.DEF');
    await board.waitForName(1, 1, 'row 1, column 1, box 1, entered F');
    await window.press('0');
    await window.waitForLine(3, '0123.567.9AB.DEF');
    await window.press('Delete');
    await window.waitForLine(3, '.123.567.9AB.DEF');
    await window.press('PageDown');
    await board.waitForFocus(5, 1);
    await window.press('Control+End');
    await board.waitForFocus(16, 16);
    await window.lookForCursor('Ln 18, Col 16 (1 selected)');
  });

  it('writes numbers of two digits, typed one digit after the other or as one letter', async () => {
    await window.showBoardOf('numbers.txt');
    await board.waitForName(1, 2, 'row 1, column 2, box 1, given 2');
    await board.cell(1, 1).click();
    // The columns behind it stay where they are.
    const rest = ' 2  3  4  .  6  7  8  . 10 11 12  . 14 15 16';
    await window.press('1');
    await window.press('6');
    await window.waitForLine(3, ` 16${rest}`);
    await window.press('Delete');
    await window.waitForLine(3, ` . ${rest}`);
    await window.press('g');
    await window.waitForLine(3, ` 16${rest}`);
    await window.press('9');
    await window.waitForLine(3, ` 9 ${rest}`);
    // What waits for a second digit is written when the cell is left.
    await window.press('1');
    await window.press('ArrowRight');
    await window.waitForLine(3, ` 1 ${rest}`);
    await board.waitForFocus(1, 2);
    await window.press('ArrowLeft');
    await board.waitForName(1, 1, 'row 1, column 1, box 1, entered 1');
    // And with no second digit it is written after a while.
    await window.press('Delete');
    await window.press('1');
    await window.waitForLine(3, ` 1 ${rest}`);
  });

  it('shows the candidates of the text, and those that cannot be', async () => {
    await window.showBoardOf('titled.sdk');
    await board.waitForName(1, 3, 'row 1, column 3, box 1, empty, candidates 1 2 4 5');
    assert.equal(await board.marks(1, 3), '12.45....');
    assert.deepEqual(await board.frame.locator('.impossible').allTextContents(), ['5']);
    assert.equal(await board.cell(1, 3).getAttribute('aria-invalid'), 'true');
    await board.says('5 cannot be a candidate of r1c3: r1c1 holds it.');
    assert.equal(await board.marks(1, 1), '');
  });

  it('writes a value in place of candidates, and puts them back', async () => {
    await window.showBoardOf('candidates.txt');
    await board.waitForName(1, 3, 'row 1, column 3, box 1, empty, candidates 1 2 4');
    await board.cell(1, 3).click();
    await window.press('4');
    await window.waitForLine(2, '| 5    3     4       | 26    7   2468  | 1489   1249  248   |');
    await board.waitForName(1, 3, 'row 1, column 3, box 1, entered 4');
    await window.press('Delete');
    await window.waitForLine(2, '| 5    3     124     | 26    7   2468  | 1489   1249  248   |');
    await board.waitForName(1, 3, 'row 1, column 3, box 1, empty, candidates 1 2 4');
  });

  it('shows what else the text tells of the board', async () => {
    await window.showBoardOf('titled.sdk');
    await board.says('A. Nonymous');
    assert.deepEqual(await board.frame.locator('.detail').allInnerTexts(), [
      'Author\nA. Nonymous',
      'Description\nThe puzzle of the encyclopedia',
      'Level\nEasy',
    ]);
    await window.showBoardOf('sixteen.txt');
    await board.frame.getByRole('heading', { name: 'Hexadecimal digits' }).waitFor();
    assert.equal(await board.frame.locator('.detail').count(), 0);
  });

  it('tells what is wrong with the answer in the text', async () => {
    await window.showBoardOf('answer.csv');
    await board.says('The answer is wrong in 2 cells: first, r9c8 holds 9 instead of 7.');
  });

  it('shows the next step, by its button or the command, and writes it into the text', async () => {
    await window.showBoardOf('chain.txt');
    await board.tabTo('Next Step');
    await window.press('Enter');
    await board.says('Look at r3c1.');
    await window.focusText();
    await runCommand(window.vscode.page, 'Backtrack: Next Step');
    await board.frame.getByRole('heading', { name: /^Step 1 of 34 · 7\.1 · / }).waitFor();
    await runCommand(window.vscode.page, 'Backtrack: Next Step');
    await board.says('3 cannot be in r3c1.');
    assert.equal(await board.frame.locator('.link').count(), 7);
    await board.waitForName(
      ...([
        3,
        1,
        'row 3, column 1, box 1, empty, candidates 2 3 6; 3 assumed, then not 2 3, 3 eliminated',
      ] as const),
    );
    await board.button('Apply Step').click();
    await window.waitForLine(4, '| 26   148  356 | 15   246  234 | 168  7   9  |');
    await board.waitForName(3, 1, 'row 3, column 1, box 1, empty, candidates 2 6');
    assert.equal(await board.frame.locator('.link').count(), 0);
    await board.cell(3, 1).click();
    await window.press('Control+z');
    await window.waitForLine(4, '| 236  148  356 | 15   246  234 | 168  7   9  |');
    await window.waitForDirty('chain.txt', false);
  });

  it('is restored after a reload', async () => {
    await window.showBoardOf('wikipedia.txt');
    await board.button('Show solution').click();
    await board.waitForDigits(SOLUTION);
    await window.reload();
    await board.waitForDigits(SOLUTION);
    await board.frame.getByRole('heading', { name: 'wikipedia.txt' }).waitFor();
    await board.button('Hide solution').click();
    await board.waitForDigits(PUZZLE);
  });

  it('shows no text after a reload that is not open', async () => {
    await window.closeTexts();
    await window.reload();
    await board.says('The text of this board is no longer open: open it and run Show Board again.');
    assert.equal(await board.grid.count(), 0);
  });

  it('works while the text is hidden behind it', async () => {
    await window.showBoardOf('hidden.txt');
    await board.waitForDigits(PUZZLE);
    await runCommand(window.vscode.page, 'View: Join All Editor Groups');
    await board.waitForDigits(PUZZLE);
    await board.cell(1, 3).click();
    await window.press('4');
    await window.waitForDirty('hidden.txt', true);
    await board.waitForDigits(PUZZLE.replace('.', '4'));
    assert.equal(await window.vscode.page.locator('.editor-instance .view-line').count(), 0);
    await board.button('Write solution into the text').click();
    await board.waitForDigits(SOLUTION);
  });
});
