// Where the first stage of a hint has the reader look, as cells: what `describeWhere` says in words.
import { CELLS, COUNT } from '../core/sudoku/logic/houses';
import type { Position } from '../core/sudoku/logic/position';
import type { Step } from '../core/sudoku/logic/step';

/** Every cell. */
const BOARD = Array.from({ length: 81 }, (_, cell) => cell);

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
  switch (technique) {
    case 'xWing':
    case 'swordfish':
    case 'jellyfish':
    case 'uniqueLoop1':
    case 'uniqueLoop2':
    case 'uniqueLoop3':
    case 'uniqueLoop4':
      return having(first?.digits ?? 0);
    case 'xCycle':
    case 'forcingXChain':
      return having(start ? 1 << (start.digit - 1) : 0);
    case 'bug1':
    case 'bug2':
    case 'bug3':
    case 'bug4':
      return withCount((count) => count > 2);
    case 'yCycle':
      return withCount((count) => count === 2);
    case 'alignedPair':
      return candidates.slice(0, 2).map(({ cell }) => cell);
    case 'alignedTriplet':
      return candidates.slice(0, 3).map(({ cell }) => cell);
    default:
      return house === undefined
        ? [start, first].flatMap((one) => one?.cell ?? []).slice(0, 1)
        : cellsOfHouse(house);
  }
}

/** The cells of a house by its number, 0 to 26. */
export function cellsOfHouse(house: number): readonly number[] {
  return Array.from(CELLS.subarray(9 * house, 9 * house + 9));
}
