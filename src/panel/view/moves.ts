// Where keys go on boards of any size.
import type { Move } from './keys';

/** A board as moves see it: so many rows and columns, and rows in a box. */
export interface Field {
  readonly size: number;
  readonly boxRows: number;
}

/** The cell that a move leads to; on the edge it stays on the board. */
export function targetOf(move: Move, cell: number, { size, boxRows }: Field): number {
  const row = Math.floor(cell / size);
  const column = cell % size;
  const clamp = (index: number): number => Math.min(Math.max(index, 0), size - 1);
  const at = (toRow: number, toColumn: number): number => size * clamp(toRow) + clamp(toColumn);
  switch (move) {
    case 'left':
      return at(row, column - 1);
    case 'right':
      return at(row, column + 1);
    case 'up':
      return at(row - 1, column);
    case 'down':
      return at(row + 1, column);
    case 'rowStart':
      return at(row, 0);
    case 'rowEnd':
      return at(row, size - 1);
    case 'boxUp':
      return at(row - boxRows, column);
    case 'boxDown':
      return at(row + boxRows, column);
    case 'first':
      return 0;
    case 'last':
      return size * size - 1;
  }
}
