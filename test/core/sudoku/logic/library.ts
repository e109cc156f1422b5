// Positions as HoDoKu's library of techniques has them.
import { eliminate, positionOf, type Position } from '../../../../src/core/sudoku/logic/position';
import type { CellDigits } from '../../../../src/core/sudoku/logic/step';
import { cellsOf } from '../boards';

/** A position of the library: `+` before placed digits, and removed candidates as digit, row and column. */
export function positionOfLibrary(grid: string, removed = ''): Position {
  const position = positionOf(cellsOf(grid.replaceAll('+', '')));
  for (const { cell, digits } of marksOfLibrary(removed)) {
    eliminate(position, cell, digits);
  }
  return position;
}

/** Candidates as the library writes them: `437` for 4 in r3c7; those of a cell together. */
export function marksOfLibrary(words: string): CellDigits[] {
  const digits = new Map<number, number>();
  for (const [digit, row, column] of words.split(' ').filter((word) => word !== '')) {
    const cell = 9 * (Number(row) - 1) + Number(column) - 1;
    digits.set(cell, (digits.get(cell) ?? 0) | (1 << (Number(digit) - 1)));
  }
  return Array.from(digits, ([cell, set]) => ({ cell, digits: set }));
}

/** The same the other way round, in order. */
export function written(marks: readonly CellDigits[]): string[] {
  return marks
    .flatMap(({ cell, digits }) =>
      Array.from({ length: 9 }, (_, digit) => digit)
        .filter((digit) => (digits & (1 << digit)) !== 0)
        .map((digit) => `${String(digit + 1)}${String(Math.floor(cell / 9) + 1)}${String((cell % 9) + 1)}`),
    )
    .sort();
}
