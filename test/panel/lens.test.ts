// The lens over a board in the real VS Code, as it is drawn.
import assert from 'node:assert/strict';
import { openFile, runCommand } from '../host/workbench';
import { eventually } from './board';
import { TEST_TIMEOUT, Window } from './window';

describe('the lens over a board', function () {
  this.timeout(TEST_TIMEOUT);
  let window: Window;

  before(async function () {
    this.timeout(300_000);
    window = await Window.open();
  });

  after(() => window.vscode.close());

  async function waitForLens(text: string): Promise<void> {
    await eventually(async () => {
      const lenses = await window.vscode.page.locator('.codelens-decoration').allTextContents();
      assert.deepEqual(
        lenses.map((lens) => lens.replaceAll('\u00a0', ' ')),
        [text],
      );
    });
  }

  it('tells the verdict and the rating, also if a panel is opened just after a change', async () => {
    const givens = 'Solve | Show | 30 givens · unique · SE 1.2';
    await openFile(window.vscode.page, 'lens.sudoku');
    await waitForLens(givens);
    await runCommand(window.vscode.page, 'Backtrack: Solve Board');
    await waitForLens('Solve | Show | 81 givens · unique');
    await window.press('Control+z');
    await runCommand(window.vscode.page, 'Backtrack: Show Board');
    await waitForLens(givens);
  });
});
