// The column of the queen of each row, one after the other: `2 4 1 3`, `[1, 3, 0, 2]`. As any list of numbers may be one,
// what names it has to agree with what it holds.
import type { QueensBoard, Span } from '../../../board';
import { LARGEST_QUEENS } from '../../../limits';
import { isOtherSize } from '../../rows/sizedRow';
import { arePeaceful } from '../peaceful';
import { FEWEST_ROWS, listBoard, numberIn } from './listBoard';
import type { Naming } from './naming';

/** How a row without a queen is written, besides as 0 where columns count from 1. */
const BLANKS = new Set([
  '-1',
  '.',
  '_',
  '?',
  '-',
  '*',
  'None',
  'null',
  'nil',
  'undefined',
  'NULL',
  'nullptr',
]);
/** The longest of them. */
const LONGEST_BLANK = 9;

/** From here on, rows of a Sudoku are likelier than lists of queens that attack each other, where it has as many cells. */
const SUDOKU_ROWS = 9;

/** A row without a queen. */
const NONE = -1;
/** A row without a queen, or one with its queen in the column that is the first. */
const ZERO = 0;

/** The value of a token: a number from 0 on, `NONE`; undefined if it is neither. */
export function rowValue(text: string, token: Span): number | undefined {
  const isShort = token.end - token.start <= LONGEST_BLANK;
  return (
    numberIn(text, token) ?? (isShort && BLANKS.has(text.slice(token.start, token.end)) ? NONE : undefined)
  );
}

/** The board whose rows tokens are, each with a value as above; undefined if they are more likely something else. */
export function columnsBoard(text: string, tokens: readonly Span[], naming: Naming): QueensBoard | undefined {
  const size = tokens.length;
  if (size < FEWEST_ROWS || size > LARGEST_QUEENS) {
    return undefined;
  }
  const values: number[] = [];
  const blanks = new Set<string>();
  for (const token of tokens) {
    const value = rowValue(text, token);
    if (value === undefined || value > size) {
      return undefined;
    }
    if (value === NONE) {
      blanks.add(text.slice(token.start, token.end));
    }
    values.push(value);
  }
  const read = readColumns(values, [...blanks], size);
  return read && isLikely(read, size, naming)
    ? listBoard({
        notation: 'queenColumns',
        size,
        queens: read.columns.flatMap((column, row) => (column < 0 ? [] : row * size + column)),
        per: 'row',
        tokens,
        marks: { queen: '', blank: read.blank, first: read.first },
      })
    : undefined;
}

interface Columns {
  readonly first: 0 | 1;
  /** From 0 on, `NONE` for a row without a queen. */
  readonly columns: readonly number[];
  /** How a row without a queen is written. */
  readonly blank: string;
}

/** Tells what the numbers count from, and whether zeros are blanks. */
function readColumns(
  values: readonly number[],
  blanks: readonly string[],
  size: number,
): Columns | undefined {
  const zeros = values.filter((value) => value === ZERO).length;
  const hasLast = values.includes(size);
  const [blank] = blanks;
  if (blanks.length > 1 || (blank !== undefined && zeros > 0 && hasLast)) {
    return undefined;
  }
  // A single zero is the first column, unless there is a last one that only counting from 1 has.
  const isBlank = blank === undefined && (zeros > 1 || (zeros > 0 && hasLast));
  const isFromZero =
    !isBlank && !hasLast && (zeros > 0 || (blank !== undefined && /^-1$|^[A-Za-z]/.test(blank)));
  const first = isFromZero ? 0 : 1;
  return {
    first,
    columns: values.map((value) => (value === NONE ? NONE : value - first)),
    blank: blank ?? (isFromZero ? '-1' : '0'),
  };
}

/**
 * Whether columns are those of queens, and not just any numbers. With a name of their own they may hold queens that attack
 * each other, and rows without one; elsewhere they may not be a row of a Sudoku. Alone on a line they may not be the labels
 * of a grid, or a row of zeros and ones.
 */
function isLikely(
  { columns, blank }: Columns,
  size: number,
  { isOwn, isLiteral, size: named }: Naming,
): boolean {
  const placed = columns.filter((column) => column >= 0);
  const isWhole = placed.length === size;
  const isDistinct = new Set(placed).size === placed.length;
  if (placed.length === 0 || (!isDistinct && !(isOwn && isWhole))) {
    return false;
  }
  if (!isLiteral && (isCount(columns) || (blank === '0' && columns.every((column) => column <= 0)))) {
    return false;
  }
  const isKnown = isOwn || named === size;
  const queens = columns.flatMap((column, row) => (column < 0 ? [] : row * size + column));
  if (isKnown || arePeaceful(size, queens)) {
    return isWhole || isKnown;
  }
  return isWhole && !isLiteral && size !== SUDOKU_ROWS && !(size > SUDOKU_ROWS && isOtherSize(size));
}

/** Whether columns count up or down, as the labels of a grid do. */
function isCount(columns: readonly number[]): boolean {
  const step = (columns[1] ?? 0) - (columns[0] ?? 0);
  return Math.abs(step) === 1 && columns.every((column, row) => column === (columns[0] ?? 0) + row * step);
}
