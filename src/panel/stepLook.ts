// Where the first stage of a hint has the reader look, as cells: what `describeWhere` says in words.
import { CELLS, COUNT } from '../core/sudoku/logic/houses';
import type { Position } from '../core/sudoku/logic/position';
import type { Step, Technique } from '../core/sudoku/logic/step';

/** Every cell. */
const BOARD = Array.from({ length: 81 }, (_, cell) => cell);

/** Techniques whose digits are to be looked for all over the board. */
const BY_DIGITS: readonly Technique[] = [
  ...(['xWing', 'swordfish', 'jellyfish'] as const),
  ...(['uniqueLoop1', 'uniqueLoop2', 'uniqueLoop3', 'uniqueLoop4'] as const),
];

/** The same, where one digit's chain begins. */
const BY_DIGIT: readonly Technique[] = ['xCycle', 'forcingXChain'];

/** Techniques of all blanks with more than two candidates. */
const BY_MANY: readonly Technique[] = ['bug1', 'bug2', 'bug3', 'bug4'];

/**
 * The cells to look at, each once: a house, the places of digits, or the cells of a kind. Never tells more than the words.
 *
 * @param position the board before the step
 */
export function cellsToLookAt(step: Step, { candidates: left }: Position): readonly number[] {
  const { technique, houses, candidates, chains } = step;
  const [house] = houses;
  const [first] = candidates;
  const start = chains[0]?.[0];
  const having = (digits: number): readonly number[] =>
    BOARD.filter((cell) => ((left[cell] ?? 0) & digits) !== 0);
  const withCount = (isRight: (count: number) => boolean): readonly number[] =>
    BOARD.filter((cell) => isRight(COUNT[left[cell] ?? 0] ?? 0));
  if (BY_DIGITS.includes(technique)) {
    return having(first?.digits ?? 0);
  }
  if (BY_DIGIT.includes(technique)) {
    return having(start ? 1 << (start.digit - 1) : 0);
  }
  if (BY_MANY.includes(technique)) {
    return withCount((count) => count > 2);
  }
  if (technique === 'yCycle') {
    return withCount((count) => count === 2);
  }
  if (technique === 'alignedPair' || technique === 'alignedTriplet') {
    return candidates.slice(0, technique === 'alignedPair' ? 2 : 3).map(({ cell }) => cell);
  }
  const cell = start?.cell ?? first?.cell;
  return house !== undefined ? cellsOfHouse(house) : cell !== undefined ? [cell] : [];
}

/** The cells of a house by its number, 0 to 26. */
export function cellsOfHouse(house: number): readonly number[] {
  return Array.from(CELLS.subarray(9 * house, 9 * house + 9));
}
