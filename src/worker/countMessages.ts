// The messages about counting placements of queens, checked on arrival at both ends.
import { LARGEST_QUEENS } from '../core/limits';
import type { CompletionCount } from '../core/queens/count/completions';
import { LARGEST_COUNTED, type PlacementCounts } from '../core/queens/count/placements';
import { hasType, isCount, isObject } from './guards';

/** What is to be counted: all placements of `size` queens, or the completions of a board. */
export type CountTask =
  | { readonly of: 'placements'; readonly size: number }
  | {
      readonly of: 'completions';
      readonly size: number;
      /** Squares n * row + column. */
      readonly queens: Uint32Array;
      /** Queens that may be placed on the way. */
      readonly budget: number;
    };

/** What was counted, as the task asks. */
export type CountResult =
  ({ readonly of: 'placements' } & PlacementCounts) | ({ readonly of: 'completions' } & CompletionCount);

/** To the worker. */
export interface CountRequest {
  readonly type: 'count';
  readonly task: CountTask;
}

/** From the worker, now and then: how much of the work is done, of how much. */
export interface CountProgress {
  readonly type: 'counting';
  readonly done: number;
  readonly of: number;
}

/** From the worker, at the end. */
export interface CountAnswer {
  readonly type: 'counted';
  readonly result: CountResult;
}

/** Whether a message is a request that can be carried out. */
export function isCountRequest(message: unknown): message is CountRequest {
  if (!hasType(message, 'count') || !isObject(message.task)) {
    return false;
  }
  const { of, size, queens, budget } = message.task;
  switch (of) {
    case 'placements':
      return isCount(size) && size >= 1 && size <= LARGEST_COUNTED;
    case 'completions':
      return (
        isCount(size) &&
        size >= 1 &&
        size <= LARGEST_QUEENS &&
        queens instanceof Uint32Array &&
        queens.every((square) => square < size ** 2) &&
        isCount(budget)
      );
    default:
      return false;
  }
}

/** Whether a message tells how far a count is; the numbers need not be whole. */
export function isCountProgress(message: unknown): message is CountProgress {
  if (!hasType(message, 'counting')) {
    return false;
  }
  const { done, of } = message;
  return typeof done === 'number' && typeof of === 'number' && done >= 0 && of > 0 && done <= of;
}

/** Whether a message is a whole answer to this task. */
export function isAnswerToCount(task: CountTask, message: unknown): message is CountAnswer {
  if (!hasType(message, 'counted') || !isObject(message.result) || message.result.of !== task.of) {
    return false;
  }
  const { all, fundamental, count, nodes, gaveUp } = message.result;
  return task.of === 'placements'
    ? isCount(all) && isCount(fundamental)
    : isCount(count) && isCount(nodes) && typeof gaveUp === 'boolean';
}
