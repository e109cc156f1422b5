// What may stand on a line before and behind a row of cells: indentation, comment marks, quotes.
import type { Span } from '../board';
import { isBar, isSpace } from './characters';

/** Marks that open a comment, a quotation or a string and are never cells. */
const OPENERS = new Set(Array.from('/#>%;!"\'`', (mark) => mark.charCodeAt(0)));
/** Marks that do the same but may be blank cells as well: they count only with a space behind them. */
const LOOSE_OPENERS = new Set(Array.from('*-', (mark) => mark.charCodeAt(0)));
/** What may close a row: quotes, separators, a string's line end, an operator. */
const CLOSERS = new Set(Array.from('"\'`,;\\+', (mark) => mark.charCodeAt(0)));

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
 * What the row on a line may be: the line itself, trimmed; then without the first mark before it of a comment, a
 * quotation or a string, or without the letter that names the row; and so on, mark by mark.
 */
export function readingsOf(text: string, line: Span): readonly Span[] {
  const readings = [trimmed(text, line)];
  for (let marks = 0; marks < MOST_MARKS; marks++) {
    const last = readings[readings.length - 1] ?? line;
    const start = behindMark(text, last);
    if (start === last.start) {
      break;
    }
    readings.push(trimmed(text, { start, end: last.end }));
  }
  return readings;
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
  if (at > start) {
    return at === end || isSpace(text.charCodeAt(at)) ? at : start;
  }
  const next = text.charCodeAt(start + 1);
  return isRowLetter(text.charCodeAt(start)) && (isSpace(next) || isBar(next)) ? start + 1 : start;
}

/** A to I, as some drawn grids name their rows. */
function isRowLetter(code: number): boolean {
  return code >= 0x41 && code <= 0x49;
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
