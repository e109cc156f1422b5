// Solve Board in texts that cannot be changed: the answer goes into a new document, whatever makes them read-only.
import * as vscode from 'vscode';
import { equal, ok } from './assert';
import { NO_SOLUTION, ROWS, SOLVED_ROWS, TWO_SOLUTIONS } from './boardTexts';
import { closeAll, diagnosticsOf, newFile, show, showText, solve, until } from './documents';

const TEXT = `before\n${ROWS}\nafter\n`;
const SOLVED = `before\n${SOLVED_ROWS}\nafter\n`;

describe('Solve Board in a read-only text', () => {
  const provider = vscode.workspace.registerTextDocumentContentProvider('given', {
    provideTextDocumentContent: () => TEXT,
  });

  after(() => {
    provider.dispose();
  });

  afterEach(closeAll);

  async function answersElsewhere(document: vscode.TextDocument, ...args: readonly unknown[]): Promise<void> {
    const { languageId } = document;
    equal(await solve(...args), 'Read-only, so in a new document: The board is solved.', 'sentence');
    equal(document.getText(), TEXT, 'read-only text');
    equal(document.isDirty, false, 'dirty');
    const answer = vscode.window.activeTextEditor?.document;
    ok(answer?.isUntitled, 'there is no new document');
    equal(answer.getText(), SOLVED, 'new text');
    equal(answer.languageId, languageId, 'language of the new text');
  }

  it('of a file system that takes no changes', async () => {
    const uri = newFile(TEXT, 'board.sudoku', 'memory-readonly');
    const { document } = await show(await vscode.workspace.openTextDocument(uri));
    await answersElsewhere(document);
  });

  it('of such a file system, behind other texts', async () => {
    const document = await vscode.workspace.openTextDocument(newFile(TEXT, 'board.md', 'memory-readonly'));
    await showText('in front');
    await answersElsewhere(document, document.uri.toString(), 0);
  });

  it('that an extension provides', async () => {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse('given:/board.txt'));
    await show(document);
    await answersElsewhere(document);
  });

  it('that an extension provides, behind other texts', async () => {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse('given:/other.txt'));
    await showText('in front');
    await answersElsewhere(document, document.uri.toString(), 0);
  });

  it('by "Set Active Editor Read-only in Session"', async () => {
    const { document } = await showText(TEXT);
    await vscode.commands.executeCommand('workbench.action.files.setActiveEditorReadonlyInSession');
    await answersElsewhere(document);
  });

  it('by the setting files.readonlyInclude, in front and behind', async () => {
    const settings = vscode.workspace.getConfiguration('files');
    await settings.update('readonlyInclude', { '**/*.locked': true }, vscode.ConfigurationTarget.Global);
    try {
      const { document } = await showText(TEXT, 'board.locked');
      await answersElsewhere(document);
      await answersElsewhere(document, document.uri.toString(), 0);
      const behind = await vscode.workspace.openTextDocument(newFile(TEXT, 'other.locked'));
      await answersElsewhere(behind, behind.uri.toString(), 0);
    } finally {
      await settings.update('readonlyInclude', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('of the Output view', async () => {
    const channel = vscode.window.createOutputChannel('Boards', 'sudoku');
    try {
      channel.append(TEXT);
      channel.show();
      const shown = (): vscode.TextEditor | undefined =>
        vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'output');
      await until('the output is shown', () => shown()?.document.getText() === TEXT);
      const document = shown()?.document;
      ok(document, 'there is no output');
      await answersElsewhere(document, document.uri.toString(), 0);
    } finally {
      channel.dispose();
      await vscode.commands.executeCommand('workbench.action.closePanel');
    }
  });

  it('says that the board has more than one solution', async () => {
    const uri = newFile(TWO_SOLUTIONS, 'board.sudoku', 'memory-readonly');
    await show(await vscode.workspace.openTextDocument(uri));
    equal(
      await solve(),
      'Read-only, so in a new document: The first of several solutions is written: the board has more than one.',
      'sentence',
    );
  });

  it('opens nothing if there is no solution', async () => {
    const uri = newFile(NO_SOLUTION, 'board.sudoku', 'memory-readonly');
    const { document } = await show(await vscode.workspace.openTextDocument(uri));
    equal(
      await solve(),
      'Not solved: The board has no solution, though no rule is visibly broken.',
      'sentence',
    );
    equal(vscode.window.activeTextEditor?.document, document, 'document in front');
    await diagnosticsOf(document, 1);
  });
});
