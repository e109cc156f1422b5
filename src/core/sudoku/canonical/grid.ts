// The canonical form of a solved 9×9 grid: the smallest of all that it can be turned into, and the ways to it.
//
// The first row is then 123456789, so what digits are called follows from the order of the columns. Let A and B be the
// rows that come first and second, and f the map of columns that gives for B's digit in a column its column in A. The
// second row has at each position the position of f of the column there, plus one. Once the first two columns are
// chosen, the smallest second row leaves no choice for the others: a column not yet in place goes to the first free
// position of its stack, and of two columns that may come next the better one is taken, as no two give the same digit.
// So there are 36 pairs of rows or columns to start from and 18 ways for each; all that lead to the smallest second row
// are worked out. The order of the other rows then follows from their first digits, which are different.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */

/** A way to turn a board into another: transpose it or not, then move rows and columns, and rename the digits. */
export interface Way {
  readonly isTransposed: boolean;
  /** For each row of the new board the row it was (a column, if it was transposed). */
  readonly rows: Uint8Array;
  /** For each column of the new board the column it was (a row, if it was transposed). */
  readonly columns: Uint8Array;
  /** The new name of each digit; 0, a blank, stays 0. */
  readonly digits: Uint8Array;
}

/** The board that a way makes of 81 cells (0 = blank). */
export function turned(cells: Uint8Array, { isTransposed, rows, columns, digits }: Way): Uint8Array {
  const result = new Uint8Array(81);
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const [from, to] = [rows[row]!, columns[column]!];
      result[9 * row + column] = digits[cells[isTransposed ? 9 * to + from : 9 * from + to]!]!;
    }
  }
  return result;
}

/** Whether 81 cells come before others in order; undefined if they are the same. */
export function isBefore(one: Uint8Array, other: Uint8Array): boolean | undefined {
  for (let cell = 0; cell < 81; cell++) {
    if (one[cell] !== other[cell]) {
      return one[cell]! < other[cell]!;
    }
  }
  return undefined;
}

/** All ways that turn a solved grid (81 digits, not checked) into the smallest it can be turned into. */
export function waysToSmallest(solved: Uint8Array): readonly Way[] {
  const search = new Search();
  for (const isTransposed of [false, true]) {
    const grid = isTransposed ? turned(solved, TRANSPOSE) : solved;
    for (let first = 0; first < 9; first++) {
      const band = first - (first % 3);
      for (let second = band; second < band + 3; second++) {
        if (second !== first) {
          search.startFrom(grid, isTransposed, first, second);
        }
      }
    }
  }
  return search.ways;
}

const NINE = Uint8Array.from({ length: 9 }, (_, index) => index);
/** Swaps rows and columns. */
export const TRANSPOSE: Way = {
  isTransposed: true,
  rows: NINE,
  columns: NINE,
  digits: Uint8Array.from({ length: 10 }, (_, digit) => digit),
};

/** No position yet. */
const NOWHERE = 9;

class Search {
  ways: Way[] = [];
  /** The smallest grid so far; all its digits are too large before the first. */
  private smallest: Uint8Array = new Uint8Array(81).fill(10);
  /** The map f of the columns. */
  private readonly image = new Uint8Array(9);
  /** The column at each position, and the position of each column. */
  private readonly columns = new Uint8Array(9);
  private readonly positions = new Uint8Array(9);
  /** The stack of columns at each of the three places. */
  private readonly stacks = new Uint8Array(3);

  /** Tries all orders of columns with these two as the first rows. */
  startFrom(grid: Uint8Array, isTransposed: boolean, first: number, second: number): void {
    const columnOf = new Uint8Array(10);
    for (let column = 0; column < 9; column++) {
      columnOf[grid[9 * first + column]!] = column;
    }
    for (let column = 0; column < 9; column++) {
      this.image[column] = columnOf[grid[9 * second + column]!]!;
    }
    for (let one = 0; one < 9; one++) {
      const stack = one - (one % 3);
      for (let two = stack; two < stack + 3; two++) {
        if (two !== one && this.orderColumns(one, two)) {
          this.take(grid, isTransposed, first, second);
        }
      }
    }
  }

  /** Puts the columns in order after the first two; false if that makes the second row larger than the smallest. */
  private orderColumns(one: number, two: number): boolean {
    const { image, columns, positions, stacks, smallest } = this;
    const own = one - (one % 3);
    const next = image[one]! - (image[one]! % 3);
    stacks[0] = own;
    stacks[1] = next;
    stacks[2] = 9 - own - next;
    columns.fill(NOWHERE);
    positions.fill(NOWHERE);
    this.put(one, 0);
    this.put(two, 1);
    this.put(3 * own + 3 - one - two, 2);
    let isSmaller = false;
    for (let position = 0; position < 9; position++) {
      if (columns[position] === NOWHERE) {
        this.put(this.bestFor(position), position);
      }
      const digit = 1 + this.place(image[columns[position]!]!);
      if (!isSmaller && digit > smallest[9 + position]!) {
        return false;
      }
      isSmaller ||= digit < smallest[9 + position]!;
    }
    return true;
  }

  private put(column: number, position: number): void {
    this.columns[position] = column;
    this.positions[column] = position;
  }

  /** The position of a column, which is put on the first free one of its stack if it has none. */
  private place(column: number): number {
    if (this.positions[column] === NOWHERE) {
      this.put(column, this.firstFree(column));
    }
    return this.positions[column]!;
  }

  /** The first free position of a column's stack. */
  private firstFree(column: number): number {
    let position = 3 * this.stacks.indexOf(column - (column % 3));
    while (this.columns[position] !== NOWHERE) {
      position++;
    }
    return position;
  }

  /** Of the columns that may stand at a position, the one whose image has the least position, now or when it is put. */
  private bestFor(position: number): number {
    const stack = this.stacks[(position / 3) | 0]!;
    let best = NOWHERE;
    let least = NOWHERE;
    for (let column = stack; column < stack + 3; column++) {
      if (this.positions[column] === NOWHERE) {
        const image = this.image[column]!;
        const at = this.positions[image] === NOWHERE ? this.firstFree(image) : this.positions[image]!;
        if (at < least) {
          best = column;
          least = at;
        }
      }
    }
    return best;
  }

  /** Works out the whole grid, and keeps the way if it is as small as the smallest. */
  private take(grid: Uint8Array, isTransposed: boolean, first: number, second: number): void {
    const digits = new Uint8Array(10);
    for (let position = 0; position < 9; position++) {
      digits[grid[9 * first + this.columns[position]!]!] = position + 1;
    }
    const band = first - (first % 3);
    const rows = Uint8Array.of(
      first,
      second,
      3 * band + 3 - first - second,
      ...this.otherRows(grid, band, digits),
    );
    const way = { isTransposed: false, rows, columns: this.columns.slice(), digits };
    const made = turned(grid, way);
    const before = isBefore(made, this.smallest);
    if (before === true) {
      this.smallest = made;
      this.ways = [];
    }
    if (before !== false) {
      this.ways.push({ ...way, isTransposed });
    }
  }

  /** The rows of the other two bands, by their first digits. */
  private otherRows(grid: Uint8Array, band: number, digits: Uint8Array): readonly number[] {
    const firstDigit = (row: number): number => digits[grid[9 * row + this.columns[0]!]!]!;
    return [0, 3, 6]
      .filter((start) => start !== band)
      .map((start) => [start, start + 1, start + 2].sort((one, other) => firstDigit(one) - firstDigit(other)))
      .sort(([one = 0], [other = 0]) => firstDigit(one) - firstDigit(other))
      .flat();
  }
}
