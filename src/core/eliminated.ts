// Eliminations on boards whose text has no place for them, kept beside it, and for which boards they still hold.
import type { SudokuBoard } from './board';
import type { LogicStart } from './logic';
import { countBits } from './sudoku/bits';
import { ALL } from './sudoku/logic/houses';
import type { CellDigits } from './sudoku/logic/step';

/** What was eliminated from a 9×9 board. It holds for every board that has the same values and perhaps more. */
export interface Eliminated {
  /** The notation the board was written in. */
  readonly notation: SudokuBoard['notation'];
  /** The 81 values that were there, 0 for a blank. */
  readonly cells: Uint8Array;
  readonly eliminations: readonly CellDigits[];
}

/**
 * Whether eliminations hold for a board. They follow from the values that there were, so more values do them no harm. A
 * board in another notation is another board: it may tell its candidates itself.
 */
export function holdsFor({ notation, cells }: Eliminated, board: SudokuBoard): boolean {
  return (
    board.notation === notation &&
    board.cells.length === cells.length &&
    cells.every((value, cell) => value === 0 || board.cells[cell] === value)
  );
}

/** The start of a person who has made eliminations besides those that the text tells. */
export function startWithout(start: LogicStart, eliminations: readonly CellDigits[]): LogicStart {
  if (eliminations.length === 0) {
    return start;
  }
  const gone = joined(eliminations);
  const candidates = gone.map((digits, cell) => (start.candidates?.[cell] ?? ALL) & ~digits);
  return { ...start, candidates };
}

/** How many candidates eliminations take away together, each counted once. */
export function countEliminated(eliminations: readonly CellDigits[]): number {
  return joined(eliminations).reduce((count, digits) => count + countBits(digits), 0);
}

/** The digits that are gone from each of 81 cells. */
function joined(eliminations: readonly CellDigits[]): Uint16Array {
  const gone = new Uint16Array(81);
  for (const { cell, digits } of eliminations) {
    gone[cell] = (gone[cell] ?? 0) | digits;
  }
  return gone;
}
