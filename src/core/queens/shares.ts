// One queen in each open row and column of a placement, which may attack each other on diagonals.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { downDiagonal, upDiagonal } from './lines';
import type { Placement } from './placement';
import type { Random } from './random';

/** Columns looked at for a queen before it is put where it is attacked. */
const LOOKS = 40;

/** How the open columns of a placement are shared out among its open rows; a queen is the index of an open row. */
export class Shares {
  /** How many queens there are. */
  readonly length: number;
  /** Of each diagonal, the queens on it beyond the first, added up: 0 if none attack each other. */
  attacks = 0;
  private readonly size: number;
  private readonly rows: Uint16Array;
  private readonly columns: Uint16Array;
  /** How many queens stand on each diagonal, those of the placement included. */
  private readonly onDown: Uint16Array;
  private readonly onUp: Uint16Array;

  constructor({ size, rows, columns, columnOf }: Placement) {
    this.size = size;
    this.length = rows.count;
    this.rows = rows.numbers.slice(0, rows.count);
    this.columns = columns.numbers.slice(0, columns.count);
    this.onDown = new Uint16Array(2 * size - 1);
    this.onUp = new Uint16Array(2 * size - 1);
    for (let index = rows.count; index < size; index++) {
      const row = rows.numbers[index]!;
      this.put(row, columnOf[row]!);
    }
  }

  /** Deals out the columns at random, but so that a queen is not attacked by those before it, if a few looks find how. */
  deal(random: Random): void {
    for (let queen = 0; queen < this.length; queen++) {
      const row = this.rows[queen]!;
      for (let look = 0; look < LOOKS; look++) {
        this.exchange(queen, queen + random.below(this.length - queen));
        if (this.attackersAt(row, this.columns[queen]!) === 0) {
          break;
        }
      }
      this.put(row, this.columns[queen]!);
    }
  }

  /** Whether a queen, after all were dealt their columns, is attacked. */
  isAttacked(queen: number): boolean {
    const row = this.rows[queen]!;
    const column = this.columns[queen]!;
    return this.onDown[downDiagonal(row, column, this.size)]! + this.onUp[upDiagonal(row, column)]! > 2;
  }

  /** Has two queens swap columns, unless that makes the attacks more. */
  swapUnlessWorse(one: number, other: number): void {
    const before = this.attacks;
    if (one !== other) {
      this.swap(one, other);
    }
    if (this.attacks > before) {
      this.swap(one, other);
    }
  }

  /** Writes the column of each queen's row. */
  tell(columnOf: Uint16Array): void {
    for (let queen = 0; queen < this.length; queen++) {
      columnOf[this.rows[queen]!] = this.columns[queen]!;
    }
  }

  private swap(one: number, other: number): void {
    this.take(this.rows[one]!, this.columns[one]!);
    this.take(this.rows[other]!, this.columns[other]!);
    this.exchange(one, other);
    this.put(this.rows[one]!, this.columns[one]!);
    this.put(this.rows[other]!, this.columns[other]!);
  }

  private exchange(one: number, other: number): void {
    const column = this.columns[one]!;
    this.columns[one] = this.columns[other]!;
    this.columns[other] = column;
  }

  private attackersAt(row: number, column: number): number {
    return this.onDown[downDiagonal(row, column, this.size)]! + this.onUp[upDiagonal(row, column)]!;
  }

  private put(row: number, column: number): void {
    this.attacks += Math.min(1, this.onDown[downDiagonal(row, column, this.size)]!++);
    this.attacks += Math.min(1, this.onUp[upDiagonal(row, column)]!++);
  }

  private take(row: number, column: number): void {
    this.attacks -= Math.min(1, --this.onDown[downDiagonal(row, column, this.size)]!);
    this.attacks -= Math.min(1, --this.onUp[upDiagonal(row, column)]!);
  }
}
