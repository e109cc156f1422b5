// A whole board in one string, its line ends escaped: `"..Q.\nQ...\n...Q\n.Q..\n"`.
import type { Span } from '../../../board';
import { LARGEST_QUEENS } from '../../../limits';
import { squaresOf, type SquareRow } from './symbols';

const BACKSLASH = 0x5c;
const QUOTES = '"\'`';
/** Characters of a row at most. */
const LONGEST_ROW = 3 * LARGEST_QUEENS;

/** Rows in a string, and the offset behind it. */
interface EscapedRows {
  readonly rows: readonly SquareRow[];
  readonly end: number;
}

/**
 * The rows of the string on a line whose first escape is at `at`; undefined if it has anything else in it. Asked for each
 * backslash of a line, it takes time linear in the line: only behind a quote does it look beyond the next one.
 */
export function readEscapedRows(text: string, line: Span, at: number): EscapedRows | undefined {
  let start = at;
  while (start > line.start && at - start < LONGEST_ROW && !isMark(text, start - 1)) {
    start--;
  }
  const quote = text.charAt(start - 1);
  if (start === line.start || !QUOTES.includes(quote)) {
    return undefined;
  }
  const rows: SquareRow[] = [];
  for (let next = start; next < line.end;) {
    let end = next;
    while (end < line.end && end - next < LONGEST_ROW && !isMark(text, end)) {
      end++;
    }
    const row = end > next ? squaresOf(text, next, end) : undefined;
    if (row) {
      rows.push(row);
    }
    if (end === line.end || (end > next && !row)) {
      return undefined;
    }
    if (text.charAt(end) === quote) {
      return { rows, end: end + 1 };
    }
    const behind = behindEscape(text, end);
    if (behind === undefined || rows.length > LARGEST_QUEENS) {
      return undefined;
    }
    next = behind;
  }
  return undefined;
}

/** Whether a backslash or a quote is there. */
function isMark(text: string, at: number): boolean {
  return text.charCodeAt(at) === BACKSLASH || QUOTES.includes(text.charAt(at));
}

/** The offset behind an escaped line end, which may be escaped twice. */
function behindEscape(text: string, at: number): number | undefined {
  let next = at;
  while (next - at < 2 && text.charCodeAt(next) === BACKSLASH) {
    next++;
  }
  return next > at && /^[nr]$/.test(text.charAt(next)) ? next + 1 : undefined;
}
