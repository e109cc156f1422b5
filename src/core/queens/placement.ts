// Queens on a board while a search places them: which lines are open, and how many free squares each has.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { downDiagonal, upDiagonal } from './lines';

/** No queen. */
const NONE = 0xffff;

/**
 * A set of numbers below some n that forgets and remembers: what was removed last is put back first. Members can be
 * listed while that is going on.
 */
class OpenLines {
  /** The members, and behind them those that were removed, the last one first. */
  readonly numbers: Uint16Array;
  private readonly places: Uint16Array;
  count: number;

  constructor(size: number) {
    this.numbers = Uint16Array.from({ length: size }, (_, number) => number);
    this.places = this.numbers.slice();
    this.count = size;
  }

  remove(number: number): void {
    this.count--;
    this.swap(this.places[number]!, this.count);
  }

  /** Puts back what was removed last. */
  restore(): void {
    this.count++;
  }

  swap(one: number, other: number): void {
    const { numbers, places } = this;
    const first = numbers[one]!;
    const second = numbers[other]!;
    numbers[one] = second;
    numbers[other] = first;
    places[second] = one;
    places[first] = other;
  }
}

/**
 * Queens that do not attack each other. A row or column is open while it has no queen; a square is free if both its
 * lines are open and no diagonal through it has a queen.
 *
 * To place a queen or take one back takes time in proportion to the open lines: of each, three squares at most change.
 */
export class Placement {
  readonly size: number;
  readonly rows: OpenLines;
  readonly columns: OpenLines;
  /** How many free squares each open row and column has. */
  readonly freeInRow: Uint16Array;
  readonly freeInColumn: Uint16Array;
  /** The column of the queen of each row that is not open. */
  readonly columnOf: Uint16Array;
  private readonly takenColumn: Uint8Array;
  private readonly takenDown: Uint8Array;
  private readonly takenUp: Uint8Array;

  constructor(size: number) {
    this.size = size;
    this.rows = new OpenLines(size);
    this.columns = new OpenLines(size);
    this.freeInRow = new Uint16Array(size).fill(size);
    this.freeInColumn = new Uint16Array(size).fill(size);
    this.columnOf = new Uint16Array(size).fill(NONE);
    this.takenColumn = new Uint8Array(size);
    this.takenDown = new Uint8Array(2 * size - 1);
    this.takenUp = new Uint8Array(2 * size - 1);
  }

  isOpen(row: number): boolean {
    return this.columnOf[row] === NONE;
  }

  /** Whether the row is open and the square at `column` of it is free. */
  isFree(row: number, column: number): boolean {
    return (
      this.isOpen(row) &&
      (this.takenColumn[column]! |
        this.takenDown[downDiagonal(row, column, this.size)]! |
        this.takenUp[upDiagonal(row, column)]!) ===
        0
    );
  }

  /** Places a queen on a free square. */
  place(row: number, column: number): void {
    this.rows.remove(row);
    this.columns.remove(column);
    this.change(row, column, -1);
    this.mark(row, column, 1);
    this.columnOf[row] = column;
  }

  /** Takes back the queen that was placed last. */
  takeBack(row: number): void {
    const column = this.columnOf[row]!;
    this.columnOf[row] = NONE;
    this.mark(row, column, 0);
    this.change(row, column, 1);
    this.columns.restore();
    this.rows.restore();
  }

  private mark(row: number, column: number, taken: 0 | 1): void {
    this.takenColumn[column] = taken;
    this.takenDown[downDiagonal(row, column, this.size)] = taken;
    this.takenUp[upDiagonal(row, column)] = taken;
  }

  /**
   * Adds `change` to the counts of the open lines for each square that is free but for a queen at a square of lines that
   * are not open, and attacked by it.
   */
  private change(row: number, column: number, change: 1 | -1): void {
    const { size, rows, columns, freeInRow, freeInColumn, takenColumn, takenDown, takenUp } = this;
    for (let index = 0; index < rows.count; index++) {
      const other = rows.numbers[index]!;
      const down = size - 1 - other;
      if ((takenDown[down + column]! | takenUp[other + column]!) === 0) {
        freeInRow[other]! += change;
      }
      const right = column + other - row;
      if (right >= 0 && right < size && (takenColumn[right]! | takenUp[other + right]!) === 0) {
        freeInRow[other]! += change;
        freeInColumn[right]! += change;
      }
      const left = column - other + row;
      if (left >= 0 && left < size && (takenColumn[left]! | takenDown[down + left]!) === 0) {
        freeInRow[other]! += change;
        freeInColumn[left]! += change;
      }
    }
    const down = size - 1 - row;
    for (let index = 0; index < columns.count; index++) {
      const other = columns.numbers[index]!;
      if ((takenDown[down + other]! | takenUp[row + other]!) === 0) {
        freeInColumn[other]! += change;
      }
    }
  }
}

/** The queens of a board, squares n * row + column; undefined if two of them attack each other. */
export function placementOf(size: number, queens: Uint32Array): Placement | undefined {
  const placement = new Placement(size);
  for (const square of queens) {
    const row = Math.floor(square / size);
    if (!placement.isFree(row, square % size)) {
      return undefined;
    }
    placement.place(row, square % size);
  }
  return placement;
}
