// Boards of rows of squares, as literals have them.
import type { Flaw, FlawedBoard, FoundBoard, QueensBoard, Span } from '../../../board';
import { arePeaceful } from '../peaceful';
import { meaningOf, type Meaning, type SquareRow } from './symbols';

/** Rows of a board that may have something wrong, or marks that mean other things as well. */
const FEWEST_ROWS = 4;
/** Rows with queens, from which on they are taken for a board with something wrong. */
const FEWEST_QUEENS = 2;

/**
 * The boards that rows make: one, or several below one another, or one with flaws. None if they are more likely something
 * else: what has no mark that is only a queen's needs a name, or a queen in each row, none of which attack each other.
 */
export function gridBoards(
  text: string,
  rows: readonly SquareRow[],
  isNamed: boolean,
): readonly FoundBoard[] {
  const meaning = meaningOf(countsOf(rows));
  const [first] = rows;
  if (!meaning || !first) {
    return [];
  }
  const columns = first.symbols.length;
  const isEven = rows.every(({ symbols }) => symbols.length === columns);
  if (!isEven || rows.length % columns > 0) {
    const flawed = meaning.isCertain ? flawedBoard(rows, meaning) : undefined;
    return flawed ? [flawed] : [];
  }
  const boards: QueensBoard[] = [];
  for (let row = 0; row < rows.length; row += columns) {
    const board = boardOf(text, rows.slice(row, row + columns), meaning);
    if (!isLikely(board, meaning, isNamed)) {
      return [];
    }
    boards.push(board);
  }
  return boards;
}

function countsOf(rows: readonly SquareRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { symbols } of rows) {
    for (let index = 0; index < symbols.length; index++) {
      const symbol = symbols.charAt(index);
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
  }
  return counts;
}

function isLikely({ size, queens, marks }: QueensBoard, { isCertain }: Meaning, isNamed: boolean): boolean {
  if (isCertain) {
    return queens.length > 0 && (isNamed || size >= FEWEST_ROWS || (size > 1 && marks.blank === '.'));
  }
  return size >= FEWEST_ROWS && (isNamed || (queens.length === size && arePeaceful(size, queens)));
}

function boardOf(text: string, rows: readonly SquareRow[], { queen, blank }: Meaning): QueensBoard {
  const size = rows.length;
  const start = rows[0]?.starts[0] ?? 0;
  const starts = new Uint32Array(size * size);
  const lengths = new Uint8Array(size * size);
  const queens: number[] = [];
  let end = start;
  let square = 0;
  for (const row of rows) {
    for (let column = 0; column < size; column++, square++) {
      starts[square] = (row.starts[column] ?? 0) - start;
      lengths[square] = row.lengths[column] ?? 0;
      if (row.symbols.charAt(column) === queen) {
        queens.push(square);
      }
    }
    end = (row.starts[size - 1] ?? 0) + (row.lengths[size - 1] ?? 0);
  }
  const emptyMark = blank === undefined ? '' : markOf(text, rows, blank);
  return {
    kind: 'queens',
    notation: 'queenArray',
    size,
    queens: Uint32Array.from(queens),
    start,
    length: end - start,
    per: 'square',
    tokens: { starts, lengths: lengths.every((length) => length === 1) ? undefined : lengths },
    marks: {
      queen: queen === undefined ? queenFor(emptyMark) : markOf(text, rows, queen),
      blank: emptyMark,
      first: 1,
    },
  };
}

/** How the text writes a symbol. */
function markOf(text: string, rows: readonly SquareRow[], symbol: string): string {
  for (const { starts, lengths, symbols } of rows) {
    const index = symbols.indexOf(symbol);
    if (index >= 0) {
      const start = starts[index] ?? 0;
      return text.slice(start, start + (lengths[index] ?? 0));
    }
  }
  return '';
}

/** What a queen is written as on a board that has none. */
function queenFor(blank: string): string {
  return QUEENS_FOR.get(blank) ?? 'Q';
}

const QUEENS_FOR: ReadonlyMap<string, string> = new Map([
  ['0', '1'],
  ['false', 'true'],
  ['False', 'True'],
  ['FALSE', 'TRUE'],
]);

/** Rows that nearly are a board; undefined if they are too few, or have too few queens. */
function flawedBoard(rows: readonly SquareRow[], { queen = '' }: Meaning): FlawedBoard | undefined {
  const withQueens = rows.filter(({ symbols }) => symbols.includes(queen)).length;
  if (rows.length < FEWEST_ROWS || withQueens < FEWEST_QUEENS) {
    return undefined;
  }
  const spans = rows.map(spanOf);
  const start = spans[0]?.start ?? 0;
  const end = spans[spans.length - 1]?.end ?? start;
  const flaws = flawsOf(rows, spans, { start, end });
  return { kind: 'flawed', notation: 'queenArray', start, length: end - start, flaws };
}

/** What is wrong with rows that do not make a square. */
function flawsOf(rows: readonly SquareRow[], spans: readonly Span[], all: Span): readonly Flaw[] {
  const counts = rows.map(({ symbols }) => symbols.length);
  const expected = mostFrequent(counts);
  if (counts.every((count) => count === expected)) {
    return [{ code: 'not-square', span: all, rows: rows.length, columns: expected }];
  }
  return rows.flatMap(({ starts }, index): readonly Flaw[] => {
    const found = counts[index] ?? 0;
    const { start, end } = spans[index] ?? all;
    const row = index + 1;
    return found < expected
      ? [{ code: 'short-row', span: { start, end }, row, found, expected }]
      : found > expected
        ? [{ code: 'long-row', span: { start: starts[expected] ?? start, end }, row, found, expected }]
        : [];
  });
}

function spanOf({ starts, lengths }: SquareRow): Span {
  const last = starts.length - 1;
  return { start: starts[0] ?? 0, end: (starts[last] ?? 0) + (lengths[last] ?? 0) };
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) {
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return numbers.find((number) => counts.get(number) === most) ?? 0;
}
