// Lets a solver try a set in a thread of its own, which is ended at a deadline: some answer after hours, or never.
// Time is the CPU time of the process, all of it the thread's while it is waited for: on a busy machine the clock
// on the wall would leave a solver too few boards to warm up on.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { cpuNow } from './cpu';
import type { Answer } from './solver';

/** What the thread is given (see `trialThread.ts`). */
export interface TrialOrder {
  readonly folder: string | undefined;
  readonly solver: string;
  readonly boards: readonly Uint8Array[];
  /** When to begin no further board, in CPU seconds from the start. */
  readonly seconds: number;
}

/** What it sends for each board it is through with. */
export interface TrialStep {
  readonly answer: Answer;
  /** CPU seconds from the start of the first board to the end of this one. */
  readonly seconds: number;
}

/** The steps of a solver through the first boards of a set, as many as it managed before the deadline. */
export async function tryOut(order: TrialOrder): Promise<readonly TrialStep[]> {
  const steps: TrialStep[] = [];
  const worker = new Worker(join(__dirname, 'trialThread.js'), { workerData: order });
  await new Promise<void>((resolve, reject) => {
    const start = cpuNow();
    const watch = setInterval(() => {
      // Half a second more for the start, and for what is under way.
      if (cpuNow() - start > order.seconds + 0.5) {
        clearInterval(watch);
        resolve();
      }
    }, 50);
    worker.on('message', (step: TrialStep) => steps.push(step));
    worker.once('exit', () => {
      clearInterval(watch);
      resolve();
    });
    worker.once('error', (error) => {
      clearInterval(watch);
      reject(new Error(`${order.solver} failed`, { cause: error }));
    });
  });
  await worker.terminate();
  return steps;
}
