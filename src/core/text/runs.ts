// Runs of characters of one kind on a line.
import type { Span } from '../board';
import { isWordCharacter } from './characters';

/**
 * The longest runs of a line's characters that `isIn` holds for, of `fewest` characters at least and with no letter or
 * digit next to them, in order.
 */
export function runsOf(
  text: string,
  line: Span,
  isIn: (code: number) => boolean,
  fewest: number,
): readonly Span[] {
  const runs: Span[] = [];
  for (let start = line.start; start + fewest <= line.end; start++) {
    let end = start;
    while (end < line.end && isIn(text.charCodeAt(end))) {
      end++;
    }
    if (end - start >= fewest && stands(text, line, start, end)) {
      runs.push({ start, end });
    }
    start = end;
  }
  return runs;
}

function stands(text: string, line: Span, start: number, end: number): boolean {
  return (
    (start === line.start || !isWordCharacter(text.charCodeAt(start - 1))) &&
    (end === line.end || !isWordCharacter(text.charCodeAt(end)))
  );
}

/** Whether one of a line's characters is `code`. */
export function hasCode(text: string, { start, end }: Span, code: number): boolean {
  for (let at = start; at < end; at++) {
    if (text.charCodeAt(at) === code) {
      return true;
    }
  }
  return false;
}
