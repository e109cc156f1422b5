// The outline of Sudoku files, and what of them can be folded.
import * as vscode from 'vscode';
import { deepEqual } from './assert';
import { CLASHING, LINE, ROWS, SHORT } from './boardTexts';
import { closeAll, showText } from './documents';

describe('Outline', () => {
  afterEach(closeAll);

  it('has each board with its verdict', async () => {
    const { document } = await showText(
      `# one\n${ROWS}\n\n${CLASHING}\n\n${SHORT}\n\n${LINE}\n`,
      'boards.sudoku',
    );
    const symbols = await vscode.commands.executeCommand<readonly vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    deepEqual(
      symbols.map(({ name, detail, range }) => [name, detail, range.start.line, range.end.line]),
      [
        ['one', '30 givens · unique', 1, 9],
        ['Board 2', '31 givens · 2 problems', 11, 19],
        ['Board 3', 'not a whole board: 1 problem', 21, 29],
        ['Board 4', '34 givens · unique', 31, 31],
      ],
      'symbols',
    );
  });
});

describe('Folding', () => {
  afterEach(closeAll);

  it('is offered for boards of several lines, with their frames', async () => {
    const rows = ROWS.split('\n').map((row) => `| ${row.replace(/^(...)(...)/, '$1 | $2 | ')} |`);
    const rule = '+-----+-----+-----+';
    const drawn = [rule, ...rows, rule].join('\r\n');
    const { document } = await showText(`# one\r\n${drawn}\r\n\r\n${LINE}\r\n`, 'boards.sudoku');
    const ranges = await vscode.commands.executeCommand<readonly vscode.FoldingRange[]>(
      'vscode.executeFoldingRangeProvider',
      document.uri,
    );
    deepEqual(
      ranges.map(({ start, end }) => [start, end]),
      [[1, 11]],
      'ranges',
    );
  });
});
