// N-Queens boards wherever a text can be: ends of files, untitled, read-only, notebooks, Markdown; and very large ones.
import * as vscode from 'vscode';
import { equal, ok } from './assert';
import { ROWS, SOLVED_ROWS } from './boardTexts';
import {
  check,
  closeAll,
  diagnosticsOf,
  newFile,
  pause,
  select,
  show,
  showText,
  solve,
  undoes,
  until,
} from './documents';

const FOUR = '.Q..\n....\n....\n....';
const FOUR_SOLVED = '.Q..\n...Q\nQ...\n..Q.';

/** An N-Queens board in rows of characters; the column of the queen of each row, -1 for none. */
function rowsOf(columns: readonly number[]): string {
  return columns
    .map((column) => Array.from(columns, (_, at) => (at === column ? 'Q' : '.')).join(''))
    .join('\n');
}

/** Whether each row of a text has one queen, and none of them attacks another. */
function isPlacement(text: string): boolean {
  const rows = text.trimEnd().split('\n');
  const columns = rows.map((row) => row.indexOf('Q'));
  return (
    rows.every((row) => row.split('Q').length === 2 && row.length === rows.length) &&
    new Set(columns).size === rows.length &&
    new Set(columns.map((column, row) => column - row)).size === rows.length &&
    new Set(columns.map((column, row) => column + row)).size === rows.length
  );
}

describe('N-Queens boards in all places', () => {
  afterEach(closeAll);

  it('are solved at the very start and the very end of a file', async () => {
    const text = `${FOUR}\n\n${ROWS}\n\n${FOUR}`;
    const editor = await showText(text);
    select(editor, [text.length, text.length]);
    equal(await solve(), 'The board is solved.', 'sentence');
    equal(editor.document.getText(), `${FOUR}\n\n${ROWS}\n\n${FOUR_SOLVED}`, 'text, last solved');
    select(editor, [0, 0]);
    equal(await solve(), 'The board is solved.', 'sentence');
    equal(editor.document.getText(), `${FOUR_SOLVED}\n\n${ROWS}\n\n${FOUR_SOLVED}`, 'text, first solved');
  });

  it('are unsolved and solved again by undo and redo, with line ends of two characters', async () => {
    const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
    const [text, solved] = [crlf(`${FOUR}\n\n${FOUR}`), crlf(`${FOUR_SOLVED}\n\n${FOUR_SOLVED}`)];
    const editor = await showText(text, 'board.queens');
    select(editor, [0, text.length]);
    equal(await solve(), '2 boards are solved.', 'sentence');
    const { document } = editor;
    equal(document.getText(), solved, 'text');
    await undoes(document, text);
    await vscode.commands.executeCommand('redo');
    equal(document.getText(), solved, 'text after redo');
    await undoes(document, text);
  });

  it('are solved in documents that were never saved', async () => {
    const { document } = await show(
      await vscode.workspace.openTextDocument({ language: 'nqueens', content: `${FOUR}\n` }),
    );
    equal(await solve(), 'The board is solved.', 'sentence');
    equal(document.getText(), `${FOUR_SOLVED}\n`, 'text');
  });

  it('are solved in a new document where the text cannot be changed', async () => {
    const uri = newFile(`${FOUR}\n`, 'board.queens', 'memory-readonly');
    const { document } = await show(await vscode.workspace.openTextDocument(uri));
    equal(await solve(), 'Read-only, so in a new document: The board is solved.', 'sentence');
    equal(document.getText(), `${FOUR}\n`, 'read-only text');
    const answer = vscode.window.activeTextEditor?.document;
    equal(answer?.getText(), `${FOUR_SOLVED}\n`, 'new text');
    equal(answer?.languageId, 'nqueens', 'language');
  });

  it('are solved in the fences of Markdown, beside a Sudoku', async () => {
    const text = `# Queens\n\n\`\`\`\n${FOUR}\n\`\`\`\n\n> \`\`\`text\n> ${FOUR.replaceAll('\n', '\n> ')}\n> \`\`\`\n\n${ROWS}\n`;
    const editor = await showText(text, 'notes.md');
    select(editor, [0, text.length]);
    equal(await solve(), '3 boards are solved.', 'sentence');
    equal(
      editor.document.getText(),
      text
        .replace(FOUR, FOUR_SOLVED)
        .replace(FOUR.replaceAll('\n', '\n> '), FOUR_SOLVED.replaceAll('\n', '\n> '))
        .replace(ROWS, SOLVED_ROWS),
      'text',
    );
    await undoes(editor.document, text);
  });

  it('are solved in a cell of a notebook', async () => {
    const content = JSON.stringify({
      cells: [
        {
          cell_type: 'code',
          execution_count: null,
          id: 'queens',
          metadata: { vscode: { languageId: 'nqueens' } },
          outputs: [],
          source: FOUR.split(/(?<=\n)/),
        },
      ],
      metadata: {},
      nbformat: 4,
      nbformat_minor: 5,
    });
    const notebook = await vscode.workspace.openNotebookDocument(newFile(content, 'queens.ipynb'));
    await vscode.window.showNotebookDocument(notebook);
    const cell = notebook.cellAt(0).document;
    await vscode.commands.executeCommand('notebook.focusTop');
    await vscode.commands.executeCommand('notebook.cell.edit');
    await until('the cell is being edited', () => vscode.window.activeTextEditor?.document === cell);
    equal(await solve(), 'The board is solved.', 'sentence');
    equal(cell.getText(), FOUR_SOLVED, 'text');
  });

  it('are checked as they are typed, whatever they were while a check was under way', async () => {
    const editor = await showText(`${FOUR}\n`, 'board.queens');
    const put = async (line: number, character: number, text: string): Promise<void> => {
      await editor.edit((builder) => {
        builder.replace(new vscode.Range(line, character, line, character + 1), text);
      });
    };
    // Pauses about as long as a text is left alone before it is checked.
    for (let round = 0; round < 12; round++) {
      await put(2, 2, round % 2 === 0 ? 'Q' : '.');
      await put(3, 1, round % 2 === 0 ? 'Q' : '.');
      await pause(30 * (round % 5));
    }
    await diagnosticsOf(editor.document, 0);
    await put(1, 2, 'Q');
    await diagnosticsOf(editor.document, 2);
    await put(1, 2, '.');
    await diagnosticsOf(editor.document, 0);
  });

  for (const size of [60, 61, 500, 1_000]) {
    it(`are solved with ${String(size)} rows, and shown or not`, async () => {
      const text = `${rowsOf([1, ...Array<number>(size - 1).fill(-1)])}\n`;
      const { document } = await showText(text, 'large.queens');
      equal(await solve(), 'The board is solved.', 'sentence');
      ok(isPlacement(document.getText()), 'it is no placement');
      equal(document.getText().slice(0, size), text.slice(0, size), 'given row');
      equal(await check(), '1 board, no problems', 'check');
      await undoes(document, text);
      await vscode.commands.executeCommand('backtrack.show');
      await until('the panel is there', () =>
        vscode.window.tabGroups.all.some(({ tabs }) =>
          tabs.some(({ input }) => input instanceof vscode.TabInputWebview),
        ),
      );
      equal(document.getText(), text, 'text once it is shown');
    });
  }
});
