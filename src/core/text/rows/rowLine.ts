// What one line of text is to the boards that have a row a line.
import type { Notation, Span } from '../../board';
import { isLineMark } from '../characters';
import { ROW_FORMATS } from '../formats/table';
import { isHorizontalRule } from '../frame';
import { readGroups } from './groups';
import { hasMargin, isComment, readingsOf, type Reading } from './margin';
import { isGood, type Row } from './row';
import { readSizedRow } from './sizedRow';

/** A row that a line may be, by one way to read it. */
export interface Candidate {
  readonly notation: Notation;
  readonly row: Row;
  /** The size of the board that it is a row of, perhaps with some cells too few or too many. */
  readonly size: number;
  /** Set when the row is blank and may as well be a rule; it is then the mark it consists of. */
  readonly drawn: string | undefined;
  readonly margin: Reading['margin'];
  readonly label: Reading['label'];
}

export type RowLine =
  /** One candidate at least; the first is the likeliest as far as the line can tell. */
  | { readonly kind: 'row'; readonly candidates: readonly Candidate[] }
  /** Cells of a whole board. */
  | { readonly kind: 'board'; readonly notation: Notation; readonly row: Row }
  /** A horizontal line between rows or around a board, or a comment. */
  | { readonly kind: 'rule' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'other' };

const EMPTY: RowLine = { kind: 'empty' };
const RULE: RowLine = { kind: 'rule' };
const OTHER: RowLine = { kind: 'other' };

/** Longer lines are no rows: nine cells with a frame and a comment take less. */
const LONGEST_LINE = 400;

/**
 * @param expected the sizes of the board that the line may go on with
 */
export function readRowLine(text: string, whole: Span, expected: ReadonlySet<number>): RowLine {
  if (whole.end - whole.start > LONGEST_LINE) {
    return OTHER;
  }
  const readings = readingsOf(text, whole);
  const candidates: Candidate[] = [];
  let good: Candidate | undefined;
  for (const reading of readings) {
    const groups = readGroups(text, reading.span);
    if (groups && isWholeBoard(groups)) {
      return { kind: 'board', notation: 'separated', row: groups };
    }
    const ofNine = readCandidate(text, reading, groups, whole);
    const isNine = ofNine && isGood(ofNine.row);
    for (const candidate of [ofNine, isNine ? undefined : readSized(text, reading, expected, whole)]) {
      if (candidate) {
        candidates.push(candidate);
        good ??= isGood(candidate.row, candidate.size) ? candidate : undefined;
      }
    }
    // Without marks before it, a good row is what it seems to be.
    if (isNine && !hasMargin(text, reading.span)) {
      break;
    }
  }
  const [line] = readings;
  // A line of dashes is none within rows of other sizes.
  const isRow = good && (good.size === 9 || expected.size === 0 || expected.has(good.size));
  if (!isRow && readings.some(({ span }) => isHorizontalRule(text, span))) {
    return RULE;
  }
  if (!good && readings.some(({ span }) => span.start === span.end)) {
    return EMPTY;
  }
  const likeliest = good ?? candidates[candidates.length - 1];
  if (!likeliest) {
    return line && isComment(text, line.span) ? RULE : OTHER;
  }
  return {
    kind: 'row',
    candidates: [likeliest, ...candidates.filter((candidate) => candidate !== likeliest)],
  };
}

function readSized(
  text: string,
  { span, margin, label }: Reading,
  expected: ReadonlySet<number>,
  whole: Span,
): Candidate | undefined {
  const sized = readSizedRow(text, span, expected, whole);
  return sized && { ...sized, drawn: drawnWith(text, sized.row), margin, label };
}

/** 81 cells, single or in nines, with a given among them. */
function isWholeBoard({
  values,
  sizes,
}: {
  readonly values: readonly number[];
  readonly sizes: readonly number[];
}): boolean {
  return (
    values.length === 81 &&
    sizes.length > 1 &&
    sizes.every((size) => size === sizes[0]) &&
    !values.includes(-1) &&
    values.some((value) => value > 0)
  );
}

function readCandidate(
  text: string,
  { span, margin, label }: Reading,
  groups: ReturnType<typeof readGroups>,
  whole: Span,
): Candidate | undefined {
  for (const { notation, read } of ROW_FORMATS) {
    const row = read(text, span, groups, whole);
    if (row) {
      return { notation, row, size: 9, drawn: drawnWith(text, row), margin, label };
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
