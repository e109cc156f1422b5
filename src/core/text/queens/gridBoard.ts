// The N-Queens board that rows of squares are, without the labels and the frame beside them.
import type { FoundBoard, QueenMarks, QueensBoard } from '../../board';
import { LARGEST_QUEENS } from '../../limits';
import { flawedBoard, rowsFlaws, rowSpan, type Row } from '../rows/row';
import { stepBetween } from './gridLine';
import { isFullWidth } from '../characters';
import { isBlank, isColoured, isQueen, ONE, UNMARKED, ZERO } from './gridMarks';
import { meaningOf, queensIn, type GridMeaning } from './gridMeaning';
import { MOST_BESIDE, type GridRow } from './gridRow';

/**
 * The board that rows make, or the flaws that keep them from being one; undefined if they are more likely something else.
 *
 * @param isNamed whether the text names N-Queens there
 */
export function boardOfGrid(
  text: string,
  rows: readonly GridRow[],
  isNamed: boolean,
): FoundBoard | undefined {
  const size = rows.length;
  if (size === 0 || size > LARGEST_QUEENS) {
    return undefined;
  }
  let nearest: readonly GridRow[] | undefined;
  let least = Infinity;
  for (const grid of trims(rows)) {
    if (grid.every((row) => row.codes.length === size)) {
      return squareBoard(text, grid, isNamed);
    }
    const off = Math.abs(usualWidth(grid) - size);
    if (off < least) {
      [nearest, least] = [grid, off];
    }
  }
  return nearest && raggedBoard(text, nearest, isNamed);
}

/** The rows without tokens at their ends that can be no squares: less of these first. */
function* trims(rows: readonly GridRow[]): Generator<readonly GridRow[]> {
  for (let beside = 0; beside <= 2 * MOST_BESIDE; beside++) {
    // As many at either end first: a frame has nothing beyond it on both sides, and its first column may be blank.
    const half = Math.ceil(beside / 2);
    for (const left of [half, half + 1, half - 1]) {
      const right = beside - left;
      if (
        Math.min(left, right) >= 0 &&
        Math.max(left, right) <= MOST_BESIDE &&
        areBeside(rows, left, right)
      ) {
        yield rows.map((row) => trimmedRow(row, left, right));
      }
    }
  }
}

function trimmedRow({ starts, lengths, codes, labels }: GridRow, left: number, right: number): GridRow {
  const end = codes.length - right;
  return {
    starts: starts.slice(left, end),
    lengths: lengths.slice(left, end),
    codes: codes.slice(left, end),
    labels: labels.slice(left, end),
  };
}

/** Whether the first and last tokens of rows are labels or nothing, and all others squares. */
function areBeside(rows: readonly GridRow[], left: number, right: number): boolean {
  for (let from = 0; from < left; from++) {
    if (!isBeside(rows, () => from)) {
      return false;
    }
  }
  for (let from = 1; from <= right; from++) {
    if (!isBeside(rows, ({ codes }) => codes.length - from)) {
      return false;
    }
  }
  return rows.every(
    ({ codes }) => codes.length > left + right && !codes.slice(left, codes.length - right).includes(-1),
  );
}

/** Whether a token of each row is empty, or a label that counts the rows. */
function isBeside(rows: readonly GridRow[], indexIn: (row: GridRow) => number): boolean {
  if (rows.every((row) => row.codes[indexIn(row)] === UNMARKED)) {
    return true;
  }
  let step = 0;
  for (let index = 1; index < rows.length; index++) {
    const [last, next] = [rows[index - 1], rows[index]].map((row) => row?.labels[indexIn(row)] ?? -1);
    const by = last === undefined || next === undefined || last < 0 || next < 0 ? 0 : stepBetween(last, next);
    if (by === 0 || (step !== 0 && by !== step)) {
      return false;
    }
    step = by;
  }
  return rows.length > 1;
}

function squareBoard(text: string, rows: readonly GridRow[], isNamed: boolean): QueensBoard | undefined {
  const size = rows.length;
  const codes = new Uint32Array(size * size);
  const starts = new Uint32Array(size * size);
  const lengths = new Uint8Array(size * size);
  const start = rows[0]?.starts[0] ?? 0;
  rows.forEach((row, index) => {
    codes.set(row.codes, size * index);
    lengths.set(row.lengths, size * index);
    row.starts.forEach((at, column) => {
      starts[size * index + column] = at - start;
    });
  });
  const meaning = meaningOf(size, codes, isNamed);
  if (!meaning) {
    return undefined;
  }
  const last = size * size - 1;
  const isSingle = lengths.every((length) => length === 1);
  return {
    kind: 'queens',
    notation: meaning.notation,
    size,
    queens: queensIn(codes, meaning.isQueen),
    start,
    length: (starts[last] ?? 0) + (lengths[last] ?? 0),
    per: 'square',
    tokens: isSingle && last === 0 ? undefined : { starts, lengths: isSingle ? undefined : lengths },
    marks: marksOf(text, rows, meaning),
  };
}

/** How most queens and most blanks are written, each as it first is. */
function marksOf(text: string, rows: readonly GridRow[], meaning: GridMeaning): QueenMarks {
  const counts = new Map<number, number>();
  const tokens = new Map<number, string>();
  for (const { starts, lengths, codes } of rows) {
    codes.forEach((code, index) => {
      counts.set(code, (counts.get(code) ?? 0) + 1);
      if (!tokens.has(code)) {
        const at = starts[index] ?? 0;
        tokens.set(code, text.slice(at, at + (lengths[index] ?? 0)));
      }
    });
  }
  const kinds = [...counts].sort(([, one], [, other]) => other - one).map(([code]) => code);
  const queen = kinds.find((code) => meaning.isQueen(code));
  const blank = kinds.find((code) => !meaning.isQueen(code));
  const blankToken = (blank === undefined ? undefined : tokens.get(blank)) ?? '.';
  const queenToken = queen === undefined ? undefined : tokens.get(queen);
  return { queen: queenToken ?? usualQueen(blankToken), blank: blankToken, first: 1 };
}

/** The queen of a board that has none yet. */
function usualQueen(blank: string): string {
  const code = blank.charCodeAt(0);
  if (code === ZERO) {
    return String.fromCharCode(ONE);
  }
  return isColoured(code) ? '\u265b' : isFullWidth(code) ? '\uff31' : 'Q';
}

/** Rows of a board with a flaw at least, and rows with queens among them: where the text names the puzzle, and elsewhere. */
const FEWEST_NAMED = { rows: 3, withQueens: 1 };
const FEWEST_ELSEWHERE = { rows: 4, withQueens: 2 };
/** Squares of its rows at least. */
const FEWEST_COLUMNS = 4;

/** Rows of queens that are no square: what is wrong with them if they are clearly meant to be a board. */
function raggedBoard(text: string, rows: readonly GridRow[], isNamed: boolean): FoundBoard | undefined {
  const kinds = new Set(rows.flatMap(({ codes }) => codes));
  const queenRows = rows.filter(({ codes }) => codes.some(isQueen)).length;
  const blanks = [...kinds].filter((code) => !isQueen(code));
  const fewest = isNamed ? FEWEST_NAMED : FEWEST_ELSEWHERE;
  const isMeant =
    rows.length >= fewest.rows &&
    queenRows >= fewest.withQueens &&
    blanks.every(isBlank) &&
    (isNamed || blanks.filter((code) => !isColoured(code)).length <= 1);
  const columns = usualWidth(rows);
  if (!isMeant || columns < FEWEST_COLUMNS || Math.abs(rows.length - columns) > columns / 2) {
    return undefined;
  }
  const plain = rows.map(({ starts, lengths, codes }): Row => ({
    starts,
    lengths,
    values: codes.map(() => 0),
  }));
  const spans = plain.map(rowSpan);
  const odd = rows.filter(({ codes }) => codes.length !== columns).length;
  if (odd === 0) {
    const span = { start: spans[0]?.start ?? 0, end: spans[spans.length - 1]?.end ?? 0 };
    return flawedBoard('queenRows', spans, [{ code: 'not-square', span, rows: rows.length, columns }]);
  }
  return 3 * odd <= rows.length
    ? flawedBoard('queenRows', spans, rowsFlaws(text, plain, columns))
    : undefined;
}

/** How many squares most rows have. */
function usualWidth(rows: readonly GridRow[]): number {
  const votes = new Map<number, number>();
  for (const { codes } of rows) {
    votes.set(codes.length, (votes.get(codes.length) ?? 0) + 1);
  }
  const [[width] = [0]] = [...votes].sort(([, one], [, other]) => other - one);
  return width;
}
