// Who rates the boards of `backtrack rate`: this thread for the first easy ones, workers on all cores for the others.
import { join } from 'node:path';
import { LOGIC_NODES_AT_ONCE } from '../core/limits';
import type { LogicStart } from '../core/logic';
import type { PoolHost } from '../worker/handle';
import type { LogicRequest, LogicResult, LogicTask } from '../worker/logicMessages';
import { logicReader } from '../worker/logicRun';
import { nodeHost } from '../worker/node/host';
import { OneWorker } from '../worker/oneWorker';
import { resultOf } from '../worker/reasoning';

/** What is wanted of each board. */
export type Wish = Omit<LogicTask, 'starts'>;

export interface Rater {
  /** How many boards it is worth to ask about at a time. */
  readonly ahead: number;
  /** What there is to say of a board. */
  readonly solve: (start: LogicStart) => Promise<LogicResult>;
}

/** Boards that this thread has rated by the time that a worker would have loaded, if they are easy. */
const PATIENCE = 10;

/** Boards asked about for each worker, so that the others have something to do while one has a hard board. */
const AHEAD = 64;

/**
 * Gives `use` who rates boards, and ends the workers afterwards.
 *
 * @param jobs the value of `--jobs`, if it was given: with 1 there is no thread but this one
 */
export async function withRater<Result>(
  jobs: string | undefined,
  wish: Wish,
  use: (rater: Rater) => Promise<Result>,
): Promise<Result> {
  const here = (start: LogicStart): LogicResult => resultOf(wish, start, () => undefined);
  if (jobs === '1') {
    return use({ ahead: 1, solve: (start) => Promise.resolve(here(start)) });
  }
  const host = nodeHost(join(__dirname, 'worker.js'));
  const lanes = new Lanes(host, jobs === undefined ? host.cores : Number(jobs), wish, here);
  const budget = Math.min(wish.budget, LOGIC_NODES_AT_ONCE);
  let left = PATIENCE;
  const solve = (start: LogicStart): Promise<LogicResult> => {
    if (left-- > 0) {
      const result = resultOf({ ...wish, budget }, start, () => undefined);
      if (result.end !== 'stopped' || budget === wish.budget) {
        return Promise.resolve(result);
      }
    }
    return lanes.solve(start);
  };
  try {
    return await use({ ahead: AHEAD * lanes.count, solve });
  } finally {
    lanes.close();
  }
}

/** Workers that are kept, each at work on one board. They start when they are needed. */
class Lanes {
  private readonly all: readonly OneWorker[];
  private readonly free: OneWorker[];
  private readonly waiting: ((worker: OneWorker) => void)[] = [];

  /** @param here rates a board in this thread, where a worker cannot be started or has failed */
  constructor(
    host: PoolHost,
    readonly count: number,
    private readonly wish: Wish,
    private readonly here: (start: LogicStart) => LogicResult,
  ) {
    this.all = Array.from({ length: count }, () => new OneWorker(host));
    this.free = [...this.all].reverse();
  }

  async solve(start: LogicStart): Promise<LogicResult> {
    const task: LogicTask = { ...this.wish, starts: [start] };
    const request: LogicRequest = { type: 'logic', task };
    const worker = this.free.pop() ?? (await this.next());
    let result: LogicResult | undefined;
    const read = logicReader(task, {
      progress: () => undefined,
      found: (_, found) => {
        result = found;
      },
    });
    await worker.ask(request, read);
    this.giveBack(worker);
    return result ?? this.here(start);
  }

  close(): void {
    for (const worker of this.all) {
      worker.close();
    }
  }

  private next(): Promise<OneWorker> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  private giveBack(worker: OneWorker): void {
    const next = this.waiting.shift();
    if (next) {
      next(worker);
    } else {
      this.free.push(worker);
    }
  }
}
