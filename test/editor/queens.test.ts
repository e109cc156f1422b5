// N-Queens boards in the editor: solved where they stand, checked, and told of as Sudoku boards are.
import * as vscode from 'vscode';
import { deepEqual, equal, ok } from './assert';
import { ROWS, SOLVED_ROWS } from './boardTexts';
import { check, closeAll, diagnosticsOf, select, showText, solve, undoes } from './documents';

const FOUR = '.Q..\n....\n....\n....';
const FOUR_SOLVED = '.Q..\n...Q\nQ...\n..Q.';
const ATTACKED = 'Q...\n....\n..Q.\n....';
const NONE = 'Q...\n....\n....\n....';
const SPACED = FOUR.replace(/.(?=.)/g, '$& ');
const SOLVED_SPACED = FOUR_SOLVED.replace(/.(?=.)/g, '$& ');

/** The first in order of those with the first queen in the fifth column. */
const MATRIX = '0 0 0 0 1 0 0 0' + '\n0 0 0 0 0 0 0 0'.repeat(7);
const SOLVED_MATRIX = [4, 0, 3, 5, 7, 1, 6, 2]
  .map((column) => Array.from({ length: 8 }, (_, at) => (at === column ? '1' : '0')).join(' '))
  .join('\n');

async function isSolved(content: string, expected: string, name?: string): Promise<void> {
  const { document } = await showText(content, name);
  equal(await solve(), 'The board is solved.', 'sentence');
  equal(document.getText(), expected, 'text');
  await undoes(document, content);
}

describe('N-Queens boards', () => {
  afterEach(closeAll);

  it('are solved in place, in one undo step, whichever way they are written', async () => {
    await isSolved(`Four:\n\n${FOUR}\n`, `Four:\n\n${FOUR_SOLVED}\n`);
    await isSolved(`${SPACED}\n`, `${SOLVED_SPACED}\n`);
    await isSolved(`8 queens\n\n${MATRIX}\n`, `8 queens\n\n${SOLVED_MATRIX}\n`);
    await isSolved(
      "char[][] board = {{'.', 'Q', '.', '.'}, {'.', '.', '.', '.'},\n" +
        "  {'.', '.', '.', '.'}, {'.', '.', '.', '.'}};\n",
      "char[][] board = {{'.', 'Q', '.', '.'}, {'.', '.', '.', 'Q'},\n" +
        "  {'Q', '.', '.', '.'}, {'.', '.', 'Q', '.'}};\n",
      'Board.java',
    );
    await isSolved(
      'assert solve() == [".Q..", "....", "....", "...."]\n',
      'assert solve() == [".Q..", "...Q", "Q...", "..Q."]\n',
      'board.py',
    );
  });

  it('keep CRLF line ends', async () => {
    const crlf = (text: string): string => `# four queens\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
    const { document } = await showText(crlf(FOUR));
    await solve();
    equal(document.eol, vscode.EndOfLine.CRLF, 'line ends');
    equal(document.getText(), crlf(FOUR_SOLVED), 'text');
  });

  it('are solved together with a Sudoku in the same text', async () => {
    const text = `one\n\n${FOUR}\n\ntwo\n\n${ROWS}\n\nthree\n\n${SPACED}\n`;
    const editor = await showText(text);
    select(editor, [0, text.length]);
    equal(await solve(), '3 boards are solved.', 'sentence');
    const solved = text.replace(FOUR, FOUR_SOLVED).replace(ROWS, SOLVED_ROWS).replace(SPACED, SOLVED_SPACED);
    equal(editor.document.getText(), solved, 'text');
    await undoes(editor.document, text);
  });

  it('are left alone where they cannot be completed, and it is said why', async () => {
    const { document } = await showText(`${NONE}\n`);
    equal(
      await solve(),
      'Not solved: The board cannot be completed, though no rule is visibly broken.',
      'sentence',
    );
    equal(document.getText(), `${NONE}\n`, 'text');
    deepEqual(
      (await diagnosticsOf(document, 1)).map(({ code }) => (code as { value: string }).value),
      ['no-completion'],
      'codes',
    );
  });

  it('are checked: an attack is marked on both queens, with the other one beside it', async () => {
    const { document } = await showText(`${ATTACKED}\n`, 'board.queens');
    equal(document.languageId, 'nqueens', 'language');
    const diagnostics = await diagnosticsOf(document, 2);
    const at = ({ start, end }: vscode.Range) => [start.line, start.character, end.line, end.character];
    deepEqual(
      diagnostics.map(({ message, severity, range, relatedInformation = [] }) => [
        message,
        severity,
        at(range),
        relatedInformation.map((one) => [one.message, at(one.location.range)]),
      ]),
      [
        [
          'The queen at r1c1 attacks r3c3 (diagonal).',
          vscode.DiagnosticSeverity.Error,
          [0, 0, 0, 1],
          [['r3c3 holds a queen', [2, 2, 2, 3]]],
        ],
        [
          'The queen at r3c3 attacks r1c1 (diagonal).',
          vscode.DiagnosticSeverity.Error,
          [2, 2, 2, 3],
          [['r1c1 holds a queen', [0, 0, 0, 1]]],
        ],
      ],
      'diagnostics',
    );
    const actions = await vscode.commands.executeCommand<readonly vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      diagnostics[0]?.range,
      vscode.CodeActionKind.QuickFix.value,
    );
    const ours = actions.filter(({ edit }) => edit);
    deepEqual(
      ours.map(({ title }) => title),
      ['Remove the queen at r1c1', 'Remove the queen at r3c3'],
      'fixes',
    );
    ok(ours[0]?.edit, 'no edit');
    await vscode.workspace.applyEdit(ours[0].edit);
    equal(document.getText(), `${ATTACKED.replace('Q', '.')}\n`, 'text');
    await diagnosticsOf(document, 1); // r3c3 alone cannot be completed
  });

  it('are checked in other texts once that is asked for', async () => {
    const { document } = await showText(`${FOUR}\n\n${ROWS}\n`);
    equal(await check(), '2 boards, no problems', 'sentence');
    await diagnosticsOf(document, 0);
  });

  it('have lenses over them, are in the outline, and can be folded', async () => {
    const text = `# one\n${FOUR}\n\n${ATTACKED}\n\n${ROWS}\n`;
    const { document } = await showText(text, 'boards.nqueens');
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      document.uri,
      100,
    );
    deepEqual(
      lenses
        .filter(({ command }) => command?.command === '')
        .map(({ range, command }) => [range.start.line, command?.title])
        .sort(),
      [
        [1, '4 queens: 1 given, can be completed'],
        [11, '30 givens · unique · SE 1.2'],
        [6, '4 queens: 2 given, 2 problems'],
      ],
      'lenses',
    );
    const symbols = await vscode.commands.executeCommand<readonly vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    deepEqual(
      symbols.map(({ name, detail, range }) => [name, detail, range.start.line, range.end.line]),
      [
        ['one', '4 queens: 1 given, can be completed', 1, 4],
        ['Board 2', '4 queens: 2 given, 2 problems', 6, 9],
        ['Board 3', '30 givens · unique', 11, 19],
      ],
      'outline',
    );
    const ranges = await vscode.commands.executeCommand<readonly vscode.FoldingRange[]>(
      'vscode.executeFoldingRangeProvider',
      document.uri,
    );
    deepEqual(
      ranges.map(({ start, end }) => [start, end]),
      [
        [1, 4],
        [6, 9],
        [11, 19],
      ],
      'folding',
    );
  });

  it('tell of a square under the pointer', async () => {
    const { document } = await showText(`${FOUR}\n`, 'board.queens');
    const hoverAt = async (line: number, character: number): Promise<readonly string[]> => {
      const hovers = await vscode.commands.executeCommand<readonly vscode.Hover[]>(
        'vscode.executeHoverProvider',
        document.uri,
        new vscode.Position(line, character),
      );
      return hovers.flatMap(({ contents }) =>
        contents.map((content) => (content as vscode.MarkdownString).value.replaceAll('&nbsp;', ' ')),
      );
    };
    deepEqual(await hoverAt(0, 1), ['r1c2: queen'], 'queen');
    deepEqual(await hoverAt(1, 3), ['r2c4: no queen, free'], 'free square');
    deepEqual(await hoverAt(1, 0), ['r2c1: no queen, attacked by r1c2 \\(diagonal\\)'], 'attacked square');
  });

  it('without a queen are boards in a file of their language', async () => {
    const blank = '....\n....\n....\n....\n';
    await isSolved(blank, `${FOUR_SOLVED}\n`, 'blank.queens');
    await showText(blank, 'blank.txt');
    equal(await solve(), 'There is no Sudoku or N-Queens board in this text.', 'sentence');
  });

  it('are followed as they are typed', async () => {
    const editor = await showText(`${FOUR}\n`, 'board.queens');
    await editor.edit((builder) => {
      builder.replace(new vscode.Range(2, 2, 2, 3), 'Q');
    });
    // Row 2 and column 4 are attacked all along.
    deepEqual(
      (await diagnosticsOf(editor.document, 2)).map(({ code }) => (code as { value: string }).value),
      ['no-free-square', 'no-free-square'],
      'codes',
    );
  });

  it('are not converted, which is said', async () => {
    const { document } = await showText(`${FOUR}\n`);
    equal(
      await vscode.commands.executeCommand<string>('backtrack.convert'),
      'No board is converted, 1 N-Queens board is left out, as only Sudoku boards can be converted.',
      'sentence',
    );
    equal(document.getText(), `${FOUR}\n`, 'text');
  });
});
