// Plain searches row by row, to judge the counting by: they share nothing with it.

/** All placements of n queens, the column of each row, found with sets of bits and without any symmetry. */
export function placementsOf(size: number): number[][] {
  const found: number[][] = [];
  const columns: number[] = [];
  const place = (taken: number, toRight: number, toLeft: number): void => {
    if (columns.length === size) {
      found.push([...columns]);
      return;
    }
    for (let column = 0; column < size; column++) {
      const queen = 1 << column;
      if (((taken | toRight | toLeft) & queen) === 0) {
        columns.push(column);
        place(taken | queen, (toRight | queen) << 1, (toLeft | queen) >> 1);
        columns.pop();
      }
    }
  };
  place(0, 0, 0);
  return found;
}

/** The board turned by a quarter: the queen of row r and column c goes to row c and column n - 1 - r. */
export function turned(columns: readonly number[]): number[] {
  const rows = new Array<number>(columns.length);
  for (const [row, column] of columns.entries()) {
    rows[column] = columns.length - 1 - row;
  }
  return rows;
}

/** How many classes there are of placements that are images of each other, turned or mirrored. */
export function classesOf(placements: readonly (readonly number[])[]): number {
  const named = new Set<string>();
  for (const columns of placements) {
    const mirrored = columns.map((column) => columns.length - 1 - column);
    const images = [columns, mirrored].flatMap((image) => {
      const once = turned(image);
      const twice = turned(once);
      return [image, once, twice, turned(twice)];
    });
    named.add(images.map(String).sort()[0] ?? '');
  }
  return named.size;
}
