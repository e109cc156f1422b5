// What is wrong with a board, with its place and in words: for lists of problems that need no editor.
import type { Verdict } from '../core/judge';
import { endOfLine } from '../core/text/lines';
import { problemsOf, type Severity } from '../words/problems';
import type { Sentence } from '../words/sentence';
import type { Place } from './places';

export interface Finding {
  /** One of the codes that `docs/` has pages of. */
  readonly code: string;
  readonly severity: Severity;
  readonly start: Place;
  /** Behind the last character. */
  readonly end: Place;
  readonly sentence: Sentence;
}

/**
 * All findings on a board: one for each of its problems.
 *
 * @param text the text the board was found in
 */
export function findingsOf(
  verdict: Verdict,
  text: string,
  placeOf: (offset: number) => Place,
): readonly Finding[] {
  return problemsOf(verdict, (offset) => endOfLine(text, offset)).map(
    ({ code, severity, span, sentence }) => ({
      code,
      severity,
      start: placeOf(span.start),
      end: placeOf(span.end),
      sentence,
    }),
  );
}
