// Show Search inside VS Code: the board it chooses, its panel, and what its session makes of messages.
import * as vscode from 'vscode';
import { DocumentBoards } from '../../src/editor/boards';
import { SearchSession } from '../../src/editor/searchSession';
import { isToView, type SearchSource, type ToView } from '../../src/search/protocol';
import { deepEqual, equal, ok } from './assert';
import { ROWS } from './boardTexts';
import { closeAll, pause, show, showText, until } from './documents';

const FOUR = '.Q..\n....\n....\n....\n';

/** The panels of searches that are open, by their titles. */
function panels(): readonly string[] {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(
      ({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('backtrack.search'),
    )
    .map(({ label }) => label);
}

/** A panel that only notes what it is sent. */
class StandIn {
  readonly seen: ToView[] = [];
  readonly reported: unknown[] = [];
  readonly session: SearchSession;
  private readonly arrived = new vscode.EventEmitter<unknown>();

  constructor(boards: DocumentBoards, source: SearchSource) {
    const webview = {
      onDidReceiveMessage: this.arrived.event,
      postMessage: (message: unknown) => {
        ok(isToView(message), 'a message that the view refuses');
        this.seen.push(message);
        return Promise.resolve(true);
      },
    };
    const panel = { webview, title: '' } as unknown as vscode.WebviewPanel;
    this.session = new SearchSession(panel, boards, source, (error) => this.reported.push(error));
  }

  send(message: unknown): void {
    this.arrived.fire(message);
  }

  /** Waits for the next message. */
  async next(): Promise<ToView> {
    await until('a message comes', () => this.seen.length > 0);
    const [message] = this.seen.splice(0, 1);
    ok(message, 'there is no message');
    return message;
  }
}

describe('Show Search', () => {
  let boards: DocumentBoards;
  let standIn: StandIn | undefined;

  beforeEach(() => {
    boards = new DocumentBoards();
  });

  afterEach(async () => {
    standIn?.session.dispose();
    standIn = undefined;
    boards.dispose();
    await closeAll();
  });

  /** A session about the first board of a text. */
  function sessionAbout(document: vscode.TextDocument): StandIn {
    standIn = new StandIn(boards, {
      uri: document.uri.toString(),
      board: 0,
      name: 'four.txt',
      problem: { type: 'queens', size: 4, queens: [1] },
    });
    return standIn;
  }

  it('opens one panel, for a board of either puzzle', async () => {
    await showText(FOUR, 'four.txt');
    await vscode.commands.executeCommand('backtrack.showSearch');
    await until('the panel is there', () => panels()[0] === 'Search: four.txt');
    const { document } = await showText(ROWS, 'rows.txt');
    await vscode.commands.executeCommand('backtrack.showSearch');
    await until('the panel shows the other', () => panels()[0] === 'Search: rows.txt');
    equal(panels().length, 1, 'number of panels');
    // By address and index, as from elsewhere; what is not there is not shown.
    await show(document);
    await vscode.commands.executeCommand('backtrack.showSearch', document.uri.toString(), 1);
    await vscode.commands.executeCommand('backtrack.showSearch', 'file:///etc/passwd', 0);
    deepEqual(panels(), ['Search: rows.txt'], 'panels');
  });

  it('answers what its view may ask, and nothing else', async () => {
    const { document } = await showText(FOUR, 'four.txt');
    const page = sessionAbout(document);
    for (const message of [
      undefined,
      null,
      'ready',
      {},
      [],
      { type: 'ready', version: 0 },
      { type: 'open', uri: 'file:///etc/passwd' },
      { type: 'save', svg: 'text' },
      { type: 'save', svg: 7 },
      { type: 'again', uri: document.uri.toString() },
    ]) {
      page.send(message);
    }
    await pause(100);
    deepEqual(page.seen, [], 'answers');
    page.send({ type: 'ready' });
    const shown = await page.next();
    ok(shown.type === 'search', 'it is not shown');
    deepEqual(shown.source.problem, { type: 'queens', size: 4, queens: [1] }, 'puzzle');
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('tells when the board in the text is another one, or gone, or back', async () => {
    const editor = await showText(FOUR, 'four.txt');
    await boards.find(editor.document);
    const page = sessionAbout(editor.document);
    const replace = async (text: string): Promise<void> => {
      const all = new vscode.Range(0, 0, editor.document.lineCount, 0);
      await editor.edit((builder) => {
        builder.replace(all, text);
      });
    };
    await replace(FOUR.replace('.Q..', 'Q...'));
    deepEqual(await page.next(), { type: 'text', now: 'changed' }, 'message');
    await replace(`Moved down:\n\n${FOUR}`);
    deepEqual(await page.next(), { type: 'text', now: 'same' }, 'message');
    await replace('no board at all');
    deepEqual(await page.next(), { type: 'text', now: 'gone' }, 'message');
    page.send({ type: 'again' });
    await pause(100);
    deepEqual(page.seen, [], 'answers while it is gone');
    await replace(FOUR.replace('.Q..', '..Q.'));
    deepEqual(await page.next(), { type: 'text', now: 'changed' }, 'message');
    page.send({ type: 'again' });
    const shown = await page.next();
    ok(shown.type === 'search', 'it is not shown');
    deepEqual(shown.source.problem, { type: 'queens', size: 4, queens: [2] }, 'puzzle');
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('tells of a text that has changed while the view was away', async () => {
    const { document } = await showText(FOUR.replace('.Q..', 'Q...'), 'four.txt');
    const page = sessionAbout(document);
    page.send({ type: 'ready' });
    ok((await page.next()).type === 'search', 'it is not shown');
    deepEqual(await page.next(), { type: 'text', now: 'changed' }, 'message');
    page.send({ type: 'ready' });
    ok((await page.next()).type === 'search', 'it is not shown again');
    deepEqual(await page.next(), { type: 'text', now: 'changed' }, 'message to the page loaded again');
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('looks at its text when that is opened again', async () => {
    const { document } = await showText(FOUR.replace('.Q..', 'Q...'), 'four.txt');
    const page = sessionAbout(document);
    await vscode.languages.setTextDocumentLanguage(document, 'nqueens'); // Closes it and opens it again.
    deepEqual(await page.next(), { type: 'text', now: 'changed' }, 'message');
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('does not go back to a puzzle that has given way to another one meanwhile', async () => {
    const { document } = await showText(FOUR, 'four.txt');
    const page = sessionAbout(document);
    page.send({ type: 'again' });
    page.session.show({
      uri: null,
      board: 0,
      name: 'five',
      problem: { type: 'queens', size: 5, queens: [] },
    });
    const shown = await page.next();
    ok(shown.type === 'search' && shown.source.name === 'five', 'another is shown');
    await pause(200);
    deepEqual(page.seen, [], 'messages');
  });

  it('says why there is no search of a board', async () => {
    for (const [text, count] of [
      ['.Q..\n...\n....\n....\n', 0],
      [`Q${'.'.repeat(50)}\n${`${'.'.repeat(51)}\n`.repeat(50)}`, 0],
      [`Q${'.'.repeat(49)}\n${`${'.'.repeat(50)}\n`.repeat(49)}`, 1],
      ['Q...\n....\n..Q.\n....\n', 1],
      ['.Q..\n...Q\nQ...\n..Q.\n', 1],
      ['Q.\n..\n', 1],
    ] as const) {
      const editor = await showText(text, 'board.queens');
      await vscode.commands.executeCommand('backtrack.showSearch');
      await until('the panel is there', () => panels().length === count);
      await show(editor.document);
      await closeAll();
    }
  });
});
