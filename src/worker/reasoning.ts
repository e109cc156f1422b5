// Solves boards by logic: what a worker does with such a request.
import { stepsOfStart, type LogicStart } from '../core/logic';
import { ratedOf } from '../core/sudoku/logic/rated';
import type { LogicAnswer, LogicProgress, LogicResult, LogicTask } from './logicMessages';

/** Milliseconds between two times that it is told how far the work is. */
const PAUSE = 100;

/** @param tell called with the result of each board, in their order, and now and then with how far the work is */
export function reason(task: LogicTask, tell: (message: LogicProgress | LogicAnswer) => void): void {
  let next = Date.now() + PAUSE;
  for (const [index, start] of task.starts.entries()) {
    const result = resultOf(task, start, (er, steps) => {
      const now = Date.now();
      if (now >= next) {
        next = now + PAUSE;
        tell({ type: 'reasoning', index, er, steps });
      }
    });
    tell({ type: 'reasoned', index, result });
  }
}

/** What a task wants to know of one of its boards. */
export function resultOf(
  { budget, isNamed, wanted, most = Infinity }: Omit<LogicTask, 'starts'>,
  start: LogicStart,
  tell: (er: number, steps: number) => void,
): LogicResult {
  const path = stepsOfStart(start, { budget, isNamed, most });
  let er = 0;
  let count = 0;
  let next = path.next();
  while (next.done !== true) {
    er = Math.max(er, next.value.rating);
    tell(er, ++count);
    next = path.next();
  }
  return wanted === 'rating' ? ratedOf(next.value) : next.value;
}
