// A block is what stands together in a text in rows of cells: one board or several, parted by rules or empty lines or
// by nothing. This is where it is told which rows belong together, and what on their lines is margin.
import type { FoundBoard, Notation } from '../board';
import { LABEL } from './margin';
import { boardOfRows, isGood, type Row } from './row';
import type { Candidate } from './rowLine';

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
  const lines = withMargin(block, marginOf(block));
  const marks = blankMarks(text, lines);
  const parts = split(lines, 'empty').map((part) => split(withoutRules(part, marks), 'rule').map(rowsOf));
  return gatherParts(parts).flatMap((rows) => boardOfRows(text, notation, rows) ?? []);
}

/**
 * The margin of a block: the one with which most of its lines are good rows. So the star before a row that is one cell
 * short is not taken for its first cell when all the other rows have a star before nine cells.
 */
function marginOf(block: readonly BlockLine[]): string {
  const votes = new Map<string, number>();
  for (const line of block) {
    for (const { row, margin } of typeof line === 'string' ? [] : line) {
      votes.set(margin, (votes.get(margin) ?? 0) + (isGood(row) ? 1 : 0));
    }
  }
  if (!isCounting(block)) {
    votes.delete(LABEL);
  }
  const most = Math.max(...votes.values());
  return ['', ...votes.keys()].find((margin) => votes.get(margin) === most) ?? '';
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

function withMargin(block: readonly BlockLine[], margin: string): readonly Line[] {
  return block.flatMap((line) =>
    typeof line === 'string' ? line : (line.find((one) => one.margin === margin) ?? line[0] ?? []),
  );
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
function withoutRules(part: readonly Line[], marks: ReadonlySet<string>): readonly Line[] {
  const total = rowsOf(part).length;
  const firm = part.filter((line) => typeof line !== 'string' && !line.drawn).length;
  const rows = total % 9 === 0 || firm % 9 !== 0;
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
function gatherParts(parts: readonly Segments[]): readonly Rows[] {
  const boards: Rows[] = [];
  let bands: Rows[] = [];
  const endBands = (): void => {
    for (const board of gather(bands)) {
      boards.push(board);
    }
    bands = [];
  };
  for (const part of parts) {
    const rows = part.flat();
    if (rows.length <= 4 || rows.length === 6) {
      bands.push(rows);
    } else {
      endBands();
      for (const board of gather(part)) {
        boards.push(board);
      }
    }
  }
  endBands();
  return boards;
}

/** Puts segments of rows together to boards: long ones are boards of their own, short ones are boxes or single rows. */
function gather(segments: Segments): readonly Rows[] {
  const boards: Rows[] = [];
  for (let i = 0; i < segments.length;) {
    const rows = [...(segments[i++] ?? [])];
    for (let boxes = 1; belongs(rows, boxes, segments[i]?.length ?? 0); boxes++) {
      rows.push(...(segments[i++] ?? []));
    }
    addChunks(boards, rows);
  }
  return boards;
}

/**
 * Whether a segment of `next` rows goes on with a board that has `rows` in `boxes` segments so far. Three bands of boxes
 * make a board, though one may lack a row or have one too many; a table's first row may be parted from the other eight.
 */
function belongs(rows: Rows, boxes: number, next: number): boolean {
  const count = rows.length;
  if (next === 0 || count >= 9 || (next >= 8 && isHead(rows))) {
    return false;
  }
  if (count + next === 9) {
    return true;
  }
  const complete = count === 8 && (boxes === 1 || boxes >= 3);
  return next < 8 && count + next <= 10 && !complete;
}

/** Whether rows are the numbers above the columns of a table, or nothing: no row of a board. */
function isHead(rows: Rows): boolean {
  return rows.length === 1 && (rows[0]?.values ?? []).every((value, i) => value === 0 || value === i + 1);
}

/** Adds rows that nothing parts, nine by nine; what is over stays with the last board, so that it is told as too much. */
function addChunks(boards: Rows[], rows: Rows): void {
  let start = 0;
  while (rows.length - start >= 18 || rows.length - start === 17) {
    boards.push(rows.slice(start, start + 9));
    start += 9;
  }
  boards.push(withoutStrays(rows.slice(start)));
}

/**
 * More than nine rows without what stands at their ends and is no row, down to nine: a date above, a count below, the
 * numbers of the columns.
 */
function withoutStrays(rows: Rows): Rows {
  let [start, end] = [0, rows.length];
  while (end - start > 9) {
    const [first, last] = [rows[start], rows[end - 1]];
    if (first && (!isGood(first) || isNumbering(first))) {
      start++;
    } else if (last && !isGood(last)) {
      end--;
    } else {
      return rows;
    }
  }
  return rows.slice(start, end);
}

/** Whether a row is 1 to 9 in order. */
function isNumbering(row: Row): boolean {
  return row.values.every((value, i) => value === i + 1);
}
