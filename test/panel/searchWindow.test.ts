// The search view in the real VS Code: opened by its command, driven by keys, saved, and by axe's rules in four themes.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import { openFile, runCommand, setTheme, THEMES, webviewFrame } from '../host/workbench';
import { eventually } from './board';
import { TEST_TIMEOUT, Window } from './window';

describe('the search view in VS Code', function () {
  this.timeout(2 * TEST_TIMEOUT);
  let window: Window;

  before(async function () {
    this.timeout(300_000);
    window = await Window.open();
  });

  after(() => window.vscode.close());

  afterEach(() => {
    assert.deepEqual(window.complaints, []);
  });

  /** Shows the search of the board in a file. */
  async function showSearchOf(file: string): Promise<void> {
    await window.focusText();
    await openFile(window.vscode.page, file);
    await runCommand(window.vscode.page, 'Backtrack: Show Search');
    await webviewFrame(window.vscode.page)
      .getByRole('heading', { name: `Search: ${file}` })
      .waitFor();
    await webviewFrame(window.vscode.page).locator('.pane .node').first().waitFor();
  }

  it('asks for a size where there is no board, and is stepped by the keyboard', async () => {
    const { page } = window.vscode;
    await openFile(page, 'poem.txt');
    await runCommand(page, 'Backtrack: Show Search');
    const input = page.locator('.quick-input-widget input:visible').first();
    await input.fill('13');
    await page.locator('.quick-input-widget', { hasText: 'A whole number from 1 to 12.' }).waitFor();
    await input.fill('4');
    await input.press('Enter');
    const frame = webviewFrame(page);
    await frame.getByRole('heading', { name: 'Search: 4 queens' }).waitFor();
    await frame.getByRole('slider').press('ArrowRight');
    await frame.locator('main[data-visited="1"]').waitFor();
    await window.press('End');
    await frame.locator('main[data-visited="27"]').waitFor();
    assert.match(
      (await frame.locator('.step').textContent()) ?? '',
      /^Visit 27 of 27: queen in row 4, column 3, a solution\.$/,
    );
  });

  it('shows the search of the board at the cursor, of either puzzle', async () => {
    const frame = webviewFrame(window.vscode.page);
    await showSearchOf('wikipedia.txt');
    await frame.locator('.position', { hasText: '/ 37,653' }).waitFor();
    await showSearchOf('queens.txt');
    assert.match(
      (await frame.locator('.board').getAttribute('aria-label')) ?? '',
      /^Board of \d+ rows and columns/,
    );
  });

  it('says when the text has another board, and searches that if told to', async () => {
    const { page } = window.vscode;
    const frame = webviewFrame(page);
    await showSearchOf('digits.txt');
    await frame.locator('.position', { hasText: '/ 37,653' }).waitFor();
    await window.focusText();
    for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', 'Delete', '.']) {
      await window.press(key);
    }
    await window.waitForLine(3, '. 3 . . 7 . . . .');
    await frame.getByRole('button', { name: 'Search the board as it is now' }).click();
    await frame.locator('.position', { hasText: '/ 37,653' }).waitFor({ state: 'detached' });
    await frame.getByText('The board in the text has changed').first().waitFor({ state: 'hidden' });
    await window.focusText();
    await window.press('Control+z');
    await window.press('Control+z');
    await window.waitForDirty('digits.txt', false);
  });

  it('saves its picture where it is told to', async () => {
    const { page } = window.vscode;
    const frame = webviewFrame(page);
    await showSearchOf('queens.txt');
    await frame.getByRole('button', { name: 'Save as SVG…' }).click();
    const input = page.locator('.quick-input-widget input:visible').first();
    await input.waitFor();
    await eventually(async () => {
      assert.match(await input.inputValue(), /search\.svg$/);
    });
    await input.press('Enter');
    await frame.locator('.notice', { hasText: 'The picture is saved.' }).waitFor();
    assert.match(await readFile(path.join(window.vscode.folder, 'search.svg'), 'utf8'), /^<svg .*<\/svg>$/s);
  });

  it('comes back after a reload with the same search', async () => {
    const { page } = window.vscode;
    await showSearchOf('queens.txt');
    await webviewFrame(page).getByRole('slider').press('End');
    await page.waitForTimeout(1_000); // What is kept is kept a little later.
    const position = await webviewFrame(page).locator('.position').textContent();
    await window.reload();
    await eventually(async () => {
      assert.equal(await webviewFrame(page).locator('.position').textContent(), position);
    });
  });

  for (const theme of Object.keys(THEMES) as (keyof typeof THEMES)[]) {
    it(`breaks no rule of axe in the ${theme} theme`, async () => {
      const { page } = window.vscode;
      await setTheme(page, theme);
      await showSearchOf('queens.txt');
      const frame = webviewFrame(page);
      assert.deepEqual(await violations(), [], 'at the beginning');
      await frame.getByRole('combobox', { name: 'Search' }).selectOption('both');
      await frame.locator('.pane[data-method="unpruned"]').waitFor();
      await frame.getByRole('slider').fill('12');
      await frame.locator('main[data-visited="12"]').waitFor();
      assert.deepEqual(await violations(), [], 'side by side');
    });
  }

  /** What axe finds wrong with what the view shows, in short. */
  async function violations(): Promise<string[]> {
    const body = await webviewFrame(window.vscode.page).locator('body').elementHandle();
    const frame = await body.ownerFrame();
    assert.ok(frame);
    await frame.evaluate(await readFile(require.resolve('axe-core/axe.min.js'), 'utf8'));
    const results = await frame.evaluate<AxeResults>('axe.run({ preload: false })');
    assert.ok(results.passes.length > 10);
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary ?? ''}`),
    );
  }
});
