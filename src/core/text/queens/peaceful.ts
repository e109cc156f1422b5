// Whether queens stand as the puzzle wants them: what tells a board from other lists and tables.
import { downDiagonal, upDiagonal } from '../../queens/lines';

/**
 * Whether no two queens stand on one row, column or diagonal, in time linear in their number and the size.
 *
 * @param queens squares, `size` * row + column, each once
 */
export function arePeaceful(size: number, queens: Iterable<number>): boolean {
  // The lines of all four kinds, one kind behind the other.
  const taken = new Uint8Array(6 * size);
  for (const square of queens) {
    const [row, column] = [Math.floor(square / size), square % size];
    const lines = [
      row,
      size + column,
      2 * size + downDiagonal(row, column, size),
      4 * size + upDiagonal(row, column),
    ];
    if (lines.some((line) => taken[line] === 1)) {
      return false;
    }
    for (const line of lines) {
      taken[line] = 1;
    }
  }
  return true;
}
