// What the host makes of the panel's messages about N-Queens boards.
import type { ShowMessage, ToView } from '../../src/panel/protocol';
import { deepEqual, equal, ok } from './assert';
import { closeAll, showText, until } from './documents';
import { PanelPage } from './panelPage';

const QUEEN = '\u265b';
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

function about({ version, state }: ShowMessage): { readonly version: number; readonly board: number } {
  return { version, board: state?.board ?? 0 };
}

/** What is drawn: queens by their kinds, blanks as dots. */
function drawn(message: ToView | undefined): string {
  const marks = { blank: '.', given: 'Q', placed: '?', entered: 'E', solution: 'S', solved: '?' };
  ok(message?.type === 'show' && message.board?.puzzle === 'queens', 'no chess-board is shown');
  equal(message.board.symbols[0], QUEEN, 'symbol');
  return message.board.cells.map(({ kind }) => marks[kind]).join('');
}

/** What is shown once an undo or redo is done, after which the page gets the focus back. */
async function answerTo(page: PanelPage, wish: object): Promise<ShowMessage> {
  page.forget();
  await page.send(wish);
  await until('the focus is back', () => page.seen.some(({ type }) => type === 'focus'));
  const last = page.seen.filter((message) => message.type === 'show').at(-1);
  ok(last !== undefined, 'nothing is shown');
  return last;
}

describe('A message of the panel about an N-Queens board', () => {
  afterEach(closeAll);

  /** Texts of four queens with one in row 1, column 2; and what they are with one in row 2, column 4, too. */
  for (const [what, text, filled] of [
    ['rows', '.Q..\n....\n....\n....\n', '.Q..\n...Q\n....\n....\n'],
    ['rows with line ends of two characters', '. Q . .\r\n. . . .\r\n. . . .\r\n. . . .\r\n', undefined],
    [
      'zeros and ones',
      '# N-Queens\n0 1 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n',
      '# N-Queens\n0 1 0 0\n0 0 0 1\n0 0 0 0\n0 0 0 0\n',
    ],
    ['strings', '[".Q..", "....", "....", "...."]\n', '[".Q..", "...Q", "....", "...."]\n'],
    ['a placement', 'N-Queens:\n1Q2/4/4/4\n', 'N-Queens:\n1Q2/3Q/4/4\n'],
    ['columns', '# 4-Queens\n2 _ _ _\n', '# 4-Queens\n2 4 _ _\n'],
    ['pairs', '# 4-Queens\n4 1 2\n', '# 4-Queens\n4 1 2 2 4\n'],
  ] as const) {
    it(`sets a queen by one edit, which can be undone or taken back: ${what}`, async () => {
      const { document } = await showText(text);
      const expected = filled ?? text.replace('. . . .', '. . . Q');
      const { version } = document;
      const [page, shown] = await PanelPage.about(document);
      equal(drawn(shown), '.Q..............', 'drawn');
      await page.send({ ...about(shown), type: 'enter', cell: 7, value: 1 });
      await page.waitFor(1);
      equal(document.getText(), expected, 'text');
      equal(document.version, version + 1, 'version after one edit');
      equal(drawn(page.seen[0]), '.Q.....E........', 'drawn with the queen');
      const undone = await answerTo(page, { ...about(page.seen[0] as ShowMessage), type: 'undo' });
      equal(document.getText(), text, 'text after one undo');
      equal(drawn(undone), '.Q..............', 'drawn after undo');
      await until('the document is clean', () => !document.isDirty);
      const redone = await answerTo(page, { ...about(undone), type: 'redo' });
      equal(document.getText(), expected, 'text after redo');
      equal(drawn(redone), '.Q.....E........', 'drawn after redo');
      page.forget();
      await page.send({ ...about(redone), type: 'enter', cell: 7, value: 0 });
      await until('the queen is taken back', () => document.getText() === text);
      await until('that is shown', () => {
        const last = page.seen.filter(({ type }) => type === 'show').at(-1);
        return last !== undefined && drawn(last) === '.Q..............';
      });
      deepEqual(page.reported.map(String), [], 'log');
    });
  }

  it('leaves given queens alone, and says so', async () => {
    const text = '.Q..\n....\n....\n....\n';
    const { document } = await showText(text);
    const [page, shown] = await PanelPage.about(document);
    await page.send({ ...about(shown), type: 'enter', cell: 1, value: 0 });
    await page.waitFor(2);
    deepEqual(
      page.seen[1],
      {
        type: 'notice',
        version: shown.version,
        text: 'The queen at r1c2 is given: take it back in the text.',
      },
      'notice',
    );
    equal(document.getText(), text, 'text');
  });

  it('says where the notation has no place for a queen', async () => {
    const text = '# 4-Queens\n2 0 0 0\n';
    const { document } = await showText(text);
    const [page, shown] = await PanelPage.about(document);
    await page.send({ ...about(shown), type: 'enter', cell: 3, value: 1 });
    await page.waitFor(2);
    deepEqual(
      page.seen[1],
      {
        type: 'notice',
        version: shown.version,
        text: 'The way this board is written does not allow that: change it in the text.',
      },
      'notice',
    );
    equal(document.getText(), text, 'text');
  });

  it('about no square or value of the board is answered by what is there', async () => {
    const text = '.Q..\n....\n....\n....\n';
    const { document } = await showText(text);
    const [page, shown] = await PanelPage.about(document);
    await page.send(
      { ...about(shown), type: 'enter', cell: 16, value: 1 },
      { ...about(shown), type: 'enter', cell: 7, value: 2 },
      { ...about(shown), type: 'enter', cell: 7, value: 0 },
      { ...about(shown), type: 'enter', cell: 1, value: 1 },
    );
    await page.waitFor(4);
    for (const answer of page.seen) {
      equal(drawn(answer), '.Q..............', 'drawn');
    }
    equal(document.getText(), text, 'text');
    deepEqual(page.reported.map(String), [], 'log');
  });

  it('turns from one puzzle to the other, and moves the cursor with it', async () => {
    const editor = await showText(`${SUDOKU}\n\n.Q..\n....\n....\n....\n`);
    const [page, shown] = await PanelPage.about(editor.document);
    equal(shown.board?.puzzle, 'sudoku', 'puzzle');
    await page.send({ ...about(shown), type: 'step', by: 1 });
    await page.waitFor(1);
    equal(drawn(page.seen[0]), '.Q..............', 'drawn');
    const queens = page.seen[0] as ShowMessage;
    await page.send({ ...about(queens), type: 'showSolution', shown: true });
    await page.waitFor(2);
    equal(drawn(page.seen[1]), '.Q.....SS.....S.', 'drawn with the solution');
    page.forget();
    await page.send({ ...about(queens), type: 'move', cell: 7 });
    await until('the view knows of the cursor', () => {
      const last = page.seen.at(-1);
      return last?.type === 'cursor' && last.cell === 7;
    });
    const { line, character } = editor.selection.active;
    deepEqual([line, character], [3, 3], 'cursor');
  });
});
