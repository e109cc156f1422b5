// Candidates between the cells, where the setting wants them.
import * as vscode from 'vscode';
import { deepEqual, equal } from './assert';
import { ROWS } from './boardTexts';
import { closeAll, showText, until } from './documents';

describe('Candidate hints', () => {
  afterEach(closeAll);

  async function hintsIn(
    { uri }: vscode.TextDocument,
    range: vscode.Range,
  ): Promise<readonly vscode.InlayHint[]> {
    return vscode.commands.executeCommand<readonly vscode.InlayHint[]>(
      'vscode.executeInlayHintProvider',
      uri,
      range,
    );
  }

  it('are off by default, and behind each blank with the setting on', async () => {
    const { document } = await showText(`# one\n${ROWS}\n`, 'board.sudoku');
    const all = new vscode.Range(0, 0, 10, 0);
    equal((await hintsIn(document, all)).length, 0, 'number by default');
    const settings = vscode.workspace.getConfiguration('backtrack');
    try {
      await settings.update('inlayHints.candidates', true, vscode.ConfigurationTarget.Global);
      await until(
        'the setting is known',
        () => vscode.workspace.getConfiguration('backtrack').get('inlayHints.candidates') === true,
      );
      const hints = await hintsIn(document, all);
      equal(hints.length, 51, 'number');
      deepEqual(
        hints.slice(0, 3).map(({ position, label }) => [position.line, position.character, label]),
        [
          [1, 3, '124'],
          [1, 4, '26'],
          [1, 6, '2468'],
        ],
        'first three',
      );
      equal((await hintsIn(document, new vscode.Range(0, 0, 0, 3))).length, 0, 'number outside the board');
    } finally {
      await settings.update('inlayHints.candidates', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});
