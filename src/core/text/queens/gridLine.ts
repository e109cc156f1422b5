// What one line of a text is to an N-Queens grid.
import type { Span } from '../../board';
import { isSpace } from '../characters';
import { isHorizontalRule } from '../frame';
import { LABEL, readingsOf, trimmed } from '../rows/margin';
import { isPiece, isQueen } from './gridMarks';
import { readGridRow, readTabbedRow, type GridRow } from './gridRow';
import { groupFrom, labelOf } from './gridTokens';

/** A row as one line may be read, by what is taken for the margin before it. */
export type Readings = ReadonlyMap<string, GridRow>;

export type GridLine =
  /** `isDrawn` tells that it may as well be a rule. */
  | { readonly kind: 'row'; readonly readings: Readings; readonly isDrawn: boolean }
  | { readonly kind: 'rule' }
  /** The numbers or letters of the columns, above or below them. */
  | { readonly kind: 'axis' }
  | { readonly kind: 'other' };

/** Longer lines are no rows: 1,000 squares with a frame around each take less. */
const LONGEST_LINE = 4_200;

/** A row read with the tabs at its ends. */
const TABBED = 'tabs';

export function readGridLine(text: string, line: Span): GridLine {
  if (line.end - line.start > LONGEST_LINE) {
    return OTHER;
  }
  const found = readingsOf(text, line);
  if (found.some(({ span }) => isAxis(text, span))) {
    return AXIS;
  }
  const readings = new Map<string, GridRow>();
  for (const { span, margin } of found) {
    const isRead = span.start < span.end && !(margin === LABEL && isSquareLike(text, span));
    const row = isRead ? readGridRow(text, span) : undefined;
    if (row && !readings.has(margin) && isRow(row)) {
      readings.set(margin, row);
    }
  }
  const tabbed = readTabbedRow(text, line);
  if (tabbed && isRow(tabbed)) {
    readings.set(TABBED, tabbed);
  }
  const isRule = found.some(({ span }) => isHorizontalRule(text, span));
  if (readings.size === 0) {
    return isRule ? RULE : OTHER;
  }
  const { start, end } = trimmed(text, line);
  // The mark of a comment, and nothing behind it.
  const isEmpty = end - start <= 3 && found.length > 1 && found.some(({ span }) => span.start === span.end);
  return isEmpty ? OTHER : { kind: 'row', readings, isDrawn: isRule && isOneMark(readings) };
}

/** Whether what was taken for a label before a row has a space behind it: then it is a token, which may be a square. */
function isSquareLike(text: string, { start }: Span): boolean {
  let at = start;
  while (isSpace(text.charCodeAt(at - 1))) {
    at--;
  }
  return !':).'.includes(text.charAt(at - 1) || ' ');
}

const AXIS: GridLine = { kind: 'axis' };
const OTHER: GridLine = { kind: 'other' };
const RULE: GridLine = { kind: 'rule' };

/** Whether a row is nothing but one mark again and again, with whatever margin. */
function isOneMark(readings: Readings): boolean {
  return [...readings.values()].some(({ codes }) => codes.every((code) => code === codes[0]));
}

/** A number that stands alone is no row: boards have them above. */
function isRow({ codes }: GridRow): boolean {
  return codes.length > 1 || codes.some(isQueen);
}

/** Whether there are other chess pieces in a row. */
export function hasPieces({ readings }: { readonly readings: Readings }): boolean {
  return [...readings.values()].some(({ codes }) => codes.some(isPiece));
}

/** Columns that an axis numbers at least: less may be anything. */
const SHORTEST_AXIS = 4;

/** Whether a line numbers or names columns in order, from the left or the right, and does nothing else. */
export function isAxis(text: string, { start, end }: Span): boolean {
  const first = groupFrom(text, start, end);
  // Without spaces each character is a label.
  const isRun = groupFrom(text, first.end, end).start === end;
  let count = 0;
  let last = -1;
  let step = 0;
  for (let part = first; part.start < end; count++) {
    const behind = isRun ? part.start + 1 : part.end;
    const label = labelOf(text, part.start, behind);
    const by = count === 0 ? 0 : stepBetween(last, label);
    // Most lines end here, at the first label or the second.
    if (label < 0 || (count > 0 && by === 0) || (count > 1 && by !== step)) {
      return false;
    }
    [last, step] = [label, by];
    part = groupFrom(text, behind, end);
  }
  return count >= SHORTEST_AXIS;
}

/** 1 or -1 if a label follows another, perhaps with its last digit only; else 0. */
export function stepBetween(last: number, next: number): -1 | 0 | 1 {
  if (next === last + 1 || (last === 9 && next === 0)) {
    return 1;
  }
  return next === last - 1 || (last === 0 && next === 9) ? -1 : 0;
}
