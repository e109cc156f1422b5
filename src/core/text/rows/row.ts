// A row of cells as it stands in the text, and boards made of rows: the common ground of all notations but one.
import type { Flaw, FlawedBoard, FoundBoard, Notation, Placed, Span, SudokuBoard } from '../../board';
import { NINE_BY_NINE } from '../../sudoku/shape';
import { isLineMark } from '../characters';
import type { PencilCell } from '../pencil/pencilCell';
import { plausible, settledRows, withCandidates } from '../pencil/pencilRows';
import { DIGITS } from '../symbols';

/** What the readers make of one row, good or not. All offsets are in the whole text. */
export interface Row {
  /** Offset of each cell's token, ascending. */
  readonly starts: readonly number[];
  /** Length of each token. */
  readonly lengths: readonly number[];
  /** 0 = blank, 1..9 = value, -1 = neither, a bad character; in rows of other sizes provisional, see `sizedRow.ts`. */
  readonly values: readonly number[];
  /** What the cells of a row of candidates show; undefined for a row of plain values. */
  readonly pencil?: readonly PencilCell[] | undefined;
}

/**
 * `size` cells, each a value or a blank. Rows of other sizes than nine have provisional values (`sizedRow.ts`); what is
 * over nine in a row of nine is as bad as what is no cell.
 */
export function isGood(row: Row, size = 9): boolean {
  return row.values.length === size && row.values.every((value) => isCell(value, size));
}

/** Whether a provisional value may be one of a board of `size`. */
export function isCell(value: number, size: number): boolean {
  return value >= 0 && (value <= 9 || size !== 9);
}

export function rowSpan(row: Row): Span {
  const last = row.starts.length - 1;
  return { start: row.starts[0] ?? 0, end: (row.starts[last] ?? 0) + (row.lengths[last] ?? 0) };
}

/** Rows needed for text to be nearly a board: two thirds of them are good, and there are about nine. */
const GOOD_ROWS = 6;
const FEWEST_ROWS = 8;

/** What tells a board with a mistake in it from other runs of 81 or so: givens and blanks that it has at least. */
const FEWEST_GIVENS = 8;
const FEWEST_BLANKS = 9;

/** Whether values may be those of a board that lacks some cells, or has too many: no digit is there more than nine times. */
export function areOfBoard(values: Iterable<number>): boolean {
  const counts = new Uint8Array(10);
  let givens = 0;
  for (const value of values) {
    if (isCell(value, 9)) {
      counts[value] = (counts[value] ?? 0) + 1;
      givens += value > 0 ? 1 : 0;
    }
  }
  const [blanks = 0, ...digits] = counts;
  return givens >= FEWEST_GIVENS && blanks >= FEWEST_BLANKS && digits.every((count) => count <= 9);
}

/** The board that rows make, or the flaws that keep them from being one; undefined when they are not even nearly one. */
export function boardOfRows(text: string, notation: Notation, read: readonly Row[]): FoundBoard | undefined {
  const rows = settledRows(read, 9);
  const good = rows.filter((row) => isGood(row)).length;
  if (!isOfPuzzle(rows)) {
    return undefined;
  }
  if (rows.length === 9 && good === 9) {
    return rows.some((row) => row.values.some((value) => value > 0)) || isEmptyBoard(text, rows)
      ? plausible(boardOfGoodRows(notation, rows))
      : undefined;
  }
  const givens = rows.flatMap((row) => row.values.filter((value) => value > 0)).length;
  if (rows.length >= FEWEST_ROWS && good >= GOOD_ROWS && givens >= FEWEST_TO_TELL) {
    return flawedBoard(notation, rows.map(rowSpan), rowsFlaws(text, rows, 9));
  }
  return good > 0 ? boardOfMixedRows(notation, rows) : undefined;
}

/** Givens that rows with a flaw have at least: a few zeros in rows are no board. */
const FEWEST_TO_TELL = 5;

/** A digit may stand nine times on a board; where it stands far more often, the rows are some other table. */
const MOST_EQUAL = 12;

function isOfPuzzle(rows: readonly Row[]): boolean {
  const counts = new Map<number, number>();
  for (const value of rows.flatMap((row) => row.values)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].every(([value, count]) => value <= 0 || count <= MOST_EQUAL);
}

/** Rows may be this much longer or shorter to be those of a board that has got out of joint. */
const OFF_BY = 2;

/** A board most of whose rows have cells too few or too many: which of them is wrong, and where, is for its author to say. */
function boardOfMixedRows(notation: Notation, rows: readonly Row[]): FlawedBoard | undefined {
  const lengths = rows.map((row) => row.values.length);
  const [fewest, most] = [Math.min(...lengths), Math.max(...lengths)];
  const isNear =
    Math.abs(rows.length - 9) <= 1 && fewest >= 9 - OFF_BY && most <= 9 + OFF_BY && fewest < most;
  if (!isNear || !areOfBoard(rows.flatMap((row) => row.values))) {
    return undefined;
  }
  const spans = rows.map(rowSpan);
  const span = { start: spans[0]?.start ?? 0, end: spans[spans.length - 1]?.end ?? 0 };
  return flawedBoard(notation, spans, [{ code: 'mixed-sizes', span, fewest, most, expected: 9 }]);
}

/** Whether rows without a given are a board all the same, and no table of crosses and dashes. */
function isEmptyBoard(text: string, rows: readonly Row[]): boolean {
  return rows.every((row) => row.starts.every((start) => !isLineMark(text.charCodeAt(start))));
}

/** The board of rows that have 81 cells in all, each a digit or a blank. */
export function boardOfGoodRows(notation: Notation, rows: readonly Row[]): SudokuBoard {
  const placed = placedCells(rows, 81);
  return withCandidates({ kind: 'sudoku', notation, shape: NINE_BY_NINE, symbols: DIGITS, ...placed }, rows);
}

/** The `count` cells that rows have in all, as far as each row tells their values, and where they stand. */
export function placedCells(rows: readonly Row[], count: number): Placed {
  const start = rows[0]?.starts[0] ?? 0;
  const cells = new Uint8Array(count);
  const starts = new Uint32Array(count);
  const lengths = new Uint8Array(count);
  let single = true;
  let contiguous = true;
  let cell = 0;
  for (const row of rows) {
    for (let i = 0; i < row.values.length; i++) {
      const offset = (row.starts[i] ?? 0) - start;
      const length = row.lengths[i] ?? 0;
      cells[cell] = row.values[i] ?? 0;
      starts[cell] = offset;
      lengths[cell] = length;
      single &&= length === 1;
      contiguous &&= offset === cell;
      cell++;
    }
  }
  return {
    start,
    length: (starts[count - 1] ?? 0) + (lengths[count - 1] ?? 0),
    cells,
    tokens: single && contiguous ? undefined : { starts, lengths: single ? undefined : lengths },
  };
}

export function flawedBoard(
  notation: FlawedBoard['notation'],
  spans: readonly Span[],
  flaws: readonly Flaw[],
): FlawedBoard {
  const start = spans[0]?.start ?? 0;
  return { kind: 'flawed', notation, start, length: (spans[spans.length - 1]?.end ?? start) - start, flaws };
}

/** What is wrong with the rows of a board of `size`. */
export function rowsFlaws(text: string, rows: readonly Row[], size: number): readonly Flaw[] {
  const flaws: Flaw[] = rows.slice(0, size).flatMap((row, index) => rowFlaws(text, row, index + 1, size));
  const [last, extra] = [rows[rows.length - 1], rows[size]];
  if (extra) {
    flaws.push({ code: 'extra-row', span: rowSpan(extra), found: rows.length, expected: size });
  } else if (last && rows.length < size) {
    flaws.push({ code: 'missing-row', span: rowSpan(last), found: rows.length, expected: size });
  }
  return flaws;
}

/** What is wrong with one row; `number` counts from 1. */
function rowFlaws(text: string, row: Row, number: number, size: number): readonly Flaw[] {
  const found = row.values.length;
  const span = rowSpan(row);
  const flaws = badCharacters(text, row, size * (number - 1), size);
  if (found < size) {
    return [...flaws, { code: 'short-row', span, row: number, found, expected: size }];
  }
  const tooMuch = { start: row.starts[size] ?? span.start, end: span.end };
  return found > size
    ? [...flaws, { code: 'long-row', span: tooMuch, row: number, found, expected: size }]
    : flaws;
}

/** The longest part of a cell gone wrong that is told. */
const LONGEST_FOUND = 20;

/**
 * The bad characters among cells, of which the first is the cell `first` of a board of `size`; what is beyond its row or
 * the board is not told.
 */
export function badCharacters(
  text: string,
  { starts, lengths, values }: Row,
  first: number,
  size = 9,
): readonly Flaw[] {
  const last = values.length === size * size ? values.length : size;
  return values.slice(0, last).flatMap((value, index) => {
    if (isCell(value, size)) {
      return [];
    }
    const start = starts[index] ?? 0;
    const end = start + (lengths[index] ?? 0);
    const cell = first + index;
    return {
      code: 'bad-character',
      span: { start, end },
      row: Math.floor(cell / size) + 1,
      column: (cell % size) + 1,
      found: text.slice(start, Math.min(end, start + LONGEST_FOUND)),
      expected: size,
    };
  });
}
