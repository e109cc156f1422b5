// Solving by logic in a worker of its own: what is said to it and by it, and that it is ended in every case.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pathOf, type LogicStart } from '../../src/core/logic';
import { ratedOf, ratingText } from '../../src/core/sudoku/logic/rated';
import type { Technique } from '../../src/core/sudoku/logic/step';
import {
  isAnswerToLogic,
  isLogicProgress,
  isLogicRequest,
  type LogicResult,
  type LogicTask,
} from '../../src/worker/logicMessages';
import { runLogic } from '../../src/worker/logicRun';
import { serve, type Port } from '../../src/worker/serve';
import { cellsOf, WIKIPEDIA } from '../core/sudoku/boards';
import { EXAMPLES } from '../core/sudoku/logic/examples';
import { HandHost } from './hand';

const EASY: LogicStart = { cells: cellsOf(WIKIPEDIA) };
const RATED = ratedOf(pathOf(EASY));

/** Inkala's of 2012, rated 10.7/10.7/9.7 by Sudoku Explainer 1.2.1. */
const HARD: LogicStart = {
  cells: cellsOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'),
};

const RATING: Omit<LogicTask, 'starts'> = { budget: 1_000_000, isNamed: false, wanted: 'rating' };
const STEPS: Omit<LogicTask, 'starts'> = { ...RATING, wanted: 'steps' };

function exampleOf(technique: Technique): { readonly puzzle: string; readonly rating: string } {
  const [, puzzle, rating] = EXAMPLES.find(([name]) => name === technique)!;
  return { puzzle, rating };
}

/** What a worker says to messages, after that it is ready. */
function answersTo(...messages: readonly unknown[]): unknown[] {
  const said: unknown[] = [];
  let receive: Parameters<Port['listen']>[0] = () => undefined;
  serve({
    post: (answer) => said.push(structuredClone(answer)),
    listen: (listener) => {
      receive = listener;
    },
  });
  for (const message of messages) {
    receive(structuredClone(message));
  }
  return said.slice(1);
}

describe('a worker that is asked to solve by logic', () => {
  it('tells of each board in turn how hard it is, as the reference does', () => {
    const some = (['claiming', 'xWing', 'uniqueLoop2', 'cycle'] as const).map(exampleOf);
    const starts = some.map(({ puzzle }) => ({ cells: cellsOf(puzzle) }));
    const task = { ...RATING, starts };
    const answers = answersTo({ type: 'logic', task }).filter((said) => !isLogicProgress(task, said));
    assert.equal(answers.length, some.length);
    for (const [index, { puzzle, rating }] of some.entries()) {
      const answer = answers[index];
      assert.ok(isAnswerToLogic(task, index, answer), puzzle);
      assert.equal(ratingText(answer.result.rating).split(/[=/]/)[1], rating, puzzle);
      assert.equal(answer.result.end, 'solved');
    }
  });

  it('tells the steps of boards of all techniques, which pass for steps on arrival', () => {
    const starts = EXAMPLES.map(([, puzzle]) => ({ cells: cellsOf(puzzle) }));
    const task: LogicTask = { budget: 1_000_000, isNamed: true, wanted: 'steps', starts };
    const answers = answersTo({ type: 'logic', task }).filter((said) => !isLogicProgress(task, said));
    assert.equal(answers.length, EXAMPLES.length);
    for (const [index, [, puzzle, rating]] of EXAMPLES.entries()) {
      const answer = answers[index];
      assert.ok(isAnswerToLogic(task, index, answer), puzzle);
      assert.equal(ratingText(answer.result.rating).split(/[=/]/)[1], rating, puzzle);
    }
  });

  it('tells steps within chains', () => {
    const task: LogicTask = { ...STEPS, most: 1, starts: [HARD] };
    const answer = answersTo({ type: 'logic', task }).pop();
    assert.ok(isAnswerToLogic(task, 0, answer));
    assert.deepEqual(answer.result.rating, { er: 97, ep: 0, ed: 97 });
    assert.ok(JSON.stringify(answer.result).includes('"nested":{"technique":'), 'no step within a chain');
  });

  it('takes as many steps as are wanted, and stops where the budget is spent', () => {
    const starts = [EASY, HARD];
    const said = answersTo(
      { type: 'logic', task: { ...STEPS, budget: 1000, most: 3, starts } },
      { type: 'logic', task: { ...RATING, budget: 1000, starts } },
    ) as { index: number; result: LogicResult }[];
    const [three, few, easy, stopped] = said.map(({ result }) => result);
    assert.ok(three && 'tried' in three && few && 'tried' in few);
    assert.deepEqual(three.steps, pathOf(EASY).steps.slice(0, 3));
    assert.deepEqual([three.end, three.tried], ['stopped', []]);
    assert.deepEqual([few.end, few.steps], ['stopped', []]);
    assert.deepEqual(easy, RATED);
    assert.equal(stopped?.end, 'stopped');
    assert.deepEqual(
      said.map(({ index }) => index),
      [0, 1, 0, 1],
    );
  });

  it('starts from candidates where there are any', () => {
    const candidates = new Uint16Array(81).fill(0x1ff);
    const solution = pathOf(EASY).steps.flatMap(({ placements }) => placements);
    const { cell, digit } = solution.at(-1)!;
    candidates[cell] = 1 << (digit - 1);
    const starts = [{ ...EASY, candidates }];
    const task = { ...RATING, starts };
    const answer = answersTo({ type: 'logic', task }).pop();
    assert.ok(isAnswerToLogic(task, 0, answer));
    assert.deepEqual(answer.result, ratedOf(pathOf(starts[0]!)));
  });
});

describe('the messages about solving by logic', () => {
  const task: LogicTask = { ...RATING, starts: [EASY, EASY] };
  const stepTask: LogicTask = { ...STEPS, starts: task.starts };

  it('are requests only if they can be carried out', () => {
    const { cells } = EASY;
    const candidates = new Uint16Array(81);
    assert.ok(isLogicRequest({ type: 'logic', task }));
    assert.ok(isLogicRequest({ type: 'logic', task: { ...task, starts: [{ cells, candidates }] } }));
    assert.ok(isLogicRequest({ type: 'logic', task: { ...task, most: 1 } }));
    for (const wrong of [
      undefined,
      null,
      {},
      { ...task, starts: [] },
      { ...task, starts: [null] },
      { ...task, starts: new Array(2) },
      { ...task, starts: [{ cells: [...cells] }] },
      { ...task, starts: [{ cells: cells.slice(1) }] },
      { ...task, starts: [{ cells: new Uint8Array(81).fill(10) }] },
      { ...task, starts: [{ cells, candidates: new Uint32Array(81) }] },
      { ...task, starts: [{ cells, candidates: new Uint16Array(80) }] },
      { ...task, budget: -1 },
      { ...task, budget: Infinity },
      { ...task, isNamed: 1 },
      { ...task, wanted: 'all' },
      { ...task, most: 0 },
      { ...task, most: 811 },
    ]) {
      assert.ok(!isLogicRequest({ type: 'logic', task: wrong }), JSON.stringify(wrong));
    }
    assert.ok(!isLogicRequest({ type: 'count', task }));
  });

  it('tell how far it is with one of the boards', () => {
    const progress = { type: 'reasoning', index: 1, er: 90, steps: 41 };
    assert.ok(isLogicProgress(task, progress));
    for (const wrong of [
      { index: 2 },
      { index: -1 },
      { er: 7.2 },
      { er: 201 },
      { steps: -1 },
      { type: '' },
    ]) {
      assert.ok(!isLogicProgress(task, { ...progress, ...wrong }), JSON.stringify(wrong));
    }
  });

  it('are answers only for the board that comes next, and of the kind that is wanted', () => {
    const fits = (of: LogicTask, index: number, message: unknown): boolean =>
      isAnswerToLogic(of, index, message);
    const rated = { type: 'reasoned', index: 1, result: RATED };
    const path = { ...rated, result: pathOf(EASY) };
    assert.ok(fits(task, 1, rated) && fits(stepTask, 1, path));
    assert.ok(!fits(task, 0, rated) && !fits(task, 1, path));
    assert.ok(!fits(stepTask, 1, rated));
    assert.ok(!fits({ ...stepTask, most: 3 }, 1, path), 'more steps than wanted');
    for (const wrong of [
      null,
      {},
      { ...RATED, rating: { er: 12, ep: 12 } },
      { ...RATED, rating: { er: 1.2, ep: 12, ed: 12 } },
      { ...RATED, end: 'done' },
      { ...RATED, steps: '51' },
      { ...RATED, hardest: undefined },
      { ...RATED, hardest: { technique: 'toString' } },
      { ...RATED, hardest: { technique: 'guess' } },
      { ...RATED, hardest: { technique: 'fullHouse', name: 'constructor' } },
      { ...RATED, nodes: -1 },
    ]) {
      assert.ok(!fits(task, 1, { ...rated, result: wrong }), JSON.stringify(wrong));
    }
  });

  it('hold steps that can be drawn and applied', () => {
    const { steps, ...rest } = pathOf({ cells: cellsOf(exampleOf('cycle').puzzle) });
    const step = steps.find(({ chains }) => chains.length > 0)!;
    const [chain] = step.chains;
    const [first, second] = chain!;
    const holds = (some: unknown): boolean =>
      isAnswerToLogic(stepTask, 0, { type: 'reasoned', index: 0, result: { ...rest, steps: [some] } });
    const withNode = (change: object): object => ({
      ...step,
      chains: [[first, { ...second, ...change }, ...chain!.slice(2)]],
    });
    assert.ok(holds(step) && holds(withNode({})));
    const itself: { chains: object[] } = { ...step, chains: [] };
    itself.chains = [[{ ...first, nested: itself }]];
    for (const [index, wrong] of [
      null,
      { ...step, technique: 'guess' },
      { ...step, name: 'guess' },
      { ...step, rating: 7.2 },
      { ...step, houses: [27] },
      { ...step, candidates: [{ cell: 81, digits: 1 }] },
      { ...step, candidates: [{ cell: 80, digits: 0 }] },
      { ...step, eliminations: [{ cell: 80, digits: 512 }] },
      { ...step, placements: [{ cell: 0, digit: 10 }] },
      { ...step, placements: [], eliminations: [] },
      { ...step, chains: [[]].concat([[undefined as never]]) },
      { ...step, chains: undefined },
      withNode({ cell: -1 }),
      withNode({ digit: 0 }),
      withNode({ on: 'yes' }),
      withNode({ by: 'band' }),
      withNode({ parents: [1] }),
      withNode({ parents: [-1] }),
      withNode({ parents: undefined }),
      withNode({ nested: {} }),
      itself,
    ].entries()) {
      assert.ok(!holds(wrong), String(index));
    }
  });
});

describe('a run of solving by logic', () => {
  const task: LogicTask = { ...RATING, starts: [EASY, EASY] };
  const answer = (index: number): object => ({ type: 'reasoned', index, result: RATED });

  /** A run on a host whose one worker is the test. */
  function started(host = new HandHost()) {
    const heard: string[] = [];
    const run = runLogic(host, task, {
      progress: ({ index, er, steps }) => heard.push(`${String(index)}: ${String(er)}, ${String(steps)}`),
      found: (index, { end }) => heard.push(`${String(index)}: ${end}`),
    });
    return { host, run, heard, worker: host.workers[0]! };
  }

  it('starts one worker, tells of each board, and ends the worker with the last', async () => {
    const { host, run, heard, worker } = started();
    assert.deepEqual(worker.requests, []);
    worker.ready();
    assert.deepEqual(worker.requests, [{ type: 'logic', task }]);
    worker.say(answer(0));
    worker.say({ type: 'reasoning', index: 1, er: 90, steps: 41 });
    worker.say(answer(1));
    worker.say({ type: 'reasoning', index: 1, er: 91, steps: 42 });
    worker.crash();
    assert.deepEqual(await run.ended, { kind: 'done', result: 2 });
    assert.deepEqual(heard, ['0: solved', '1: 90, 41', '1: solved']);
    assert.deepEqual(host.log, ['start 0', 'end 0']);
    assert.equal(host.timers.size, 0);
  });

  for (const when of ['before', 'after'] as const) {
    it(`ends the worker at once when it is cancelled ${when} it has loaded`, async () => {
      const { host, run, heard, worker } = started();
      if (when === 'after') {
        worker.ready();
      }
      run.cancel();
      assert.deepEqual(host.log, ['start 0', 'end 0']);
      worker.ready().say(answer(0));
      run.cancel();
      assert.deepEqual(await run.ended, { kind: 'cancelled' });
      assert.deepEqual(heard, []);
      assert.deepEqual(host.log, ['start 0', 'end 0']);
      assert.equal(host.timers.size, 0);
    });
  }

  it('fails if the worker crashes, tells of another board, or does not load', async () => {
    const crashed = started();
    crashed.worker.ready().say(answer(0));
    crashed.worker.crash('It crashed.');
    assert.deepEqual(await crashed.run.ended, { kind: 'failed', reason: 'It crashed.' });
    assert.deepEqual(crashed.heard, ['0: solved']);
    const mad = started();
    mad.worker.ready().say(answer(1));
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
    const { ended } = runLogic(host, task, { progress: () => undefined, found: () => undefined });
    assert.deepEqual(await ended, { kind: 'failed', reason: 'Error: not allowed' });
  });
});
