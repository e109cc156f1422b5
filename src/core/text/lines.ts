// The lines of a text, whatever ends them.
import type { Span } from '../board';

/** LF, CR, or one of Unicode's line and paragraph separators. */
export function endsLine(code: number): boolean {
  return code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029;
}

/** Each line without its end, which may also be CRLF. */
export function* linesOf(text: string): Generator<Span> {
  let start = 0;
  for (;;) {
    const end = endOfLine(text, start);
    yield { start, end };
    if (end === text.length) {
      return;
    }
    start = startOfNextLine(text, end);
  }
}

/** The offset of the first character of the line that `offset` is on. */
export function startOfLine(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !endsLine(text.charCodeAt(start - 1))) {
    start--;
  }
  return start;
}

/** The offset behind the last character of the line that `offset` is on. */
export function endOfLine(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !endsLine(text.charCodeAt(end))) {
    end++;
  }
  return end;
}

/** The offset behind the end of a line, which starts at `end`; `end` itself at the end of the text. */
export function startOfNextLine(text: string, end: number): number {
  return Math.min(text.length, end + (text.startsWith('\r\n', end) ? 2 : 1));
}
