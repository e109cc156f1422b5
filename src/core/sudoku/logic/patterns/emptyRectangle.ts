// Empty rectangle: the places of a digit in a box lie in one of its rows and one of its columns, which leaves a rectangle of
// the box empty. A strong link across, one end of which lies in that row, would empty the row if the target, which lies in
// that column and across from the other end, had the digit; then the box had no place left for it. The same with rows and
// columns exchanged. Definition: HoDoKu's manual, “Single Digit Patterns”, after the Sudoku Players' Forum.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { BOXES, COLUMNS, ROWS } from '../houses';
import type { Position } from '../position';
import type { PatternName } from '../step';
import { targetsOf, type Goal } from './goal';

/** The places of a box that lie in its first row, and in its first column. */
const ROW = 0o007;
const COLUMN = 0o111;

/** Whether an empty rectangle does what a goal says. It removes one candidate only. */
export function emptyRectangle({ places }: Position, goal: Goal): PatternName | undefined {
  const targets = targetsOf(goal);
  const [cell, ...others] = targets?.cells ?? [];
  if (!targets || cell === undefined || others.length > 0) {
    return undefined;
  }
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const hasBoth = (band: number, stack: number, rowIn: number, columnIn: number): boolean => {
    const set = places[9 * (BOXES + 3 * band + stack) + targets.digit]!;
    const [inRow, inColumn] = [ROW << (3 * rowIn), COLUMN << columnIn];
    // Places in one line only would be plain locked candidates.
    return (set & ~(inRow | inColumn)) === 0 && (set & ~inRow) !== 0 && (set & ~inColumn) !== 0;
  };
  for (let across = 0; across < 9; across++) {
    const [band, line] = [Math.floor(across / 3), across % 3];
    const isUpright = band !== Math.floor(row / 3) && hasBoth(band, Math.floor(column / 3), line, column % 3);
    const isLying = band !== Math.floor(column / 3) && hasBoth(Math.floor(row / 3), band, row % 3, line);
    for (let link = 0; link < 9; link++) {
      if (
        (isUpright &&
          Math.floor(link / 3) !== Math.floor(column / 3) &&
          places[9 * (COLUMNS + link) + targets.digit] === ((1 << row) | (1 << across))) ||
        (isLying &&
          Math.floor(link / 3) !== Math.floor(row / 3) &&
          places[9 * (ROWS + link) + targets.digit] === ((1 << column) | (1 << across)))
      ) {
        return 'emptyRectangle';
      }
    }
  }
  return undefined;
}
