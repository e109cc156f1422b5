// Quick fixes: each is offered at its problem, does what it says, and leaves the problem gone.
import * as vscode from 'vscode';
import { deepEqual, equal, ok } from './assert';
import {
  CLASHING,
  FIRST_SOLUTION,
  LINE,
  PENCIL_MARKS,
  ROWS,
  SHORT,
  SOLVED_LINE,
  TWO_SOLUTIONS,
} from './boardTexts';
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

  it('replace a wrong answer by the solution', async () => {
    const wrong = `${SOLVED_LINE.slice(0, -2)}62`;
    equal(
      await fixed(`${LINE},${wrong}\n`, 1, 'Replace the answer by the solution'),
      `${LINE},${SOLVED_LINE}\n`,
      'text',
    );
  });

  it('write an answer that is one of several into the blanks', async () => {
    const [board, answer] = [TWO_SOLUTIONS, FIRST_SOLUTION].map((rows) => rows.replaceAll('\n', ''));
    equal(
      await fixed(`${board ?? ''},${answer ?? ''}\n`, 2, 'Write the answer into the blanks', 1),
      `${answer ?? ''},${answer ?? ''}\n`,
      'text',
    );
  });

  it('add the given that makes a board unique', async () => {
    const [row, ...rows] = TWO_SOLUTIONS.split('\n');
    equal(
      await fixed(TWO_SOLUTIONS, 1, 'Add 1 at r1c7: then there is one solution'),
      [row?.replace('53..7....', '53..7.1..'), ...rows].join('\n'),
      'text',
    );
  });

  it('make redundant givens blank', async () => {
    const settings = vscode.workspace.getConfiguration('backtrack');
    try {
      await settings.update('check.redundantGivens', true, vscode.ConfigurationTarget.Global);
      equal(await fixed(ROWS, 22, 'Make r6c1 blank', 13), ROWS.replace('7...2...6', '....2...6'), 'text');
    } finally {
      await settings.update('check.redundantGivens', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('remove a duplicate puzzle', async () => {
    equal(
      await fixed(`${LINE}\n${LINE} # again\n# end\n`, 1, 'Remove this puzzle, which is a duplicate'),
      `${LINE}\n# end\n`,
      'text',
    );
  });

  it('remove an impossible candidate', async () => {
    equal(
      await fixed(PENCIL_MARKS.replace('124    |', '1245   |'), 1, 'Remove candidate 5 from r1c3'),
      PENCIL_MARKS,
      'text',
    );
  });

  it('remove all impossible candidates, and nothing else, when all is to be fixed', async () => {
    const marks = PENCIL_MARKS.replace('124    |', '12456  |').replace('| 12  <9>', '| 125 <9>');
    const { document } = await showText(`${marks}\n\n${SHORT}\n`, 'board.sudoku');
    await diagnosticsOf(document, 4);
    const actions = await vscode.commands.executeCommand<readonly vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      new vscode.Range(0, 0, document.lineCount, 0),
      'source.fixAll',
    );
    const [action, ...others] = actions;
    ok(action?.edit, 'no action');
    equal(others.length, 0, 'other actions');
    await vscode.workspace.applyEdit(action.edit);
    equal(document.getText(), `${PENCIL_MARKS}\n\n${SHORT}\n`, 'text');
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
