// Has one worker solve boards by logic: it is started for that alone, and ended when it is done or not wanted any more.
import type { PoolHost } from './handle';
import {
  isAnswerToLogic,
  isLogicProgress,
  type LogicProgress,
  type LogicRequest,
  type LogicResult,
  type LogicTask,
} from './logicMessages';
import { askOnce, type Reading, type Run } from './oneWorker';

/** Who hears of boards that are solved by logic. */
export interface LogicListener {
  /** Some times a second how far it is with a board. */
  readonly progress: (progress: Omit<LogicProgress, 'type'>) => void;
  /** What is found of each board, in their order: `Rated` or a path, as the task wants. */
  readonly found: (index: number, result: LogicResult) => void;
}

/** Starts to solve; there is one board at least. The result is how many were solved: all. */
export function runLogic(host: PoolHost, task: LogicTask, listener: LogicListener): Run<number> {
  const request: LogicRequest = { type: 'logic', task };
  return askOnce(host, request, logicReader(task, listener));
}

/** Reads what a worker says to such a request. */
export function logicReader(
  task: LogicTask,
  { progress, found }: LogicListener,
): (message: unknown) => Reading<number> {
  let count = 0;
  return (message) => {
    if (isLogicProgress(task, message)) {
      progress(message);
      return 'more';
    }
    if (!isAnswerToLogic(task, count, message)) {
      return 'unreadable';
    }
    found(count, message.result);
    count++;
    return count === task.starts.length ? { result: count } : 'more';
  };
}
