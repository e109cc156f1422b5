// Where the rating of a board is written if the text states none yet: behind the board on its line, or on a line above it.
import type { Edit, FoundBoard, Span, SudokuBoard } from '../../board';
import { boardSpan, reachOf } from '../cells';
import { topOfBoard } from '../frame';
import { endOfLine, endsLine, startOfLine, startOfNextLine } from '../lines';
import { commentMarks, type CommentMarks } from './commentMarks';
import { tellingAbove } from './lines';
import { placeOf } from './metadata';
import { headerIn } from './named';

/** A comment behind a board, before which a rating goes; one that HoDoKu begins with a number holds a rating itself. */
const COMMENT = /^(?:#(?!\d)|\/\/|%|--(?!-))/;

/** What a line begins with that is a comment or a quotation as a whole. */
const MARGIN = /^[ \t]*(?:\/\/+|#+|%+|--|;+|\* |>)[ \t>]*/;

/** A section of an `.sdk` file. */
const SECTION = /^\[[A-Za-z ]{1,20}\]$/;

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/;

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
  if (isShared) {
    return undefined;
  }
  const beside = isOneLine ? besideBoard(text, board, line) : 'code';
  if (beside === 'field' || (beside === 'string' && isPlain(language))) {
    return undefined;
  }
  if (beside === 'nothing') {
    const at = placeBehind(text, board, line);
    return { span: { start: at, end: at }, text: isWithin(text, at) ? `${rating} ` : ` ${rating}` };
  }
  return placeAbove(text, { start: space.start, end: line.start }, board, language, rating);
}

/**
 * What a board on one line is there: a `field` among others, a `string` between quotes, a part of what looks like `code`,
 * or `nothing` but itself with spaces around it.
 */
function besideBoard(text: string, board: FoundBoard, line: Span): 'field' | 'string' | 'code' | 'nothing' {
  const before = text.slice(line.start, board.start);
  const behind = text.slice(reachOf(board).end, line.end);
  if (/[,;|\t] {0,3}$/.test(before) || /^ {0,3}[,;|\t]/.test(behind) || behind.includes('|')) {
    return 'field';
  }
  if (/["'`]$/.test(before)) {
    return 'string';
  }
  return /^\S/.test(behind) ? 'code' : 'nothing';
}

/** Whether texts of a language have no code, so that what is between quotes there is a table's field. */
function isPlain(language: string): boolean {
  return language === 'sudoku' || language === 'plaintext';
}

/** Whether a line goes on at an offset with more than spaces. */
function isWithin(text: string, offset: number): boolean {
  return /^[^\s]/.test(text.slice(offset, offset + 1));
}

/** The end of all that stands on a board's line, or the start of the comment there. */
function placeBehind(text: string, board: FoundBoard, line: Span): number {
  const { end } = reachOf(board);
  const tail = text.slice(end, line.end);
  const first = tail.length - tail.trimStart().length;
  return COMMENT.test(tail.slice(first)) ? end + first : end + tail.trimEnd().length;
}

/** A line of its own above the board: among the headers of an `.sdk` file, or a comment. */
function placeAbove(
  text: string,
  space: Span,
  board: SudokuBoard,
  language: string,
  rating: string,
): Edit | undefined {
  const lines = tellingAbove(text, { start: space.start, end: startOfLine(text, board.start) });
  const headers = lines.filter((line) => headerIn(textOf(text, line)));
  const [last] = headers;
  if (last) {
    const hasSpace = headers.some((line) => /^#[A-Z] /.test(textOf(text, line)));
    return lineAt(text, startOfNextLine(text, last.end), `#C${hasSpace ? ' ' : ''}${rating}`);
  }
  const top = topOfBoard(text, board);
  const above = lineAbove(text, top);
  if (above && SECTION.test(textOf(text, above))) {
    return lineAt(text, above.start, `#C ${rating}`);
  }
  const margin = MARGIN.exec(text.slice(startOfLine(text, board.start), board.start))?.[0];
  if (margin !== undefined) {
    return lineAt(text, top, margin + rating);
  }
  const isMarkdown = language === 'markdown';
  const isFenced = isMarkdown && isInFence(text, top);
  const isFirstFenced = isFenced && above && FENCE.test(textOf(text, above));
  const marks = commentMarks(isFenced && !isFirstFenced ? 'plaintext' : language);
  return marks && lineAt(text, isFirstFenced ? above.start : top, commented(text, top, marks, rating));
}

/** A comment, indented as the line at `start` is. */
function commented(text: string, start: number, { before, behind }: CommentMarks, rating: string): string {
  const indent = /^[ \t]*/.exec(text.slice(start, start + 200))?.[0] ?? '';
  return indent + before + rating + behind;
}

/** Inserts a line at the start of another one, with the same end as that. */
function lineAt(text: string, start: number, content: string): Edit {
  const end = endOfLine(text, start);
  const lineEnd = text.slice(end, startOfNextLine(text, end)) || '\n';
  return { span: { start, end: start }, text: content + lineEnd };
}

function lineAbove(text: string, start: number): Span | undefined {
  if (start === 0) {
    return undefined;
  }
  const end = text.startsWith('\r\n', start - 2) ? start - 2 : start - 1;
  return endsLine(text.charCodeAt(end)) ? { start: startOfLine(text, end), end } : undefined;
}

function textOf(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace('\ufeff', '').trim();
}

/** Whether a line of Markdown is within a block of code. */
function isInFence(text: string, start: number): boolean {
  return (
    text
      .slice(0, start)
      .split('\n')
      .filter((line) => FENCE.test(line)).length %
      2 ===
    1
  );
}
