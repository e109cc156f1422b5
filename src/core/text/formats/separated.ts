// Nine cells a line with spaces, tabs or commas between them: `5 3 0 0 7 0 0 0 0`, as in judge problem 2580; also in
// groups of three, and with empty fields for blanks where commas or tabs tell the fields apart.
import type { Span } from '../../board';
import { isComma } from '../characters';
import { countDelimiters, readFields, withoutEmptyEnd } from '../rows/fields';
import type { Row } from '../rows/row';
import { isNearlyNine, isSpaced, type RowFormat } from './rowFormat';

const isTab = (code: number): boolean => code === 0x09;

/** Delimiters a line needs for its empty fields to be cells. */
const FEWEST_DELIMITERS = 7;

export const separated: RowFormat = {
  notation: 'separated',
  read: (text, line, groups, whole) => {
    if (groups && groups.boxes.length > 1) {
      return undefined;
    }
    // Where delimiters tell the cells apart, an empty field is a cell, too.
    const delimited = fields(text, line, isComma) ?? fields(text, insideTabs(text, line, whole), isTab);
    return delimited ?? (groups && groups.sizes.length > 1 && isSpaced(groups) ? groups : undefined);
  },
};

/** A line with the tabs at its ends, which are empty fields there, unless it has enough fields without them. */
function insideTabs(text: string, line: Span, whole: Span): Span {
  return countDelimiters(text, line, isTab) === 8 ? line : whole;
}

function fields(text: string, line: Span, isDelimiter: (code: number) => boolean): Row | undefined {
  if (countDelimiters(text, line, isDelimiter) < FEWEST_DELIMITERS) {
    return undefined;
  }
  const read = readFields(text, line, isDelimiter, false);
  const row = read && withoutEmptyEnd(read);
  return row && isNearlyNine(row.values.length) ? row : undefined;
}
