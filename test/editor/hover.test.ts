// A word on the cell under the pointer.
import * as vscode from 'vscode';
import { RATED_BY } from '../../src/words/rating';
import { deepEqual, equal } from './assert';
import { CLASHING, LINE, ROWS } from './boardTexts';
import { check, closeAll, showText } from './documents';

describe('Hover', () => {
  afterEach(closeAll);

  async function hoverAt(
    { uri }: vscode.TextDocument,
    line: number,
    character: number,
  ): Promise<readonly (readonly [texts: readonly string[], range: readonly number[]])[]> {
    const hovers = await vscode.commands.executeCommand<readonly vscode.Hover[]>(
      'vscode.executeHoverProvider',
      uri,
      new vscode.Position(line, character),
    );
    return hovers.map(({ contents, range }) => [
      contents.map((content) => (content as vscode.MarkdownString).value.replaceAll('&nbsp;', ' ')),
      [range?.start.line ?? -1, range?.start.character ?? -1, range?.end.character ?? -1],
    ]);
  }

  it('tells what a cell is', async () => {
    const { document } = await showText(`# one\n${ROWS}\n`, 'board.sudoku');
    const rated = `ED=1.2/1.2/1.2 \\(${RATED_BY}\\): 51 steps, the hardest of them: Hidden single in a box.`;
    deepEqual(
      await hoverAt(document, 1, 0),
      [
        [
          ['r1c1: given 5', rated],
          [1, 0, 1],
        ],
      ],
      'given',
    );
    deepEqual(
      await hoverAt(document, 1, 2),
      [
        [
          ['r1c3: blank, candidates 124', rated],
          [1, 2, 3],
        ],
      ],
      'blank',
    );
    deepEqual(await hoverAt(document, 0, 2), [], 'outside');
  });

  it('tells why a given clashes', async () => {
    const { document } = await showText(CLASHING, 'board.sudoku');
    deepEqual(
      (await hoverAt(document, 0, 0)).flatMap(([texts]) => texts),
      ['r1c1: given 5', 'The 5 at r1c1 clashes with r1c3 \\(row 1, box 1\\).'],
      'texts',
    );
  });

  it('is in other texts only while they are checked', async () => {
    const { document } = await showText(LINE, 'board.txt');
    equal((await hoverAt(document, 0, 0)).length, 0, 'number before');
    await check();
    equal((await hoverAt(document, 0, 0)).length, 1, 'number after');
  });
});
