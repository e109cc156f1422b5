// Runs of characters of one kind on a line.
import type { Span } from '../../board';
import { isWordCharacter } from '../characters';

/** A kind of ASCII characters, as a table by code: 1 for those of the kind. */
export type Kind = Uint8Array;

export function kindOf(isIn: (code: number) => boolean): Kind {
  return Uint8Array.from({ length: 0x80 }, (_, code) => (isIn(code) ? 1 : 0));
}

/**
 * The longest runs of a line's characters of a kind, of `fewest` characters at least and with no letter or digit next to
 * them, in order.
 */
export function runsOf(text: string, line: Span, kind: Kind, fewest: number): readonly Span[] {
  const runs: Span[] = [];
  for (let start = line.start; start + fewest <= line.end; start++) {
    let end = start;
    while (end < line.end && kind[text.charCodeAt(end)] === 1) {
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
