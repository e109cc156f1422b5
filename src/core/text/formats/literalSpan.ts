// Where the literal of an array begins and ends whose cells are known.
import type { Span } from '../../board';

const OPENERS = '[{(';
const CLOSERS = ']})';

/**
 * The literal around cells, with its outermost bracket and the last one; undefined if anything but brackets, quotes and
 * separators stands between these and the cells, as the name of a function does.
 *
 * @param cells from the first cell of a literal to the end of its last one
 */
export function literalAround(text: string, cells: Span): Span | undefined {
  const depth = openWithin(text, cells) + 1;
  const start = beyond(text, cells.start - 1, -1, OPENERS, depth);
  const end = beyond(text, cells.end, 1, CLOSERS, depth);
  return start === undefined || end === undefined ? undefined : { start, end: end + 1 };
}

/** How many brackets are closed within cells that were opened before them: 1 for rows of their own, 0 for a flat list. */
function openWithin(text: string, { start, end }: Span): number {
  let depth = 0;
  let lowest = 0;
  for (let at = start; at < end; at++) {
    const character = text.charAt(at);
    depth += OPENERS.includes(character) ? 1 : CLOSERS.includes(character) ? -1 : 0;
    lowest = Math.min(lowest, depth);
  }
  return -lowest;
}

/** The offset of the bracket that is so many brackets away from `from`. */
function beyond(
  text: string,
  from: number,
  step: 1 | -1,
  brackets: string,
  count: number,
): number | undefined {
  let missing = count;
  for (let at = from; at >= 0 && at < text.length; at += step) {
    const character = text.charAt(at);
    if (brackets.includes(character)) {
      missing--;
      if (missing === 0) {
        return at;
      }
    } else if (!/^[\s"'`,;]$/.test(character)) {
      return undefined;
    }
  }
  return undefined;
}
