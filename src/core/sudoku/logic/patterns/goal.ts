// What a pattern is asked for: whether it removes what a step removes.

import { lowest } from '../../bits';
import { COUNT, SEES } from '../houses';
import type { PatternName, Step } from '../step';
import type { Position } from '../position';

/** What a step does. A pattern may do more. */
export type Goal = Pick<Step, 'eliminations' | 'placements'>;

/** The name of a pattern of a position that does all of a goal; undefined if there is none of its kind. */
export type Recogniser = (position: Position, goal: Goal) => PatternName | undefined;

/** What is to be removed, where that is one digit. */
export interface Targets {
  /** From 0. */
  readonly digit: number;
  /** At least one. */
  readonly cells: readonly number[];
}

/** What a goal removes if that is the same digit everywhere; else undefined. */
export function targetsOf({ eliminations }: Goal): Targets | undefined {
  const digits = eliminations.reduce((all, mark) => all | mark.digits, 0);
  return COUNT[digits] === 1
    ? { digit: lowest(digits), cells: eliminations.map(({ cell }) => cell) }
    : undefined;
}

/** Whether a cell shares a house with each of some others, and is none of them. */
export function seesAll(cell: number, others: readonly number[]): boolean {
  return others.every((other) => SEES[81 * cell + other] === 1);
}
