// The messages about solving by logic, for a rating or for its steps, checked on arrival at both ends.
import type { LogicStart } from '../core/logic';
import type { Family } from '../core/sudoku/logic/family';
import type { LogicPath, PathEnd, Rating } from '../core/sudoku/logic/path';
import type { Rated } from '../core/sudoku/logic/rated';
import { SUDOKU_EXPLAINER } from '../core/sudoku/logic/scale';
import { hasType, isCount, isListOf, isObject, isWhole } from './guards';
import { isNameIfAny, isStep, isTechnique, isTenths } from './stepGuards';

/** The boards of one request at most: more than anybody waits for. */
const MOST_STARTS = 10_000_000;

/** More steps than a path has: each removes a candidate or gives a cell its value. */
export const MOST_STEPS = 81 * 9 + 81;

/** Boards to be solved by logic, and what is wanted of them. */
export interface LogicTask {
  readonly starts: readonly LogicStart[];
  /** How many statements of chains may be looked at for each board. */
  readonly budget: number;
  /** Whether steps are to have the names of patterns. */
  readonly isNamed: boolean;
  /** `rating`: how hard each board is, without its steps. `steps`: its path. */
  readonly wanted: 'rating' | 'steps';
  /** How many steps are taken of each board, at most `MOST_STEPS`; undefined for all. */
  readonly most?: number | undefined;
}

/** What is told of a board: `Rated` or a path, as the task wants. */
export type LogicResult = Rated | LogicPath;

/** To the worker. */
export interface LogicRequest {
  readonly type: 'logic';
  readonly task: LogicTask;
}

/** From the worker, some times a second: how far it is with a board. */
export interface LogicProgress {
  readonly type: 'reasoning';
  /** Which of the starts. */
  readonly index: number;
  /** The highest rating till now, in tenths. */
  readonly er: number;
  /** Steps taken till now. */
  readonly steps: number;
}

/** From the worker, for each of the starts in their order. The request is over with the last. */
export interface LogicAnswer {
  readonly type: 'reasoned';
  readonly index: number;
  readonly result: LogicResult;
}

/** Whether a message is a request that can be carried out. */
export function isLogicRequest(message: unknown): message is LogicRequest {
  if (!hasType(message, 'logic') || !isObject(message.task)) {
    return false;
  }
  const { starts, budget, isNamed, wanted, most } = message.task;
  return (
    isListOf(starts, MOST_STARTS, isStart) &&
    starts.length > 0 &&
    isCount(budget) &&
    typeof isNamed === 'boolean' &&
    (wanted === 'rating' || wanted === 'steps') &&
    (most === undefined || isWhole(most, 1, MOST_STEPS))
  );
}

/** Whether a message tells how far the worker is with a board of this task. */
export function isLogicProgress(task: LogicTask, message: unknown): message is LogicProgress {
  return (
    hasType(message, 'reasoning') &&
    isWhole(message.index, 0, task.starts.length - 1) &&
    isTenths(message.er) &&
    isWhole(message.steps, 0, MOST_STEPS)
  );
}

/** Whether a message is a whole answer for the board of this index. */
export function isAnswerToLogic(task: LogicTask, index: number, message: unknown): message is LogicAnswer {
  if (!hasType(message, 'reasoned') || message.index !== index) {
    return false;
  }
  return task.wanted === 'rating' ? isRated(message.result) : isPath(message.result, task.most ?? MOST_STEPS);
}

function isStart(value: unknown): value is LogicStart {
  if (!isObject(value)) {
    return false;
  }
  const { cells, candidates } = value;
  return (
    cells instanceof Uint8Array &&
    cells.length === 81 &&
    cells.every((digit) => digit <= 9) &&
    (candidates === undefined || (candidates instanceof Uint16Array && candidates.length === 81))
  );
}

function isRated(value: unknown): value is Rated {
  if (!isObject(value)) {
    return false;
  }
  const { rating, end, steps, hardest, nodes } = value;
  return (
    isRating(rating) &&
    isEnd(end) &&
    isWhole(steps, 0, MOST_STEPS) &&
    (steps === 0 ? hardest === undefined : isHardest(hardest)) &&
    isCount(nodes)
  );
}

function isPath(value: unknown, most: number): value is LogicPath {
  if (!isObject(value)) {
    return false;
  }
  const { steps, rating, end, tried, nodes } = value;
  return (
    isListOf(steps, most, isStep) &&
    isRating(rating) &&
    isEnd(end) &&
    isListOf(tried, SUDOKU_EXPLAINER.order.length, isFamily) &&
    isCount(nodes)
  );
}

function isRating(value: unknown): value is Rating {
  return isObject(value) && isTenths(value.er) && isTenths(value.ep) && isTenths(value.ed);
}

function isEnd(value: unknown): value is PathEnd['kind'] {
  return value === 'solved' || value === 'stuck' || value === 'stopped';
}

function isHardest(value: unknown): value is Rated['hardest'] {
  return isObject(value) && isTechnique(value.technique) && isNameIfAny(value.name);
}

function isFamily(value: unknown): value is Family {
  return (SUDOKU_EXPLAINER.order as readonly unknown[]).includes(value);
}
