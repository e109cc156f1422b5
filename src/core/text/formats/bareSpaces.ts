// Nine rows in which a space is a blank: `53  7    `. Nothing tells such a row by itself, and editors trim spaces at the
// ends of lines, so it takes the whole board.
import type { Span, SudokuBoard } from '../../board';
import { NINE_BY_NINE } from '../../sudoku/shape';
import { endOfLine, startOfLine, startOfNextLine } from '../lines';
import { repeatedValues } from '../rows/repeated';
import { placedCells, type Row } from '../rows/row';
import { DIGITS } from '../symbols';
import type { Region, TextReader } from './format';

const SIZE = 9;
/** What tells a puzzle from other short lines: as many givens, and none of them twice in a row or column but for a slip. */
const FEWEST_GIVENS = 17;
const MOST_REPEATED = 2;

/** A board stands by itself: above and below it there is no line that might be one of its rows. */
export const bareSpaces: TextReader = {
  begins: (text, line) => isRow(text, line) && !isRow(text, lineBefore(text, line)),
  read: function* (text, line): Generator<undefined, Region> {
    yield;
    const lines: Span[] = [];
    let next = line;
    while (isRow(text, next)) {
      lines.push(next);
      next = lineAfter(text, next);
    }
    const reach = startOfNextLine(text, next.end);
    const board = lines.length === SIZE ? boardOn(text, lines) : undefined;
    return board
      ? { boards: [board], end: startOfNextLine(text, lines[SIZE - 1]?.end ?? 0), isOwn: true, reach }
      : { boards: [], end: startOfNextLine(text, line.end), reach };
  },
};

function lineBefore(text: string, { start }: Span): Span {
  const end = text.startsWith('\r\n', start - 2) ? start - 2 : start - 1;
  return end < 0 ? { start: 0, end: 0 } : { start: startOfLine(text, end), end };
}

function lineAfter(text: string, { end }: Span): Span {
  const start = startOfNextLine(text, end);
  return { start, end: endOfLine(text, start) };
}

/** Whether a line has digits and spaces, nine at most, and a digit among them. */
function isRow(text: string, { start, end }: Span): boolean {
  return end - start <= SIZE && /^ *[1-9][1-9 ]*$/.test(text.slice(start, end));
}

/** Whether it is one that has blanks. */
function isShort(text: string, line: Span): boolean {
  return (
    isRow(text, line) && (line.end - line.start < SIZE || text.slice(line.start, line.end).includes(' '))
  );
}

function boardOn(text: string, lines: readonly Span[]): SudokuBoard | undefined {
  const placed = placedCells(
    lines.map((line) => rowOn(text, line)),
    SIZE * SIZE,
  );
  const isWide = lines.some(({ start, end }) => end - start === SIZE);
  const isTogether = lines.some(({ start, end }) => /[1-9]{2}/.test(text.slice(start, end)));
  const givens = placed.cells.filter((value) => value > 0).length;
  return isWide &&
    isTogether &&
    lines.some((line) => isShort(text, line)) &&
    givens >= FEWEST_GIVENS &&
    repeatedValues(placed.cells, SIZE) <= MOST_REPEATED
    ? { kind: 'sudoku', notation: 'rows', shape: NINE_BY_NINE, symbols: DIGITS, ...placed }
    : undefined;
}

/** The cells of a row; those beyond its end are at its end and have no character. */
function rowOn(text: string, { start, end }: Span): Row {
  const places = Array.from({ length: SIZE }, (_, column) => Math.min(start + column, end));
  return {
    starts: places,
    lengths: places.map((place) => (place < end ? 1 : 0)),
    values: places.map((place) => (place < end ? Number(text.charAt(place)) : 0)),
  };
}
