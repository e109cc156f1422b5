// Has one worker count: it is started for that alone, and ended when it has answered, or is not wanted any more.
import {
  isAnswerToCount,
  isCountProgress,
  type CountRequest,
  type CountResult,
  type CountTask,
} from './countMessages';
import type { PoolHost } from './handle';
import { askOnce, type Run } from './oneWorker';

/** Starts to count; `tell` hears now and then how much of the work is done, of how much. */
export function runCount(
  host: PoolHost,
  task: CountTask,
  tell: (done: number, of: number) => void,
): Run<CountResult> {
  const request: CountRequest = { type: 'count', task };
  return askOnce(host, request, (message) => {
    if (isCountProgress(message)) {
      tell(message.done, message.of);
      return 'more';
    }
    return isAnswerToCount(task, message) ? { result: message.result } : 'unreadable';
  });
}
