// What a notation with one row a line tells of itself.
import type { Notation, Span } from '../../board';
import type { Groups } from '../rows/groups';
import type { Row } from '../rows/row';

export interface RowFormat {
  readonly notation: Notation;
  /**
   * The line's cells if the line is a row in this notation, or nearly one (see `isGood`); undefined if it is neither.
   *
   * @param line without indentation, comment marks and quotes
   * @param groups what `readGroups` makes of the line
   * @param whole the line with all its white space
   */
  readonly read: (text: string, line: Span, groups: Groups | undefined, whole: Span) => Row | undefined;
}

/** Cells a row may have to be taken for one with some too few or too many. */
export function isNearlyNine(count: number): boolean {
  return count >= 5 && count <= 13;
}

/** Groups of one cell each, or three of about three: `5 3 .` and `53. .7. ...`. */
export function isSpaced(groups: Groups): boolean {
  const { sizes } = groups;
  const single = sizes.every((size) => size === 1);
  const thirds = sizes.length === 3 && sizes.every((size) => size >= 2 && size <= 4);
  if (groups.values.length === 9) {
    return single || (thirds && sizes.every((size) => size === 3));
  }
  return isNearlyNine(groups.values.length) && (single || thirds);
}
