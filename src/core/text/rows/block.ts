// A block is what stands together in a text in rows of cells: one board or several, parted by rules or empty lines or
// by nothing. This is where it is told which rows belong together, and what on their lines is margin.
import type { FoundBoard, Notation } from '../../board';
import { usualShapeOf } from '../../sudoku/shape';
import { withLayers } from '../pencil/layers';
import { LABEL } from './margin';
import { boardOfRows, isGood, type Row } from './row';
import type { Candidate } from './rowLine';
import { boardOfCells, boardOfSizedRows } from './sizedBoard';

/** A row, as one line may be read; or what may part boards or boxes. */
export type BlockLine = readonly Candidate[] | 'rule' | 'empty';

/** The same, once it is told how to read it. */
type Line = { readonly row: Row; readonly drawn: string | undefined } | 'rule' | 'empty';

/** The boards of a block, in its order. */
export function boardsOfBlock(
  text: string,
  notation: Notation,
  block: readonly BlockLine[],
): readonly FoundBoard[] {
  const isCounted = isCounting(block);
  const size = sizeOf(block, isCounted);
  const lines = withMargin(block, marginOf(block, size, isCounted), size);
  const marks = blankMarks(text, lines);
  const parts = split(lines, 'empty').map((part) =>
    split(withoutRules(part, marks, size), 'rule').map(rowsOf),
  );
  const boards = gatherParts(parts, size).flatMap(
    (rows) =>
      (size === 9 ? boardOfRows(text, notation, rows) : boardOfSizedRows(text, notation, rows, size)) ?? [],
  );
  return boards.length === 0 && size === 16 && notation === 'rows'
    ? smallestBoards(text, lines)
    : withLayers(text, boards);
}

/** Rows of 16 characters that are no rows of one board: boards of 4×4, one a line. */
function smallestBoards(text: string, lines: readonly Line[]): readonly FoundBoard[] {
  return rowsOf(lines).flatMap((row) => {
    const board = isGood(row, 16) ? boardOfCells(text, 'line', [row], 4) : undefined;
    return board?.kind === 'sudoku' ? board : [];
  });
}

/** The size that most lines of a block are good rows of; nine if it is one of several. */
function sizeOf(block: readonly BlockLine[], isCounted: boolean): number {
  let [size, most] = [9, 0];
  const sizes = new Set(
    block.flatMap((line) => (typeof line === 'string' ? [] : line.map((one) => one.size))),
  );
  for (const one of [9, ...sizes]) {
    const votes = Math.max(0, ...votesOf(block, one, isCounted).values());
    if (votes > most) {
      [size, most] = [one, votes];
    }
  }
  return size;
}

/**
 * The margin of a block: the one with which most of its lines are good rows. So the star before a row that is one cell
 * short is not taken for its first cell when all the other rows have a star before nine cells.
 */
function marginOf(block: readonly BlockLine[], size: number, isCounted: boolean): string {
  const votes = votesOf(block, size, isCounted);
  const most = Math.max(...votes.values());
  return ['', ...votes.keys()].find((margin) => votes.get(margin) === most) ?? '';
}

/** With each margin, how many lines of a block are good rows of a size. Labels are none unless they count the rows. */
function votesOf(block: readonly BlockLine[], size: number, isCounted: boolean): ReadonlyMap<string, number> {
  const votes = new Map<string, number>();
  for (const line of block) {
    for (const one of typeof line === 'string' ? [] : line) {
      if (one.size === size && (one.margin !== LABEL || isCounted)) {
        votes.set(one.margin, (votes.get(one.margin) ?? 0) + (isGood(one.row, size) ? 1 : 0));
      }
    }
  }
  return votes;
}

/** Whether the labels of a block count its rows, from any number on, or from one again. */
function isCounting(block: readonly BlockLine[]): boolean {
  let last: number | undefined;
  return block.every((line) => {
    const label = typeof line === 'string' ? undefined : line.find(({ margin }) => margin === LABEL)?.label;
    const counts = last === undefined || label === undefined || label === 1 || label === last + 1;
    last = label ?? last;
    return counts;
  });
}

/** The lines as rows of a size, with a margin where they can be read with it. */
function withMargin(block: readonly BlockLine[], margin: string, size: number): readonly Line[] {
  return block.flatMap((line) => {
    if (typeof line === 'string') {
      return line;
    }
    const ofSize = line.filter((one) => one.size === size);
    return ofSize.find((one) => one.margin === margin) ?? ofSize[0] ?? line[0] ?? [];
  });
}

function split(lines: readonly Line[], at: 'rule' | 'empty'): Line[][] {
  const parts: Line[][] = [[]];
  for (const line of lines) {
    if (line === at) {
      parts.push([]);
    } else {
      parts[parts.length - 1]?.push(line);
    }
  }
  return parts.filter((part) => part.length > 0);
}

function rowsOf(lines: readonly Line[]): Row[] {
  return lines.flatMap((line) => (typeof line === 'string' ? [] : [line.row]));
}

/** The marks that stand for blanks in the rows that have givens, too. */
function blankMarks(text: string, lines: readonly Line[]): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const line of lines) {
    if (typeof line === 'string' || line.drawn) {
      continue;
    }
    line.row.values.forEach((value, i) => {
      if (value === 0) {
        marks.add(text.charAt(line.row.starts[i] ?? 0));
      }
    });
  }
  return marks;
}

/**
 * Decides whether a line such as `---------` is a row of blanks or a rule: a rule if the other rows write their blanks
 * in another way, or if the number of rows comes out even without it but not with it.
 */
function withoutRules(part: readonly Line[], marks: ReadonlySet<string>, size: number): readonly Line[] {
  const total = rowsOf(part).length;
  const firm = part.filter((line) => typeof line !== 'string' && !line.drawn).length;
  const rows = total % size === 0 || firm % size !== 0;
  return part.map((line) =>
    typeof line === 'string' || !line.drawn || (rows && marks.has(line.drawn)) ? line : 'rule',
  );
}

/** Rows of a board, and what is parted by rules alone. */
type Rows = readonly Row[];
type Segments = readonly Rows[];

/**
 * Puts together what empty lines part: a part as large as a board stands for itself, smaller ones are bands of boxes or
 * single rows of one board.
 */
function gatherParts(parts: readonly Segments[], size: number): readonly Rows[] {
  const boxRows = usualShapeOf(size)?.boxRows ?? size;
  const boards: Rows[] = [];
  let bands: Rows[] = [];
  const endBands = (): void => {
    for (const board of gather(bands, size, boxRows)) {
      boards.push(board);
    }
    bands = [];
  };
  for (const part of parts) {
    const rows = part.flat();
    if (rows.length <= boxRows + 1 || (rows.length < size && rows.length % boxRows === 0)) {
      bands.push(rows);
    } else {
      endBands();
      for (const board of gather(part, size, boxRows)) {
        boards.push(board);
      }
    }
  }
  endBands();
  return boards;
}

/** Puts segments of rows together to boards: long ones are boards of their own, short ones are boxes or single rows. */
function gather(segments: Segments, size: number, boxRows: number): readonly Rows[] {
  const boards: Rows[] = [];
  for (let i = 0; i < segments.length;) {
    const rows = [...(segments[i++] ?? [])];
    for (let bands = 1; belongs(rows, bands, segments[i]?.length ?? 0, size, boxRows); bands++) {
      rows.push(...(segments[i++] ?? []));
    }
    addChunks(boards, rows, size);
  }
  return boards;
}

/**
 * Whether a segment of `next` rows goes on with a board that has `rows` in `bands` segments so far. The bands of boxes
 * make a board, though one may lack a row or have one too many; a table's first row may be parted from the others.
 */
function belongs(rows: Rows, bands: number, next: number, size: number, boxRows: number): boolean {
  const count = rows.length;
  if (next === 0 || count >= size || (next >= size - 1 && isHead(rows))) {
    return false;
  }
  if (count + next === size) {
    return true;
  }
  const isComplete = count === size - 1 && (bands === 1 || bands >= size / boxRows);
  return next < size - 1 && count + next <= size + 1 && !isComplete;
}

/** Whether rows are the numbers above the columns of a table, or nothing: no row of a board. */
function isHead(rows: Rows): boolean {
  return rows.length === 1 && (rows[0]?.values ?? []).every((value, i) => value === 0 || value === i + 1);
}

/** Adds rows that nothing parts, board by board; what is over stays with the last board, so that it is told as too much. */
function addChunks(boards: Rows[], rows: Rows, size: number): void {
  let start = 0;
  while (rows.length - start >= 2 * size - 1) {
    boards.push(rows.slice(start, start + size));
    start += size;
  }
  boards.push(withoutStrays(rows.slice(start), size));
}

/**
 * More rows than a board has without what stands at their ends and is no row: a date above, a count below, the numbers of
 * the columns.
 */
function withoutStrays(rows: Rows, size: number): Rows {
  let [start, end] = [0, rows.length];
  while (end - start > size) {
    const [first, last] = [rows[start], rows[end - 1]];
    if (first && (!isGood(first, size) || isNumbering(first))) {
      start++;
    } else if (last && !isGood(last, size)) {
      end--;
    } else {
      return rows;
    }
  }
  return rows.slice(start, end);
}

/** Whether a row is 1 to n in order. */
function isNumbering(row: Row): boolean {
  return row.values.every((value, i) => value === i + 1);
}
