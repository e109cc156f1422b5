// The pool, with workers and a clock that do what the test says: what happens, and in which order.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Job } from '../../src/worker/job';
import { WorkerPool } from '../../src/worker/pool';
import { HandHost } from './hand';

const IDLE = 1234;

/** A job of batches of one blank board, and what it was told. */
class Probe implements Job {
  readonly limit = 2;
  readonly budget = 100;
  readonly details = false;
  /** The batches that were made, in order. */
  readonly made: number[] = [];
  /** `index: type` of each result, in order. */
  readonly told: string[] = [];

  /** @param act is called with each result, too */
  constructor(
    readonly count: number,
    private readonly act: Job['done'] = () => undefined,
  ) {}

  batch = (index: number) => {
    this.made.push(index);
    return { form: 'cells', bytes: new ArrayBuffer(81), start: 0, end: 81 } as const;
  };

  done: Job['done'] = (index, result) => {
    this.told.push(`${String(index)}: ${result.type}`);
    this.act(index, result);
  };
}

/** `0: solved`, `1: solved`… */
function solved(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${String(index)}: solved`);
}

function setUp(cores = 3) {
  const host = new HandHost(cores);
  return { host, pool: new WorkerPool(host, { idleTime: IDLE }) };
}

describe('the pool', () => {
  it('starts no worker before there is work, and one less than there are cores', async () => {
    for (const [cores, most] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [8, 7],
    ] as const) {
      const { host, pool } = setUp(cores);
      assert.equal(host.workers.length, 0);
      const probe = new Probe(100);
      const { ended } = pool.run(probe);
      assert.equal(host.workers.length, most);
      host.finish();
      assert.deepEqual(await ended, { kind: 'done' });
      assert.deepEqual([...probe.told].sort(), [...solved(100)].sort());
      assert.equal(host.workers.length, most);
    }
  });

  it('starts no more workers than there are batches', () => {
    const { host, pool } = setUp(8);
    pool.run(new Probe(2));
    assert.equal(host.workers.length, 2);
  });

  it('makes two batches a worker at most that are not answered, however many are to come', () => {
    const { host, pool } = setUp();
    const probe = new Probe(1_000_000);
    pool.run(probe);
    assert.deepEqual(probe.made, [0, 1, 2, 3]);
    host.workers[1]!.ready().answer();
    assert.deepEqual(probe.made, [0, 1, 2, 3, 4]);
    assert.deepEqual(probe.told, ['1: solved']);
  });

  it('shares the workers out evenly among jobs', () => {
    const { host, pool } = setUp(2);
    const [one, other] = [new Probe(50), new Probe(50)];
    pool.run(one);
    pool.run(other);
    const [worker] = host.workers;
    worker!.ready();
    for (let answer = 0; answer < 22; answer++) {
      worker!.answer();
    }
    assert.deepEqual([one.told.length, other.told.length], [12, 10]);
  });

  it('is done at once with a job of nothing', async () => {
    const { host, pool } = setUp();
    assert.deepEqual(await pool.run(new Probe(0)).ended, { kind: 'done' });
    assert.deepEqual(host.log, []);
  });

  describe('on cancel', () => {
    it('ends the workers before anything else, and no result is told any more', async () => {
      const { host, pool } = setUp();
      const probe = new Probe(10);
      const job = pool.run(probe);
      host.workers[0]!.ready().answer();
      void job.ended.then(({ kind }) => host.log.push(kind));
      job.cancel();
      host.log.push('cancel has returned');
      await job.ended;
      host.workers[0]!.answer();
      host.workers[1]!.ready().answer();
      host.workers[1]!.crash();
      assert.deepEqual(host.log, [
        'start 0',
        'start 1',
        'end 0',
        'end 1',
        'cancel has returned',
        'cancelled',
      ]);
      assert.deepEqual(probe.told, ['0: solved']);
      job.cancel();
      assert.equal(pool.size, 0);
    });

    it('goes on with other jobs, on new workers', async () => {
      const { host, pool } = setUp();
      const [one, other] = [new Probe(10), new Probe(10)];
      const { cancel } = pool.run(one);
      const { ended } = pool.run(other);
      host.workers[0]!.ready().answer();
      cancel();
      host.finish();
      assert.deepEqual(await ended, { kind: 'done' });
      assert.deepEqual([...other.told].sort(), [...solved(10)].sort());
      assert.equal(one.told.length, 1);
    });

    it('leaves workers alone that have nothing to do with the job', () => {
      const { host, pool } = setUp();
      const { cancel } = pool.run(new Probe(1));
      pool.run(new Probe(1));
      cancel();
      assert.deepEqual(host.log, ['start 0', 'start 1', 'end 0']);
    });
  });

  describe('when a worker crashes', () => {
    it('tries what it was working on once more, on a new one', async () => {
      const { host, pool } = setUp(2);
      const probe = new Probe(4);
      const { ended } = pool.run(probe);
      host.workers[0]!.ready().crash();
      assert.deepEqual(host.log, ['start 0', 'end 0', 'start 1']);
      host.finish();
      assert.deepEqual(await ended, { kind: 'done' });
      assert.deepEqual(probe.told, solved(4));
      assert.deepEqual(probe.made, [0, 1, 0, 1, 2, 3], 'the bytes are made anew');
    });

    it('gives up a batch at which two have crashed, names it, and goes on with the rest', async () => {
      const { host, pool } = setUp(2);
      const reasons: string[] = [];
      const probe = new Probe(4, (_, result) => {
        reasons.push(...(result.type === 'failed' ? [result.reason] : []));
      });
      const { ended } = pool.run(probe);
      host.workers[0]!.ready().crash('first');
      host.workers[1]!.ready().crash('second');
      host.finish();
      assert.deepEqual(await ended, { kind: 'done' });
      assert.deepEqual(probe.told, ['0: failed', ...solved(4).slice(1)]);
      assert.deepEqual(reasons, ['second']);
    });

    it('takes an answer that cannot be read for a crash', () => {
      for (const wrong of [
        undefined,
        'solved',
        { type: 'ready' },
        { type: 'solved' },
        { type: 'solved', id: 1, fates: new Uint8Array(1), nodes: 0 },
        { type: 'solved', id: 0, fates: new Uint8Array(2), nodes: 0 },
        { type: 'solved', id: 0, fates: new Uint8Array([9]), nodes: 0 },
        { type: 'solved', id: 0, fates: [1], nodes: 0 },
        { type: 'solved', id: 0, fates: new Uint8Array(1), nodes: -1 },
        { type: 'solved', id: 0, fates: new Uint8Array(1), nodes: 0, details: {} },
      ]) {
        const { host, pool } = setUp(2);
        const probe = new Probe(1);
        pool.run(probe);
        host.workers[0]!.ready().say(wrong);
        assert.deepEqual(host.log, ['start 0', 'end 0', 'start 1'], JSON.stringify(wrong));
        assert.deepEqual(probe.told, []);
      }
    });

    it('blames nobody when an idle one ends', async () => {
      const { host, pool } = setUp(2);
      const probe = new Probe(1);
      const first = pool.run(probe);
      host.finish();
      await first.ended;
      host.workers[0]!.crash();
      assert.equal(pool.size, 0);
      const { ended } = pool.run(probe);
      host.finish();
      assert.deepEqual(await ended, { kind: 'done' });
    });
  });

  describe('where no worker can be started', () => {
    it('says so when starting throws', async () => {
      const { host, pool } = setUp();
      host.refusal = new Error('Not here.');
      const { ended } = pool.run(new Probe(4));
      assert.deepEqual(await ended, { kind: 'unavailable', reason: 'Error: Not here.' });
      assert.deepEqual(host.log, []);
    });

    it('says so when two end before they have loaded, one after the other', async () => {
      const { host, pool } = setUp(2);
      const probe = new Probe(4);
      const { ended } = pool.run(probe);
      host.workers[0]!.crash();
      host.workers[1]!.crash('No such file.');
      assert.deepEqual(await ended, { kind: 'unavailable', reason: 'No such file.' });
      assert.deepEqual(probe.told, []);
      assert.equal(host.workers.length, 2);
    });

    it('says so when they never load', async () => {
      const { host, pool } = setUp(2);
      const { ended } = pool.run(new Probe(4));
      host.pass(30_000);
      host.pass(30_000);
      assert.deepEqual(await ended, { kind: 'unavailable', reason: 'It did not start in time.' });
    });

    it('goes on with those there are, if only some can be', async () => {
      const { host, pool } = setUp(3);
      const probe = new Probe(6);
      const { ended } = pool.run(probe);
      host.workers[0]!.ready();
      host.workers[1]!.crash();
      host.workers[2]!.crash();
      assert.equal(host.living.length, 1);
      host.finish();
      assert.deepEqual(await ended, { kind: 'done' });
      assert.deepEqual([...probe.told].sort(), solved(6));
    });
  });

  it('replaces the one that is left when it crashes in its turn, and tries its batch again', async () => {
    const { host, pool } = setUp(3);
    const probe = new Probe(6);
    const { ended } = pool.run(probe);
    host.workers[0]!.ready();
    host.workers[1]!.crash();
    host.workers[2]!.crash();
    host.workers[0]!.crash();
    assert.equal(host.living.length, 1);
    host.finish();
    assert.deepEqual(await ended, { kind: 'done' });
    assert.deepEqual([...probe.told].sort(), solved(6));
  });

  it('rejects with what the job throws itself', async () => {
    const { host, pool } = setUp();
    const thrown = new Error('My fault.');
    const fail = () => {
      throw thrown;
    };
    const unmade = new Probe(4);
    unmade.batch = fail;
    await assert.rejects(pool.run(unmade).ended, thrown);
    const { ended } = pool.run(new Probe(4, fail));
    host.living[0]!.ready().answer();
    await assert.rejects(ended, thrown);
    const next = pool.run(new Probe(4));
    host.finish();
    assert.deepEqual(await next.ended, { kind: 'done' });
  });

  it('closes workers that have had nothing to do for a while, and starts others when there is work', async () => {
    const { host, pool } = setUp(2);
    const job = pool.run(new Probe(1));
    host.pass(IDLE);
    assert.equal(pool.size, 1, 'it is busy');
    host.finish();
    await job.ended;
    const second = pool.run(new Probe(1));
    host.pass(IDLE);
    assert.equal(pool.size, 1, 'it is busy again');
    host.finish();
    await second.ended;
    host.pass(IDLE);
    assert.deepEqual(host.log, ['start 0', 'end 0']);
    assert.equal(pool.size, 0);
    const third = pool.run(new Probe(1));
    host.finish();
    assert.deepEqual(await third.ended, { kind: 'done' });
    assert.deepEqual(host.log, ['start 0', 'end 0', 'start 1']);
  });

  it('when disposed of, cancels all jobs, ends all workers, and starts no more', async () => {
    const { host, pool } = setUp();
    const jobs = [pool.run(new Probe(9)), pool.run(new Probe(9))];
    pool.dispose();
    for (const { ended } of jobs) {
      assert.deepEqual(await ended, { kind: 'cancelled' });
    }
    assert.deepEqual(await pool.run(new Probe(9)).ended, { kind: 'cancelled' });
    assert.deepEqual(host.log, ['start 0', 'start 1', 'end 0', 'end 1']);
    assert.equal(host.timers.size, 0, 'no timer is left');
  });
});
