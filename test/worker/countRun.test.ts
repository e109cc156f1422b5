// Counting in a worker of its own: what is said to it and by it, and that it is ended in every case.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  isAnswerToCount,
  isCountProgress,
  isCountRequest,
  type CountTask,
} from '../../src/worker/countMessages';
import { runCount } from '../../src/worker/countRun';
import { serve, type Port } from '../../src/worker/serve';
import { CASES, queensOf } from '../core/queens/boards';
import { HandHost } from './hand';

const EIGHT: CountTask = { of: 'placements', size: 8 };
const ANSWER = { type: 'counted', result: { of: 'placements', all: 92, fundamental: 12 } };

/** What a worker says to a message, after that it is ready. */
function answersTo(message: unknown): unknown[] {
  const said: unknown[] = [];
  let receive: Parameters<Port['listen']>[0] = () => undefined;
  serve({
    post: (answer) => said.push(answer),
    listen: (listener) => {
      receive = listener;
    },
  });
  receive(message);
  return said.slice(1);
}

describe('a worker that is asked to count', () => {
  it('counts placements, and says how far it is', () => {
    const said = answersTo({ type: 'count', task: { of: 'placements', size: 10 } });
    assert.deepEqual(said.pop(), {
      type: 'counted',
      result: { of: 'placements', all: 724, fundamental: 92 },
    });
    assert.ok(said.length > 0 && said.every(isCountProgress), JSON.stringify(said));
  });

  it('counts completions', () => {
    const { given, completions } = CASES.partialBoards.find(({ name }) => name === '12-two')!;
    const task = { of: 'completions', ...queensOf(given), budget: 1_000_000 } as const;
    const answer = answersTo({ type: 'count', task }).pop();
    assert.ok(isAnswerToCount(task, answer));
    assert.ok(answer.result.of === 'completions' && !answer.result.gaveUp);
    assert.equal(answer.result.count, completions);
  });
});

describe('the messages about counting', () => {
  it('are requests only if they can be carried out', () => {
    const board = { of: 'completions', size: 4, queens: Uint32Array.of(1), budget: 10 };
    assert.ok(isCountRequest({ type: 'count', task: EIGHT }));
    assert.ok(isCountRequest({ type: 'count', task: board }));
    for (const task of [
      undefined,
      null,
      {},
      { of: 'all', size: 8 },
      { of: 'placements', size: 0 },
      { of: 'placements', size: 19 },
      { of: 'placements', size: 2.5 },
      { of: 'placements', size: '8' },
      { ...board, size: 0 },
      { ...board, size: 1_001 },
      { ...board, queens: [1] },
      { ...board, queens: Uint32Array.of(16) },
      { ...board, budget: -1 },
      { ...board, budget: undefined },
    ]) {
      assert.ok(!isCountRequest({ type: 'count', task }), JSON.stringify(task));
    }
    assert.ok(!isCountRequest({ type: 'solve', task: EIGHT }));
  });

  it('are answers only to what was asked', () => {
    const board: CountTask = { of: 'completions', size: 4, queens: Uint32Array.of(1), budget: 10 };
    const completions = { type: 'counted', result: { of: 'completions', count: 1, nodes: 3, gaveUp: false } };
    assert.ok(isAnswerToCount(EIGHT, ANSWER));
    assert.ok(isAnswerToCount(board, completions));
    assert.ok(!isAnswerToCount(board, ANSWER));
    assert.ok(!isAnswerToCount(EIGHT, completions));
    assert.ok(
      !isAnswerToCount(EIGHT, { type: 'counted', result: { of: 'placements', all: -1, fundamental: 0 } }),
    );
    assert.ok(!isAnswerToCount(EIGHT, { type: 'counted' }));
    assert.ok(!isAnswerToCount(EIGHT, 92));
  });
});

describe('a count', () => {
  /** A count on a host whose one worker is the test. */
  function started(host = new HandHost()) {
    const progress: string[] = [];
    const run = runCount(host, EIGHT, (done, of) => progress.push(`${String(done)}/${String(of)}`));
    return { host, run, progress, worker: host.workers[0]! };
  }

  it('starts one worker, asks it once it has loaded, and ends it when it has answered', async () => {
    const { host, run, progress, worker } = started();
    assert.deepEqual(worker.requests, []);
    worker.ready();
    assert.deepEqual(worker.requests, [{ type: 'count', task: EIGHT }]);
    worker.say({ type: 'counting', done: 1, of: 4 });
    worker.say(ANSWER);
    worker.say({ type: 'counting', done: 2, of: 4 });
    worker.crash();
    assert.deepEqual(await run.ended, { kind: 'done', result: ANSWER.result });
    assert.deepEqual(progress, ['1/4']);
    assert.deepEqual(host.log, ['start 0', 'end 0']);
    assert.equal(host.timers.size, 0);
  });

  for (const when of ['before', 'after'] as const) {
    it(`ends the worker at once when it is cancelled ${when} it has loaded`, async () => {
      const { host, run, worker } = started();
      if (when === 'after') {
        worker.ready();
      }
      run.cancel();
      assert.deepEqual(host.log, ['start 0', 'end 0']);
      worker.ready().say(ANSWER);
      run.cancel();
      assert.deepEqual(await run.ended, { kind: 'cancelled' });
      assert.deepEqual(host.log, ['start 0', 'end 0']);
      assert.equal(host.timers.size, 0);
    });
  }

  it('fails if the worker crashes, says something else, or does not load', async () => {
    const crashed = started();
    crashed.worker.crash('It crashed.');
    assert.deepEqual(await crashed.run.ended, { kind: 'failed', reason: 'It crashed.' });
    const mad = started();
    mad.worker.ready().say({ type: 'counted', result: {} });
    assert.equal((await mad.run.ended).kind, 'failed');
    const late = started();
    late.host.pass(30_000);
    assert.equal((await late.run.ended).kind, 'failed');
    for (const { host } of [crashed, mad, late]) {
      assert.deepEqual(host.log, ['start 0', 'end 0']);
      assert.equal(host.timers.size, 0);
    }
  });

  it('fails where no worker can be started', async () => {
    const host = new HandHost();
    host.refusal = new Error('not allowed');
    const { ended } = runCount(host, EIGHT, () => undefined);
    assert.deepEqual(await ended, { kind: 'failed', reason: 'Error: not allowed' });
  });
});
