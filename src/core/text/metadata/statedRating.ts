// Where a text states how a board is rated on the scale of Sudoku Explainer: `ED=7.2/1.2/1.2`, `SER=7.2`, `SE 7.2`.
import type { Edit, FoundBoard, Span } from '../../board';
import type { Rating } from '../../sudoku/logic/path';
import { tenthsText } from '../../sudoku/logic/rated';
import { indexOfBoardAbove } from '../boardAt';
import { answerIn, boardSpan, reachOf } from '../cells';
import { startOfNextLine } from '../lines';
import { tellingAbove, tellingBelow } from './lines';
import { placeOf } from './metadata';

/** One number of a stated rating. */
interface StatedNumber {
  /** Its place in the text. */
  readonly span: Span;
  readonly tenths: number;
  /** What it tells: any of these, where its name does not decide between them. */
  readonly of: readonly (keyof Rating)[];
}

/** A rating that a text states of a board. */
export interface StatedRating {
  /** From its name to its last number. */
  readonly span: Span;
  /** One or three. */
  readonly numbers: readonly StatedNumber[];
}

/** The name of the scale, or of one of its numbers, and one number or three. */
const STATED =
  /(E[DRP]=|SER?(?: 1\.2\.1(?:\.3)?)?[ =:]{1,2})(\d{1,2}\.\d)(?:\/(\d{1,2}\.\d)\/(\d{1,2}\.\d))?/g;

/** What may stand on a line beside a board before a rating: the mark of a comment, a header's letter, a name with a colon. */
const LEAD = /^[^\p{L}\p{N}]{0,20}(?:[A-Z] {0,2})?(?:\p{L}{1,20}: {0,2})?$/u;

const ALL = ['er', 'ep', 'ed'] as const;

/** The numbers that a name means which stands before a single one. After `ED=` many write the first of the three. */
const SINGLE: Readonly<Record<string, readonly (keyof Rating)[]>> = {
  'ED=': ['ed', 'er'],
  'ER=': ['er'],
  'EP=': ['ep'],
};

/**
 * The ratings that `text` states of one of its boards, in the order of the text: on the board's own lines; else on the
 * lines above it from which its title is taken; else on those below. Numbers without the name of the scale are none.
 *
 * Of a board on one line that is followed by another one on the next line, the lines above are about the whole list.
 *
 * @param boards the boards of `text` in its order
 * @param board one of them
 */
export function statedRatings(
  text: string,
  boards: readonly FoundBoard[],
  board: FoundBoard,
): readonly StatedRating[] {
  if (board.kind !== 'sudoku') {
    return [];
  }
  const { space, line } = placeOf(text, boards, board);
  const reach = reachOf(board);
  const { end } = boardSpan(board);
  const answer = answerIn(board);
  // What stands between two boards on a line is told of the first.
  const isFirst = space.start === 0 || line.start > space.start;
  const own = [
    ...(isFirst ? [{ start: line.start, end: board.start }] : []),
    ...(answer ? [{ start: end, end: answer.start }] : []),
    { start: reach.end, end: line.end },
  ].flatMap((span) => ratingsIn(text, span));
  if (own.length > 0) {
    return own;
  }
  const above = isListed(text, line, space.end)
    ? []
    : tellingAbove(text, { start: space.start, end: line.start });
  const told = above.flatMap((span) => ratingsAlone(text, span));
  return told.length > 0
    ? told.sort((one, other) => one.span.start - other.span.start)
    : tellingBelow(text, { start: line.end, end: space.end }).flatMap((span) => ratingsAlone(text, span));
}

/** The rating that is stated at a span, and its board; undefined if none is. */
export function statedRatingAt(
  text: string,
  boards: readonly FoundBoard[],
  { start, end }: Span,
): { readonly board: FoundBoard; readonly stated: StatedRating } | undefined {
  const near = indexOfBoardAbove(boards, start);
  for (const board of boards.slice(near, near + 2)) {
    const stated = statedRatings(text, boards, board).find(
      ({ span }) => span.start === start && span.end === end,
    );
    if (stated) {
      return { board, stated };
    }
  }
  return undefined;
}

/** Whether any of the numbers is not that of the rating. */
export function isWrong({ numbers }: StatedRating, rating: Rating): boolean {
  return numbers.some((number) => !isRight(number, rating));
}

/** The edits that correct those numbers of a stated rating that are wrong, in the order of the text. */
export function correctRating({ numbers }: StatedRating, rating: Rating): readonly Edit[] {
  return numbers
    .filter((number) => !isRight(number, rating))
    .map(({ span, of }) => {
      const written = of.length === 1 ? of : ALL;
      return { span, text: written.map((one) => tenthsText(rating[one])).join('/') };
    });
}

function isRight({ tenths, of }: StatedNumber, rating: Rating): boolean {
  return of.some((one) => rating[one] === tenths);
}

/** Whether the next board begins on the line after a board's only line. */
function isListed(text: string, line: Span, next: number): boolean {
  const isOneLine = !/[\n\r\u2028\u2029]/.test(text.slice(line.start, line.end));
  return (
    isOneLine &&
    next < text.length &&
    !/[\n\r\u2028\u2029]/.test(text.slice(startOfNextLine(text, line.end), next))
  );
}

/** All ratings within a span. */
function ratingsIn(text: string, { start, end }: Span): readonly StatedRating[] {
  const part = text.slice(start, end);
  return [...part.matchAll(STATED)].flatMap((match) => {
    const stated = ratingOf(match, start);
    return stated && isApart(part, match.index, match.index + match[0].length) ? [stated] : [];
  });
}

/** The ratings on a line beside a board, if it is about them: they come first, and a name without `=` has nothing behind. */
function ratingsAlone(text: string, line: Span): readonly StatedRating[] {
  const found = ratingsIn(text, line);
  const [first] = found;
  const last = found[found.length - 1];
  const isLed = first && LEAD.test(text.slice(line.start, first.span.start));
  const isWhole =
    last &&
    (text.startsWith('E', last.span.start) || !/[\p{L}\p{N}]/u.test(text.slice(last.span.end, line.end)));
  return isLed && isWhole ? found : [];
}

function ratingOf(match: RegExpExecArray, offset: number): StatedRating | undefined {
  const [whole, name = '', ...written] = match;
  const end = offset + match.index + whole.length;
  let from = offset + match.index + name.length;
  const numbers = written
    .filter((number: string | undefined) => number !== undefined)
    .map((number, index, all): StatedNumber => {
      const span = { start: from, end: from + number.length };
      from = span.end + 1;
      const single = SINGLE[name] ?? ['er'];
      return {
        span,
        tenths: Math.round(10 * Number(number)),
        of: all.length === 1 ? single : ALL.slice(index, index + 1),
      };
    });
  return { span: { start: offset + match.index, end }, numbers };
}

/** Whether neither a word nor a number goes on on either side; a header's letter may stand before. */
function isApart(part: string, start: number, end: number): boolean {
  const before = part.slice(Math.max(0, start - 2), start);
  const isBegun = /[\p{L}\p{N}_.]$/u.test(before) && !/^#[A-Z]$/.test(before);
  return !isBegun && !/^(?:[\d/]|\.\d)/.test(part.slice(end, end + 2));
}
