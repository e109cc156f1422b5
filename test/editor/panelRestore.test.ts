// A panel that comes back after a reload: what its view kept is not trusted.
import * as vscode from 'vscode';
import { restoreSession } from '../../src/editor/panelRestore';
import type { ShowMessage } from '../../src/panel/protocol';
import { deepEqual, equal, ok } from './assert';
import { LINE, ROWS, SOLVED_LINE } from './boardTexts';
import { closeAll, newFile, pause, showText } from './documents';
import { digitsOf, PanelPage } from './panelPage';

const NO_TEXT = 'No text to show a board of: open one and run Show Board.';
const NOT_OPEN = 'The text of this board is no longer open: open it and run Show Board again.';

describe('A restored panel', () => {
  afterEach(closeAll);

  /** Restores a panel with what its view kept, and says what the panel shows. */
  async function restore(page: PanelPage, state: unknown): Promise<ShowMessage> {
    await restoreSession(state, page.make, page.report);
    return page.ready();
  }

  async function showsOnly(page: PanelPage, state: unknown, reason: string): Promise<void> {
    const shown = await restore(page, state);
    deepEqual(shown.sentences, [reason], `sentences for ${JSON.stringify([state]).slice(0, 200)}`);
    equal(shown.board, null, 'board');
    equal(shown.state, null, 'state');
  }

  it('shows nothing if what was kept is nonsense', async () => {
    const { document } = await showText(ROWS);
    const page = await PanelPage.open();
    const good = { uri: document.uri.toString(), board: 0, solutionShown: false };
    for (const state of [
      undefined,
      null,
      'text',
      7,
      [],
      [good],
      {},
      { uri: good.uri },
      { ...good, extra: 1 },
      { ...good, uri: document.uri },
      { ...good, uri: 'x'.repeat(1_000_000) },
      { ...good, board: -1 },
      { ...good, board: 0.5 },
      { ...good, board: '0' },
      { ...good, solutionShown: 'yes' },
    ]) {
      await showsOnly(page, state, NO_TEXT);
    }
  });

  it('opens no text that is not in a tab', async () => {
    const file = newFile(ROWS, 'secret.txt');
    const loaded = await vscode.workspace.openTextDocument(newFile(ROWS, 'loaded.txt'));
    await showText('another');
    const page = await PanelPage.open();
    for (const uri of [
      file.toString(),
      loaded.uri.toString(),
      'file:///etc/passwd',
      'https://example.com/',
      'command:workbench.action.closeWindow',
      '',
      ':::',
      '%',
    ]) {
      await showsOnly(page, { uri, board: 0, solutionShown: true }, NOT_OPEN);
    }
    deepEqual(page.reported.map(String), [], 'log');
    await pause(100);
    const opened = vscode.workspace.textDocuments.map((document) => document.uri.toString());
    equal(opened.includes(file.toString()), false, 'whether the text is open');
    equal(opened.includes('file:///etc/passwd'), false, 'whether the other is');
  });

  it('shows the board it showed, though its tab is behind another', async () => {
    const { document } = await showText(`${ROWS}\n\n${LINE}\n`, 'two.txt');
    await showText('in front');
    const state = { uri: document.uri.toString(), board: 1, solutionShown: true };
    const page = await PanelPage.open();
    const shown = await restore(page, state);
    deepEqual(shown.state, state, 'state');
    equal(shown.heading, 'two.txt', 'heading');
    equal(shown.position?.label, 'Board 2 of 2', 'position');
    equal(digitsOf(shown), SOLVED_LINE, 'digits');
    // It is a panel like any other.
    await page.send({ type: 'showSolution', version: shown.version, board: 1, shown: false });
    await page.waitFor(1);
    const [hidden] = page.seen;
    ok(hidden?.type === 'show', 'no board is shown');
    equal(digitsOf(hidden), LINE.replaceAll('0', '.'), 'digits without solution');
  });

  it('shows the last board if there are fewer now, without a solution', async () => {
    const { document } = await showText(`${ROWS}\n\n${LINE}\n`);
    await showText('in front');
    const uri = document.uri.toString();
    const page = await PanelPage.open();
    const shown = await restore(page, { uri, board: Number.MAX_SAFE_INTEGER, solutionShown: true });
    deepEqual(shown.state, { uri, board: 1, solutionShown: false }, 'state');
    equal(digitsOf(shown), LINE.replaceAll('0', '.'), 'digits');
  });

  it('says so if the text in the tab cannot be opened', async () => {
    const uri = vscode.Uri.from({ scheme: 'memory', path: '/nowhere/board.txt' });
    await vscode.commands.executeCommand('vscode.open', uri);
    const page = await PanelPage.open();
    await showsOnly(page, { uri: uri.toString(), board: 0, solutionShown: false }, NOT_OPEN);
    equal(page.reported.length, 1, 'errors in the log');
  });
});
