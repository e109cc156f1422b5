// Takes the README's pictures: VS Code itself with the extension at work, in docs/pictures. `npm run pictures`.
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { inRepository } from './root';
import { openVSCode } from './vscode';
import { openFile, runCommand, setTheme, webviewFrame } from './workbench';

const FOLDER = inRepository('docs', 'pictures');
/** A window as small as its contents allow, so that the text can be read in a README. */
const VIEWPORT = { width: 1000, height: 560 };

const SETTINGS = {
  'workbench.activityBar.location': 'hidden',
  'workbench.statusBar.visible': true,
  'workbench.layoutControl.enabled': false,
  'window.commandCenter': false,
  'editor.minimap.enabled': false,
  'editor.fontSize': 14,
  'breadcrumbs.enabled': false,
  'editor.lightbulb.enabled': 'off',
};

/** Higher where a tree, a board and a program are shown. */
const SEARCH_HEIGHT = 640;

/** The part of the window that holds a text of some twelve lines. */
const TEXT = { x: 0, y: 0, width: 460, height: 320 };

async function picture(page: Page, name: string, clip?: typeof TEXT): Promise<void> {
  // Nothing blinks or points in a picture; toasts are part of it only where they are what is shown.
  await page.mouse.move(VIEWPORT.width - 5, 200);
  await page.waitForTimeout(1000);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, caret: 'hide', ...(clip && { clip }) });
}

/** Where a chain is the next step. */
const CHAIN = `Next: a chain through five cells
.---------------.---------------.-------------.
| 7    14   356 | 9    246  8   | 16   23  45 |
| 236  148  9   | 15   7    234 | 168  23  45 |
| 236  148  356 | 15   246  234 | 168  7   9  |
:---------------+---------------+-------------:
| 9    2    4   | 7    5    6   | 3    1   8  |
| 1    3    8   | 24   24   9   | 5    6   7  |
| 5    6    7   | 8    3    1   | 9    4   2  |
:---------------+---------------+-------------:
| 8    9    2   | 3    1    7   | 4    5   6  |
| 346  7    36  | 46   9    5   | 2    8   1  |
| 46   5    1   | 246  8    24  | 7    9   3  |
'---------------'---------------'-------------'
`;

/** Higher where a board stands above what is told of its step. */
const STEP_HEIGHT = 870;

async function take(page: Page): Promise<void> {
  await runCommand(page, 'View: Close Primary Side Bar');
  await setTheme(page, 'dark');
  await openFile(page, 'boxed.sudoku');
  await picture(page, 'open-dark', TEXT);
  await runCommand(page, 'Backtrack: Solve Board');
  await picture(page, 'solve-dark', TEXT);
  await page.keyboard.press('Control+z');
  await runCommand(page, 'Backtrack: Show Board');
  await webviewFrame(page).getByRole('button', { name: 'Show solution' }).click();
  await page.locator('.codelens-decoration', { hasText: /SE/ }).waitFor();
  await picture(page, 'panel-dark');

  await setTheme(page, 'light');
  await runCommand(page, 'View: Focus First Editor Group');
  await openFile(page, 'mistakes.sudoku');
  await picture(page, 'panel-light');
  await runCommand(page, 'View: Close Editors in Other Groups');
  await page.keyboard.press('Control+Shift+m');
  await picture(page, 'problems-light');

  await setTheme(page, 'dark');
  await takeSearch(page);
  await takeStep(page);
}

/** The next step of a board, which is a chain, beside its text. */
async function takeStep(page: Page): Promise<void> {
  await runCommand(page, 'View: Close All Editors');
  await page.setViewportSize({ ...VIEWPORT, height: STEP_HEIGHT });
  await runCommand(page, 'File: New Untitled Text File');
  await page.locator('.editor-instance .monaco-editor.focused').waitFor();
  await page.keyboard.insertText(CHAIN);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await runCommand(page, 'Backtrack: Show Board');
  const panel = webviewFrame(page);
  for (const told of ['Look at r3c1.', '7.1', '3 cannot be in r3c1.']) {
    await panel.getByRole('button', { name: 'Next Step' }).click();
    await panel.locator('.step-told', { hasText: told }).waitFor();
  }
  await picture(page, 'chain-dark');
}

/** The search of the empty board of 4 queens at a visit where two attack each other; it has the window to itself. */
async function takeSearch(page: Page): Promise<void> {
  await runCommand(page, 'View: Close All Editors');
  await runCommand(page, 'View: Hide Panel');
  await runCommand(page, 'Backtrack: Show Search');
  await page.locator('.quick-input-widget input:visible').first().press('Enter'); // It proposes 4.
  const search = webviewFrame(page);
  await search.locator('.pane .node').first().waitFor();
  await page.setViewportSize({ ...VIEWPORT, height: SEARCH_HEIGHT });
  await search.getByRole('slider').fill('17');
  await search.locator('main[data-visited="17"]').waitFor();
  await picture(page, 'search-dark');
}

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const code = await openVSCode({ settings: SETTINGS, viewport: VIEWPORT });
  try {
    await take(code.page);
  } finally {
    await code.close();
  }
}

void main();
