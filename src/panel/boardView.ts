// A board as it goes to the view, in plain data, and the guard for it.
import { integer, list, oneOf, orNull, shape, text, words, type Guard } from '../views/guards';

/**
 * `placed` is a value that the text tells from the givens, `entered` one that was put into the text from the panel, so
 * that it can be changed from there; `solution` is a value that the text does not hold, and so is `solved`, which steps have
 * placed that come before the one that is shown.
 */
export type CellKind = 'blank' | 'given' | 'placed' | 'entered' | 'solution' | 'solved';

export interface CellView {
  /** 0 when the cell is blank, else one of the board's values: 1 for a queen. */
  readonly value: number;
  readonly kind: CellKind;
  /** The candidates that the text, or steps, leave to a blank, ascending; none if they tell none. */
  readonly candidates: readonly number[];
  /** Those of them that cannot be. */
  readonly impossible: readonly number[];
  /** The cell in words, for who cannot see it. */
  readonly name: string;
  /** Indices in `BoardView.problems` of those the cell has a part in. */
  readonly problems: readonly number[];
}

/** A row or column with something wrong in all of it, numbered from 0. */
export interface LineView {
  readonly line: 'row' | 'column';
  readonly index: number;
}

/** A board that was read whole: n rows and columns of cells. */
export interface BoardView {
  /** How it is drawn: as a Sudoku, or as a chess-board. */
  readonly puzzle: 'sudoku' | 'queens';
  /** The name of the whole grid. */
  readonly label: string;
  /** n. */
  readonly size: number;
  /** Rows and columns of a box; a board without boxes is one box. */
  readonly boxRows: number;
  readonly boxColumns: number;
  /** How the values 1, 2 and so on are drawn. */
  readonly symbols: readonly string[];
  /** What is typed for each of them. */
  readonly keys: readonly string[];
  /** n * n cells row by row. */
  readonly cells: readonly CellView[];
  /** The lines that are marked. */
  readonly lines: readonly LineView[];
  /** The cell at the text's cursor; null when the cursor is in none, or there is no cursor. */
  readonly cursor: number | null;
  /** What is wrong, a sentence each. */
  readonly problems: readonly string[];
}

/** The largest Sudoku has so many values. */
export const MOST_VALUES = 25;

/** Larger boards are not drawn: their cells could hardly be told apart, and each takes some 100 bytes to send. */
export const MOST_DRAWN = 60;
export const MOST_CELLS = MOST_DRAWN ** 2;

/** Problems that are listed: who sees more than a screenful of them has no use for the rest. */
export const MOST_PROBLEMS = 500;

const count = integer(1, MOST_DRAWN);
const values = list(integer(1, MOST_VALUES), MOST_VALUES);
const symbols = list(text(2), MOST_VALUES, 1);

/** Whether it is a board of any size, though its parts may not be of the same. */
const hasParts = shape<BoardView>({
  puzzle: oneOf('sudoku', 'queens'),
  label: words,
  size: count,
  boxRows: count,
  boxColumns: count,
  symbols,
  keys: symbols,
  cells: list(
    shape<CellView>({
      value: integer(0, MOST_VALUES),
      kind: oneOf('blank', 'given', 'placed', 'entered', 'solution', 'solved'),
      candidates: values,
      impossible: values,
      name: words,
      problems: list(integer(0, MOST_PROBLEMS - 1), MOST_PROBLEMS),
    }),
    MOST_CELLS,
  ),
  lines: list(
    shape<LineView>({ line: oneOf('row', 'column'), index: integer(0, MOST_DRAWN - 1) }),
    2 * MOST_DRAWN,
  ),
  cursor: orNull(integer(0, MOST_CELLS - 1)),
  problems: list(words, MOST_PROBLEMS),
});

/** Whether all parts are of the board's size and name problems that there are. */
export const isBoardView: Guard<BoardView> = (value): value is BoardView =>
  hasParts(value) && isTiled(value) && areOfSize(value);

/** Whether boxes fill the board, and a Sudoku has as many values as rows. */
function isTiled({ puzzle, size, boxRows, boxColumns, symbols: { length } }: BoardView): boolean {
  return puzzle === 'sudoku'
    ? size === length && size === boxRows * boxColumns
    : size === boxRows && size === boxColumns;
}

function areOfSize({ size, symbols: { length }, keys, cells, lines, cursor, problems }: BoardView): boolean {
  return (
    length === keys.length &&
    size ** 2 === cells.length &&
    (cursor === null || cursor < cells.length) &&
    lines.every(({ index }) => index < size) &&
    cells.every(
      (cell) =>
        [cell.value, ...cell.candidates, ...cell.impossible].every((one) => one <= length) &&
        cell.problems.every((problem) => problem < problems.length),
    )
  );
}
