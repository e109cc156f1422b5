// The candidates that the givens of a board leave to its cells.
import { housesOfShape, type Shape } from './shape';

/**
 * For each of the n * n cells (0 = blank, 1..n = value) a set of bits, value v as bit v - 1: of a blank the values that
 * stand in none of its houses, of another cell its value. Not checked: that no value is over n.
 */
export function leftCandidates(shape: Shape, cells: Uint8Array): Uint32Array {
  const all = 2 ** shape.size - 1;
  const left = new Uint32Array(cells.length).fill(all);
  for (const house of housesOfShape(shape)) {
    let taken = 0;
    for (const cell of house) {
      taken |= (1 << (cells[cell] ?? 0)) >> 1;
    }
    for (const cell of house) {
      left[cell] = (left[cell] ?? 0) & ~taken;
    }
  }
  for (const [cell, value] of cells.entries()) {
    if (value > 0) {
      left[cell] = 1 << (value - 1);
    }
  }
  return left;
}
