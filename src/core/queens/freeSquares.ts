// Rows and columns of an N-Queens board in which no queen can be put.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { QueensBoard } from '../board';
import { downDiagonal, upDiagonal } from './lines';

/** A row or column without a queen and without a free square; `attackers` are squares of queens, ascending. */
export interface FullLine {
  readonly line: 'row' | 'column';
  readonly index: number;
  readonly attackers: readonly number[];
}

/** No queen. */
const NONE = -1;

/**
 * The lines without a queen and without a free square of a board whose queens do not attack each other, rows before
 * columns. Each comes with queens that attack all of its squares, none of which is named while those named before
 * suffice. Looks at each square twice at most.
 */
export function linesWithoutFreeSquare(board: Pick<QueensBoard, 'size' | 'queens'>): readonly FullLine[] {
  const look = new Look(board);
  const found: FullLine[] = [];
  for (const line of ['row', 'column'] as const) {
    for (let index = 0; index < board.size; index++) {
      if (look.isFull(line, index)) {
        found.push({ line, index, attackers: look.attackersOf(line, index) });
      }
    }
  }
  return found;
}

/** The square of the queen on each line, or `NONE`. */
class Look {
  private readonly size: number;
  private readonly rows: Int32Array;
  private readonly columns: Int32Array;
  private readonly down: Int32Array;
  private readonly up: Int32Array;

  constructor({ size, queens }: Pick<QueensBoard, 'size' | 'queens'>) {
    this.size = size;
    this.rows = new Int32Array(size).fill(NONE);
    this.columns = new Int32Array(size).fill(NONE);
    this.down = new Int32Array(2 * size - 1).fill(NONE);
    this.up = new Int32Array(2 * size - 1).fill(NONE);
    for (const square of queens) {
      const row = Math.floor(square / size);
      const column = square % size;
      this.rows[row] = square;
      this.columns[column] = square;
      this.down[downDiagonal(row, column, size)] = square;
      this.up[upDiagonal(row, column)] = square;
    }
  }

  /** Whether a line has no queen and each of its squares is attacked. */
  isFull(line: 'row' | 'column', index: number): boolean {
    const { size, rows, columns, down, up } = this;
    const [own, crossing] = line === 'row' ? [rows, columns] : [columns, rows];
    if (own[index] !== NONE) {
      return false;
    }
    // The squares of a column are met as those of a row on the board mirrored at its main diagonal, where the diagonals
    // that run down are numbered from the other end.
    const step = line === 'row' ? 1 : -1;
    const first = size - 1 - step * index;
    for (let other = 0; other < size; other++) {
      if (crossing[other] === NONE && down[first + step * other] === NONE && up[index + other] === NONE) {
        return false;
      }
    }
    return true;
  }

  /** Queens that attack all squares of a full line. */
  attackersOf(line: 'row' | 'column', index: number): readonly number[] {
    const named = new Set<number>();
    for (let other = 0; other < this.size; other++) {
      const [row, column] = line === 'row' ? [index, other] : [other, index];
      const attackers = [
        line === 'row' ? this.columns[column]! : this.rows[row]!,
        this.down[downDiagonal(row, column, this.size)]!,
        this.up[upDiagonal(row, column)]!,
      ].filter((queen) => queen !== NONE);
      if (!attackers.some((queen) => named.has(queen))) {
        named.add(attackers[0]!);
      }
    }
    return [...named].sort((one, other) => one - other);
  }
}
