// Solving by logic in real threads of Node: the built dist/worker.js.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { pathOf, type LogicStart } from '../../src/core/logic';
import { ratedOf } from '../../src/core/sudoku/logic/rated';
import type { LogicResult, LogicTask } from '../../src/worker/logicMessages';
import { runLogic } from '../../src/worker/logicRun';
import { nodeHost } from '../../src/worker/node/host';
import type { PoolHost } from '../../src/worker/handle';
import { cellsOf, WIKIPEDIA } from '../core/sudoku/boards';

/** The built worker; `npm test` builds it first. */
const script = join(__dirname, '../../../dist/worker.js');

const EASY: LogicStart = { cells: cellsOf(WIKIPEDIA) };

/** AI Escargot, rated 10.5/1.2/1.2: easy steps first, then hard ones that take many seconds. */
const LONG: LogicStart = {
  cells: cellsOf('1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'),
};

/** A host of real workers, and a promise of the end of the first one. */
function watched(): { readonly host: PoolHost; readonly exit: Promise<string> } {
  const host = nodeHost(script);
  let ended: (reason: string) => void;
  const exit = new Promise<string>((resolve) => {
    ended = resolve;
  });
  return {
    exit,
    host: {
      ...host,
      start: ({ message, failed }) =>
        host.start({
          message,
          failed: (reason) => {
            failed(reason);
            ended(reason);
          },
        }),
    },
  };
}

describe('a thread that solves by logic', () => {
  it('tells what is found in this thread, and is gone afterwards', async () => {
    const { host, exit } = watched();
    const results: LogicResult[] = [];
    const task: LogicTask = { starts: [EASY, EASY], budget: 1000, isNamed: true, wanted: 'steps' };
    const { ended } = runLogic(host, task, {
      progress: () => undefined,
      found: (_, result) => results.push(result),
    });
    assert.deepEqual(await ended, { kind: 'done', result: 2 });
    const path = pathOf(EASY, { isNamed: true });
    assert.deepEqual(results, [path, path]);
    assert.match(await exit, /^It ended with code/);
  });

  it('is ended by a cancel in the middle of its work, after what was found till then', async () => {
    const { host, exit } = watched();
    const heard: string[] = [];
    const task: LogicTask = { starts: [EASY, LONG], budget: 1e9, isNamed: false, wanted: 'rating' };
    const run = runLogic(host, task, {
      progress: ({ index }) => {
        if (index === 1) {
          heard.push('at work on 1');
          run.cancel();
        }
      },
      found: (index, result) => {
        assert.equal(index, 0);
        assert.deepEqual(result, ratedOf(pathOf(EASY)));
        heard.push('found 0');
      },
    });
    assert.deepEqual(await run.ended, { kind: 'cancelled' });
    assert.deepEqual(heard, ['found 0', 'at work on 1']);
    assert.match(await exit, /^It ended with code/);
  });
});
