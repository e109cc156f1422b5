// A second, plain search to test against: recursive, on a whole board, comparing each choice with all that stands there.
// It shares nothing with the search of the core.

export interface NaivePuzzle {
  readonly puzzle: 'queens' | 'sudoku';
  readonly size: number;
  /** Rows and columns of a box, of Sudoku. */
  readonly box?: readonly [number, number];
  /** n * n values row by row, 0 = blank, of N-Queens 1 = queen; no two of them may clash. */
  readonly givens: readonly number[];
}

export interface NaiveVisit {
  /** The choices that are made; the list is reused. */
  readonly path: readonly number[];
  /** What stands in the cells; the list is reused. */
  readonly board: readonly number[];
  /** The cell that forbids the last choice, or of a full board that was not tested before the first; -1 if none does. */
  readonly by: number;
  readonly isSolution: boolean;
}

/** Calls back for each visit in order, until the first solution if told so, or until it is answered by `false`. */
export function naiveSearch(
  puzzle: NaivePuzzle,
  method: 'backtracking' | 'unpruned',
  until: 'first' | 'all',
  see: (visit: NaiveVisit) => unknown,
): void {
  const { size, givens } = puzzle;
  const board = [...givens];
  const slots = slotsOf(puzzle);
  const path: number[] = [];
  const cells: number[] = [];
  /** Whether it is over. */
  const visit = (): boolean => {
    const isFull = path.length === slots.length;
    const last = path.length - 1;
    let by = -1;
    if (method === 'backtracking' && last >= 0) {
      by = forbidderOf(puzzle, board, cells, last);
    } else if (method === 'unpruned' && isFull) {
      for (let level = 0; level <= last && by < 0; level++) {
        by = forbidderOf(puzzle, board, cells, level);
      }
    }
    const isSolution = isFull && by < 0;
    const goesOn = see({ path, board, by, isSolution }) !== false;
    if (isSolution || !goesOn) {
      return until === 'first' || !goesOn;
    }
    for (let choice = 1; choice <= size && by < 0 && !isFull; choice++) {
      const [cell, value] = slots[path.length]!(choice);
      board[cell] = value;
      path.push(choice);
      cells.push(cell);
      if (visit()) {
        return true;
      }
      path.pop();
      cells.pop();
      board[cell] = 0;
    }
    return false;
  };
  visit();
}

/** For each level, the cell and value of a choice. */
function slotsOf({ puzzle, size, givens }: NaivePuzzle): readonly ((choice: number) => [number, number])[] {
  const rows = Array.from({ length: size }, (_, row) => row);
  return puzzle === 'queens'
    ? rows
        .filter((row) => givens.slice(size * row, size * (row + 1)).every((value) => value === 0))
        .map((row) => (choice) => [size * row + choice - 1, 1])
    : givens.flatMap((value, cell) =>
        value === 0 ? [(choice: number): [number, number] => [cell, choice]] : [],
      );
}

/** The first given in reading order that forbids what was put into `cells[level]`, else the first that was put before. */
function forbidderOf(
  puzzle: NaivePuzzle,
  board: readonly number[],
  cells: readonly number[],
  level: number,
): number {
  const cell = cells[level]!;
  const given = puzzle.givens.findIndex((value, other) => value !== 0 && clash(puzzle, board, cell, other));
  return given >= 0
    ? given
    : (cells.slice(0, level).find((other) => clash(puzzle, board, cell, other)) ?? -1);
}

function clash(puzzle: NaivePuzzle, board: readonly number[], one: number, other: number): boolean {
  return linesOf(puzzle, one, other).length > 0 && board[one] === board[other];
}

/** What two different cells have in common, rows and columns first. */
export function linesOf({ puzzle, size, box }: NaivePuzzle, one: number, other: number): readonly string[] {
  const [row, otherRow] = [Math.floor(one / size), Math.floor(other / size)];
  const [column, otherColumn] = [one % size, other % size];
  const lines: string[] = [];
  if (row === otherRow) {
    lines.push('row');
  }
  if (column === otherColumn) {
    lines.push('column');
  }
  if (
    puzzle === 'queens' &&
    (row + column === otherRow + otherColumn || row - column === otherRow - otherColumn)
  ) {
    lines.push('diagonal');
  }
  if (box) {
    const [rows, columns] = box;
    const isSame =
      Math.floor(row / rows) === Math.floor(otherRow / rows) &&
      Math.floor(column / columns) === Math.floor(otherColumn / columns);
    lines.push(...(isSame ? ['box'] : []));
  }
  return lines;
}
