// Writes into a grid of candidates so that its columns stay in line.
import type { Edit, Placed, SudokuBoard } from '../../board';
import { cellSpan } from '../cells';
import { cellValue, isBar, isFullWidth, isSpace } from '../characters';
import { startOfLine } from '../lines';

/** From `1` to `１`. */
const FULL_WIDTH = 0xff10 - 0x30;

/** Where the tokens of a column stand in line with one another; `undefined` if they do not. */
type Alignment = 'left' | 'right' | undefined;

/** Puts a value, 1..n, in the place of a cell's candidates, on its token alone. */
export function writePencilCell(text: string, board: SudokuBoard, cell: number, value: number): Edit {
  const span = cellSpan(board, cell);
  const digit = String.fromCharCode(0x30 + value + widthOf(text, board, cell));
  return { span, text: padded(text, board, board.shape.size, cell, digit) };
}

/**
 * The edit that takes a digit from the candidates of a cell, on its token alone; undefined if the cell does not show it,
 * or shows no other: a cell without any candidate cannot be written.
 *
 * @param marks where the candidates of a board of `size` stand
 * @param digit 1..size
 */
export function withoutPencilMark(
  text: string,
  marks: Placed,
  size: number,
  cell: number,
  digit: number,
): Edit | undefined {
  const span = cellSpan(marks, cell);
  const token = text.slice(span.start, span.end);
  const digits = Array.from(token, (character) => cellValue(character.charCodeAt(0)));
  const at = digits.indexOf(digit);
  return at < 0 || digits.filter((value) => value > 0).length === 1
    ? undefined
    : { span, text: padded(text, marks, size, cell, token.slice(0, at) + token.slice(at + 1)) };
}

/** The digits that a cell shows, digit d as bit d - 1. */
export function pencilMarksShown(text: string, marks: Placed, cell: number): number {
  const { start, end } = cellSpan(marks, cell);
  let digits = 0;
  for (let at = start; at < end; at++) {
    digits |= (1 << Math.max(0, cellValue(text.charCodeAt(at)))) >> 1;
  }
  return digits;
}

/**
 * The edit that leaves a cell the digits of a set, on its token and spaces beside it; what else the token holds stays, if
 * no digit is new there.
 *
 * @param marks where the candidates of a board of `size` stand
 * @param digits digit d as bit d - 1; one at least
 */
export function writePencilMarks(
  text: string,
  marks: Placed,
  size: number,
  cell: number,
  digits: number,
): Edit {
  const { start, end } = cellSpan(marks, cell);
  const isLeft = (value: number): boolean => (((digits << 1) >> value) & 1 ? true : false);
  const isNew = (digits & ~pencilMarksShown(text, marks, cell)) !== 0;
  const width = widthOf(text, marks, cell);
  const token = isNew
    ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isLeft).map((digit) => String.fromCharCode(0x30 + digit + width))
    : Array.from(text.slice(start, end)).filter((character) => {
        const value = cellValue(character.charCodeAt(0));
        return value <= 0 || isLeft(value);
      });
  return writePencilToken(text, marks, size, cell, token.join(''));
}

/** The edit that puts a token in the place of another one, and of spaces beside it if it is longer and some are to spare. */
export function writePencilToken(
  text: string,
  marks: Placed,
  size: number,
  cell: number,
  token: string,
): Edit {
  const span = cellSpan(marks, cell);
  const written = padded(text, marks, size, cell, token);
  const excess = written.length - (span.end - span.start);
  if (excess <= 0) {
    return { span, text: written };
  }
  const isRight = alignmentAt(text, marks, size, cell) === 'right';
  const spare = spacesFrom(text, isRight ? span.start - 1 : span.end, isRight ? -1 : 1);
  const taken = Math.min(excess, spare);
  return {
    span: isRight
      ? { start: span.start - taken, end: span.end }
      : { start: span.start, end: span.end + taken },
    text: written,
  };
}

/** How many spaces follow one another from a place on, without the last of them, which has to stay if no line does. */
function spacesFrom(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (text.charAt(at) === ' ') {
    at += step;
  }
  const count = Math.abs(at - from);
  return isBar(text.charCodeAt(at)) ? count : Math.max(0, count - 1);
}

/** What to add to the code of a digit so that it is as wide as the ones it replaces. */
function widthOf(text: string, board: Placed, cell: number): number {
  const { start, end } = cellSpan(board, cell);
  for (let at = start; at < end; at++) {
    if (cellValue(text.charCodeAt(at)) > 0) {
      return isFullWidth(text.charCodeAt(at)) ? FULL_WIDTH : 0;
    }
  }
  return 0;
}

/** A new token with spaces where it is shorter than the one before, if something stands in line behind it or with it. */
function padded(text: string, board: Placed, size: number, cell: number, token: string): string {
  const { start, end } = cellSpan(board, cell);
  const width = end - start;
  switch (alignmentAt(text, board, size, cell)) {
    case 'left':
      return token.padEnd(width);
    case 'right':
      return token.padStart(width);
    case undefined:
      return token;
  }
}

function alignmentAt(text: string, board: Placed, size: number, cell: number): Alignment {
  const column = cell % size;
  let next = cellSpan(board, cell).end;
  while (isSpace(text.charCodeAt(next))) {
    next++;
  }
  if (column === size - 1 && !isBar(text.charCodeAt(next))) {
    // Nothing stands behind the cell: only a column in line at its right end needs spaces.
    return alignmentOf(text, board, size, column) === 'right' ? 'right' : undefined;
  }
  if (text.charAt(next) === ',' || text.charAt(next) === ';') {
    return undefined;
  }
  return isBar(text.charCodeAt(next)) || alignmentOf(text, board, size, column + 1) !== undefined
    ? (alignmentOf(text, board, size, column) ?? 'left')
    : undefined;
}

function alignmentOf(text: string, board: Placed, size: number, column: number): Alignment {
  const spans = Array.from({ length: size }, (_, row) => cellSpan(board, size * row + column));
  const isInLine = (offsets: readonly number[]): boolean => {
    const places = offsets.map((offset) => offset - startOfLine(text, offset));
    return places.every((place) => place === places[0]);
  };
  return isInLine(spans.map(({ start }) => start))
    ? 'left'
    : isInLine(spans.map(({ end }) => end))
      ? 'right'
      : undefined;
}
