// The lines of a text, whatever ends them.
import type { Span } from '../board';

/** Each line without its end: LF, CR, CRLF, or one of Unicode's line and paragraph separators. */
export function* linesOf(text: string): Generator<Span> {
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029) {
      yield { start, end: at };
      if (code === 0x0d && text.charCodeAt(at + 1) === 0x0a) {
        at++;
      }
      start = at + 1;
    }
  }
  yield { start, end: text.length };
}
