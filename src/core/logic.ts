// Which boards a person can solve by logic, and from where on.
import type { Outcome } from './board';
import type { Verdict } from './judge';
import { solveShape } from './sudoku/anySize/solve';
import { pathInSteps, solveByLogic, type LogicOptions, type LogicPath } from './sudoku/logic/path';
import { positionOf } from './sudoku/logic/position';
import type { Step } from './sudoku/logic/step';
import type { Shape } from './sudoku/shape';

/** Why a board has neither a rating nor a next step. */
export type NoLogic =
  /** Its text has flaws. */
  | 'flawed'
  | 'queens'
  /** It is not 9×9. */
  | 'size'
  /** No solution, or broken rules. */
  | 'none'
  | 'many'
  /** The number of its solutions was not found within the limit. */
  | 'undecided'
  /** All of its cells are filled. */
  | 'full';

/** What a person starts from, in plain data that can be sent to a worker. The board has one solution. */
export interface LogicStart {
  /** 81 values row by row, 0 = blank. */
  readonly cells: Uint8Array;
  /** 81 sets of digits, bit digit - 1, that are left to blanks; undefined for all that the values allow. */
  readonly candidates?: Uint16Array | undefined;
}

/** What there is to start from, or why there is nothing. */
export type LogicStartOf = { readonly start: LogicStart } | { readonly why: NoLogic };

/**
 * Where a person goes on who has a board before him: its values, and the candidates that the text leaves, if it tells any.
 *
 * @param verdict on that board
 */
export function logicStart(verdict: Verdict): LogicStartOf {
  const why = noLogic(verdict);
  if (why || verdict.kind !== 'sound') {
    return { why: why ?? 'none' };
  }
  const { cells, candidates } = verdict.board;
  return { start: { cells, candidates: candidates && Uint16Array.from(candidates) } };
}

/**
 * Where the rating of a board begins: with its givens alone, if the text tells them from what was placed since; else where
 * a person goes on.
 *
 * @param budget guesses to find whether the givens have one solution
 */
export function ratingStart(verdict: Verdict, budget: number): LogicStartOf {
  if (verdict.kind !== 'broken' && verdict.kind !== 'sound') {
    return logicStart(verdict);
  }
  const { shape, cells, placed = [] } = verdict.board;
  if (placed.length === 0) {
    return logicStart(verdict);
  }
  const givens = Uint8Array.from(cells);
  for (const cell of placed) {
    givens[cell] = 0;
  }
  const why = noLogicOf(shape, givens, solveShape({ shape, cells: givens }, budget));
  return why ? { why } : { start: { cells: givens } };
}

/** Takes the steps of a board that has one solution. */
export function pathOf({ cells, candidates }: LogicStart, options: LogicOptions = {}): LogicPath {
  return solveByLogic(positionOf(cells, candidates), { isUnique: true, ...options });
}

/** The same, to be stopped between any two steps. */
export function stepsOfStart(
  { cells, candidates }: LogicStart,
  options: LogicOptions = {},
): Generator<Step, LogicPath, undefined> {
  return pathInSteps(positionOf(cells, candidates), { isUnique: true, ...options });
}

function noLogic(verdict: Verdict): NoLogic | undefined {
  switch (verdict.kind) {
    case 'flawed':
    case 'queens':
      return verdict.kind;
    case 'broken':
      return 'none';
    case 'sound': {
      const { board, outcome } = verdict;
      return noLogicOf(board.shape, board.cells, outcome);
    }
  }
}

const REASONS = { none: 'none', many: 'many', gaveUp: 'undecided' } as const;

function noLogicOf({ boxRows, boxColumns }: Shape, cells: Uint8Array, outcome: Outcome): NoLogic | undefined {
  if (boxRows !== 3 || boxColumns !== 3) {
    return 'size';
  }
  return outcome.kind === 'unique' ? (cells.includes(0) ? undefined : 'full') : REASONS[outcome.kind];
}
