// Candidates of cells as steps have them, made of houses and places.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { CELLS } from './houses';
import type { CellDigits } from './step';

/** The indices of the bits of a set, ascending. */
export function indicesOf(set: number): number[] {
  const indices: number[] = [];
  for (; set !== 0; set &= set - 1) {
    indices.push(lowest(set));
  }
  return indices;
}

/** The cells at some places of a house. */
export function cellsAt(house: number, places: number): number[] {
  return indicesOf(places).map((place) => CELLS[9 * house + place]!);
}

/** Of cells those of `digits` that they have, without the cells that have none. */
export function marksOf(candidates: Uint16Array, cells: readonly number[], digits: number): CellDigits[] {
  return cells
    .map((cell) => ({ cell, digits: candidates[cell]! & digits }))
    .filter((mark) => mark.digits !== 0);
}
