// A row of cells as it stands in the text, and boards made of rows: the common ground of all notations but one.
import type { Flaw, FlawedBoard, FoundBoard, Notation, Span, SudokuBoard } from '../board';
import { NINE_BY_NINE } from '../sudoku/shape';
import { isLineMark } from './characters';
import { DIGITS } from './symbols';

/** What the readers make of one row, good or not. All offsets are in the whole text. */
export interface Row {
  /** Offset of each cell's token, ascending. */
  readonly starts: readonly number[];
  /** Length of each token. */
  readonly lengths: readonly number[];
  /** 0 = blank, 1..9 = given, -1 = neither, a bad character. */
  readonly values: readonly number[];
}

/** Nine cells, each a digit or a blank. */
export function isGood(row: Row): boolean {
  return row.values.length === 9 && !row.values.includes(-1);
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
    if (value >= 0) {
      counts[value] = (counts[value] ?? 0) + 1;
      givens += value > 0 ? 1 : 0;
    }
  }
  const [blanks = 0, ...digits] = counts;
  return givens >= FEWEST_GIVENS && blanks >= FEWEST_BLANKS && digits.every((count) => count <= 9);
}

/** The board that rows make, or the flaws that keep them from being one; undefined when they are not even nearly one. */
export function boardOfRows(text: string, notation: Notation, rows: readonly Row[]): FoundBoard | undefined {
  const good = rows.filter(isGood).length;
  if (rows.length === 9 && good === 9) {
    return rows.some((row) => row.values.some((value) => value > 0)) || isEmptyBoard(text, rows)
      ? boardOfGoodRows(notation, rows)
      : undefined;
  }
  return rows.length >= FEWEST_ROWS && good >= GOOD_ROWS
    ? flawedBoard(notation, rows.map(rowSpan), flawsOf(text, rows))
    : undefined;
}

/** Whether rows without a given are a board all the same, and no table of crosses and dashes. */
function isEmptyBoard(text: string, rows: readonly Row[]): boolean {
  return rows.every((row) => row.starts.every((start) => !isLineMark(text.charCodeAt(start))));
}

/** The board of rows that have 81 cells in all, each a digit or a blank. */
export function boardOfGoodRows(notation: Notation, rows: readonly Row[]): SudokuBoard {
  const start = rows[0]?.starts[0] ?? 0;
  const cells = new Uint8Array(81);
  const starts = new Uint32Array(81);
  const lengths = new Uint8Array(81);
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
    kind: 'sudoku',
    notation,
    shape: NINE_BY_NINE,
    symbols: DIGITS,
    start,
    length: (starts[80] ?? 0) + (lengths[80] ?? 0),
    cells,
    tokens: single && contiguous ? undefined : { starts, lengths: single ? undefined : lengths },
  };
}

export function flawedBoard(notation: Notation, spans: readonly Span[], flaws: readonly Flaw[]): FlawedBoard {
  const start = spans[0]?.start ?? 0;
  return { kind: 'flawed', notation, start, length: (spans[spans.length - 1]?.end ?? start) - start, flaws };
}

function flawsOf(text: string, rows: readonly Row[]): readonly Flaw[] {
  const flaws: Flaw[] = rows.slice(0, 9).flatMap((row, index) => rowFlaws(text, row, index + 1));
  const [last, extra] = [rows[rows.length - 1], rows[9]];
  if (extra) {
    flaws.push({ code: 'extra-row', span: rowSpan(extra), found: rows.length, expected: 9 });
  } else if (last && rows.length < 9) {
    flaws.push({ code: 'missing-row', span: rowSpan(last), found: rows.length, expected: 9 });
  }
  return flaws;
}

/** What is wrong with one row; `number` counts from 1. */
function rowFlaws(text: string, row: Row, number: number): readonly Flaw[] {
  const found = row.values.length;
  const span = rowSpan(row);
  const flaws = badCharacters(text, row, 9 * (number - 1));
  if (found < 9) {
    return [...flaws, { code: 'short-row', span, row: number, found, expected: 9 }];
  }
  return found > 9
    ? [
        ...flaws,
        {
          code: 'long-row',
          span: { start: row.starts[9] ?? span.start, end: span.end },
          row: number,
          found,
          expected: 9,
        },
      ]
    : flaws;
}

/** The longest part of a cell gone wrong that is told. */
const LONGEST_FOUND = 20;

/** The bad characters among cells, of which the first is the board's cell `first`; what is beyond its row or the board is not told. */
export function badCharacters(
  text: string,
  { starts, lengths, values }: Row,
  first: number,
): readonly Flaw[] {
  const last = values.length === 81 ? 81 : 9;
  return values.slice(0, last).flatMap((value, index) => {
    if (value >= 0) {
      return [];
    }
    const start = starts[index] ?? 0;
    const end = start + (lengths[index] ?? 0);
    const cell = first + index;
    const place = { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 };
    return {
      code: 'bad-character',
      span: { start, end },
      ...place,
      found: text.slice(start, Math.min(end, start + LONGEST_FOUND)),
      expected: 9,
    };
  });
}
