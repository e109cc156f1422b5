// The lines on which a queen attacks.

/** The squares on the row, the column and the diagonals of a square of an n by n board, without the square itself. */
export function squaresInLine(square: number, size: number): readonly number[] {
  const row = Math.floor(square / size);
  const column = square % size;
  const found: number[] = [];
  for (let other = 0; other < size; other++) {
    const below = other - row;
    const columns = below === 0 ? [] : [column - below, column, column + below];
    for (const at of columns.filter((at) => at >= 0 && at < size)) {
      found.push(size * other + at);
    }
    if (other !== column) {
      found.push(size * row + other);
    }
  }
  return found;
}
