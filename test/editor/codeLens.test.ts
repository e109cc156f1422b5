// "Solve", "Show" and the verdict over the boards of Sudoku files.
import * as vscode from 'vscode';
import { deepEqual, equal } from './assert';
import { LINE, ROWS, SOLVED_LINE } from './boardTexts';
import { closeAll, showText, until } from './documents';

describe('CodeLenses', () => {
  afterEach(closeAll);

  async function lensesOf({ uri }: vscode.TextDocument): Promise<readonly vscode.CodeLens[]> {
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      uri,
      100, // are resolved at most; those that had to be come last
    );
    return lenses.sort((one, other) => one.range.start.line - other.range.start.line);
  }

  it('are over each board, and do what they say', async () => {
    const { document } = await showText(`# one\n${ROWS}\n\n# two\n${LINE}\n`, 'boards.sudoku');
    const address = document.uri.toString();
    const lenses = await lensesOf(document);
    deepEqual(
      lenses.map(({ range, command }) => [
        range.start.line,
        command?.title,
        command?.command,
        command?.arguments,
      ]),
      [
        [1, 'Solve', 'backtrack.solve', [address, 0]],
        [1, 'Show', 'backtrack.show', [address, 0]],
        [1, '30 givens · unique · SE 1.2', '', undefined],
        [12, 'Solve', 'backtrack.solve', [address, 1]],
        [12, 'Show', 'backtrack.show', [address, 1]],
        [12, '34 givens · unique · SE 1.2', '', undefined],
      ],
    );
    const command = lenses[3]?.command;
    await vscode.commands.executeCommand(
      command?.command ?? '',
      ...((command?.arguments ?? []) as unknown[]),
    );
    equal(document.getText(), `# one\n${ROWS}\n\n# two\n${SOLVED_LINE}\n`, 'text');
  });

  it('follow the text', async () => {
    const editor = await showText(`${LINE}\n`, 'boards.sudoku');
    equal((await lensesOf(editor.document)).length, 3, 'number');
    await editor.edit((builder) => {
      builder.insert(new vscode.Position(0, 0), `# above\n${LINE}\n`);
    });
    deepEqual(
      (await lensesOf(editor.document)).map(({ range }) => range.start.line),
      [1, 1, 1, 2, 2, 2],
    );
  });

  it('are not in other texts, nor where the setting says no', async () => {
    const plain = await showText(LINE, 'board.txt');
    equal((await lensesOf(plain.document)).length, 0, 'number in plain text');
    const { document } = await showText(LINE, 'board.sudoku');
    const settings = vscode.workspace.getConfiguration('backtrack');
    try {
      await settings.update('codeLens.enabled', false, vscode.ConfigurationTarget.Global);
      await until(
        'the setting is known',
        () => vscode.workspace.getConfiguration('backtrack').get('codeLens.enabled') === false,
      );
      equal((await lensesOf(document)).length, 0, 'number with the setting off');
    } finally {
      await settings.update('codeLens.enabled', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});
