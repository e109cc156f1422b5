// A rival of the benchmark `queens`: backtracking that finds one placement of each class of symmetric ones. The same as
// native/queens.c, where it is told why.

export interface ClassCounts {
  readonly all: number;
  readonly fundamental: number;
}

/** For sizes from 5 to 30. */
export function countClasses(size: number): ClassCounts {
  const last = size - 1;
  const full = (1 << size) - 1;
  const sides = 1 | (1 << last);
  const board = new Int32Array(size);
  let [near, far, bottom] = [0, 0, 0];
  let [ofEight, ofFour, ofTwo] = [0, 0, 0];

  const withCorner = (row: number, toLeft: number, taken: number, toRight: number): void => {
    let free = full & ~(toLeft | taken | toRight);
    if (row === last) {
      ofEight += free === 0 ? 0 : 1;
      return;
    }
    if (row < near) {
      free &= ~2;
    }
    while (free !== 0) {
      const queen = free & -free;
      free ^= queen;
      withCorner(row + 1, (toLeft | queen) << 1, taken | queen, (toRight | queen) >> 1);
    }
  };

  const compareImages = (): void => {
    const columns = Array.from(board, (queen) => 31 - Math.clz32(queen));
    const rows = new Array<number>(size);
    columns.forEach((column, row) => {
      rows[column] = row;
    });
    let same = 1;
    for (let image = 1; image < 8; image++) {
      const from = image & 4 ? rows : columns;
      let difference = 0;
      for (let row = 0; row < size && difference === 0; row++) {
        const value = from[image & 2 ? last - row : row]!;
        difference = (image & 1 ? last - value : value) - columns[row]!;
      }
      if (difference < 0) {
        return;
      }
      same += difference === 0 ? 1 : 0;
    }
    if (same === 1) {
      ofEight++;
    } else if (same === 2) {
      ofFour++;
    } else {
      ofTwo++;
    }
  };

  const withoutCorner = (row: number, toLeft: number, taken: number, toRight: number): void => {
    let free = full & ~(toLeft | taken | toRight);
    if (row === last) {
      free &= bottom;
      if (free !== 0) {
        board[row] = free;
        const isAtSide = ((board[near]! | board[far]!) & sides) !== 0;
        if (isAtSide || free === board[0] || free === 1 << (last - near)) {
          compareImages();
        } else {
          ofEight++;
        }
      }
      return;
    }
    if (row < near) {
      free &= ~sides;
    } else if (row === far) {
      if ((taken & sides) === 0) {
        return;
      }
      if ((taken & sides) !== sides) {
        free &= sides;
      }
    }
    while (free !== 0) {
      const queen = free & -free;
      free ^= queen;
      board[row] = queen;
      withoutCorner(row + 1, (toLeft | queen) << 1, taken | queen, (toRight | queen) >> 1);
    }
  };

  for (let second = 2; second < last; second++) {
    const queen = 1 << second;
    near = second;
    withCorner(2, (2 | queen) << 1, 1 | queen, queen >> 1);
  }
  for (let first = 1; first < last - first; first++) {
    const queen = 1 << first;
    near = first;
    far = last - first;
    bottom = full & ~(queen - 1) & ((1 << (far + 1)) - 1);
    board[0] = queen;
    withoutCorner(1, queen << 1, queen, queen >> 1);
  }
  return { all: 8 * ofEight + 4 * ofFour + 2 * ofTwo, fundamental: ofEight + ofFour + ofTwo };
}
