// The backtracking of the textbook: blanks row by row, digits in order, each tried digit compared with its houses.

/** Placements after which a board is given up, so that a run ends. */
export const TEXTBOOK_BUDGET = 1_000_000;

/**
 * How many solutions 81 cells (0 = blank, 1..9 = given) have, at most `limit`; the first goes to `solution`. Givens
 * that clash are not looked for. -1 if `budget` placements were not enough to tell.
 */
export function textbook(cells: Uint8Array, limit: number, budget: number, solution: Uint8Array): number {
  const grid = Array.from({ length: 9 }, (_, row) => Array.from(cells.subarray(9 * row, 9 * row + 9)));
  let found = 0;
  let steps = budget;

  const fits = (row: number, column: number, digit: number): boolean => {
    for (let index = 0; index < 9; index++) {
      if (grid[row]![index] === digit || grid[index]![column] === digit) {
        return false;
      }
    }
    const top = row - (row % 3);
    const left = column - (column % 3);
    for (let r = top; r < top + 3; r++) {
      for (let c = left; c < left + 3; c++) {
        if (grid[r]![c] === digit) {
          return false;
        }
      }
    }
    return true;
  };

  const fill = (from: number): void => {
    let cell = from;
    while (cell < 81 && grid[Math.floor(cell / 9)]![cell % 9] !== 0) {
      cell++;
    }
    if (cell === 81) {
      if (found++ === 0) {
        solution.set(grid.flat());
      }
      return;
    }
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    for (let digit = 1; digit <= 9 && found < limit && steps >= 0; digit++) {
      if (fits(row, column, digit)) {
        steps--;
        grid[row]![column] = digit;
        fill(cell + 1);
        grid[row]![column] = 0;
      }
    }
  };

  fill(0);
  return steps < 0 ? -1 : found;
}
