// What one line of text is to the boards that have a row a line.
import type { Notation, Span } from '../board';
import { isLineMark } from './characters';
import { ROW_FORMATS } from './formats/table';
import { isHorizontalRule } from './frame';
import { readGroups } from './groups';
import { readingsOf } from './margin';
import { isGood, type Row } from './row';

export type RowLine =
  /** `drawn` is set when the row is blank and may as well be a rule; it is then the mark it consists of. */
  | {
      readonly kind: 'row';
      readonly notation: Notation;
      readonly row: Row;
      readonly drawn: string | undefined;
    }
  /** Cells of a whole board. */
  | { readonly kind: 'board'; readonly notation: Notation; readonly row: Row }
  /** A horizontal line between rows, or around a board. */
  | { readonly kind: 'rule' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'other' };

const EMPTY: RowLine = { kind: 'empty' };
const RULE: RowLine = { kind: 'rule' };
const OTHER: RowLine = { kind: 'other' };

/** Longer lines are no rows: nine cells with a frame and a comment take less. */
const LONGEST_LINE = 400;

export function readRowLine(text: string, whole: Span): RowLine {
  if (whole.end - whole.start > LONGEST_LINE) {
    return OTHER;
  }
  // The marks of a comment may be blank cells as well: what makes the row come out even is right.
  const readings = readingsOf(text, whole);
  const found = readings.map((reading) => readCells(text, reading, whole));
  const good = found.find((reading) => reading && (reading.kind === 'board' || isGood(reading.row)));
  if (good) {
    return good;
  }
  if (readings.some((reading) => isHorizontalRule(text, reading))) {
    return RULE;
  }
  if (readings.some(({ start, end }) => start === end)) {
    return EMPTY;
  }
  return found.reverse().find((reading) => reading !== undefined) ?? OTHER;
}

function readCells(
  text: string,
  line: Span,
  whole: Span,
): Exclude<RowLine, { kind: 'rule' | 'empty' | 'other' }> | undefined {
  const groups = readGroups(text, line);
  if (groups?.values.length === 81 && !groups.values.includes(-1) && groups.sizes.length > 1) {
    const even = groups.sizes.every((size) => size === groups.sizes[0]);
    const givens = groups.values.some((value) => value > 0);
    return even && givens ? { kind: 'board', notation: 'separated', row: groups } : undefined;
  }
  for (const { notation, read } of ROW_FORMATS) {
    const row = read(text, line, groups, whole);
    if (row) {
      return { kind: 'row', notation, row, drawn: drawnWith(text, row) };
    }
  }
  return undefined;
}

/** The mark a blank row consists of, if lines are drawn with that mark, too. */
function drawnWith(text: string, { starts, lengths, values }: Row): string | undefined {
  const mark = text.charAt(starts[0] ?? 0);
  const same = starts.every((start, i) => lengths[i] === 1 && text.charAt(start) === mark);
  return same && values.every((value) => value === 0) && isLineMark(mark.charCodeAt(0)) ? mark : undefined;
}
