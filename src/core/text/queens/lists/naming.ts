// What names a list of queens, which alone tells it from any other numbers.
import { endsLine } from '../../lines';
import type { QueensContext } from '../context';
import { namesQueens, sizeNamed } from '../mentions';

/** How a list is named. */
export interface Naming {
  /**
   * Whether the words beside it name it, as in `queens = [1, 3, 0, 2]`, or the document is all about N-Queens: then its
   * queens may attack each other, and rows may lack one.
   */
  readonly isOwn: boolean;
  /** Whether it stands between brackets, as code has it. */
  readonly isLiteral: boolean;
  /** How many rows the board has, where the name says so; a list may have fewer queens then. */
  readonly size: number | undefined;
}

/** Characters before a list that may name it. */
const LONGEST_NAME = 80;

/**
 * How a list is named that begins on a line; undefined if it is not.
 *
 * @param start the offset of its first character
 */
export function namingOf(
  text: string,
  start: number,
  isLiteral: boolean,
  context: QueensContext,
): Naming | undefined {
  const name = text.slice(lineStart(text, start), start);
  const isOwn = namesQueens(name);
  const known = context.nameAt(start);
  return isOwn || known
    ? {
        isOwn: isOwn || known?.isAll === true,
        isLiteral,
        size: (isOwn ? sizeNamed(name) : undefined) ?? known?.size,
      }
    : undefined;
}

/** Where the line starts that an offset is on, or so many characters before it. */
function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && offset - start < LONGEST_NAME && !endsLine(text.charCodeAt(start - 1))) {
    start--;
  }
  return start;
}
