// Tells puzzles from other tables of small numbers, in which the same ones stand in a row or column again and again.

/**
 * How many values stand in a row or column behind an equal one.
 *
 * @param cells size * size values row by row, 0 for a blank
 */
export function repeatedValues(cells: Uint8Array, size: number): number {
  let count = 0;
  for (let line = 0; line < size; line++) {
    let [row, column] = [0, 0];
    for (let place = 0; place < size; place++) {
      const inRow = (1 << (cells[size * line + place] ?? 0)) >> 1;
      const inColumn = (1 << (cells[size * place + line] ?? 0)) >> 1;
      count += ((row & inRow) === 0 ? 0 : 1) + ((column & inColumn) === 0 ? 0 : 1);
      row |= inRow;
      column |= inColumn;
    }
  }
  return count;
}
