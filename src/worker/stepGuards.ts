// Guards for the steps of a path, which come from a worker as plain data.
import { ALL } from '../core/sudoku/logic/houses';
import { SUDOKU_EXPLAINER } from '../core/sudoku/logic/scale';
import type {
  CellDigits,
  Chain,
  ChainNode,
  NestedStep,
  PatternName,
  Placement,
  Step,
  Technique,
} from '../core/sudoku/logic/step';
import { isListOf, isObject, isWhole } from './guards';

/** More tenths than any step is rated. */
const MOST_TENTHS = 200;

/** More statements than a chain has: each once, true and false, and the one that closes a cycle. */
const MOST_STATEMENTS = 2 * 729 + 1;

/** More chains than a step has: one for each digit of a cell or place of a house, and some more. */
const MOST_CHAINS = 32;

/** How deep steps may lie within steps, which is more than they do: data that contain themselves have no end. */
const DEEPEST = 8;

/** A table, so that it has them all. */
const NAMES: Readonly<Record<PatternName, true>> = {
  skyscraper: true,
  twoStringKite: true,
  turbotFish: true,
  emptyRectangle: true,
  finnedXWing: true,
  finnedSwordfish: true,
  finnedJellyfish: true,
  sashimiXWing: true,
  sashimiSwordfish: true,
  sashimiJellyfish: true,
  simpleColouring: true,
  xChain: true,
  wWing: true,
  remotePair: true,
  xyChain: true,
  almostLockedSets: true,
  alternatingInferenceChain: true,
  continuousNiceLoop: true,
};

export function isTechnique(value: unknown): value is Technique {
  return typeof value === 'string' && Object.hasOwn(SUDOKU_EXPLAINER.ratings, value);
}

/** Whether a value is the name of a pattern, or left out. */
export function isNameIfAny(value: unknown): value is PatternName | undefined {
  return value === undefined || (typeof value === 'string' && Object.hasOwn(NAMES, value));
}

/** Whether a value is a rating in tenths, 0 for none. */
export function isTenths(value: unknown): value is number {
  return isWhole(value, 0, MOST_TENTHS);
}

/** Whether a value is a step. Whether that is sound is not checked. */
export function isStep(value: unknown): value is Step {
  if (!isObject(value)) {
    return false;
  }
  const { name, rating, placements, eliminations } = value;
  return (
    isNameIfAny(name) &&
    isTenths(rating) &&
    isListOf(placements, 81, isPlacement) &&
    isListOf(eliminations, 81, isCellDigits) &&
    placements.length + eliminations.length > 0 &&
    isInner(value, 0)
  );
}

/** Whether a value has what a step within a chain has, too. */
function isInner(value: unknown, depth: number): value is NestedStep {
  if (!isObject(value) || depth > DEEPEST) {
    return false;
  }
  const { technique, houses, candidates, chains } = value;
  return (
    isTechnique(technique) &&
    isListOf(houses, 27, isHouse) &&
    isListOf(candidates, 81, isCellDigits) &&
    isListOf(chains, MOST_CHAINS, (chain): chain is Chain =>
      isListOf(chain, MOST_STATEMENTS, (node, index): node is ChainNode => isNode(node, index, depth)),
    )
  );
}

/** Whether a value is the statement of this index of a chain, which follows from some before it. */
function isNode(value: unknown, index: number, depth: number): value is ChainNode {
  if (!isObject(value)) {
    return false;
  }
  const { cell, digit, on, by, parents, nested } = value;
  return (
    isCell(cell) &&
    isDigit(digit) &&
    typeof on === 'boolean' &&
    (by === undefined || by === 'cell' || by === 'box' || by === 'row' || by === 'column') &&
    isListOf(parents, index, (parent): parent is number => isWhole(parent, 0, index - 1)) &&
    (nested === undefined || isInner(nested, depth + 1))
  );
}

function isPlacement(value: unknown): value is Placement {
  return isObject(value) && isCell(value.cell) && isDigit(value.digit);
}

function isCellDigits(value: unknown): value is CellDigits {
  return isObject(value) && isCell(value.cell) && isWhole(value.digits, 1, ALL);
}

function isHouse(value: unknown): value is number {
  return isWhole(value, 0, 26);
}

function isCell(value: unknown): value is number {
  return isWhole(value, 0, 80);
}

function isDigit(value: unknown): value is number {
  return isWhole(value, 1, 9);
}
