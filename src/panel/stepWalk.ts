// The way through the steps of a board: which of them is shown, how much of it, and the board as it is by then.
import type { LogicStart } from '../core/logic';
import { applyStep, type LogicPath } from '../core/sudoku/logic/path';
import { positionOf, type Position } from '../core/sudoku/logic/position';
import type { Step } from '../core/sudoku/logic/step';

/** How much of a step is shown: where to look, its pattern too, or all of it. */
export type Stage = 1 | 2 | 3;

/** Nothing of it is changed: each move makes another. */
export interface StepWalk {
  readonly start: LogicStart;
  /** The steps from there on, as far as they are known. */
  readonly path: LogicPath;
  /** Whether these are all that there are. */
  readonly isWhole: boolean;
  /** The index of the step that is shown, which is 0 though there is no step. */
  readonly at: number;
  readonly stage: Stage;
  /** The index of the chain that is drawn, which is 0 though there is no chain. */
  readonly chain: number;
}

/** The beginning of a way: where to look for the first step. */
export function walkFrom(start: LogicStart, path: LogicPath, isWhole: boolean): StepWalk {
  return { start, path, isWhole, at: 0, stage: path.steps.length > 0 ? 1 : 3, chain: 0 };
}

/** The step that is shown; undefined if there is none. */
export function stepOf({ path, at }: StepWalk): Step | undefined {
  return path.steps[at];
}

/** Shows more of the step, or if that is all, where to look for the next; undefined if none is known. */
export function furtherOn(walk: StepWalk): StepWalk | undefined {
  const { at, stage, path } = walk;
  if (stage < 3) {
    return { ...walk, stage: stage === 1 ? 2 : 3 };
  }
  return at + 1 < path.steps.length ? { ...walk, at: at + 1, stage: 1, chain: 0 } : undefined;
}

/** Shows all of the step before (-1) or after (1); undefined if none is known. */
export function stepOn(walk: StepWalk, by: -1 | 1): StepWalk | undefined {
  const at = walk.at + by;
  return walk.path.steps[at] ? { ...walk, at, stage: 3, chain: 0 } : undefined;
}

/** Draws the chain before or after; the same if there is none. */
export function turnChain(walk: StepWalk, by: -1 | 1): StepWalk {
  const chain = walk.chain + by;
  return stepOf(walk)?.chains[chain] ? { ...walk, chain } : walk;
}

/** Whether the step that is shown is the one that comes next on the board as it stands in the text, and shown whole. */
export function isApplicable(walk: StepWalk): boolean {
  return walk.at === 0 && walk.stage === 3 && stepOf(walk) !== undefined;
}

/** The board as it is before the step that is shown. */
export function positionBefore({ start, path, at }: StepWalk): Position {
  const position = positionOf(start.cells, start.candidates);
  for (const step of path.steps.slice(0, at)) {
    applyStep(position, step);
  }
  return position;
}
