// The rows, columns and diagonals of an N-Queens board, numbered.

/** The diagonal that runs down to the right through a square, 0..2n - 2: 0 is the lower left corner. */
export function downDiagonal(row: number, column: number, size: number): number {
  return column - row + size - 1;
}

/** The diagonal that runs up to the right through a square, 0..2n - 2: 0 is the upper left corner. */
export function upDiagonal(row: number, column: number): number {
  return row + column;
}
