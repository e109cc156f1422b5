// Counts the placements of queens that are the same when the board is turned.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */

/**
 * Counts the placements that are the same when the board is turned by half, among them those of `countQuarterTurn`.
 *
 * Each queen (r, c) has a partner (n - 1 - r, n - 1 - c), so only the upper half of the rows is searched. A queen that
 * stood on one of the two longest diagonals would attack its partner, so no pair may: these are taken from the start. If
 * n is odd, the queen of the middle row is its own partner, and so in the middle, where it takes the same two.
 *
 * @param size n, at least 1
 */
export function countHalfTurn(size: number): number {
  const last = size - 1;
  const columns = new Uint8Array(size);
  // r + c, and r - c + n - 1; those of the partner are 2(n - 1) less these.
  const up = new Uint8Array(2 * size - 1);
  const down = new Uint8Array(2 * size - 1);
  up[last] = down[last] = 1;
  if (size % 2 === 1) {
    columns[last / 2] = 1;
  }
  let count = 0;
  const place = (row: number): void => {
    if (2 * row >= last) {
      count++;
      return;
    }
    for (let column = 0; column < size; column++) {
      const rising = row + column;
      const falling = row - column + last;
      if ((columns[column]! | up[rising]! | down[falling]!) === 0) {
        mark(column, rising, falling, 1);
        place(row + 1);
        mark(column, rising, falling, 0);
      }
    }
  };
  const mark = (column: number, rising: number, falling: number, taken: 0 | 1): void => {
    columns[column] = columns[last - column] = taken;
    up[rising] = up[2 * last - rising] = taken;
    down[falling] = down[2 * last - falling] = taken;
  };
  place(0);
  return count;
}

/**
 * Counts the placements that are the same when the board is turned by a quarter.
 *
 * Then queens come in fours, (r, c), (c, n - 1 - r), (n - 1 - r, n - 1 - c) and (n - 1 - c, r), but for one in the middle:
 * there are none unless n or n - 1 is a multiple of 4. Four take the rows r, c and those as far from the other end, and
 * the same columns; with s = r + c and d = r - c + n - 1 they take the diagonals s, d, 2(n - 1) - s and 2(n - 1) - d of
 * each direction. So one mark a line does for row and column, and one for both directions. Four queens do not attack each
 * other if these are four different lines and diagonals: if r is neither c nor n - 1 - c, and none of both is the middle.
 *
 * @param size n, at least 1
 */
export function countQuarterTurn(size: number): number {
  if (size % 4 > 1) {
    return 0;
  }
  const last = size - 1;
  const lines = new Uint8Array(size);
  const diagonals = new Uint8Array(2 * size - 1);
  // As above: the queen in the middle takes the two longest diagonals, or no queen may stand on them.
  diagonals[last] = 1;
  if (size % 2 === 1) {
    lines[last / 2] = 1;
  }
  let count = 0;
  const place = (from: number): void => {
    let row = from;
    while (row < size && lines[row] === 1) {
      row++;
    }
    if (row === size) {
      count++;
      return;
    }
    // Each four has one queen in this row.
    for (let column = 0; column < size; column++) {
      const rising = row + column;
      const falling = row - column + last;
      if ((lines[column]! | diagonals[rising]! | diagonals[falling]!) === 0) {
        mark(row, column, 1);
        place(row + 1);
        mark(row, column, 0);
      }
    }
  };
  const mark = (row: number, column: number, taken: 0 | 1): void => {
    lines[row] = lines[last - row] = lines[column] = lines[last - column] = taken;
    const [rising, falling] = [row + column, row - column + last];
    diagonals[rising] = diagonals[2 * last - rising] = taken;
    diagonals[falling] = diagonals[2 * last - falling] = taken;
  };
  place(0);
  return count;
}
