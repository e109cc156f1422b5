// Explain Solution: the whole path in a document beside the text.
import * as vscode from 'vscode';
import { logicStart } from '../../src/core/logic';
import { BoardLogic } from '../../src/editor/boardLogic';
import { DocumentBoards } from '../../src/editor/boards';
import { ExplainCommand } from '../../src/editor/explainCommand';
import { BoardJudge } from '../../src/editor/judge';
import type { Watch } from '../../src/editor/progress';
import { equal, ok } from './assert';
import { LINE, PENCIL_MARKS, ROWS, SOLVED_ROWS, TWO_SOLUTIONS } from './boardTexts';
import { closeAll, select, showText } from './documents';
import { workersHere } from './workersHere';

/** The hardest board known: its first step takes many seconds. */
const GOLDEN_NUGGET = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';

function explain(...args: readonly unknown[]): Thenable<string> {
  return vscode.commands.executeCommand<string>('backtrack.explain', ...args);
}

/** The document in front, which is the explanation. */
function explanation(): string {
  const document = vscode.window.activeTextEditor?.document;
  ok(document?.isUntitled === true && document.languageId === 'markdown', 'no new document');
  return document.getText().replaceAll('\r\n', '\n');
}

describe('Explain Solution', () => {
  afterEach(closeAll);

  it('explains the board at the cursor beside the text, step by step', async () => {
    const text = `Puzzle 1\n${LINE}\n\nPuzzle 2\n${ROWS}\n`;
    const editor = await showText(text);
    const { document, viewColumn = 0 } = editor;
    select(editor, [text.indexOf(ROWS) + 3, text.indexOf(ROWS) + 3]);
    const said = await explain();
    const blanks = ROWS.replace(/[^.]/g, '').length;
    const [, steps = ''] = /^The solution is explained in (\d+) steps\.$/.exec(said) ?? [];
    ok(Number(steps) >= blanks, said);
    const shown = explanation();
    equal(vscode.window.activeTextEditor?.viewColumn, viewColumn + 1, 'column');
    const headings = shown.split('\n').filter((line) => line.startsWith('#'));
    equal(headings[0], '# Puzzle 2', 'title');
    equal(headings.length, Number(steps) + 1, 'headings');
    ok(/^## 1\. .+ \(\d\.\d\)$/.test(headings[1] ?? ''), headings[1] ?? '');
    const { version } = vscode.extensions.getExtension('backtrack.backtrack')?.packageJSON as {
      readonly version: string;
    };
    const [, ratedBy] = /\nED=\d\.\d\/\d\.\d\/\d\.\d \((.+?)\)/.exec(shown) ?? [];
    equal(ratedBy, `SE 1.2.1, Backtrack ${version}`, 'rated by');
    ok(shown.includes(`\`\`\`text\n${ROWS}\n\`\`\``), 'the board');
    ok(shown.endsWith(`\`\`\`text\n${SOLVED_ROWS}\n\`\`\`\n\nThe board is solved.\n`), 'the end');
    equal(document.getText(), text, 'the text itself');
  });

  it('explains the board that a lens is over', async () => {
    const { document } = await showText(`${ROWS}\n\n${LINE}\n`);
    await explain(document.uri.toString(), 1);
    ok(explanation().includes(`\`\`\`text\n${LINE}\n\`\`\``), 'the board');
  });

  it('begins with the candidates of the text, and shows those that are left', async () => {
    await showText(`${PENCIL_MARKS}\n`);
    await explain();
    const shown = explanation();
    ok(shown.includes(`\`\`\`text\n${PENCIL_MARKS}\n\`\`\``), 'the board');
    ok(
      shown.includes('The steps and the rating begin with the values and candidates of the text.'),
      'where it begins',
    );
    equal(
      shown.split("'-----------------'---------------'-----------------'").length,
      shown.split('\n## ').length + 1,
    );
  });

  it('says why there is nothing to explain', async () => {
    await showText('nothing');
    equal(await explain(), 'There is no Sudoku or N-Queens board in this text.');
    await showText(`${TWO_SOLUTIONS}\n`);
    equal(
      await explain(),
      'The board has several solutions, so it has no rating and no next step: add givens first.',
    );
    await showText('1...\n..2.\n.3..\n...4\n', 'small.sudoku');
    equal(await explain(), 'Only 9×9 boards have a rating and a next step.');
    await showText(`${SOLVED_ROWS}\n`);
    equal(await explain(), 'All cells of the board are filled: nothing is left to rate or to find.');
    equal(vscode.window.activeTextEditor?.document.isUntitled, false, 'a document was opened');
    equal(await explain('nowhere', 0), 'That board is not in the text any more.');
  });

  it('can be stopped', async () => {
    const { document } = await showText(`${GOLDEN_NUGGET}\n`);
    const host = await workersHere();
    const boards = new DocumentBoards();
    const judge = new BoardJudge(boards, host, () => undefined);
    const logic = new BoardLogic(boards, host, () => undefined);
    const command = new ExplainCommand(boards, judge, logic);
    const stop = new vscode.CancellationTokenSource();
    const watch: Watch = {
      token: stop.token,
      stop: () => {
        stop.cancel();
      },
      report: () => undefined,
      message: () => undefined,
    };
    try {
      const [board] = boards.of(document);
      ok(board?.kind === 'sudoku', 'no board');
      const start = logicStart(boards.verdict(board));
      ok('start' in start, 'no start');
      setTimeout(watch.stop, 200);
      const source = { text: document.getText(), board, title: undefined };
      equal(await command.explain(source, start.start, watch), 'Stopped: nothing is explained.');
      equal(vscode.window.activeTextEditor?.document, document, 'a document was opened');
    } finally {
      logic.dispose();
      judge.dispose();
      boards.dispose();
    }
  });
});
