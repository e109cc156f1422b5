// The cells of notebooks are texts like any other. The notebooks here are those of VS Code's own Jupyter format.
import * as vscode from 'vscode';
import { deepEqual, equal, ok } from './assert';
import { CLASHING, ROWS, SOLVED_ROWS } from './boardTexts';
import { check, closeAll, diagnosticsOf, newFile, showText, solve, until } from './documents';

const NOTEBOOK = JSON.stringify({
  cells: [ROWS, CLASHING].map((text, index) => ({
    cell_type: 'code',
    execution_count: null,
    id: `cell${String(index)}`,
    metadata: { vscode: { languageId: index === 0 ? 'plaintext' : 'sudoku' } },
    outputs: [],
    source: text.split('\n').map((row, line) => (line < 8 ? `${row}\n` : row)),
  })),
  metadata: {},
  nbformat: 4,
  nbformat_minor: 5,
});

describe('A cell of a notebook', () => {
  afterEach(closeAll);

  /** The texts of the cells; the first is the active editor. */
  async function open(scheme: string): Promise<readonly vscode.TextDocument[]> {
    const notebook = await vscode.workspace.openNotebookDocument(newFile(NOTEBOOK, 'boards.ipynb', scheme));
    await vscode.window.showNotebookDocument(notebook);
    const cells = notebook.getCells().map(({ document }) => document);
    deepEqual(
      cells.map(({ languageId }) => languageId),
      ['plaintext', 'sudoku'],
      'languages',
    );
    return cells;
  }

  async function enter(cell: vscode.TextDocument | undefined): Promise<void> {
    await vscode.commands.executeCommand('notebook.focusTop');
    await vscode.commands.executeCommand('notebook.cell.edit');
    await until('the cell is being edited', () => vscode.window.activeTextEditor?.document === cell);
  }

  it('is solved, and unsolved by one undo', async () => {
    const [cell] = await open('memory');
    await enter(cell);
    equal(await solve(), 'The board is solved.', 'sentence');
    equal(cell?.getText(), SOLVED_ROWS, 'text');
    await vscode.commands.executeCommand('undo');
    equal(cell?.getText(), ROWS, 'text after one undo');
  });

  it('is solved by its address, too', async () => {
    const [cell] = await open('memory');
    equal(await solve(cell?.uri.toString(), 0), 'The board is solved.', 'sentence');
    equal(cell?.getText(), SOLVED_ROWS, 'text');
  });

  it('is checked as its language is, or when asked', async () => {
    const [plain, sudoku] = await open('memory');
    ok(plain && sudoku, 'there are no cells');
    await diagnosticsOf(sudoku, 2);
    await enter(plain);
    equal(await check(), '1 board, no problems', 'sentence');
  });

  it('has its answer in a new document if the notebook is read-only', async () => {
    const [cell] = await open('memory-readonly');
    await enter(cell);
    await answersElsewhere(cell);
  });

  it('has so even if the notebook is behind other texts', async () => {
    const [cell] = await open('memory-readonly');
    await showText('in front');
    await answersElsewhere(cell, cell?.uri.toString(), 0);
  });

  async function answersElsewhere(
    cell: vscode.TextDocument | undefined,
    ...args: readonly unknown[]
  ): Promise<void> {
    equal(await solve(...args), 'Read-only, so in a new document: The board is solved.', 'sentence');
    equal(cell?.getText(), ROWS, 'text of the cell');
    equal(vscode.window.activeTextEditor?.document.getText(), SOLVED_ROWS, 'new text');
  }
});
