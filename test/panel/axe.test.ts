// The panel's accessibility by axe's rules, in the four kinds of theme.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import { setTheme, THEMES } from '../host/workbench';
import { TEST_TIMEOUT, Window } from './window';

describe('the panel by the rules of axe', function () {
  this.timeout(2 * TEST_TIMEOUT); // Several boards each.
  let window: Window;
  let axe: string;

  before(async function () {
    this.timeout(300_000);
    axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
    window = await Window.open();
  });

  after(() => window.vscode.close());

  afterEach(() => {
    assert.deepEqual(window.complaints, []);
  });

  /** What axe finds wrong with what the panel shows, in short. */
  async function violations(): Promise<string[]> {
    const body = await window.board.frame.locator('body').elementHandle();
    const frame = await body.ownerFrame();
    assert.ok(frame);
    await frame.evaluate(axe);
    const results = await frame.evaluate<AxeResults>('axe.run({ preload: false })');
    assert.ok(results.passes.length > 10);
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary ?? ''}`),
    );
  }

  for (const theme of Object.keys(THEMES) as (keyof typeof THEMES)[]) {
    it(`breaks none in the ${theme} theme`, async () => {
      await setTheme(window.vscode.page, theme);
      for (const file of [
        ...['clash.txt', 'eight-rows.txt', 'sixteen.txt', 'titled.sdk'],
        ...['queens-attack.txt', 'queens-full.txt', 'queens.txt', 'three.txt'],
      ]) {
        await window.showBoardOf(file);
        await window.board.frame.locator('.sentences p').first().waitFor();
        assert.deepEqual(await violations(), [], file);
      }
      await window.board.button('Show solution').click();
      await window.board.button('Hide solution').waitFor();
      await window.board.cell(1, 3).click();
      await window.press('4');
      await window.board.frame.locator('.cell.entered').waitFor();
      assert.deepEqual(await violations(), [], 'with digits of every kind');
      await window.press('Control+z');
      await window.waitForDirty('three.txt', false);
      await window.waitForFocus();
      await window.showBoardOf('queens.txt');
      await window.board.button('Show solution').click();
      await window.board.button('Hide solution').waitFor();
      await window.board.cell(3, 8).click();
      await window.press('q');
      await window.board.frame.locator('.cell.entered').waitFor();
      assert.deepEqual(await violations(), [], 'with queens of every kind');
      await window.press('Control+z');
      await window.waitForDirty('queens.txt', false);
      await window.waitForFocus();
      await window.showBoardOf('chain.txt');
      for (const stage of ['Look at r3c1.', 'Step 1 of 34 · 7.1', '3 cannot be in r3c1.']) {
        await window.board.button('Next Step').click();
        await window.board.frame.locator('.step-told', { hasText: stage }).waitFor();
        assert.deepEqual(await violations(), [], stage);
      }
      assert.equal(await window.board.frame.locator('.link').count(), 7);
      await window.board.button('Hide Steps').click();
    });
  }
});
