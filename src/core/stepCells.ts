// Which cells a step is about: those of its pattern, and those it changes.
import { CELLS } from './sudoku/logic/houses';
import type { Step } from './sudoku/logic/step';

/**
 * The cells of a step's pattern, ascending: of a single in a house all cells of that house, as its own cell would be the
 * answer; else those of the candidates that make the pattern and of the chains.
 */
export function patternCells({ technique, houses, candidates, chains }: Step): readonly number[] {
  const [house] = houses;
  const isHouseSingle =
    technique === 'fullHouse' || technique === 'hiddenSingleBox' || technique === 'hiddenSingleLine';
  const cells =
    isHouseSingle && house !== undefined
      ? [...CELLS.subarray(9 * house, 9 * house + 9)]
      : [...candidates, ...chains.flat()].map(({ cell }) => cell);
  return ascending(cells);
}

/** The cells in which a step places a digit, ascending. */
export function placedCells({ placements }: Step): readonly number[] {
  return ascending(placements.map(({ cell }) => cell));
}

/** The cells that lose candidates by a step, ascending; not those that it gives a value. */
export function eliminatedCells({ eliminations }: Step): readonly number[] {
  return ascending(eliminations.map(({ cell }) => cell));
}

function ascending(cells: readonly number[]): readonly number[] {
  return [...new Set(cells)].sort((one, other) => one - other);
}
