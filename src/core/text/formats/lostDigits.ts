// What a spreadsheet makes of boards written as 81 digits: numbers such as `5.3007E+80`.
import type { FoundBoard, Span } from '../../board';
import { flawedBoard } from '../rows/row';
import { hasCode } from '../rows/runs';

const PLUS = 0x2b;
/** Longer lines come from no such table. */
const LONGEST_LINE = 1000;

/**
 * A number as high as 73 to 81 digits make it, alone in its field. Boards that begin with more than eight blanks in
 * zeros would be lower, but lower numbers may as well be measured ones.
 */
const LOST = /^[1-9](?:[.,]\d{1,17})?[Ee]\+(?:7[2-9]|80)$/;

/** The first field of a line that was a board; the one behind it may have been its answer. */
export function readLostDigits(text: string, line: Span): readonly FoundBoard[] {
  if (line.end - line.start > LONGEST_LINE || !hasCode(text, line, PLUS)) {
    return [];
  }
  const content = text.slice(line.start, line.end);
  // Where a comma is the decimal sign, fields are parted by semicolons or tabs.
  const separator = /[;\t]/.test(content) ? /[;\t]/ : ',';
  let start = line.start;
  for (const field of content.split(separator)) {
    const number = field.trim().replace(/^"|"$/g, '');
    if (LOST.test(number)) {
      const from = start + field.indexOf(number);
      const span = { start: from, end: from + number.length };
      return [flawedBoard('line', [span], [{ code: 'lost-digits', span }])];
    }
    start += field.length + 1;
  }
  return [];
}
