// Ratings and steps inside VS Code: what is found at once, what workers find, and what is kept of it.
import * as vscode from 'vscode';
import type { FoundBoard } from '../../src/core/board';
import { logicStart, pathOf, type LogicStart } from '../../src/core/logic';
import { judge } from '../../src/core/judge';
import { ratedOf } from '../../src/core/sudoku/logic/rated';
import { scan } from '../../src/core/text/scan';
import { BoardLogic, type LogicProgress, type LogicWatch } from '../../src/editor/boardLogic';
import { DocumentBoards } from '../../src/editor/boards';
import type { PoolHost } from '../../src/worker/handle';
import { deepEqual, equal, ok } from './assert';
import { until } from './documents';
import { workersHere } from './workersHere';

/** Rated 2.6/1.2/1.2: the second puzzle of Norvig's essay. */
const EASY = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

/** Rated 8.9/1.2/1.2 by Sudoku Explainer 1.2.1, and takes less than a second. */
const HARD = '....1.3...2.894.6....3.6...31.2.98...541.82...........1.......368.....514.....6.8';

/** Rated 11.9: takes a minute and more. */
const HARDEST = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';

/** Has two solutions. */
const SEVERAL = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8...9';

function boardOf(text: string): FoundBoard {
  const [board] = scan(text);
  ok(board, 'there is no board');
  return board;
}

function startOf(text: string): LogicStart {
  const found = logicStart(judge(boardOf(text)));
  ok('start' in found, 'there is no start');
  return found.start;
}

/** Somebody who waits; `onReport` is called when it is told how far the search is. */
function waiting(onReport: (progress: LogicProgress) => void = () => undefined): {
  readonly watch: LogicWatch;
  readonly stop: () => void;
} {
  const stop = new vscode.CancellationTokenSource();
  return {
    watch: { token: stop.token, report: onReport },
    stop: () => {
      stop.cancel();
    },
  };
}

const always = (): boolean => true;

describe('Ratings of boards', () => {
  const owned: { dispose(): unknown }[] = [];

  afterEach(() => {
    vscode.Disposable.from(...owned.splice(0)).dispose();
  });

  /** What the extension has, with workers of its own that are counted. */
  function logicOf(host: PoolHost) {
    const running = { started: 0, ended: 0 };
    const reports: unknown[] = [];
    const boards = new DocumentBoards();
    const counted: PoolHost = {
      ...host,
      start: (events) => {
        const { post, terminate } = host.start(events);
        running.started++;
        let isEnded = false;
        return {
          post,
          terminate: () => {
            running.ended += isEnded ? 0 : 1;
            isEnded = true;
            terminate();
          },
        };
      },
    };
    const logic = new BoardLogic(boards, counted, (error) => {
      reports.push(error);
    });
    let told = 0;
    const listener = logic.onDidRate(() => told++);
    owned.push(boards, logic, listener);
    return { boards, logic, running, reports, told: () => told };
  }

  /** A host in which no worker can be started. */
  async function refusing(): Promise<PoolHost> {
    return {
      ...(await workersHere()),
      start: () => {
        throw new Error('not allowed');
      },
    };
  }

  it('are known at once of easy boards, and so is why others have none', async () => {
    const { logic, running, told } = logicOf(await workersHere());
    const board = boardOf(EASY);
    equal(logic.rating(board), undefined, 'before it is asked for');
    const rating = await logic.ratingSoon(board, always);
    deepEqual(rating?.end === 'solved' && rating.rating, { er: 26, ep: 12, ed: 12 }, 'rating');
    ok(logic.rating(board) === rating, 'it was found twice');
    const several = await logic.ratingSoon(boardOf(SEVERAL), always);
    deepEqual(several, { end: 'refused', why: 'many' }, 'several solutions');
    deepEqual([running.started, told()], [0, 0], 'workers, and times told');
  });

  it('are found by a worker of hard boards, and known from then on', async () => {
    const { logic, running, reports, told } = logicOf(await workersHere());
    const boards = [EASY, HARD, SEVERAL].map(boardOf);
    const hard = boards[1]!;
    equal(await logic.ratingSoon(hard, always), undefined, 'rating at once');
    const counts: number[] = [];
    const { watch } = waiting();
    equal(await logic.rate(boards, watch, (count) => counts.push(count)), true, 'answer');
    deepEqual(counts, [1, 2, 3], 'boards done');
    const rating = logic.rating(hard);
    deepEqual(rating?.end === 'solved' && rating.rating, { er: 89, ep: 12, ed: 12 }, 'rating');
    deepEqual(running, { started: 1, ended: 1 }, 'workers');
    ok(told() > 0, 'it was not told');
    equal(await logic.rate(boards, watch, () => undefined), true, 'next answer');
    deepEqual([running.started, reports], [1, []], 'workers and reports');
  });

  it('are found by a worker of many boards, however easy', async () => {
    const { logic, running } = logicOf(await workersHere());
    const boards = scan(`${EASY}\n`.repeat(250));
    let done = 0;
    const { watch } = waiting();
    equal(await logic.rate(boards, watch, (count) => (done = count)), true, 'answer');
    equal(done, 250, 'boards done');
    deepEqual(logic.rating(boards[249]!), ratedOf(pathOf(startOf(EASY))), 'rating');
    deepEqual(running, { started: 1, ended: 1 }, 'workers');
  });

  it('are left off when nobody waits any more, and the worker is ended', async () => {
    const { logic, running, reports } = logicOf(await workersHere());
    const board = boardOf(HARDEST);
    const { watch, stop } = waiting();
    const rating = logic.rate([board], watch, () => undefined);
    await until('a worker is started', () => running.started === 1);
    stop();
    equal(running.ended, 1, 'workers ended at once');
    equal(await rating, false, 'answer');
    equal(logic.rating(board), undefined, 'rating');
    equal(await logic.rate([board], watch, () => undefined), false, 'answer to who does not wait');
    deepEqual(running, { started: 1, ended: 1 }, 'workers');
    deepEqual(reports, [], 'reports');
  });

  it('are left off when the extension ends', async () => {
    const { logic, running } = logicOf(await workersHere());
    const rating = logic.rate([boardOf(HARDEST)], waiting().watch, () => undefined);
    await until('a worker is started', () => running.started === 1);
    logic.dispose();
    equal(await rating, false, 'answer');
    equal(running.ended, 1, 'workers ended');
  });

  it('are found here as far as that goes where no worker can be started', async () => {
    const { logic, reports } = logicOf(await refusing());
    const boards = [HARDEST, EASY].map(boardOf);
    equal(await logic.rate(boards, waiting().watch, () => undefined), true, 'answer');
    deepEqual(
      boards.map((board) => logic.rating(board)?.end),
      ['stopped', 'solved'],
      'ends',
    );
    equal(reports.length, 1, 'reports');
    ok(String(reports[0]).includes('not allowed'), String(reports[0]));
  });

  it('are asked for anew when more is known of the solutions of a board', async () => {
    const { boards, logic, told } = logicOf(await workersHere());
    const board = boardOf(EASY);
    ok(board.kind === 'sudoku', 'it is no Sudoku board');
    const verdict = judge(board);
    ok(verdict.kind === 'sound', 'it is not sound');
    boards.remember({ ...verdict, outcome: { kind: 'gaveUp', nodes: 1 } });
    const undecided = await logic.ratingSoon(board, always);
    deepEqual(undecided, { end: 'refused', why: 'undecided' }, 'rating');
    boards.remember(verdict);
    equal(told(), 1, 'times told');
    equal((await logic.ratingSoon(board, always))?.end, 'solved', 'end');
  });

  it('are of no harm to steps: these are found here, by a worker, or here again', async () => {
    const { logic, running } = logicOf(await workersHere());
    const [easy, hard] = [startOf(EASY), startOf(HARD)];
    const { watch } = waiting();
    const named = { isNamed: true };
    deepEqual((await logic.steps(easy, 1, watch))?.steps, pathOf(easy, { ...named, most: 1 }).steps, 'one');
    deepEqual(await logic.steps(easy, Infinity, watch), pathOf(easy, named), 'all of an easy board');
    equal(running.started, 0, 'workers');
    deepEqual(await logic.steps(hard, Infinity, watch), pathOf(hard, named), 'all of a hard board');
    deepEqual(running, { started: 1, ended: 1 }, 'workers');
    const alone = logicOf(await refusing());
    const path = await alone.logic.steps(startOf(HARDEST), 1, watch);
    deepEqual([path?.end, path?.steps], ['stopped', []], 'without a worker');
    equal(alone.reports.length, 1, 'reports');
  });

  it('tell how far they are', async () => {
    const { logic } = logicOf(await workersHere());
    const heard: LogicProgress[] = [];
    const waits = waiting((progress) => {
      heard.push(progress);
      waits.stop();
    });
    // AI Escargot, rated 10.5/1.2/1.2: easy steps first, hard ones behind, all of which take many seconds.
    const escargot = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
    equal(await logic.steps(startOf(escargot), Infinity, waits.watch), undefined, 'steps');
    equal(heard.length, 1, 'times heard');
    ok(heard[0]!.er >= 12 && heard[0]!.steps >= 1, JSON.stringify(heard));
  });
});
