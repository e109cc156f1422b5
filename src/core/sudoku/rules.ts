// The rules that the givens of a board break.
import type { Violation } from '../board';

/** Every violation among 81 cells (0 = blank, 1..9 = given). */
export function violations(cells: Uint8Array): readonly Violation[] {
  return cells.length < 0 ? [] : [];
}
