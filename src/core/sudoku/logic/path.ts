// Solving as a person does: the first step of the first technique that has one, again and again, until the board is
// solved or no technique has any.
//
// Steps are sound for any position that still has a solution, those of techniques that rest on the solution being the only
// one for boards that have no other; they are left out unless the board is said to be such. Each step removes a candidate
// or places a digit, so a path ends. What becomes of a position without a solution means nothing.
import { ChainSearch } from './chainSearch';
import { Effort } from './effort';
import type { Family } from './family';
import { patternNameOf } from './names';
import { copyPosition, eliminate, emptyPosition, isSolved, placeDigit, type Position } from './position';
import { SUDOKU_EXPLAINER, type Scale } from './scale';
import type { Step } from './step';
import { FINDERS } from './techniques';

/** How a board is to be solved. */
export interface LogicOptions {
  /** The scale that rates the steps: that of Sudoku Explainer if none is told. */
  readonly scale?: Scale;
  /** Whether the board is known to have one solution, so that techniques may be used that rest on this. */
  readonly isUnique?: boolean;
  /** Whether steps are to have the names of patterns, which takes time. */
  readonly isNamed?: boolean;
  /** How many statements of chains may be looked at, for all steps together. */
  readonly budget?: number;
  /** How many steps a path may have: all if it is left out. */
  readonly most?: number;
}

/** The next step, or why there is none: with the techniques that were tried in vain. */
export type NextStep =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'solved' }
  | { readonly kind: 'stuck' | 'stopped'; readonly tried: readonly Family[] };

/**
 * What became of a board: `stuck` if no technique has a step, `stopped` if the budget was spent, or the path has as many
 * steps as were wanted and the board is not solved yet.
 */
export type PathEnd = Exclude<NextStep, { readonly kind: 'step' }>;

/** A rating, in tenths: of the whole path, of the path up to the first cell that is solved, and of the first step. */
export interface Rating {
  readonly er: number;
  readonly ep: number;
  readonly ed: number;
}

/** The steps of a board, and what became of it. */
export interface LogicPath {
  readonly steps: readonly Step[];
  readonly rating: Rating;
  readonly end: PathEnd['kind'];
  /** The techniques that were tried in vain at the end; none if it is solved. */
  readonly tried: readonly Family[];
  /** How many statements of chains were looked at. */
  readonly nodes: number;
}

/** The searches for chains of a scale. They keep nothing but memory from one call to the next. */
const searches = new WeakMap<Scale, ChainSearch>();

/** The next step of a position. */
export function nextStep(position: Position, options: LogicOptions = {}): NextStep {
  return findStep(position, options, new Effort(options.budget));
}

/**
 * The steps of a position one by one, to be stopped between any two of them. The position is brought forward: when a step
 * is handed out it has been done.
 */
export function* stepsOf(
  position: Position,
  options: LogicOptions = {},
  effort = new Effort(options.budget),
): Generator<Step, PathEnd, undefined> {
  for (;;) {
    const next = findStep(position, options, effort);
    if (next.kind !== 'step') {
      return next;
    }
    applyStep(position, next.step);
    yield next.step;
  }
}

/** Solves a position, which itself stays as it is, as far as logic goes. */
export function solveByLogic(start: Position, options: LogicOptions = {}): LogicPath {
  const path = pathInSteps(start, options);
  let next = path.next();
  while (next.done !== true) {
    next = path.next();
  }
  return next.value;
}

/** The same, to be stopped between any two steps: each is handed out once it is found, and the whole path at the end. */
export function* pathInSteps(
  start: Position,
  options: LogicOptions = {},
): Generator<Step, LogicPath, undefined> {
  const { most = Infinity } = options;
  const position = emptyPosition();
  copyPosition(start, position);
  const effort = new Effort(options.budget);
  const steps: Step[] = [];
  const path = stepsOf(position, options, effort);
  while (steps.length < most) {
    const next = path.next();
    if (next.done === true) {
      return pathTo(next.value, steps, effort);
    }
    steps.push(next.value);
    yield next.value;
  }
  const end: PathEnd = isSolved(position) ? { kind: 'solved' } : { kind: 'stopped', tried: [] };
  return pathTo(end, steps, effort);
}

function pathTo(end: PathEnd, steps: readonly Step[], { nodes }: Effort): LogicPath {
  const tried = end.kind === 'solved' ? [] : end.tried;
  return { steps, rating: ratingOf(steps), end: end.kind, tried, nodes };
}

/** Does to a position what a step says. */
export function applyStep(position: Position, { eliminations, placements }: Step): void {
  for (const { cell, digits } of eliminations) {
    eliminate(position, cell, digits);
  }
  for (const { cell, digit } of placements) {
    placeDigit(position, cell, digit);
  }
}

/** The rating of the steps of a path; what has not been reached is 0. */
export function ratingOf(steps: readonly Step[]): Rating {
  const highest = (some: readonly Step[]): number => Math.max(0, ...some.map(({ rating }) => rating));
  const placing = steps.findIndex(({ placements }) => placements.length > 0);
  return {
    er: highest(steps),
    ep: placing < 0 ? 0 : highest(steps.slice(0, placing + 1)),
    ed: steps[0]?.rating ?? 0,
  };
}

function findStep(position: Position, options: LogicOptions, effort: Effort): NextStep {
  if (isSolved(position)) {
    return { kind: 'solved' };
  }
  const { scale = SUDOKU_EXPLAINER, isUnique = false } = options;
  const chains = searches.get(scale) ?? new ChainSearch(scale);
  searches.set(scale, chains);
  const tried: Family[] = [];
  for (const family of scale.order) {
    const { find, needsUnique = false } = FINDERS[family];
    if (needsUnique && !isUnique) {
      continue;
    }
    const found = find(position, chains, effort);
    if (effort.isSpent) {
      return { kind: 'stopped', tried };
    }
    if (found) {
      const { extra, ...step } = found;
      const rating = scale.ratings[found.technique] + extra;
      const name = options.isNamed === true ? patternNameOf(position, found) : undefined;
      return { kind: 'step', step: { ...step, rating, ...(name && { name }) } };
    }
    tried.push(family);
  }
  return { kind: 'stuck', tried };
}
