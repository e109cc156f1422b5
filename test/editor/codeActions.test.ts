// Quick fixes: each is offered at its problem, does what it says, and leaves the problem gone.
import * as vscode from 'vscode';
import { deepEqual, equal, ok } from './assert';
import { CLASHING, LINE, ROWS, SHORT } from './boardTexts';
import { check, closeAll, diagnosticsOf, showText, undoes } from './documents';

describe('Quick fixes', () => {
  afterEach(closeAll);

  async function actionsAt(
    { uri }: vscode.TextDocument,
    range: vscode.Range,
  ): Promise<readonly vscode.CodeAction[]> {
    return vscode.commands.executeCommand<readonly vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      uri,
      range,
    );
  }

  /** Shows a text with so many problems, and has the fix with this title made at the one with this index. */
  async function fixed(text: string, problems: number, title: string, at = 0): Promise<string> {
    const { document } = await showText(text, 'board.sudoku');
    const problem = (await diagnosticsOf(document, problems))[at];
    ok(problem, 'no such problem');
    const actions = await actionsAt(document, problem.range);
    const action = actions.find((one) => one.title === title);
    ok(action?.edit, `no such fix, only ${actions.map((one) => one.title).join(', ')}`);
    equal(action.kind?.value, 'quickfix', 'kind');
    await vscode.workspace.applyEdit(action.edit);
    return document.getText();
  }

  it('blank one of two equal givens', async () => {
    equal(await fixed(CLASHING, 2, 'Make r1c1 blank'), CLASHING.replace('535.', '.35.'), 'text');
    await closeAll();
    equal(await fixed(CLASHING, 2, 'Make r1c3 blank'), ROWS, 'text');
  });

  it('leave no problem behind, and are one undo step', async () => {
    const text = await fixed(CLASHING, 2, 'Make r1c3 blank', 1);
    equal(text, ROWS, 'text');
    const document = vscode.window.activeTextEditor?.document;
    ok(document, 'no editor');
    await diagnosticsOf(document, 0);
    await undoes(document, CLASHING);
  });

  it('replace a bad character by a blank', async () => {
    equal(await fixed(ROWS.replace('4..8.3', '4..8o3'), 1, 'Put a blank at r5c5'), ROWS, 'text');
  });

  it('complete a short row with blanks', async () => {
    equal(
      await fixed(SHORT, 1, 'Complete row 4 with blanks'),
      ROWS.replace('8...6...3', '8...6....'),
      'text',
    );
  });

  it('are there in a text that was checked on command', async () => {
    const { document } = await showText(SHORT, 'board.txt');
    await check();
    const [problem] = await diagnosticsOf(document, 1);
    ok(problem, 'no problem');
    deepEqual(
      (await actionsAt(document, problem.range)).map(({ title, isPreferred }) => [title, isPreferred]),
      [['Complete row 4 with blanks', true]],
      'fixes',
    );
  });

  it('are not there where all is well', async () => {
    const { document } = await showText(LINE, 'board.sudoku');
    await diagnosticsOf(document, 0);
    equal((await actionsAt(document, new vscode.Range(0, 0, 0, 81))).length, 0, 'number');
  });
});
