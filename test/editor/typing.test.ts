// Texts as they are typed: whatever is done to one, its boards and problems are those of the same text opened anew.
import * as vscode from 'vscode';
import { scan } from '../../src/core/text/scan';
import { DocumentBoards, type BoardsUpdate } from '../../src/editor/boards';
import { deepEqual, equal, ok } from './assert';
import { CLASHING, LINE, NO_SOLUTION, ROWS, SHORT, TWO_SOLUTIONS } from './boardTexts';
import { closeAll, newFile, showText, until } from './documents';

const TEXT = `${[CLASHING, LINE, ROWS, NO_SOLUTION, SHORT, TWO_SOLUTIONS, LINE].join('\n\n')}\n`;

/** What Backtrack tells of a text now, in short. */
function told(uri: vscode.Uri): readonly string[] {
  return vscode.languages
    .getDiagnostics(uri)
    .filter(({ source }) => source === 'backtrack')
    .map(({ range: { start, end }, message, severity, relatedInformation = [] }) =>
      [
        [start, end].map(({ line, character }) => `${String(line)}:${String(character)}`).join('-'),
        vscode.DiagnosticSeverity[severity],
        message,
        ...relatedInformation.map(({ location }) => JSON.stringify(location.range)),
      ].join(' '),
    );
}

describe('A text that is typed', () => {
  const owned: { dispose(): unknown }[] = [];

  afterEach(async () => {
    vscode.Disposable.from(...owned.splice(0)).dispose();
    await closeAll();
  });

  /** Waits until what is told of a text is what is told of the same text as another file. */
  async function isToldRightly(document: vscode.TextDocument, after: string): Promise<void> {
    // Line ends stay as they are: a file with some of both kinds would be opened with one.
    const anew = await vscode.workspace.openTextDocument(newFile(document.getText(), 'anew.sudoku'));
    equal(anew.getText(), document.getText(), `text ${after}`);
    let last = '';
    await until(
      () => `what is told ${after}: ${last}`,
      () => {
        const [one, other] = [told(document.uri), told(anew.uri)];
        last = JSON.stringify([one, other]);
        return one.length > 0 && JSON.stringify(one) === JSON.stringify(other);
      },
    );
  }

  it('is told of as if it were opened anew, after every change', async () => {
    const editor = await showText(TEXT, 'board.sudoku');
    const { document } = editor;
    const end = (): vscode.Position => document.lineAt(document.lineCount - 1).range.end;
    const steps: readonly [what: string, change: (builder: vscode.TextEditorEdit) => void][] = [
      [
        'a digit',
        (builder) => {
          builder.replace(new vscode.Range(0, 2, 0, 3), '.');
        },
      ],
      [
        'a clash further down',
        (builder) => {
          builder.replace(new vscode.Range(12, 2, 12, 3), '5');
        },
      ],
      [
        'a line above',
        (builder) => {
          builder.insert(new vscode.Position(0, 0), '# a title\n');
        },
      ],
      [
        'a board above',
        (builder) => {
          builder.insert(new vscode.Position(0, 0), `${CLASHING}\n\n`);
        },
      ],
      [
        'several places at once',
        (builder) => {
          builder.insert(new vscode.Position(0, 0), '\n');
          builder.replace(new vscode.Range(14, 0, 14, 1), '7');
          builder.insert(end(), `${CLASHING}\n`);
        },
      ],
      [
        'a bracket',
        (builder) => {
          builder.insert(new vscode.Position(3, 0), '(');
        },
      ],
      [
        'a line less',
        (builder) => {
          builder.delete(new vscode.Range(5, 0, 6, 0));
        },
      ],
      [
        'other line ends',
        (builder) => {
          builder.setEndOfLine(vscode.EndOfLine.CRLF);
        },
      ],
      [
        'a digit after that',
        (builder) => {
          builder.replace(new vscode.Range(24, 0, 24, 1), '8');
        },
      ],
    ];
    for (const [what, change] of steps) {
      ok(await editor.edit(change), `${what} could not be typed`);
      await isToldRightly(document, `after ${what}`);
    }
    await vscode.commands.executeCommand('undo');
    await isToldRightly(document, 'after undo');
    await vscode.commands.executeCommand('undo');
    await isToldRightly(document, 'after undo again');
    await vscode.commands.executeCommand('redo');
    await isToldRightly(document, 'after redo');
  });

  it('keeps the boards that an edit leaves alone, and their verdicts', async () => {
    const editor = await showText(TEXT, 'board.txt');
    const { document } = editor;
    const boards = new DocumentBoards();
    const updates: BoardsUpdate[] = [];
    owned.push(
      boards,
      boards.onDidUpdate((update) => updates.push(update)),
    );
    const before = (await boards.find(document)) ?? [];
    before.forEach((board) => boards.verdict(board));
    equal(updates[0]?.change, undefined, 'first change');
    await editor.edit((builder) => {
      builder.insert(new vscode.Position(10, 0), 'some words\n');
      builder.replace(new vscode.Range(12, 2, 12, 3), '4');
    });
    const after = (await boards.find(document)) ?? [];
    deepEqual(after, scan(document.getText()), 'boards');
    deepEqual(
      after.map((board) => before.includes(board) && boards.isJudged(board)),
      [true, false, false, true, true, true, true], // The second stands between the two places.
      'boards that stayed',
    );
    const [, update] = updates;
    deepEqual(
      [update?.change?.from, update?.change?.removed, update?.change?.added],
      [1, before.slice(1, 3), after.slice(1, 3)],
      'change',
    );
    equal(updates.length, 2, 'updates');
  });
});
