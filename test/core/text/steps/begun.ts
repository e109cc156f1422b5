// Puzzles on the way to their solution, and when a text shows the same as a position.
import fc from 'fast-check';
import { applyStep } from '../../../../src/core/sudoku/logic/path';
import { placeDigit, positionOf, type Position } from '../../../../src/core/sudoku/logic/position';
import type { Step } from '../../../../src/core/sudoku/logic/step';
import { cellsOf } from '../../sudoku/boards';
import { pathOf, ratedPuzzles } from '../../sudoku/logic/boards';
import type { Begun } from './positionNotations';

/** Puzzles that need no long search: rated below 7.5, some of each level. */
const PUZZLES = ratedPuzzles()
  .filter(({ rating }) => parseFloat(rating) < 7.5)
  .sort((one, other) => parseFloat(one.rating) - parseFloat(other.rating))
  .filter((_, index) => index % 20 === 0)
  .map(({ puzzle }) => cellsOf(puzzle));

const paths = new Map<Uint8Array, readonly Step[]>();

function stepsOf(givens: Uint8Array): readonly Step[] {
  const steps = paths.get(givens) ?? pathOf(Array.from(givens).join('')).steps;
  paths.set(givens, steps);
  return steps;
}

/** A puzzle after some of its steps, with those that are left; two cells at least are blank. */
export const begun: fc.Arbitrary<Begun & { readonly left: readonly Step[] }> = fc
  .record({ givens: fc.constantFrom(...PUZZLES), part: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ givens, part }) => {
    const steps = stepsOf(givens);
    const done = Math.floor(part * (steps.length - 1));
    const position = positionOf(givens);
    steps.slice(0, done).forEach((step) => {
      applyStep(position, step);
    });
    return { givens, position, left: steps.slice(done) };
  })
  // Digits with one dot are a number.
  .filter(({ position }) => position.values.filter((value) => value === 0).length > 1);

/**
 * Places in a position the only candidates of blanks that a text shows as values: where these are written alike, nobody can
 * tell one from the other.
 */
export function settle(position: Position, shown: Position): void {
  for (;;) {
    const cell = position.values.findIndex(
      (value, one) =>
        value === 0 && shown.values[one] !== 0 && position.candidates[one] === 1 << (shown.values[one]! - 1),
    );
    if (cell < 0) {
      return;
    }
    placeDigit(position, cell, shown.values[cell]!);
  }
}

/** Whether a blank has several candidates: the text of layers does not tell that it shows candidates where none has. */
export function hasSeveral({ candidates }: Position): boolean {
  return candidates.some((set) => (set & (set - 1)) !== 0);
}
