// A board as it goes to the view, in plain data, and the guard for it.
import { integer, list, oneOf, orNull, shape, text, type Guard } from './guards';
import { isAction, words, type ActionView } from './views';

/**
 * `placed` is a value that the text tells from the givens, `entered` one that was put into the text from the panel, so
 * that it can be changed from there; `solution` is a value that the text does not hold.
 */
export type CellKind = 'blank' | 'given' | 'placed' | 'entered' | 'solution';

export interface CellView {
  /** 0 when the cell is blank, else 1..n. */
  readonly value: number;
  readonly kind: CellKind;
  /** The candidates that the text leaves to a blank, ascending; none if it tells none. */
  readonly candidates: readonly number[];
  /** Those of them that cannot be. */
  readonly impossible: readonly number[];
  /** The cell in words, for who cannot see it. */
  readonly name: string;
  /** Indices in `BoardView.problems` of those the cell has a part in. */
  readonly problems: readonly number[];
}

/** A board that was read whole, of n rows, columns and boxes. */
export interface BoardView {
  /** The name of the whole grid. */
  readonly label: string;
  /** Rows and columns of a box: n is their product. */
  readonly boxRows: number;
  readonly boxColumns: number;
  /** How the values 1..n are written. */
  readonly symbols: readonly string[];
  /** n * n cells row by row. */
  readonly cells: readonly CellView[];
  /** The cell at the text's cursor; null when the cursor is in none, or there is no cursor. */
  readonly cursor: number | null;
  /** What is wrong, a sentence each. */
  readonly problems: readonly string[];
  /** Shows the solution, or hides it when it is shown. */
  readonly showSolution: ActionView;
  readonly writeSolution: ActionView;
}

/** The largest board has so many values, and cells. */
export const MOST_VALUES = 25;
export const MOST_CELLS = MOST_VALUES ** 2;

/** Problems that are listed: who sees more than a screenful of them has no use for the rest. */
export const MOST_PROBLEMS = 500;

const count = integer(1, MOST_VALUES);
const values = list(count, MOST_VALUES);

/** Whether it is a board of any size, though its parts may not be of the same. */
const hasParts = shape<BoardView>({
  label: words,
  boxRows: count,
  boxColumns: count,
  symbols: list(text(2), MOST_VALUES),
  cells: list(
    shape<CellView>({
      value: integer(0, MOST_VALUES),
      kind: oneOf('blank', 'given', 'placed', 'entered', 'solution'),
      candidates: values,
      impossible: values,
      name: words,
      problems: list(integer(0, MOST_PROBLEMS - 1), MOST_PROBLEMS),
    }),
    MOST_CELLS,
  ),
  cursor: orNull(integer(0, MOST_CELLS - 1)),
  problems: list(words, MOST_PROBLEMS),
  showSolution: isAction,
  writeSolution: isAction,
});

/** Whether all parts are of the board's size and name problems that there are. */
export const isBoardView: Guard<BoardView> = (value): value is BoardView => {
  if (!hasParts(value)) {
    return false;
  }
  const { boxRows, boxColumns, symbols, cells, cursor, problems } = value;
  const size = boxRows * boxColumns;
  return (
    size === symbols.length &&
    size ** 2 === cells.length &&
    (cursor === null || cursor < cells.length) &&
    cells.every(
      (cell) =>
        [cell.value, ...cell.candidates, ...cell.impossible].every((one) => one <= size) &&
        cell.problems.every((problem) => problem < problems.length),
    )
  );
};
