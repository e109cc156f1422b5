// Cells between quotes, with commas, semicolons or tabs between: `"5","3","",…`, as programs write tables that may hold
// anything. An empty cell is a blank.
import type { Span } from '../../board';
import { cellValue, isComma } from '../characters';
import type { Row } from '../rows/row';
import { isNearlyNine, type RowFormat } from './rowFormat';

/** Cells that are none, beyond which a line is not a row with mistakes but something else. */
const MOST_BAD = 3;
/** The longest cell, and the most cells of a row. */
const LONGEST = 3;
const MOST_CELLS = 32;

export const quoted: RowFormat = {
  notation: 'separated',
  read: (text, line) => {
    const row = readQuotedRow(text, line, digitValue);
    return row && isNearlyNine(row.values.length) ? row : undefined;
  },
};

function digitValue(text: string, start: number, end: number): number {
  return end - start === 1 ? cellValue(text.charCodeAt(start)) : -1;
}

/**
 * The cells of a line that holds nothing else but quotes of one kind and what parts them; undefined if it is no such line.
 * A few cells that are none are taken for cells gone wrong, with the value -1.
 *
 * @param line without margin
 * @param valueOf the value of a cell that is not empty, -1 if it is none
 */
export function readQuotedRow(
  text: string,
  line: Span,
  valueOf: (text: string, start: number, end: number) => number,
): Row | undefined {
  const quote = text.charAt(line.start);
  const starts: number[] = [];
  const lengths: number[] = [];
  const values: number[] = [];
  let bad = 0;
  for (let at = line.start; at < line.end && (quote === '"' || quote === "'");) {
    const start = at + 1;
    let end = start;
    while (end < line.end && end - start <= LONGEST && text.charAt(end) !== quote) {
      end++;
    }
    if (text.charAt(at) !== quote || text.charAt(end) !== quote || end >= line.end) {
      return undefined;
    }
    const isBlank = text.slice(start, end).trim() === '';
    const value = isBlank ? 0 : valueOf(text, start, end);
    bad += value < 0 ? 1 : 0;
    if (bad > MOST_BAD || starts.length === MOST_CELLS) {
      return undefined;
    }
    starts.push(start);
    lengths.push(end - start);
    values.push(value);
    const next = behindSeparator(text, end + 1, line.end);
    if (next === undefined) {
      return undefined;
    }
    at = next;
  }
  return { starts, lengths, values };
}

/** The offset behind a comma, semicolon or tab with spaces around it; that of the end of the line if nothing is left. */
function behindSeparator(text: string, from: number, end: number): number | undefined {
  let at = from;
  let separators = 0;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isComma(code) || code === 0x09) {
      separators++;
    } else if (code !== 0x20) {
      break;
    }
    at++;
  }
  return at === end ? (separators <= 1 ? end : undefined) : separators === 1 ? at : undefined;
}
