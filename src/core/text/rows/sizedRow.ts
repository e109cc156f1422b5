// Rows of boards of other sizes than 9×9, whose cells may be letters or numbers of two digits as well.
import type { Notation, Span } from '../../board';
import { usualShapeOf } from '../../sudoku/shape';
import { cellValue, isBar, isComma, isSpace, letterOf } from '../characters';
import { countDelimiters, readFields } from './fields';
import { readPencilRow } from '../formats/candidates';
import { readQuotedRow } from '../formats/quoted';
import { hasForeign, readGroups, type Groups } from './groups';
import type { Row } from './row';

/** The sizes that are read besides 9. */
export const OTHER_SIZES: readonly number[] = [4, 6, 8, 10, 12, 15, 16, 25];

/**
 * The letter that comes last among the values of each size (A = 1), whichever way they are written: for 16, `A`–`P` as
 * well as `1`–`9` with `A`–`G`.
 */
const LAST_LETTERS = new Map([
  [4, 4],
  [10, 1],
  [12, 3],
  [15, 6],
  [16, 16],
  [25, 25],
]);

/** From here on a row's provisional value is a number of two digits, from 0 up. */
export const NUMBER = 100;

/** Boards smaller than this are told from other text by being whole: there is too little of them otherwise. */
export const SMALLEST_WITH_FLAWS = 6;

/** What is no cell, beyond which a line is not a row with mistakes but something else. */
const MOST_BAD = 3;

/** A row of about `size` cells. */
export interface SizedRow {
  readonly notation: Notation;
  readonly size: number;
  readonly row: Row;
}

/** Whether a board of `size` may be one that is read here. */
export function isOtherSize(size: number): boolean {
  return OTHER_SIZES.includes(size);
}

/**
 * What a line is as a row of another size than nine: exactly, or nearly if rows of that size are expected. Its values
 * are provisional, as only the whole board tells what its symbols mean: 0 = blank or zero, 1..9 = digit, from 10 on a
 * letter (A = 10), from `NUMBER` on a number of two digits, -1 = none of these.
 *
 * @param line without margin
 * @param expected sizes of the board that the line may belong to
 * @param whole the line with all its white space
 */
export function readSizedRow(
  text: string,
  line: Span,
  expected: ReadonlySet<number>,
  whole: Span,
): SizedRow | undefined {
  if (line.end - line.start < 4) {
    return undefined;
  }
  const marked = readPencil(text, line, expected) ?? readQuoted(text, line, expected);
  if (marked || hasForeign(text, line, symbolValue)) {
    return marked;
  }
  return (
    readDelimited(text, line, expected) ??
    readTabbed(text, line, expected, whole) ??
    readCharacters(text, line, expected) ??
    readTokens(text, line, expected)
  );
}

/** The size of which a row has all cells and no other; undefined if it is none of those read here. */
export function exactSize({ values }: Row): number | undefined {
  const count = values.length;
  return isOtherSize(count) && !values.includes(-1) && canHold(count, Math.max(...values))
    ? count
    : undefined;
}

/** The size of a row: what it is exactly, else one of the expected ones that it nearly is. */
function sizeOf(row: Row, expected: ReadonlySet<number>): number | undefined {
  const count = row.values.length;
  const exact = exactSize(row);
  if (exact !== undefined) {
    return exact;
  }
  for (const size of expected) {
    if (size !== 9 && size >= SMALLEST_WITH_FLAWS && Math.abs(count - size) <= Math.max(1, size >> 2)) {
      return size;
    }
  }
  return undefined;
}

/** Whether a board of `size` can have this provisional value. */
export function canHold(size: number, value: number): boolean {
  if (value >= NUMBER) {
    return size >= 10 && value - NUMBER <= size;
  }
  return value <= Math.min(size, 9) || (value >= 10 && value - 9 <= (LAST_LETTERS.get(size) ?? 0));
}

/** Values and candidates, which are digits: nothing larger than nine can have them. */
function readPencil(text: string, line: Span, expected: ReadonlySet<number>): SizedRow | undefined {
  const row = readPencilRow(text, line);
  const size = row && sizeOf(row, expected);
  return row && size !== undefined && size < 9 ? { notation: 'candidates', size, row } : undefined;
}

/** One character a cell. */
function readCharacters(text: string, line: Span, expected: ReadonlySet<number>): SizedRow | undefined {
  const groups = readGroups(text, line, symbolValue);
  const size = groups && sizeOf(groups, expected);
  const notation = groups && size !== undefined && notationOf(groups, size);
  return groups && notation ? { notation, size, row: groups } : undefined;
}

/** The provisional value of a character. */
export function symbolValue(code: number): number {
  const letter = letterOf(code);
  const value = cellValue(code);
  return value < 0 && letter > 0 ? 9 + letter : value;
}

/** How cells are laid out: together, apart, in boxes; undefined if in no such way. */
function notationOf({ sizes, boxes }: Groups, size: number): Notation | undefined {
  const isSpaced = sizes.every((count) => count === 1);
  const isRow = (counts: readonly number[]): boolean =>
    counts.length === 1 || counts.every((count) => count === 1) || inBoxes(counts, size);
  if (boxes.length === 1) {
    return isRow(sizes) ? (sizes.length === 1 ? 'rows' : 'separated') : undefined;
  }
  const inner = boxes.slice(boxes[0] === 0 ? 1 : 0, boxes[boxes.length - 1] === 0 ? -1 : boxes.length);
  // Cells of one and of two characters side by side are numbers.
  return isRow(inner) && (isSpaced || sizes.length === inner.length) ? 'boxed' : undefined;
}

/** The cells in each box of a row, or in each box that is turned; in one there may be a cell too few or too many. */
function inBoxes(counts: readonly number[], size: number): boolean {
  const shape = usualShapeOf(size);
  const odd = counts.filter((count) => count !== shape?.boxColumns);
  const isNearly = odd.length === 1 && Math.abs((odd[0] ?? 0) - (shape?.boxColumns ?? 0)) === 1;
  return odd.length === 0 || isNearly || counts.every((count) => count === shape?.boxRows);
}

/** Numbers, marks and letters with spaces and vertical lines between. */
function readTokens(text: string, line: Span, expected: ReadonlySet<number>): SizedRow | undefined {
  const starts: number[] = [];
  const lengths: number[] = [];
  const values: number[] = [];
  let bars = 0;
  let bad = 0;
  for (let at = line.start; at < line.end;) {
    const code = text.charCodeAt(at);
    if (isSpace(code) || isBar(code)) {
      bars += isBar(code) ? 1 : 0;
      at++;
      continue;
    }
    let end = at + 1;
    while (end < line.end && !isSpace(text.charCodeAt(end)) && !isBar(text.charCodeAt(end))) {
      end++;
    }
    const value = tokenValue(text, at, end);
    bad += value < 0 ? 1 : 0;
    if (bad > MOST_BAD || starts.length > MOST_CELLS) {
      return undefined;
    }
    starts.push(at);
    lengths.push(end - at);
    values.push(value);
    at = end;
  }
  const row = { starts, lengths, values };
  const size = sizeOf(row, expected);
  return size === undefined || size < 10
    ? undefined
    : { notation: bars > 0 ? 'boxed' : 'separated', size, row };
}

/** Cells beyond which a line is no row. */
const MOST_CELLS = 32;

/** The provisional value of a token of one or two characters. */
export function tokenValue(text: string, start: number, end: number): number {
  if (end - start === 1) {
    return symbolValue(text.charCodeAt(start));
  }
  const token = text.slice(start, Math.min(end, start + 3));
  if (/^\d\d$/.test(token)) {
    return NUMBER + Number(token);
  }
  return token === '-1' || /^(?:__|--|\.\.|\*\*|\?\?)$/.test(token) ? 0 : -1;
}

/** Fields between commas or between vertical lines, where an empty one is a blank. */
function readDelimited(text: string, line: Span, expected: ReadonlySet<number>): SizedRow | undefined {
  return (
    readFieldsOf(text, line, expected, isComma, 'separated') ??
    readFieldsOf(text, line, expected, isBar, 'boxed')
  );
}

/** Fields between tabs; those at the ends of the line may be empty. */
function readTabbed(
  text: string,
  line: Span,
  expected: ReadonlySet<number>,
  whole: Span,
): SizedRow | undefined {
  const isTab = (code: number): boolean => code === 0x09;
  return (
    readFieldsOf(text, line, NONE, isTab, 'separated') ??
    readFieldsOf(text, whole, expected, isTab, 'separated')
  );
}

const NONE: ReadonlySet<number> = new Set();

function readFieldsOf(
  text: string,
  line: Span,
  expected: ReadonlySet<number>,
  isDelimiter: (code: number) => boolean,
  notation: Notation,
): SizedRow | undefined {
  if (countDelimiters(text, line, isDelimiter) < 3) {
    return undefined;
  }
  const read = readFields(text, line, isDelimiter, notation === 'boxed', tokenValue);
  for (const row of read ? [read, withoutEmptyEnd(read)] : []) {
    const size = sizeOf(row, expected);
    if (size !== undefined) {
      return { notation, size, row };
    }
  }
  return undefined;
}

/** Cells between quotes. */
function readQuoted(text: string, line: Span, expected: ReadonlySet<number>): SizedRow | undefined {
  const row = readQuotedRow(text, line, tokenValue);
  const size = row && sizeOf(row, expected);
  return row && size !== undefined ? { notation: 'separated', size, row } : undefined;
}

/** A row whose last field is empty may have a delimiter behind it, not another cell. */
function withoutEmptyEnd({ starts, lengths, values }: Row): Row {
  const end = lengths[lengths.length - 1] === 0 ? -1 : lengths.length;
  return { starts: starts.slice(0, end), lengths: lengths.slice(0, end), values: values.slice(0, end) };
}
