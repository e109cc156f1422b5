// A block is what stands together in a text in rows of cells: one board or several, parted by rules or empty lines or
// by nothing. This is where it is told which rows belong together.
import type { FoundBoard, Notation } from '../board';
import { boardOfRows, isGood, type Row } from './row';

/** A row; or what may part boards or boxes. */
export type BlockLine = { readonly row: Row; readonly drawn: string | undefined } | 'rule' | 'empty';

/** The boards of a block, in its order. */
export function boardsOfBlock(
  text: string,
  notation: Notation,
  lines: readonly BlockLine[],
): readonly FoundBoard[] {
  return boards(lines).flatMap((rows) => boardOfRows(text, notation, rows) ?? []);

  function boards(all: readonly BlockLine[]): readonly (readonly Row[])[] {
    const marks = blankMarks(text, all);
    const parts = split(all, 'empty').map((part) => withoutRules(part, marks));
    // Empty lines part boards where what they part has the size of boards; else they part boxes, as rules do.
    const segments = parts.map((part) => split(part, 'rule').map(rowsOf));
    return segments.every((part) => part.flat().length >= 8)
      ? segments.flatMap((part) => gather(part))
      : gather(segments.flat());
  }
}

function split(lines: readonly BlockLine[], at: 'rule' | 'empty'): BlockLine[][] {
  const parts: BlockLine[][] = [[]];
  for (const line of lines) {
    if (line === at) {
      parts.push([]);
    } else {
      parts[parts.length - 1]?.push(line);
    }
  }
  return parts.filter((part) => part.length > 0);
}

function rowsOf(lines: readonly BlockLine[]): Row[] {
  return lines.flatMap((line) => (typeof line === 'string' ? [] : [line.row]));
}

/** The marks that stand for blanks in the rows that have givens, too. */
function blankMarks(text: string, lines: readonly BlockLine[]): ReadonlySet<string> {
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
function withoutRules(part: readonly BlockLine[], marks: ReadonlySet<string>): BlockLine[] {
  const total = rowsOf(part).length;
  const firm = part.filter((line) => typeof line !== 'string' && !line.drawn).length;
  const rows = total % 9 === 0 || firm % 9 !== 0;
  return part.map((line) =>
    typeof line === 'string' || !line.drawn || (rows && marks.has(line.drawn)) ? line : 'rule',
  );
}

/** Puts segments of rows together to boards: long ones are boards of their own, short ones are boxes or single rows. */
function gather(segments: readonly (readonly Row[])[]): readonly (readonly Row[])[] {
  const boards: (readonly Row[])[] = [];
  for (let i = 0; i < segments.length;) {
    const rows = [...(segments[i++] ?? [])];
    for (let boxes = 1; belongs(rows.length, boxes, segments[i]?.length ?? 0); boxes++) {
      rows.push(...(segments[i++] ?? []));
    }
    boards.push(...chunks(rows));
  }
  return boards;
}

/**
 * Whether a segment of `next` rows goes on with a board that has `rows` in `boxes` segments so far. Three bands of boxes
 * make a board, though one may lack a row or have one too many; a table's first row may be parted from the other eight.
 */
function belongs(rows: number, boxes: number, next: number): boolean {
  if (next === 0 || rows >= 9) {
    return false;
  }
  if (rows + next === 9) {
    return true;
  }
  const complete = rows === 8 && (boxes === 1 || boxes >= 3);
  return next < 8 && rows + next <= 10 && !complete;
}

/** Rows that nothing parts, nine by nine; what is over stays with the last board, so that it is told as too much. */
function chunks(rows: readonly Row[]): readonly (readonly Row[])[] {
  const boards: (readonly Row[])[] = [];
  let start = 0;
  while (rows.length - start >= 18 || rows.length - start === 17) {
    boards.push(rows.slice(start, start + 9));
    start += 9;
  }
  return [...boards, withoutStrays(rows.slice(start))];
}

/** More than nine rows without those at the ends that are no good, down to nine: a date above, a count below. */
function withoutStrays(rows: readonly Row[]): readonly Row[] {
  let [start, end] = [0, rows.length];
  while (end - start > 9) {
    const [first, last] = [rows[start], rows[end - 1]];
    if (first && !isGood(first)) {
      start++;
    } else if (last && !isGood(last)) {
      end--;
    } else {
      return rows;
    }
  }
  return rows.slice(start, end);
}
