// The houses and names of cells of boards of any shape. Cells count from 0, row by row.
import type { House } from '../board';
import { housesOfShape, type Shape } from './shape';

const TYPES = ['row', 'column', 'box'] as const;

const all = new Map<Shape, readonly House[]>();

/**
 * The houses of a shape: rows from the top, columns from the left, boxes row by row, as in `housesOfShape`. Made on
 * first need and kept.
 */
export function namedHousesOf(shape: Shape): readonly House[] {
  const made =
    all.get(shape) ??
    TYPES.flatMap((type) => Array.from({ length: shape.size }, (_, index) => ({ type, index })));
  all.set(shape, made);
  return made;
}

/** The cells of a house, in reading order; none if the board has no such house. Not to be written to. */
export function houseCells(shape: Shape, { type, index }: House): Uint16Array {
  const cells =
    index < shape.size ? housesOfShape(shape)[shape.size * TYPES.indexOf(type) + index] : undefined;
  return cells ?? new Uint16Array(0);
}

/** `r1c1`…`r25c25`, as messages name a cell of a board with this size. */
export function cellName(cell: number, size: number): string {
  return nameAt(rowOf(cell, size) + 1, columnOf(cell, size) + 1);
}

/** The name of the cell in a row and column, which here count from 1. */
export function nameAt(row: number, column: number): string {
  return `r${String(row)}c${String(column)}`;
}

/** The row of a cell, from 0 at the top. */
export function rowOf(cell: number, size: number): number {
  return Math.floor(cell / size);
}

/** The column of a cell, from 0 at the left. */
export function columnOf(cell: number, size: number): number {
  return cell % size;
}

/** The box of a cell, from 0, row by row. There are `boxRows` boxes side by side, as size / boxColumns = boxRows. */
export function boxOf(cell: number, { boxRows, boxColumns, size }: Shape): number {
  return boxRows * Math.floor(rowOf(cell, size) / boxRows) + Math.floor(columnOf(cell, size) / boxColumns);
}

/** The houses two cells are both in: none, one, or a box with a row or column, in the order row, column, box. */
export function sharedHouses(shape: Shape, one: number, other: number): readonly House[] {
  const { size } = shape;
  const houses = namedHousesOf(shape);
  const [row, column, box] = [rowOf(one, size), columnOf(one, size), boxOf(one, shape)];
  return [
    ...(row === rowOf(other, size) ? houses.slice(row, row + 1) : []),
    ...(column === columnOf(other, size) ? houses.slice(size + column, size + column + 1) : []),
    ...(box === boxOf(other, shape) ? houses.slice(2 * size + box, 2 * size + box + 1) : []),
  ];
}
