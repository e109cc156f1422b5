// What the host makes of the panel's messages: of those it should get, and of those it never should.
import * as vscode from 'vscode';
import type { ShowMessage, ToView } from '../../src/panel/protocol';
import { deepEqual, equal, ok } from './assert';
import { LINE, ROWS } from './boardTexts';
import { closeAll, newFile, pause, show, showText, until } from './documents';
import { digitsOf, inShort, PanelPage } from './panelPage';

const TEXT = `before\n${ROWS}\n`;
/** The text with a digit in the first blank, which is cell 2. */
const FILLED = TEXT.replace('53.', '534');
const NOT_OPEN = 'The text of this board is no longer open: open it and run Show Board again.';
const FAILED = 'That did not work; the log of Backtrack says why.';

/** What every wish of a view holds of what it shows. */
function about({ version, state }: ShowMessage): { readonly version: number; readonly board: number } {
  return { version, board: state?.board ?? 0 };
}

/** The message, which shows a board, a flaw or a reason. */
function showing(message: ToView | undefined): ShowMessage {
  ok(message?.type === 'show', `nothing is shown: ${JSON.stringify(message)}`);
  return message;
}

/** A promise to be kept later. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    opened,
    open: () => {
      open();
    },
  };
}

describe('A message of the panel', () => {
  afterEach(closeAll);

  it('that the view never sends changes nothing and is not answered', async () => {
    const { document } = await showText(TEXT);
    const [page, shown] = await PanelPage.about(document);
    const good = { ...about(shown), type: 'enter', cell: 2, value: 4 };
    const { version, ...unversioned } = good;
    const long = 'x'.repeat(1_000_000);
    await page.send(
      ...[null, true, 0, 4.5, '', 'ready', long, [], [good], [[]], {}, { type: null }, { type: {} }],
      ...[
        '',
        'execute',
        'Enter',
        'constructor',
        '__proto__',
        'toString',
        long,
        'show',
        'focus',
        'notice',
      ].map((type) => ({ ...good, type })),
      ...[{ uri: document.uri.toString() }, { command: 'undo' }, { [long]: 1 }, { toJSON: 1 }].map(
        (extra) => ({
          ...good,
          ...extra,
        }),
      ),
      ...[3600, -1, 1e9, 2.5, '2', null, [2], { 0: 2 }, true].map((cell) => ({ ...good, cell })),
      ...[26, -1, 4.5, '4', null, [4], long, false].map((value) => ({ ...good, value })),
      ...[-1, 0.5, '0', null, [], 2 ** 53, 1e308].map((board) => ({ ...good, board })),
      ...[-1, 0.5, String(version), null, [version], 2 ** 53].map((one) => ({ ...good, version: one })),
      unversioned,
      { ...about(shown), type: 'writeSolution', solution: '1'.repeat(81) },
      { ...about(shown), type: 'showSolution', shown: 1 },
      { ...about(shown), type: 'showSolution', shown: null },
      { ...about(shown), type: 'step', by: 0 },
      { ...about(shown), type: 'step', by: 2 },
      { type: 'ready' },
      { type: 'ready', version: 1 },
      { type: 'ready', version: 0, board: 0 },
      Array.from({ length: 20_000 }, () => good),
      JSON.parse('{"a":'.repeat(200) + '1' + '}'.repeat(200)) as unknown,
    );
    await page.sendOddities();
    await pause(100);
    deepEqual(page.seen.map(inShort), [], 'answers');
    equal(inShort(await page.ready()), inShort(shown), 'what is shown');
    equal(document.getText(), TEXT, 'text');
    equal(document.isDirty, false, 'dirty');
    // One that differs from these in nothing but being right is believed.
    await page.send(good);
    await page.waitFor(1);
    equal(document.getText(), FILLED, 'text');
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('about a board or a version that is not there is answered by what is', async () => {
    const { document } = await showText(TEXT);
    const [page, shown] = await PanelPage.about(document);
    const enter = { ...about(shown), type: 'enter', cell: 2, value: 4 };
    await page.send(
      { ...enter, board: 1 },
      { ...enter, board: Number.MAX_SAFE_INTEGER },
      { ...enter, version: shown.version + 1 },
      { ...enter, version: Number.MAX_SAFE_INTEGER },
      { ...enter, version: 0 },
      { ...enter, cell: 81 },
      { ...enter, value: 10 },
      { ...about(shown), type: 'step', by: -1 },
    );
    await page.waitFor(8);
    for (const answer of page.seen) {
      equal(inShort(answer), inShort(shown), 'what is shown');
    }
    equal(document.getText(), TEXT, 'text');
    // These are not answered, as nothing has changed.
    await page.send(
      { ...about(shown), board: 1, type: 'move', cell: 2 },
      { ...about(shown), version: 0, type: 'leave' },
      { ...about(shown), type: 'move', cell: 81 },
    );
    await pause(100);
    equal(page.seen.length, 8, 'answers');
  });

  it('about a text that has changed meanwhile is dropped, and the new text is shown', async () => {
    const editor = await showText(TEXT);
    const [page, shown] = await PanelPage.about(editor.document);
    const edited = editor.edit((builder) => {
      builder.insert(new vscode.Position(0, 0), `${LINE}\n`);
    });
    await Promise.all([edited, page.send({ ...about(shown), type: 'enter', cell: 2, value: 4 })]);
    await until('the new text is shown', () => {
      const last = page.seen.at(-1);
      return last?.type === 'show' && digitsOf(last) === LINE.replaceAll('0', '.');
    });
    await page.send({ ...about(shown), type: 'writeSolution' }, { ...about(shown), type: 'undo' });
    await pause(100);
    equal(editor.document.getText(), `${LINE}\n${TEXT}`, 'text');
    ok(showing(page.seen.at(-1)).version !== shown.version, 'the version is the old one');
  });

  it('about one text is not taken for one about another', async () => {
    const other = await vscode.workspace.openTextDocument(newFile(`${LINE}\n`, 'other.txt'));
    const { document } = await showText(TEXT);
    equal(other.version, document.version, 'version, or this shows nothing');
    const { opened, open } = gate();
    const [page, shown] = await PanelPage.about(document, () => opened);
    await page.send({ ...about(shown), type: 'writeSolution' });
    await show(other);
    await page.send({ ...about(shown), type: 'enter', cell: 0, value: 9 });
    open();
    await page.waitFor(2);
    equal(digitsOf(showing(page.seen.at(-1))), LINE.replaceAll('0', '.'), 'digits shown');
    equal(other.getText(), `${LINE}\n`, 'other text');
    equal(document.getText(), TEXT, 'text');
  });

  it('about a board of another size may be about any of its cells and values, and no others', async () => {
    const text =
      '#A Somebody\n1 2 3 4 5 .\n4 5 6 1 2 3\n2 3 1 5 6 4\n5 6 4 2 3 1\n3 1 2 6 4 5\n6 4 5 3 1 .\n';
    const { document } = await showText(text);
    const [page, shown] = await PanelPage.about(document);
    equal(shown.board?.label, 'Sudoku 6 by 6', 'label');
    await page.send(
      { ...about(shown), type: 'enter', cell: 5, value: 7 },
      { ...about(shown), type: 'enter', cell: 36, value: 6 },
      { ...about(shown), type: 'move', cell: 36 },
      { ...about(shown), type: 'enter', cell: 35, value: 2 },
    );
    await page.waitFor(3);
    equal(document.getText(), text.replace('3 1 .', '3 1 2'), 'text');
    equal(showing(page.seen[2]).board?.cells[35]?.name, 'row 6, column 6, box 6, entered 2', 'name');
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('has the boards looked for in slices, while the text changes and is edited from here', async () => {
    const editor = await showText(TEXT);
    const [page, shown] = await PanelPage.about(editor.document);
    page.watchForHaste();
    await page.send({ ...about(shown), type: 'enter', cell: 2, value: 4 });
    await page.waitFor(1);
    equal(showing(page.seen[0]).board?.cells[2]?.kind, 'entered', 'kind of the cell');
    page.forget();
    await editor.edit((builder) => {
      builder.insert(new vscode.Position(0, 0), `${LINE}\n`);
    });
    await until('the new text is shown', () => {
      const last = page.seen.at(-1);
      return last?.type === 'show' && last.position !== null;
    });
    page.forget();
    const { version } = showing(await page.ready());
    await page.send({ type: 'step', version, board: 0, by: 1 }, { type: 'step', version, board: 1, by: -1 });
    await page.waitFor(2);
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('leaves givens alone', async () => {
    const { document } = await showText(TEXT);
    const { version } = document;
    const [page, shown] = await PanelPage.about(document);
    for (const value of [9, 0]) {
      await page.send({ ...about(shown), type: 'enter', cell: 0, value });
      await page.waitFor(2);
      const notice = { version: shown.version, text: 'r1c1 is a given: change it in the text.' };
      deepEqual(
        page.seen.map(inShort),
        [shown, { type: 'notice' as const, ...notice }].map(inShort),
        'answers',
      );
      page.forget();
    }
    equal(document.getText(), TEXT, 'text');
    equal(document.version, version, 'version');
  });

  it('fills a blank by one edit, which one undo takes back', async () => {
    const { document } = await showText(TEXT);
    const { version } = document;
    const [page, shown] = await PanelPage.about(document);
    await page.send({ ...about(shown), type: 'enter', cell: 2, value: 4 });
    await page.waitFor(1);
    const filled = showing(page.seen[0]);
    equal(document.getText(), FILLED, 'text');
    equal(document.version, version + 1, 'version after one edit');
    equal(document.isDirty, true, 'dirty');
    equal(filled.board?.cells[2]?.kind, 'entered', 'kind of the cell');
    page.forget();
    await page.send({ ...about(filled), type: 'undo' });
    await until('there is an answer', () => page.seen.some(({ type }) => type === 'show'));
    equal(document.getText(), TEXT, 'text after one undo');
    await until('the document is clean', () => !document.isDirty);
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('is answered in its turn', async () => {
    const { document } = await showText(TEXT);
    const { version } = document;
    const [page, shown] = await PanelPage.about(document);
    const wishes = Array.from({ length: 40 }, (_, index) => index % 3 === 0);
    await page.send(
      ...wishes.map((solution) => ({ ...about(shown), type: 'showSolution', shown: solution })),
    );
    await page.waitFor(wishes.length);
    deepEqual(
      page.seen.map((message) => message.type === 'show' && message.state?.solutionShown),
      wishes,
      'answers',
    );
    page.forget();
    // Of several about one version, only the first can be about what is there.
    await page.send(
      ...[4, 1, 2].map((value) => ({ ...about(shown), type: 'enter', cell: 2, value })),
      ...[3, 5].map((cell) => ({ ...about(shown), type: 'enter', cell, value: 6 })),
    );
    await page.waitFor(5);
    equal(document.getText(), FILLED, 'text');
    equal(document.version, version + 1, 'version after one edit');
  });

  it('moves the cursor of the text to one cell after another', async () => {
    const editor = await showText(TEXT);
    const [page, shown] = await PanelPage.about(editor.document);
    await page.send(...Array.from({ length: 81 }, (_, cell) => ({ ...about(shown), type: 'move', cell })), {
      ...about(shown),
      type: 'move',
      cell: 40,
    });
    await until('the view knows of the cursor', () => {
      const last = page.seen.at(-1);
      return last?.type === 'cursor' && last.cell === 40;
    });
    equal(editor.document.offsetAt(editor.selection.active), 'before\n'.length + 4 * 10 + 4, 'cursor');
  });

  it('about a closed text opens nothing', async () => {
    const uri = newFile(TEXT, 'board.txt');
    // VS Code keeps documents open for minutes that an extension has opened by itself.
    await vscode.commands.executeCommand('vscode.open', uri);
    const find = (): vscode.TextDocument | undefined =>
      vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    await until('it is open', () => vscode.window.activeTextEditor?.document === find());
    const { opened, open } = gate();
    const [page, shown] = await PanelPage.about(find()!, () => opened);
    await page.send(
      { ...about(shown), type: 'writeSolution' },
      { ...about(shown), type: 'enter', cell: 2, value: 4 },
      { ...about(shown), type: 'move', cell: 3 },
      { ...about(shown), type: 'undo' },
      { ...about(shown), type: 'step', by: 1 },
      { ...about(shown), type: 'showSolution', shown: true },
      { ...about(shown), type: 'leave' },
    );
    await vscode.window.tabGroups.close(
      vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .filter(({ input }) => input instanceof vscode.TabInputText),
    );
    await until('it is closed', () => find() === undefined);
    open();
    await page.waitFor(5);
    for (const answer of page.seen) {
      ok(answer.type === 'show' && answer.board === null, 'a board is shown');
      deepEqual(answer.sentences, [NOT_OPEN], 'sentences');
    }
    equal(find(), undefined, 'document');
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('does not change a read-only text, and says so', async () => {
    const uri = newFile(TEXT, 'board.txt', 'memory-readonly');
    const { document } = await show(await vscode.workspace.openTextDocument(uri));
    const [page, shown] = await PanelPage.about(document);
    await page.send({ ...about(shown), type: 'enter', cell: 2, value: 4 });
    await until('it is said', () => page.seen.some(({ type }) => type === 'notice'));
    deepEqual(
      page.seen.filter(({ type }) => type === 'notice'),
      [
        {
          type: 'notice',
          version: shown.version,
          text: 'This text is read-only, so the board cannot be changed.',
        },
      ],
      'notices',
    );
    equal(document.getText(), TEXT, 'text');
    equal(document.isDirty, false, 'dirty');
  });

  it('is answered even if what it asks for fails', async () => {
    const { document } = await showText(TEXT);
    const errors = [new Error('thrown'), new Error('rejected')];
    let calls = 0;
    const [page, shown] = await PanelPage.about(document, () => {
      const error = errors[calls++]!;
      if (calls === 1) {
        throw error;
      }
      return Promise.reject(error);
    });
    const wish = { ...about(shown), type: 'writeSolution' };
    await page.send(wish, wish, { ...about(shown), type: 'showSolution', shown: true });
    await page.waitFor(5);
    const notice: ToView = { type: 'notice', version: shown.version, text: FAILED };
    deepEqual(page.seen.slice(0, 4).map(inShort), [shown, notice, shown, notice].map(inShort), 'answers');
    equal(digitsOf(showing(page.seen[4])).includes('.'), false, 'blanks beside the solution');
    equal(page.reported[0], errors[0], 'first error in the log');
    equal(page.reported[1], errors[1], 'second error in the log');
  });

  it('is not fulfilled once the panel is closed', async () => {
    const uncaught = new Uncaught();
    try {
      const editor = await showText(TEXT);
      const { opened, open } = gate();
      const [page, shown] = await PanelPage.about(editor.document, () => opened);
      await page.send(
        { ...about(shown), type: 'writeSolution' },
        { ...about(shown), type: 'enter', cell: 2, value: 4 },
        { ...about(shown), type: 'move', cell: 40 },
        { ...about(shown), type: 'undo' },
        { type: 'ready', version: 0 },
      );
      page.panel.dispose();
      open();
      await pause(200);
      equal(editor.document.getText(), TEXT, 'text');
      equal(editor.selection.active.line, 0, 'line of the cursor');
      deepEqual(page.reported.map(String), [], 'log');
      deepEqual(uncaught.errors, [], 'uncaught errors');
    } finally {
      uncaught.dispose();
    }
  });
});

/** Notes what nobody catches. The web worker host lets nobody listen to that. */
class Uncaught {
  readonly errors: string[] = [];
  private readonly note = (error: unknown): void => {
    this.errors.push(String(error));
  };

  constructor() {
    this.each((process, event) => process.on(event, this.note));
  }

  dispose(): void {
    this.each((process, event) => process.off(event, this.note));
  }

  private each(apply: (process: NodeJS.Process, event: string) => unknown): void {
    const { process } = globalThis as { readonly process?: NodeJS.Process };
    if (typeof process?.off === 'function') {
      apply(process, 'unhandledRejection');
      apply(process, 'uncaughtException');
    }
  }
}
