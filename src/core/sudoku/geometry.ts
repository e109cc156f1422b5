// The houses and peers of the 9×9 board.
import type { House } from '../board';

/** `r1c1`…`r9c9`, as messages name the cell (0..80). */
export function cellName(cell: number): string {
  return `r${String(Math.floor(cell / 9) + 1)}c${String((cell % 9) + 1)}`;
}

/** The cells of a house, in reading order. */
export function houseCells(house: House): readonly number[] {
  void house;
  return [];
}
