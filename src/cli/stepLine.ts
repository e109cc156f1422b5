// Steps in one line, for the terminal: each with its technique, its rating and its move.
import { cellName } from '../core/sudoku/geometry';
import { tenthsText } from '../core/sudoku/logic/rated';
import type { Step } from '../core/sudoku/logic/step';
import { textOf } from '../words/sentence';
import { describeTechnique } from '../words/techniques';

/** `Naked pair 3.0 r1c5<>37,r1c8<>3; Naked single 2.3 r1c5=4`: what is placed, and what cannot be there. */
export function stepsLine(steps: readonly Step[]): string {
  return steps
    .map((step) => `${textOf(describeTechnique(step))} ${tenthsText(step.rating)} ${moveOf(step)}`)
    .join('; ');
}

function moveOf({ placements, eliminations }: Step): string {
  return [
    ...placements.map(({ cell, digit }) => `${cellName(cell, 9)}=${String(digit)}`),
    ...eliminations.map(({ cell, digits }) => `${cellName(cell, 9)}<>${digitsOf(digits)}`),
  ].join(',');
}

/** The digits of a set, bit digit - 1. */
function digitsOf(set: number): string {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (set & (1 << (digit - 1))) !== 0).join('');
}
