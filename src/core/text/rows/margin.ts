// What may stand on a line before and behind a row of cells: indentation, comment marks, quotes.
import type { Span } from '../../board';
import { isBar, isDigit, isSpace } from '../characters';

/** Marks that open a comment, a quotation, a string or an added line, and are never cells. */
const OPENERS = codes('/#>%;!"\'`+');
/** Marks that do the same but may be blank cells as well: they count only with a space behind them. */
const LOOSE_OPENERS = codes('*-');
/** What may close a row: quotes, separators, a string's line end, an operator. */
const CLOSERS = codes('"\'`,;\\+');
const QUOTES = codes('"\'`');

function codes(marks: string): ReadonlySet<number> {
  return new Set(Array.from(marks, (mark) => mark.charCodeAt(0)));
}

/** One way to tell the margin of a line from the row on it. */
export interface Reading {
  /** The row, if it is one; trimmed. */
  readonly span: Span;
  /** What was taken for its margin: the marks without white space, `LABEL` for a label. */
  readonly margin: string;
  /** The row's number, if it was taken for a label; letters count from A = 1. */
  readonly label: number | undefined;
}

/** Stands for the number or letter of a row, which is another in each, in `Reading.margin`. */
export const LABEL = 'n';
/** Stands for the code before a string, in `Reading.margin`. */
const CODE = '=';

/** The line without white space at its ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  while (start < end && isSpace(text.charCodeAt(start))) {
    start++;
  }
  while (end > start && isSpace(text.charCodeAt(end - 1))) {
    end--;
  }
  return { start, end };
}

/** Marks before a row, each of which may be there or be part of the row; more are no margin. */
const MOST_MARKS = 4;

/**
 * What the row on a line may be: the line itself; then without the first mark before it of a comment, a quotation or a
 * string; and so on, mark by mark; at last without a number or letter that labels it, or without the code before a
 * string. One line cannot tell which is right, as marks and labels may be cells: the block it is in can.
 */
export function readingsOf(text: string, line: Span): readonly Reading[] {
  const readings: Reading[] = [{ span: trimmed(text, line), margin: '', label: undefined }];
  for (let marks = 0; marks < MOST_MARKS; marks++) {
    const { span, margin } = readings[readings.length - 1] ?? { span: line, margin: '' };
    const start = behindMark(text, span);
    if (start === span.start) {
      break;
    }
    readings.push(without(text, span, start, margin + text.slice(span.start, start)));
  }
  const last = readings[readings.length - 1]?.span ?? line;
  const labelled = readLabel(text, last);
  const quoted = behindQuote(text, last);
  if (labelled) {
    readings.push({ ...without(text, last, labelled.end, LABEL), label: labelled.label });
  } else if (quoted > last.start) {
    readings.push(without(text, last, quoted, CODE));
  }
  return readings;
}

/** Whether a mark that may be a cell stands before the row on a line. */
export function hasMargin(text: string, { start }: Span): boolean {
  return OPENERS.has(text.charCodeAt(start)) || LOOSE_OPENERS.has(text.charCodeAt(start));
}

function without(text: string, span: Span, start: number, margin: string): Reading {
  return { span: trimmed(text, { start, end: span.end }), margin, label: undefined };
}

/** The offset behind the mark at the start of a line; the start itself if no mark is there. */
function behindMark(text: string, { start, end }: Span): number {
  let at = start;
  while (at < end && OPENERS.has(text.charCodeAt(at))) {
    at++;
  }
  if (at > start) {
    return at;
  }
  while (at < end && LOOSE_OPENERS.has(text.charCodeAt(at))) {
    at++;
  }
  return at === end || isSpace(text.charCodeAt(at)) ? at : start;
}

/** Digits of a row's number; no board or listing of boards has longer ones. */
const LONGEST_LABEL = 4;

/** The label of a row: A to I, or a number; with a space, line, colon, full stop or bracket behind it. */
function readLabel(
  text: string,
  { start, end }: Span,
): { readonly label: number; readonly end: number } | undefined {
  let at = start;
  let label = 0;
  while (at < end && at - start < LONGEST_LABEL && isDigit(text.charCodeAt(at))) {
    label = 10 * label + text.charCodeAt(at) - 0x30;
    at++;
  }
  const letter = text.charCodeAt(start) - 0x40;
  if (at === start && letter >= 1 && letter <= 9) {
    label = letter;
    at++;
  }
  const next = text.charCodeAt(at);
  if (at === start || at >= end) {
    return undefined;
  }
  if (next === 0x3a || next === 0x29 || next === 0x2e) {
    return { label, end: at + 1 };
  }
  return isSpace(next) || isBar(next) ? { label, end: at } : undefined;
}

/** The offset behind the first quotes on a line; its start if it has none. */
function behindQuote(text: string, { start, end }: Span): number {
  let at = start;
  while (at < end && !QUOTES.has(text.charCodeAt(at))) {
    at++;
  }
  if (at === end) {
    return start;
  }
  while (at < end && QUOTES.has(text.charCodeAt(at))) {
    at++;
  }
  return at;
}

/** Whether a line holds nothing but a comment. */
export function isComment(text: string, { start }: Span): boolean {
  return (
    '#%;'.includes(text.charAt(start) || ' ') || text.startsWith('//', start) || text.startsWith('/*', start)
  );
}

/** Whether nothing but closing marks or a comment stands from `offset` to the end of the line. */
export function isTail(text: string, offset: number, end: number): boolean {
  let at = offset;
  while (at < end) {
    const code = text.charCodeAt(at);
    const isLineEnd = code === 0x6e && text.charCodeAt(at - 1) === 0x5c;
    if (!isSpace(code) && !CLOSERS.has(code) && !isLineEnd) {
      return startsComment(text, at, offset);
    }
    at++;
  }
  return true;
}

/** A comment or remark needs a space before it and a mark of its own; the end of a C comment needs no space. */
function startsComment(text: string, at: number, offset: number): boolean {
  const marked =
    '#%(<←!'.includes(text.charAt(at)) || ['//', '/*', '-- '].some((mark) => text.startsWith(mark, at));
  return text.startsWith('*/', at) || (at > offset && marked);
}
