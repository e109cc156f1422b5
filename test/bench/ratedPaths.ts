// The steps of rated puzzles, and whether they are rated as they should be.
import { pathOf } from '../../src/core/logic';
import { tenthsText } from '../../src/core/sudoku/logic/rated';
import type { LogicPath } from '../../src/core/sudoku/logic/path';
import { cellsOf } from '../core/sudoku/boards';
import { ratedPuzzles, type Rated } from '../core/sudoku/logic/boards';

/** Puzzles that `quick` rates: each so manieth of the file. */
const QUICK = 10;

/** The steps of a puzzle that has one solution. */
export const pathOfPuzzle = ({ puzzle }: { readonly puzzle: string }): LogicPath =>
  pathOf({ cells: cellsOf(puzzle) });

/** Whether a path solves its puzzle and is rated as that is told to be, in all three ratings. */
export function isEqual({ end, rating: { er, ep, ed } }: LogicPath, { rating: expected }: Rated): boolean {
  return end === 'solved' && [er, ep, ed].map(tenthsText).join('/') === expected;
}

/** The highest rating of a puzzle without its tenths. */
export const bandOf = ({ rating: expected }: Rated): number => Math.floor(Number.parseFloat(expected));

/** So many puzzles of those rated highest; of equal ones those for which ours looks at the most statements of chains. */
export function hardestOf(puzzles: readonly Rated[], count: number): Rated[] {
  return puzzles
    .map((puzzle) => ({ puzzle, er: Number.parseFloat(puzzle.rating), nodes: pathOfPuzzle(puzzle).nodes }))
    .sort((one, other) => other.er - one.er || other.nodes - one.nodes)
    .slice(0, count)
    .map(({ puzzle }) => puzzle);
}

/** How many of each so manieth puzzle of the file are rated as there, and how many these are. */
export function quickRatings(): { readonly equal: number; readonly all: number } {
  const some = ratedPuzzles().filter((_, index) => index % QUICK === 0);
  return { equal: some.filter((puzzle) => isEqual(pathOfPuzzle(puzzle), puzzle)).length, all: some.length };
}
