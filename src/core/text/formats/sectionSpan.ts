// Where the sections of a board begin and end whose values stand in one of them.
import type { Span } from '../../board';
import { endOfLine, startOfLine } from '../lines';
import { trimmed } from '../rows/margin';
import { beginsSections, readSections } from './sectionLines';

/** Lines above the values at most: their own header, the givens of the largest board with theirs, empty lines. */
const MOST_ABOVE = 30;

/**
 * From the first section's header, behind its margin, to the end of the last line of all sections; undefined if there are
 * none, or one of colours, which nothing else has a place for.
 *
 * @param values from the first cell to the last
 */
export function sectionsAround(text: string, values: Span): Span | undefined {
  let start = startOfLine(text, values.start);
  for (let lines = 0; lines < MOST_ABOVE && start > 0; lines++) {
    const end = text.startsWith('\r\n', start - 2) ? start - 2 : start - 1;
    start = startOfLine(text, end);
    const line = { start, end };
    if (beginsSections(text, line)) {
      const { lines, end: behind } = readSections(text, line);
      const isWhole = behind >= values.end && !lines.has('colours');
      return isWhole ? { start: trimmed(text, line).start, end: lastLineEnd(text, behind) } : undefined;
    }
  }
  return undefined;
}

/** The end of the line before a line that starts at an offset; that of the text, if there is no such line. */
function lastLineEnd(text: string, start: number): number {
  const isBehind =
    start === text.length && endOfLine(text, startOfLine(text, start)) > startOfLine(text, start);
  return isBehind ? start : text.startsWith('\r\n', start - 2) ? start - 2 : start - 1;
}
