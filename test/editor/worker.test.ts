// Workers inside VS Code: that they start in this host, answer, stop, and keep the editor free meanwhile.
import * as vscode from 'vscode';
import type { FoundBoard } from '../../src/core/board';
import { judge } from '../../src/core/judge';
import { scan } from '../../src/core/text/scan';
import { DocumentBoards } from '../../src/editor/boards';
import { BoardJudge } from '../../src/editor/judge';
import type { Watch } from '../../src/editor/progress';
import type { PoolHost } from '../../src/worker/handle';
import { deepEqual, equal, ok } from './assert';
import { CLASHING, LINE, NO_SOLUTION, ROWS, SOLVED_ROWS, TWO_SOLUTIONS } from './boardTexts';
import { check, closeAll, pause, showText, until } from './documents';
import { workersHere } from './workersHere';

/** None is the answer of the one before it. */
const ON_LINES = [ROWS, CLASHING, NO_SOLUTION, TWO_SOLUTIONS, LINE, SOLVED_ROWS].map((text) =>
  text.replaceAll('\n', ''),
);

/** For a test with a file of 50,000 boards, in milliseconds: many times what it takes. */
const MANY_TIME = 60_000;

/** So many boards, a line each, of all sorts. */
function lines(count: number): string {
  return `${Array.from({ length: count }, (_, index) => ON_LINES[index % ON_LINES.length]).join('\n')}\n`;
}

/** Something to stop work by; `onReport` is called when some of it is done. */
function watchWith(onReport: (watch: Watch) => void = () => undefined): Watch {
  const stop = new vscode.CancellationTokenSource();
  const watch: Watch = {
    token: stop.token,
    stop: () => {
      stop.cancel();
    },
    report: () => {
      onReport(watch);
    },
    message: () => undefined,
  };
  return watch;
}

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

describe('Workers', () => {
  const owned: { dispose(): unknown }[] = [];

  /** What judges boards, as the extension has it, but with workers of its own. */
  async function judgeOf(
    host?: PoolHost,
  ): Promise<{ boards: DocumentBoards; judge: BoardJudge; log: string[]; reports: unknown[] }> {
    const log: string[] = [];
    const reports: unknown[] = [];
    const boards = new DocumentBoards();
    const judging = new BoardJudge(boards, noted(host ?? (await workersHere()), log), (error) => {
      reports.push(error);
    });
    owned.push(boards, judging);
    return { boards, judge: judging, log, reports };
  }

  function rightly(boards: DocumentBoards, found: readonly FoundBoard[]): void {
    for (const board of found.slice(0, 60)) {
      ok(boards.isJudged(board), 'a board is not judged');
      deepEqual(boards.verdict(board), judge(board), 'verdict');
    }
  }

  afterEach(async () => {
    vscode.Disposable.from(...owned.splice(0)).dispose();
    await closeAll();
  });

  it('start in this host and judge as the rest does', async () => {
    const { boards, judge: judging, log, reports } = await judgeOf();
    const found = scan(lines(1200));
    equal(await judging.judge(found, watchWith(), false), true, 'answer');
    rightly(boards, found);
    ok(log.includes('start'), 'no worker was started');
    deepEqual(reports, [], 'reports');
  });

  it('are not bothered with a few boards', async () => {
    const { boards, judge: judging, log } = await judgeOf();
    const found = scan(lines(60));
    equal(await judging.judge(found, watchWith(), true), true, 'answer');
    rightly(boards, found);
    deepEqual(log, [], 'what was started');
  });

  it('are ended when the work is stopped, and start again for the next', async () => {
    const { boards, judge: judging, log } = await judgeOf();
    const found = scan(lines(6000));
    let reports = 0;
    const stopping = watchWith((watch) => {
      reports++;
      watch.stop();
      ok(log.includes('end'), 'the worker was not ended at once');
    });
    equal(await judging.judge(found, stopping, false), false, 'answer');
    equal(reports, 1, 'reports of progress');
    const started = log.filter((entry) => entry === 'start').length;
    equal(log.filter((entry) => entry === 'end').length, started, 'workers ended');
    equal(await judging.judge(found, watchWith(), false), true, 'next answer');
    rightly(boards, found);
    ok(log.filter((entry) => entry === 'start').length > started, 'no new worker was started');
  });

  it('are ended when the extension is: its parts are disposed of', async () => {
    const { judge: judging, log } = await judgeOf();
    const found = scan(lines(1200));
    const done = judging.judge(found, watchWith(), false);
    await until('a worker is started', () => log.includes('start'));
    judging.dispose();
    await done;
    const started = log.filter((entry) => entry === 'start').length;
    ok(started > 0, 'no worker was started');
    equal(log.filter((entry) => entry === 'end').length, started, 'workers ended');
  });

  it('are done without where they cannot be started, which is noted once', async () => {
    const refusing: PoolHost = {
      ...(await workersHere()),
      start: () => {
        throw new Error('not allowed');
      },
    };
    const { boards, judge: judging, reports } = await judgeOf(refusing);
    for (let round = 0; round < 2; round++) {
      const found = scan(lines(600));
      equal(await judging.judge(found, watchWith(), true), true, 'answer');
      rightly(boards, found);
    }
    equal(reports.length, 1, 'reports');
    ok(String(reports[0]).includes('not allowed'), `report: ${String(reports[0])}`);
  });

  it('check a file of 50,000 puzzles while the editor goes on', async function () {
    this.timeout(MANY_TIME);
    const { document } = await showText(lines(50_000), 'many.txt');
    let turns = 0;
    const checked = check();
    let said: string | undefined;
    void checked.then((sentence) => (said = sentence));
    while (said === undefined) {
      await pause(0);
      turns++;
    }
    // Each sixth board is of one kind; the clash has two problems, two others have one. All but the first six are repeats.
    const problems = 2 * 8334 + 8333 + 8333 + 49_994;
    equal(said, `50000 boards, ${String(problems)} problems`, 'sentence');
    equal(vscode.languages.getDiagnostics(document.uri).length, 1000, 'diagnostics');
    // In slices of 8 ms, reading alone takes dozens; in one piece it would be one turn.
    ok(turns > 20, `the host had only ${String(turns)} turns`);
  });

  it('leave the search for boards off when nobody wants to know any more', async () => {
    const { document } = await showText(lines(20_000), 'many.txt');
    const { boards } = await judgeOf();
    let asked = 0;
    const impatient = boards.find(document, () => ++asked < 3);
    equal(await impatient, undefined, 'boards');
    equal(asked, 3, 'times asked');
    equal(boards.known(document), undefined, 'known boards');
    const patient = boards.find(document);
    const together = boards.find(document, () => false);
    equal((await patient)?.length, 20_000, 'boards of another search');
    equal(await together, await patient, 'boards of who shared it');
  });

  it('drop what they found when the text changes meanwhile', async function () {
    this.timeout(MANY_TIME);
    const editor = await showText(lines(50_000), 'many.txt');
    const saying = check();
    await pause(0);
    await editor.edit((builder) => {
      builder.delete(new vscode.Range(1, 0, 50_000, 0));
    });
    equal(await saying, 'The text has changed meanwhile: it will be checked again.', 'sentence');
    const said = await check();
    equal(said, '1 board, no problems', 'next sentence');
  });
});
