// Real workers in Node: the built dist/worker.js, and scripts of the test's own that misbehave.
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'mocha';
import { NINE_BY_NINE } from '../../src/core/sudoku/shape';
import { DIGITS } from '../../src/core/text/symbols';
import type { SudokuBoard } from '../../src/core/board';
import { judge, type Verdict } from '../../src/core/judge';
import { SOLVE_NODES } from '../../src/core/limits';
import { solve } from '../../src/core/sudoku/solve';
import type { PoolHost } from '../../src/worker/handle';
import type { Job } from '../../src/worker/job';
import { nodeHost } from '../../src/worker/node/host';
import { WorkerPool } from '../../src/worker/pool';
import { Fate, type Batch, type SolveAnswer } from '../../src/worker/protocol';
import { judging } from '../../src/worker/verdicts';
import { boardsOf, cellsOf, randomBoard, randomFrom } from '../core/sudoku/boards';

/** The built worker; `npm test` builds it first. */
const script = join(__dirname, '../../../dist/worker.js');

/** Boards of all sorts, the same in every run. */
const random = randomFrom(3);
const boards = [
  ...boardsOf('easy-500.txt').slice(0, 100),
  ...Array.from({ length: 300 }, () => randomBoard(random)),
];

function packed(some: readonly string[]): Batch {
  const cells = Uint8Array.from(some.flatMap((board) => [...cellsOf(board)]));
  return { form: 'cells', bytes: cells.buffer, start: 0, end: cells.length };
}

/** The boards of batches of this size. */
function split<Item>(all: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, index) => all.slice(size * index, size * (index + 1)));
}

/** Runs a job of these batches to its end; the answers are in the order of the batches. */
async function answersOf(
  pool: WorkerPool,
  batches: readonly (() => Batch)[],
  wanted: Partial<Pick<Job, 'limit' | 'budget' | 'details'>> = {},
): Promise<readonly SolveAnswer[]> {
  const answers: SolveAnswer[] = [];
  const { ended } = pool.run({
    limit: 2,
    budget: SOLVE_NODES,
    details: false,
    ...wanted,
    count: batches.length,
    batch: (index) => batches[index]!(),
    done: (index, result) => {
      assert.equal(result.type, 'solved');
      answers[index] = result;
    },
  });
  assert.deepEqual(await ended, { kind: 'done' });
  return answers;
}

function unexpected(): void {
  throw new Error('This was not to be called.');
}

const fatesOf = (answers: readonly SolveAnswer[]) => answers.flatMap(({ fates }) => [...fates]);

describe('workers in Node', function () {
  const pools: WorkerPool[] = [];
  let folder = '';

  /** A pool of two workers; it is disposed of after the test. */
  function poolOf(host: PoolHost): WorkerPool {
    const pool = new WorkerPool(host, { workers: 2, idleTime: 50 });
    pools.push(pool);
    return pool;
  }

  /** A host whose workers run `code` for each message, after they have said that they are ready. */
  async function misbehaving(name: string, code: string): Promise<PoolHost> {
    const path = join(folder, `${name}.js`);
    await writeFile(
      path,
      `const { parentPort: port } = require('node:worker_threads');
      port.on('message', (request) => { ${code} });
      port.postMessage({ type: 'ready' });`,
    );
    return nodeHost(path);
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backtrack-worker-'));
  });

  afterEach(() => {
    for (const pool of pools.splice(0)) {
      pool.dispose();
    }
  });

  after(() => rm(folder, { recursive: true }));

  it('find what solve() finds, with all details', async () => {
    const batches = split(boards, 37);
    const answers = await answersOf(
      poolOf(nodeHost(script)),
      batches.map((batch) => () => packed(batch)),
      { details: true },
    );
    for (const [index, batch] of batches.entries()) {
      const { fates, nodes, details } = answers[index]!;
      let total = 0;
      for (const [at, board] of batch.entries()) {
        const outcome = solve(cellsOf(board));
        const of = (all: Uint8Array) => all.slice(81 * at, 81 * at + 81);
        const none = new Uint8Array(81);
        assert.equal(fates[at], Fate[outcome.kind], board);
        assert.deepEqual(of(details!.solutions), 'solution' in outcome ? outcome.solution : none, board);
        assert.deepEqual(of(details!.others), 'other' in outcome ? outcome.other : none, board);
        assert.equal(details!.nodes[at], outcome.nodes, board);
        total += outcome.nodes;
      }
      assert.equal(nodes, total);
    }
  });

  it('look for one solution only if that is wanted, and give up when the budget is spent', async () => {
    const pool = poolOf(nodeHost(script));
    const kinds = boards.map((board) => solve(cellsOf(board)).kind);
    const [some] = await answersOf(pool, [() => packed(boards)], { limit: 1, details: true });
    assert.deepEqual(
      [...some!.fates],
      kinds.map((kind) => (kind === 'none' ? Fate.none : Fate.some)),
    );
    assert.ok(some!.details!.others.every((digit) => digit === 0));
    const blank = '.'.repeat(81);
    assert.deepEqual(fatesOf(await answersOf(pool, [() => packed([blank])], { budget: 3 })), [Fate.gaveUp]);
  });

  it('give the verdicts of judge(), in batches of their own', async () => {
    const found = Array.from({ length: 3 }, () => boards)
      .flat()
      .map((board): SudokuBoard => ({
        kind: 'sudoku',
        notation: 'line',
        shape: NINE_BY_NINE,
        symbols: DIGITS,
        start: 0,
        length: 81,
        cells: cellsOf(board),
        tokens: undefined,
      }));
    const verdicts = new Map<unknown, Verdict>();
    const { ended } = poolOf(nodeHost(script)).run(
      judging(found, SOLVE_NODES, {
        verdicts: (some) => {
          for (const verdict of some) {
            verdicts.set(verdict.board, verdict);
          }
        },
        failed: unexpected,
      }),
    );
    assert.deepEqual(await ended, { kind: 'done' });
    for (const board of found) {
      assert.deepEqual(verdicts.get(board), judge(board));
    }
  });

  it('read lines of shared bytes in several batches, which stay where they are', async () => {
    const text = new TextEncoder().encode(
      ['# a comment', ...boards.slice(0, 200), '', 'no puzzle', ...boards.slice(200), ''].join('\r\n'),
    );
    const bytes = new SharedArrayBuffer(text.length);
    new Uint8Array(bytes).set(text);
    const middle = text.indexOf(0x0a, text.length / 2) + 1;
    const part = (start: number, end: number) => (): Batch => ({ form: 'text', bytes, start, end });
    const answers = await answersOf(poolOf(nodeHost(script)), [part(0, middle), part(middle, text.length)]);
    const expected = boards.map((board): number => Fate[solve(cellsOf(board)).kind]);
    expected.splice(200, 0, Fate.unread);
    assert.deepEqual(fatesOf(answers), expected);
    assert.equal(bytes.byteLength, text.length);
  });

  it('get bytes that are not shared without a copy', async () => {
    const cells = packed(boards.slice(0, 3));
    const text = new TextEncoder().encode(`${boards[0]!}\n`);
    await answersOf(poolOf(nodeHost(script)), [
      () => cells,
      () => ({ form: 'text', bytes: text.buffer, start: 0, end: text.length }),
    ]);
    assert.equal(cells.bytes.byteLength, 0);
    assert.equal(text.buffer.byteLength, 0);
  });

  it('serve many jobs at once', async () => {
    const pool = poolOf(nodeHost(script));
    const jobs = split(boards, 20).map(async (some) => {
      const batches = split(some, 3).map((batch) => () => packed(batch));
      assert.deepEqual(
        fatesOf(await answersOf(pool, batches)),
        some.map((board) => Fate[solve(cellsOf(board)).kind]),
      );
    });
    assert.equal(pool.size, 2);
    await Promise.all(jobs);
  });

  it('are ended by a cancel even in the middle of an endless loop', async () => {
    const host = await misbehaving('endless', 'port.postMessage("looping"); for (;;);');
    const events: string[] = [];
    let ended: () => void;
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    let looping: () => void;
    const loops = new Promise<void>((resolve) => {
      looping = resolve;
    });
    const pool = poolOf({
      ...host,
      start: ({ message, failed }) =>
        host.start({
          message: (data) => {
            if (data === 'looping') {
              looping();
            } else {
              message(data);
            }
          },
          failed: (reason) => {
            events.push('the worker has ended');
            failed(reason);
            ended();
          },
        }),
    });
    const job = pool.run({
      limit: 2,
      budget: 1,
      details: false,
      count: 1,
      batch: () => packed(boards.slice(0, 1)),
      done: () => events.push('told'),
    });
    await loops;
    job.cancel();
    events.push('cancel has returned');
    assert.deepEqual(await job.ended, { kind: 'cancelled' });
    events.push('the job has ended');
    await end;
    assert.deepEqual(events, ['cancel has returned', 'the job has ended', 'the worker has ended']);
  });

  for (const [name, code] of [
    ['throws', 'throw new Error("no");'],
    ['exits', 'process.exit(3);'],
    ['sends what cannot be sent', 'port.postMessage(() => 0);'],
    ['sends nonsense', 'port.postMessage({ type: "solved", id: request.id });'],
  ] as const) {
    it(`are replaced when one ${name}, and the batch is reported after a second try`, async () => {
      const host = await misbehaving(name, code);
      let starts = 0;
      const pool = new WorkerPool(
        {
          ...host,
          start: (events) => {
            starts++;
            return host.start(events);
          },
        },
        { workers: 1 },
      );
      pools.push(pool);
      const told: string[] = [];
      const { ended } = pool.run({
        limit: 2,
        budget: 1,
        details: false,
        count: 2,
        batch: () => packed(boards.slice(0, 1)),
        done: (index, { type }) => told.push(`${String(index)}: ${type}`),
      });
      assert.deepEqual(await ended, { kind: 'done' });
      assert.deepEqual(told, ['0: failed', '1: failed']);
      assert.equal(starts, 4);
    });
  }

  it('cannot be started where there is no script', async () => {
    const job = poolOf(nodeHost(join(folder, 'missing.js'))).run({
      limit: 2,
      budget: 1,
      details: false,
      count: 1,
      batch: () => packed(boards.slice(0, 1)),
      done: unexpected,
    });
    assert.equal((await job.ended).kind, 'unavailable');
  });

  it('are closed when they have been idle for a while', async () => {
    const host = nodeHost(script);
    let closed: () => void;
    const closing = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const pool = poolOf({
      ...host,
      start: (events) =>
        host.start({
          ...events,
          failed: () => {
            closed();
          },
        }),
    });
    await answersOf(pool, [() => packed(boards.slice(0, 1))]);
    assert.equal(pool.size, 1);
    await closing;
    assert.equal(pool.size, 0);
  });
});
