// Finds where a text asks for a number of placements: a line with just a number where N-Queens is named, as the judge
// problem of that name has it for input.
import type { FoundBoard, Span } from '../../board';
import { publishedCounts } from '../../queens/count/published';
import { boardsIn } from '../boardAt';
import { endOfLine, linesOf, startOfLine } from '../lines';
import type { TextKind } from '../scan';
import { NamedLines } from './context';
import { nextMention } from './mentions';

/** The largest number of queens of which the number of placements is known. */
export const LARGEST_ASKED = 27;

/** A question for the number of placements of so many queens. */
export interface CountQuestion {
  readonly size: number;
  /** The number in the text. */
  readonly span: Span;
}

/** A line, and the number on it if it holds nothing else. */
interface Line {
  readonly span: Span;
  readonly number: string | undefined;
}

/**
 * The questions in a text: numbers from 1 to `LARGEST_ASKED` that stand alone on a line where N-Queens is named. Left out
 * are a number that is the answer to the question before it, those of a list, a number a line, and what belongs to a
 * board: lines that it is on, and its size on the line above it. Takes time in proportion to the text.
 *
 * @param boards those of the text, in its order
 */
export function countQuestions(
  text: string,
  { isQueens }: TextKind,
  boards: readonly FoundBoard[],
): readonly CountQuestion[] {
  if (!isQueens && nextMention(text, 0) === text.length) {
    return [];
  }
  const named = new NamedLines(text, 0, isQueens);
  const questions: CountQuestion[] = [];
  let unanswered: number | undefined;
  for (const { before, line, after } of withNeighbours(text)) {
    if (line.number !== undefined && isAnswerTo(unanswered, line.number)) {
      unanswered = undefined;
      continue;
    }
    const size = sizeAsked(before, line, after);
    if (size !== undefined && named.isNamedAt(line.span.start) && isApart(boards, line, after)) {
      const start = text.indexOf(String(size), line.span.start);
      questions.push({ size, span: { start, end: start + String(size).length } });
      unanswered = size;
    }
  }
  return questions;
}

/** Each line of a text between those before and after it. */
function* withNeighbours(text: string): Generator<{ before?: Line; line: Line; after?: Line }> {
  let before: Line | undefined;
  let line: Line | undefined;
  for (const span of linesOf(text)) {
    const after = { span, number: numberOn(text.slice(span.start, span.end)) };
    if (line) {
      yield before ? { before, line, after } : { line, after };
    }
    [before, line] = [line, after];
  }
  if (line) {
    yield before ? { before, line } : { line };
  }
}

/** The number that a line asks about, given its neighbours. */
function sizeAsked(before: Line | undefined, line: Line, after: Line | undefined): number | undefined {
  const size = sizeIn(line.number);
  const isAnswered = after?.number === undefined || isAnswerTo(size, after.number);
  return before?.number === undefined && isAnswered ? size : undefined;
}

/** Whether neither a line nor the one below it is a board's. */
function isApart(boards: readonly FoundBoard[], line: Line, after: Line | undefined): boolean {
  return boardsIn(boards, { start: line.span.start, end: (after ?? line).span.end }).length === 0;
}

/** The number around an offset that stands by itself, from 1 to `LARGEST_ASKED`; undefined if there is none. */
export function sizeAt(text: string, offset: number): number | undefined {
  const line = { start: startOfLine(text, offset), end: endOfLine(text, offset) };
  const isPart = (at: number): boolean =>
    at >= line.start && at < line.end && /[\p{L}\p{N}_.]/u.test(text.charAt(at));
  let start = offset;
  while (isPart(start - 1)) {
    start--;
  }
  let end = offset;
  while (isPart(end)) {
    end++;
  }
  // A full stop may end a sentence.
  return sizeIn(text.slice(start, end).replace(/\.$/, ''));
}

/** The digits on a line that holds nothing else. */
function numberOn(line: string): string | undefined {
  return /^[ \t]*(\d{1,18})[ \t]*$/.exec(line)?.[1];
}

function sizeIn(word: string | undefined): number | undefined {
  const size = word !== undefined && /^[1-9]\d?$/.test(word) ? Number(word) : Infinity;
  return size <= LARGEST_ASKED ? size : undefined;
}

function isAnswerTo(size: number | undefined, number: string): boolean {
  return size !== undefined && publishedCounts(size)?.all === BigInt(number);
}
