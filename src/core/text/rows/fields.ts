// Reads a line as fields between delimiters, where a blank may be an empty field: `5,3,,,7,,,,` or `│ 5 │   │`.
import type { Span } from '../../board';
import { cellValue } from '../characters';
import { trimmed } from './margin';
import type { Row } from './row';

/** Characters that are no cells, beyond which a line is not a row with mistakes but something else. */
const MOST_BAD = 3;

/**
 * The cells of a line, one in each field; undefined when more than three of them are neither empty nor a digit or blank
 * mark. Fields of more than one character count as such.
 *
 * @param isDelimiter tells by code unit what parts the fields
 * @param framed whether the delimiters are lines of a drawn grid: one at either end of the row is its frame, and the
 *   blank of an empty field is the middle of it, so that the grid stays in line when it is filled; else its end
 * @param valueOf the value of a field that is not empty; that of 9×9 boards if left out
 */
export function readFields(
  text: string,
  line: Span,
  isDelimiter: (code: number) => boolean,
  framed: boolean,
  valueOf: typeof fieldValue = fieldValue,
): Row | undefined {
  const starts: number[] = [];
  const lengths: number[] = [];
  const values: number[] = [];
  let bad = 0;
  let from = line.start;
  for (let at = line.start; at <= line.end; at++) {
    if (at < line.end && !isDelimiter(text.charCodeAt(at))) {
      continue;
    }
    const field = { start: from, end: at };
    from = at + 1;
    if (framed && (at === line.start || field.start === line.end)) {
      continue;
    }
    const { start, end } = trimmed(text, field);
    const value = start === end ? 0 : valueOf(text, start, end);
    if (start === end) {
      const width = field.end - field.start;
      starts.push(framed ? field.start + Math.floor(width / 2) : field.end);
      lengths.push(framed && width > 0 ? 1 : 0);
      values.push(0);
    } else {
      bad += value < 0 ? 1 : 0;
      if (bad > MOST_BAD) {
        return undefined;
      }
      starts.push(start);
      lengths.push(end - start);
      values.push(value);
    }
  }
  return { starts, lengths, values };
}

/** The value of a field on a 9×9 board, -1 for what is none. */
function fieldValue(text: string, start: number, end: number): number {
  return end - start === 1 ? cellValue(text.charCodeAt(start)) : -1;
}

/** A row of ten whose last field is empty has a delimiter behind it, not a tenth cell. */
export function withoutEmptyEnd({ starts, lengths, values }: Row): Row {
  const end = values.length === 10 && lengths[9] === 0 ? 9 : values.length;
  return { starts: starts.slice(0, end), lengths: lengths.slice(0, end), values: values.slice(0, end) };
}

/** How many delimiters a line has. */
export function countDelimiters(text: string, line: Span, isDelimiter: (code: number) => boolean): number {
  let count = 0;
  for (let at = line.start; at < line.end; at++) {
    count += isDelimiter(text.charCodeAt(at)) ? 1 : 0;
  }
  return count;
}
