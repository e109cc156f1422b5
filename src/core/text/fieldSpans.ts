// Fields of a line, as delimiters part them.
import type { Span } from '../board';

/** The stretches between the delimiters of a line, in order: one more than there are delimiters, some perhaps empty. */
export function fieldsOf(
  text: string,
  { start, end }: Span,
  isDelimiter: (code: number) => boolean,
): readonly Span[] {
  const fields: Span[] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    if (at === end || isDelimiter(text.charCodeAt(at))) {
      fields.push({ start: from, end: at });
      from = at + 1;
    }
  }
  return fields;
}
