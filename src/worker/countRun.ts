// Has one worker count: it is started for that alone, and ended when it has answered, or is not wanted any more.
import {
  isAnswerToCount,
  isCountProgress,
  type CountRequest,
  type CountResult,
  type CountTask,
} from './countMessages';
import type { PoolHost, WorkerHandle } from './handle';
import { isReady } from './protocol';

/** How long the worker may take to load, in milliseconds. */
const START_TIME = 30_000;

/** How a count ended. */
export type CountEnd =
  | { readonly kind: 'counted'; readonly result: CountResult }
  | { readonly kind: 'cancelled' }
  /** The worker cannot be started here, or it failed. */
  | { readonly kind: 'failed'; readonly reason: string };

/** A count under way. */
export interface CountRun {
  /** Settles when it is over; never rejects. */
  readonly ended: Promise<CountEnd>;
  /** Ends the worker at once. Does nothing when the count is over. */
  readonly cancel: () => void;
}

/** Starts to count; `tell` hears now and then how much of the work is done, of how much. */
export function runCount(
  host: PoolHost,
  task: CountTask,
  tell: (done: number, of: number) => void,
): CountRun {
  let handle: WorkerHandle | undefined;
  let callOff: () => void = () => undefined;
  let isOver = false;
  let settle: (end: CountEnd) => void;
  const ended = new Promise<CountEnd>((resolve) => {
    settle = resolve;
  });
  const end = (how: CountEnd): void => {
    if (!isOver) {
      isOver = true;
      callOff();
      handle?.terminate();
      settle(how);
    }
  };
  const fail = (reason: string): void => {
    end({ kind: 'failed', reason });
  };
  const receive = (message: unknown): void => {
    if (isOver) {
      return;
    }
    if (isReady(message)) {
      callOff();
      const request: CountRequest = { type: 'count', task };
      handle?.post(request, []);
    } else if (isCountProgress(message)) {
      tell(message.done, message.of);
    } else if (isAnswerToCount(task, message)) {
      end({ kind: 'counted', result: message.result });
    } else {
      fail('It gave no answer that can be read.');
    }
  };
  try {
    handle = host.start({ message: receive, failed: fail });
    callOff = host.later(START_TIME, () => {
      fail('It did not start in time.');
    });
  } catch (error) {
    fail(String(error));
  }
  return {
    ended,
    cancel: () => {
      end({ kind: 'cancelled' });
    },
  };
}
