// The houses and peers of the 9×9 board. Cells count from 0 to 80, row by row.
import type { House } from '../board';

const TYPES = ['row', 'column', 'box'] as const;

/** The 27 houses: nine rows from the top, nine columns from the left, nine boxes row by row. */
export const HOUSES: readonly House[] = TYPES.flatMap((type) =>
  Array.from({ length: 9 }, (_, index) => ({ type, index })),
);

/** The cell at `place` of a house, both from 0, places in reading order. */
function cellOfHouse({ type, index }: House, place: number): number {
  switch (type) {
    case 'row':
      return 9 * index + place;
    case 'column':
      return 9 * place + index;
    case 'box':
      return 27 * Math.floor(index / 3) + 3 * (index % 3) + 9 * Math.floor(place / 3) + (place % 3);
  }
}

/** The cells of each house of `HOUSES`. */
const CELLS: readonly (readonly number[])[] = HOUSES.map((house) =>
  Array.from({ length: 9 }, (_, place) => cellOfHouse(house, place)),
);

/** The cells of a house, in reading order. */
export function houseCells(house: House): readonly number[] {
  return CELLS[9 * TYPES.indexOf(house.type) + house.index] ?? [];
}

/** `r1c1`…`r9c9`, as messages name the cell (0..80). */
export function cellName(cell: number): string {
  return `r${String(rowOf(cell) + 1)}c${String(columnOf(cell) + 1)}`;
}

/** The row of a cell, 0..8 from the top. */
export function rowOf(cell: number): number {
  return Math.floor(cell / 9);
}

/** The column of a cell, 0..8 from the left. */
export function columnOf(cell: number): number {
  return cell % 9;
}

/** The box of a cell, 0..8 row by row. */
export function boxOf(cell: number): number {
  return 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
}

/** The row, column and box of each cell. */
const HOUSES_OF: readonly (readonly House[])[] = Array.from({ length: 81 }, (_, cell) =>
  HOUSES.filter((house) => houseCells(house).includes(cell)),
);

/** The row, column and box of a cell (0..80), in this order. */
export function housesOf(cell: number): readonly House[] {
  return HOUSES_OF[cell] ?? [];
}

/** The houses two cells are both in: none, one, or a box with a row or column, in the order of `HOUSES`. */
export function sharedHouses(one: number, other: number): readonly House[] {
  return housesOf(one).filter((house) => housesOf(other).includes(house));
}

/** The 20 peers of each cell, ascending: the other cells of its row, column and box. */
const PEERS: readonly Uint8Array[] = Array.from({ length: 81 }, (_, cell) => {
  const near = CELLS.filter((cells) => cells.includes(cell)).flat();
  return Uint8Array.from(new Set(near.filter((other) => other !== cell))).sort();
});

/** The 20 peers of a cell (0..80), ascending. The table itself: not to be written to. */
export function peersOf(cell: number): Uint8Array {
  return PEERS[cell] ?? new Uint8Array(0);
}
