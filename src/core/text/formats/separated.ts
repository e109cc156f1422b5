// Nine cells a line with spaces, tabs or commas between them: `5 3 0 0 7 0 0 0 0`, as in judge problem 2580; also in
// groups of three, and with empty fields for blanks where commas or tabs tell the fields apart.
import type { Span } from '../../board';
import { isComma } from '../characters';
import { countDelimiters, readFields, withoutEmptyEnd } from '../fields';
import type { Row } from '../row';
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
    const spaced = groups && groups.sizes.length > 1 && isSpaced(groups) ? groups : undefined;
    if (spaced?.values.length === 9) {
      return spaced;
    }
    return fields(text, line, isComma) ?? fields(text, whole, isTab) ?? spaced;
  },
};

function fields(text: string, line: Span, isDelimiter: (code: number) => boolean): Row | undefined {
  if (countDelimiters(text, line, isDelimiter) < FEWEST_DELIMITERS) {
    return undefined;
  }
  const read = readFields(text, line, isDelimiter, false);
  const row = read && withoutEmptyEnd(read);
  return row && isNearlyNine(row.values.length) ? row : undefined;
}
