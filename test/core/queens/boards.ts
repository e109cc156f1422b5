// N-Queens boards for the tests: the shared cases, random ones, and plain second implementations to judge them by.
import { readFileSync } from 'node:fs';

/** A board as the cases tell it: the column of the queen of each row from 1, 0 for a row without one. */
export type ColumnList = readonly number[];

export interface Cases {
  readonly counts: readonly {
    readonly n: number;
    readonly all: string;
    readonly fundamental: string;
    readonly pointSymmetric: string;
    readonly rotational: string;
  }[];
  readonly trees: readonly { readonly n: number; readonly firstSolution: ColumnList | null }[];
  readonly firstSolutionMore: readonly { readonly n: number; readonly firstSolution: ColumnList }[];
  readonly partialBoards: readonly {
    readonly name: string;
    readonly n: number;
    readonly given: ColumnList;
    readonly conflict: boolean;
    /** A number, or `>=1`. */
    readonly completions: number | string;
  }[];
  /** How many placements have their first queen in each column. */
  readonly firstRowCounts: readonly { readonly n: number; readonly byColumn: readonly number[] }[];
  /** How many placements of 8 queens have one on each square, row by row. */
  readonly square8: readonly (readonly number[])[];
  readonly construction: readonly { readonly n: number; readonly columns: ColumnList }[];
}

/** The cases that all tests of N-Queens share; the file says where they come from. */
export const CASES = JSON.parse(readFileSync('test/core/queens/cases.json', 'utf8')) as Cases;

export interface Queens {
  readonly size: number;
  readonly queens: Uint32Array;
}

export function queensOf(given: ColumnList): Queens {
  const squares = given.flatMap((column, row) => (column === 0 ? [] : [given.length * row + column - 1]));
  return { size: given.length, queens: Uint32Array.from(squares) };
}

/** The queens of a drawn board, a row an argument, `Q` for a queen. */
export function drawn(...rows: readonly string[]): Queens {
  const squares = Array.from(rows.join('')).flatMap((mark, square) => (mark === 'Q' ? [square] : []));
  return { size: rows.length, queens: Uint32Array.from(squares) };
}

/** Whether two squares, n * row + column, are in one row or column or on one diagonal. */
export function attack(one: number, other: number, size: number): boolean {
  const rows = Math.abs(Math.floor(one / size) - Math.floor(other / size));
  const columns = Math.abs((one % size) - (other % size));
  return rows === 0 || columns === 0 || rows === columns;
}

/** Whether columns, from 0, are a placement of n queens that has the given ones and in which none attack each other. */
export function isCompletion(columns: ArrayLike<number>, { size, queens }: Queens): boolean {
  const distinct = (numberOf: (column: number, row: number) => number): boolean =>
    new Set(Array.from(columns, numberOf)).size === size;
  return (
    columns.length === size &&
    Array.from(columns).every((column) => column >= 0 && column < size) &&
    distinct((column) => column) &&
    distinct((column, row) => column + row) &&
    distinct((column, row) => column - row) &&
    queens.every((square) => columns[Math.floor(square / size)] === square % size)
  );
}

/** All completions in order, the columns from 0, by looking at each pair of queens. */
export function naiveCompletions({ size, queens }: Queens): number[][] {
  const given = Array.from(queens);
  if (given.some((one) => given.some((other) => one !== other && attack(one, other, size)))) {
    return [];
  }
  let rows: number[][] = [[]];
  for (let row = 0; row < size; row++) {
    const squares = Array.from({ length: size }, (_, column) => size * row + column);
    const fitting = squares.filter((square) =>
      given.every((queen) => queen === square || !attack(queen, square, size)),
    );
    rows = rows.flatMap((above) =>
      fitting
        .filter((square) => !above.some((column, r) => attack(size * r + column, square, size)))
        .map((square) => [...above, square % size]),
    );
  }
  return rows;
}

/** A board with up to `most` queens at random, of which none attack each other if `apart`. */
export function randomQueens(random: () => number, size: number, most: number, apart: boolean): Queens {
  const queens: number[] = [];
  for (let tries = 0; tries < 20 * most && queens.length < most; tries++) {
    const square = Math.floor(random() * size * size);
    if (!queens.includes(square) && !(apart && queens.some((queen) => attack(queen, square, size)))) {
      queens.push(square);
    }
  }
  return { size, queens: Uint32Array.from(queens) };
}
