// Where the rating of a board is written if the text states none yet: behind the board on its line, or on a line above it.
import type { Edit, FoundBoard, Span, SudokuBoard } from '../../board';
import { boardSpan, reachOf } from '../cells';
import { endOfLine } from '../lines';
import { isCommentIn, isProse } from './commentMarks';
import { placeOf } from './metadata';
import { placeRatingAbove } from './ratingLine';

/** A comment behind a board, before which a rating goes; one that HoDoKu begins with a number holds a rating itself. */
const COMMENT = /^(?:#(?!\d)|\/\/|%|--(?!-))/;

/**
 * The edit that writes a rating for a board whose rating `text` does not state; undefined if there is no place for it, as
 * in a table. Not checked: that the boards stay the same by it, and the rating is read again.
 *
 * @param boards the boards of `text` in its order
 * @param board one of them
 * @param language the identifier of the text's language, which tells how comments are marked
 * @param rating as it is written, such as `ED=7.2/1.2/1.2`
 */
export function placeRating(
  text: string,
  boards: readonly FoundBoard[],
  board: SudokuBoard,
  language: string,
  rating: string,
): Edit | undefined {
  const { space, line } = placeOf(text, boards, board);
  const isShared = isWithin(text, line.end) || (space.start > 0 && line.start === space.start);
  const isOneLine = endOfLine(text, board.start) >= boardSpan(board).end;
  if (isShared || isTable(language)) {
    return undefined;
  }
  const beside = isOneLine ? besideBoard(text, board, line, language) : 'code';
  if (beside === 'field' || (beside === 'string' && isPlain(language))) {
    return undefined;
  }
  if (beside === 'nothing') {
    const at = placeBehind(text, board, line);
    return { span: { start: at, end: at }, text: isWithin(text, at) ? `${rating} ` : ` ${rating}` };
  }
  return placeRatingAbove(text, { start: space.start, end: line.start }, board, language, rating);
}

/**
 * What a board on one line is there: a `field` among others, a `string` between quotes, a part of what looks like `code`,
 * or `nothing` but itself with spaces around it.
 */
function besideBoard(
  text: string,
  board: FoundBoard,
  line: Span,
  language: string,
): 'field' | 'string' | 'code' | 'nothing' {
  const before = text.slice(line.start, board.start);
  const behind = text.slice(reachOf(board).end, line.end);
  if (/[,;|\t] {0,3}$/.test(before) || /^ {0,3}[,;|\t]/.test(behind) || behind.includes('|')) {
    return 'field';
  }
  if (/["'`]$/.test(before)) {
    return 'string';
  }
  const isFree = isProse(language) || isCommentIn(language, before);
  return /^\S/.test(behind) || !isFree ? 'code' : 'nothing';
}

/** Whether each line of a language's texts is made of fields. */
function isTable(language: string): boolean {
  return language === 'csv' || language === 'tsv';
}

/** Whether texts of a language have no code, so that what is between quotes there is a table's field. */
function isPlain(language: string): boolean {
  return language === 'sudoku' || language === 'plaintext';
}

/** Whether a line goes on at an offset with more than spaces. */
function isWithin(text: string, offset: number): boolean {
  return /^[^\s]/.test(text.slice(offset, offset + 1));
}

/** The end of all that stands on a board's line, or the start of the comment there, or the end of the one it is in. */
function placeBehind(text: string, board: FoundBoard, line: Span): number {
  const { end } = reachOf(board);
  const whole = text.slice(end, line.end);
  const tail = whole.slice(0, /\*\/|-->/.exec(whole)?.index);
  const first = tail.length - tail.trimStart().length;
  return COMMENT.test(tail.slice(first)) ? end + first : end + tail.trimEnd().length;
}
