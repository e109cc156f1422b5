// Check Puzzle Files inside VS Code: what it finds in files and folders that are not open, and that it can be stopped.
import * as vscode from 'vscode';
import { CheckFilesCommand } from '../../src/editor/checkFilesCommand';
import { FileProblems } from '../../src/editor/fileProblems';
import type { PoolHost } from '../../src/worker/handle';
import { deepEqual, equal, ok } from './assert';
import { CLASHING, LINE, NO_SOLUTION, ROWS, TWO_SOLUTIONS } from './boardTexts';
import { closeAll, newFile, show, until } from './documents';
import { workersHere } from './workersHere';

const [clashing, noSolution, twoSolutions] = [CLASHING, NO_SOLUTION, TWO_SOLUTIONS].map((text) =>
  text.replaceAll('\n', ''),
) as [string, string, string];

/** Line, column and code of each problem of a file, in the order of the file. */
function problemsOf(uri: vscode.Uri): readonly string[] {
  return vscode.languages
    .getDiagnostics(uri)
    .filter(({ source }) => source === 'backtrack')
    .map(({ range: { start }, code }) => {
      const value = typeof code === 'object' ? code.value : code;
      return `${String(start.line + 1)}:${String(start.character + 1)} ${String(value)}`;
    })
    .sort((one, other) => parseInt(one) - parseInt(other));
}

async function checkFiles(...args: readonly unknown[]): Promise<string> {
  return vscode.commands.executeCommand<string>('backtrack.checkFiles', ...args);
}

describe('Check Puzzle Files', () => {
  afterEach(closeAll);

  it('finds what is wrong in files that are not open, and sums it up', async () => {
    const list = newFile(
      [LINE, '', noSolution, clashing, twoSolutions, LINE, `${LINE}5`, ''].join('\n'),
      'list.sdm',
    );
    const grids = newFile(`a title\r\n${ROWS.replaceAll('\n', '\r\n')}\r\n\r\n${LINE}\r\n`, 'grids.txt');
    const said = await checkFiles(list, [list, grids]);
    equal(
      said,
      '2 files, 8 puzzles: 4 with one solution, 1 with several, 2 without a solution, 1 not whole, 2 that come again',
      'sentence',
    );
    deepEqual(
      problemsOf(list).map((problem) => problem.replace(/^(\d+):\d+/, '$1')),
      [
        '3 no-solution',
        '4 duplicate-in-row',
        '4 duplicate-in-row',
        '5 many-solutions',
        '6 duplicate-puzzle',
        '7 wrong-length',
      ],
      'problems',
    );
    deepEqual(problemsOf(grids), ['12:1 duplicate-puzzle'], 'problems of the other file');
    const summary = vscode.window.activeTextEditor?.document.getText() ?? '';
    ok(summary.includes('| all | 8 | 4 | 1 | 2 | 1 | 2 |'), summary);
    ok(summary.includes('- No solution: lines 3, 4\n'), summary);
    ok(summary.includes('- Not whole: line 7\n'), summary);
    equal(vscode.window.activeTextEditor?.document.languageId, 'markdown', 'language');
  });

  it('looks for puzzle files in folders, and takes back what was found before', async () => {
    const list = newFile(`${noSolution}\n`, 'list.sdm');
    await checkFiles(list);
    equal(problemsOf(list).length, 1, 'problems');
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
    ok(folder, 'no folder is open');
    const said = await checkFiles(folder);
    ok(/^\d+ files, \d+ puzzles: \d+ with one solution/.test(said), said);
    deepEqual(problemsOf(list), [], 'problems of the file that was checked before');
    const mistakes = problemsOf(vscode.Uri.joinPath(folder, 'mistakes.sudoku'));
    for (const code of ['no-solution', 'many-solutions', 'short-row']) {
      ok(
        mistakes.some((problem) => problem.endsWith(code)),
        `${code}: ${mistakes.join(', ')}`,
      );
    }
  });

  it('marks nothing twice: what is checked as it is typed has its own marks', async () => {
    const list = newFile(`${noSolution}\n`, 'open.sdm');
    await show(await vscode.workspace.openTextDocument(list));
    await until('it is checked', () => problemsOf(list).length === 1);
    await checkFiles(list);
    deepEqual(problemsOf(list), ['1:1 no-solution'], 'problems');
  });

  it('takes its marks back when the text changes', async () => {
    const list = newFile(`${noSolution}\n`, 'list.txt');
    await checkFiles(list);
    equal(problemsOf(list).length, 1, 'problems');
    const editor = await show(await vscode.workspace.openTextDocument(list));
    await editor.edit((builder) => {
      builder.insert(new vscode.Position(0, 0), '\n');
    });
    await until('the marks are gone', () => problemsOf(list).length === 0);
  });

  it('says where there is nothing to check, and what cannot be read', async () => {
    const empty = vscode.Uri.from({ scheme: 'memory', path: '/missing.sdm' });
    const said = await checkFiles(newFile('no puzzle\n', 'words.txt'));
    equal(said, '1 file, no puzzles', 'sentence');
    let refused = false;
    await checkFiles(empty).catch(() => (refused = true));
    ok(refused, 'a file that is not there');
  });

  it('leaves nothing running when it is stopped', async () => {
    const log: string[] = [];
    const host = noted(await workersHere(), log);
    const stop = new vscode.CancellationTokenSource();
    let isClosed = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      const piece = new TextEncoder().encode(`${LINE}\n`.repeat(1000));
      try {
        for (;;) {
          yield await Promise.resolve(piece);
        }
      } finally {
        isClosed = true;
      }
    }
    const problems = new FileProblems(
      vscode.Uri.from({ scheme: 'memory', path: '/' }),
      new vscode.EventEmitter<vscode.TextDocument>().event,
      () => false,
    );
    const reports: unknown[] = [];
    const command = new CheckFilesCommand(host, endless, problems, (error) => reports.push(error));
    const progress = {
      report: () => {
        if (log.includes('start')) {
          stop.cancel();
        }
      },
    };
    const { total, wasStopped } = await command.check([newFile('', 'endless.sdm')], progress, stop.token);
    ok(wasStopped, 'it was not stopped');
    ok(isClosed, 'the file is still open');
    equal(
      log.filter((entry) => entry === 'end').length,
      log.filter((entry) => entry === 'start').length,
      'workers',
    );
    equal(total.of('none').count, 0, 'puzzles without a solution');
    deepEqual(reports, [], 'reports');
    problems.dispose();
  });
});

/** A host that notes what is started and ended. */
function noted(host: PoolHost, log: string[]): PoolHost {
  return {
    ...host,
    start: (events) => {
      const { post, terminate } = host.start(events);
      log.push('start');
      return {
        post,
        terminate: () => {
          log.push('end');
          terminate();
        },
      };
    },
  };
}
