// Count Placements: of a number, of the board at the cursor, and stopped midway; and the answers over questions.
import * as vscode from 'vscode';
import { DocumentBoards } from '../../src/editor/boards';
import type { Watch } from '../../src/editor/progress';
import { QueensCountCommand } from '../../src/editor/queensCount';
import type { PoolHost } from '../../src/worker/handle';
import { deepEqual, equal, ok } from './assert';
import { closeAll, showText } from './documents';
import { workersHere } from './workersHere';

const CORNER = 'Q.......\n' + '........\n'.repeat(7);

const EIGHT =
  '8 queens can be placed in 92 ways, 12 of them fundamental (apart from turning and mirroring the board).';

function count(...args: readonly unknown[]): Thenable<string | undefined> {
  return vscode.commands.executeCommand('backtrack.queens.count', ...args);
}

/** A host that counts the workers that run. */
function counted(host: PoolHost, running: { count: number; most: number }): PoolHost {
  return {
    ...host,
    start: (events) => {
      const { post, terminate } = host.start(events);
      running.most = Math.max(running.most, ++running.count);
      let isEnded = false;
      return {
        post,
        terminate: () => {
          running.count -= isEnded ? 0 : 1;
          isEnded = true;
          terminate();
        },
      };
    },
  };
}

describe('Count Placements', () => {
  afterEach(closeAll);

  it('counts the placements of a number of queens, all and fundamental', async () => {
    equal(await count(8), EIGHT, 'sentence');
    equal(
      await count(12),
      '12 queens can be placed in 14,200 ways, 1,787 of them fundamental (apart from turning and mirroring the board).',
      'sentence',
    );
  });

  it('tells what was published of more queens, and says so', async () => {
    const said = await count(27);
    ok(
      said?.includes('234,907,967,154,122,528 ways, 29,363,495,934,315,694 of them fundamental'),
      said ?? '',
    );
    ok(
      said?.includes('published numbers (OEIS A000170 and OEIS A002562); they were not counted here'),
      said ?? '',
    );
  });

  it('says what it takes when it is called with something else', async () => {
    for (const argument of [0, 28, 1.5, '8', null, {}]) {
      ok((await count(argument))?.startsWith('Give a whole number from 1 to 27'), JSON.stringify(argument));
    }
  });

  it('counts the completions of the board at the cursor', async () => {
    const editor = await showText(`8\n\n${CORNER}`);
    editor.selection = new vscode.Selection(4, 2, 4, 2);
    equal(await count(), 'The board can be completed in 4 ways.', 'sentence');
  });

  it('counts the placements of the number at the cursor', async () => {
    const editor = await showText('n = 8\n');
    editor.selection = new vscode.Selection(0, 4, 0, 4);
    equal(await count(), EIGHT, 'sentence');
  });

  it('asks for a number where none is at the cursor', async () => {
    await showText('n queens\n');
    const said = count();
    const box = { isClosed: false };
    void said.then(() => (box.isClosed = true));
    // The box takes a moment to open; before it is there, the command does nothing.
    for (let tries = 0; !box.isClosed && tries < 200; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    }
    equal(await said, undefined, 'sentence');
  });

  it('leaves nothing running when it is stopped midway', async () => {
    const running = { count: 0, most: 0 };
    const boards = new DocumentBoards();
    const command = new QueensCountCommand(boards, counted(await workersHere(), running), () => undefined);
    const stop = new vscode.CancellationTokenSource();
    const watch: Watch = {
      token: stop.token,
      stop: () => {
        stop.cancel();
      },
      // 18 queens take many seconds, so a hundredth of it is midway.
      report: (done) => {
        if (done >= 1 && running.count > 0) {
          stop.cancel();
          equal(running.count, 0, 'workers once it is stopped');
        }
      },
      message: () => undefined,
    };
    equal(await command.countWatched({ of: 'placements', size: 18 }, watch), 'stopped', 'result');
    deepEqual(running, { count: 0, most: 1 }, 'workers');
    const again = { ...watch, token: new vscode.CancellationTokenSource().token, report: () => undefined };
    deepEqual(
      await command.countWatched({ of: 'placements', size: 6 }, again),
      { of: 'placements', all: 4, fundamental: 1 },
      'next result',
    );
    deepEqual(running, { count: 0, most: 1 }, 'workers in the end');
    boards.dispose();
  });

  it('counts two at once, and while a board is solved', async () => {
    const running = { count: 0, most: 0 };
    const boards = new DocumentBoards();
    const command = new QueensCountCommand(boards, counted(await workersHere(), running), () => undefined);
    const { document } = await showText(CORNER, 'corner.queens');
    const said = await Promise.all([
      command.run(8),
      vscode.commands.executeCommand<string>('backtrack.solve'),
      command.run(9),
    ]);
    deepEqual(
      said.map((sentence) => sentence?.split(',')[0]),
      ['8 queens can be placed in 92 ways', 'The board is solved.', '9 queens can be placed in 352 ways'],
      'sentences',
    );
    ok(document.getText() !== CORNER, 'the board is as it was');
    deepEqual(running, { count: 0, most: 2 }, 'workers');
    boards.dispose();
  });

  it('falls back to what was published where no worker can be started', async () => {
    const reports: unknown[] = [];
    const boards = new DocumentBoards();
    const refusing: PoolHost = {
      ...(await workersHere()),
      start: () => {
        throw new Error('not allowed');
      },
    };
    const command = new QueensCountCommand(boards, refusing, (error) => reports.push(error));
    ok((await command.run(8))?.startsWith(`${EIGHT} These are the published numbers`), 'sentence');
    equal(reports.length, 1, 'reports');
    boards.dispose();
  });
});

describe('CodeLenses over numbers', () => {
  afterEach(closeAll);

  async function lensesOf(text: string, name: string): Promise<unknown[]> {
    const { document } = await showText(text, name);
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      document.uri,
      100,
    );
    return lenses.map(({ range, command }) => [
      range.start.line,
      command?.title,
      command?.command,
      command?.arguments,
    ]);
  }

  it('answer them where the puzzle is named', async () => {
    const answer = ['8 queens: 92 placements', 'backtrack.queens.count', [8]];
    deepEqual(await lensesOf('8\n', '9663.txt'), [[0, ...answer]], 'by file');
    deepEqual(await lensesOf('# N-Queens\n\n8\n', 'notes.md'), [[2, ...answer]], 'by heading');
    deepEqual(await lensesOf('8\n', 'input.queens'), [[0, ...answer]], 'by language');
  });

  it('are not over other numbers', async () => {
    deepEqual(await lensesOf('8\n', 'input.txt'), [], 'plain number');
  });
});
