// What a board takes up in its text, and whether something else can stand there instead.
import type { FoundBoard, Span, SudokuBoard } from '../board';
import { linesOfBoard } from './boardLines';
import { boardSpan, cellSpan } from './cells';
import { isBar } from './characters';
import { literalAround } from './formats/literalSpan';
import { isHorizontalRule } from './frame';
import { endOfLine, linesOf, startOfLine } from './lines';
import { readingsOf } from './margin';

/** What a board takes up in its text. */
export interface BoardPlace {
  /** All that is the board's: its frame or brackets too, but no margin. */
  readonly span: Span;
  /** The same with an answer that stands behind it on its line. */
  readonly withAnswer: Span;
  readonly build: 'run' | 'lines' | 'literal';
  /** What stands before it on its first line. */
  readonly margin: string;
  /** Whether nothing else stands on its lines but margins: white space and marks of comments, the same on all. */
  readonly isAlone: boolean;
}

/** What may be a margin: indentation and the marks of comments and quotations. Anchored, and linear. */
const MARGIN = /^[ \t\u3000/#>%;*]*$/;
/** What may stand between a board and its answer on a line. Anchored, and linear. */
const SEPARATORS = /^["']?[ \t,;:]*["']?$/;

/**
 * The place of a board in its text; undefined if it is not told from what is around it, as where its rows have labels
 * or comments behind them.
 */
export function placeOfBoard(text: string, board: SudokuBoard): BoardPlace | undefined {
  if (isArray(board)) {
    const span = literalAround(text, boardSpan(board));
    return span && placed(text, span, span, 'literal');
  }
  const span = boardSpan(board);
  return endOfLine(text, span.start) >= span.end ? placeOfRun(text, board) : placeOfLines(text, board);
}

function isArray({ notation }: FoundBoard): boolean {
  return notation === 'numberArray' || notation === 'characterArray' || notation === 'stringArray';
}

function placed(text: string, span: Span, withAnswer: Span, build: BoardPlace['build']): BoardPlace {
  const margin = text.slice(startOfLine(text, span.start), span.start);
  const behind = text.slice(withAnswer.end, endOfLine(text, withAnswer.end));
  return { span, withAnswer, build, margin, isAlone: MARGIN.test(margin) && behind.trim() === '' };
}

function placeOfRun(text: string, board: SudokuBoard): BoardPlace {
  const cells = boardSpan(board);
  const span = board.notation === 'library' ? wordAround(text, cells) : cells;
  const answer = board.answer && {
    start: board.start + board.answer.start,
    end: board.start + board.answer.start + board.answer.length,
  };
  const isBehind =
    answer !== undefined &&
    answer.end <= endOfLine(text, span.end) &&
    SEPARATORS.test(text.slice(span.end, answer.start));
  return placed(text, span, isBehind ? { start: span.start, end: answer.end } : span, 'run');
}

/** A span with all that no white space or quote parts from it. */
function wordAround(text: string, { start, end }: Span): Span {
  const isPart = (at: number): boolean => at >= 0 && at < text.length && !/^[\s"'`]$/.test(text.charAt(at));
  let [first, last] = [start, end];
  while (isPart(first - 1)) {
    first--;
  }
  while (isPart(last)) {
    last++;
  }
  return { start: first, end: last };
}

/** The lines of a board with a row a line, from behind the margin of the first one. */
function placeOfLines(text: string, board: SudokuBoard): BoardPlace | undefined {
  const lines = linesOfBoard(text, board);
  const first = startOfLine(text, board.start);
  const margin = marginBefore(text, { start: first, end: board.start });
  const rows = rowsOf(text, board);
  let next = 0;
  for (const line of linesOf(text.slice(lines.start, lines.end))) {
    const start = lines.start + line.start;
    const end = lines.start + line.end;
    const row = rows[next];
    if (row && row.start <= end) {
      next++;
      const isRow =
        marginBefore(text, { start, end: row.start }) === margin && isClosing(text.slice(row.end, end));
      if (!isRow) {
        return undefined;
      }
    } else if (!isBetweenRows(text, { start, end })) {
      return undefined;
    }
  }
  const span = { start: lines.start + margin.length, end: lines.end };
  const isMargin = MARGIN.test(margin) && text.startsWith(margin, lines.start);
  return next === rows.length && isMargin
    ? { span, withAnswer: span, build: 'lines', margin, isAlone: true }
    : undefined;
}

/** What stands before the first cell of a row, without the frame. */
function marginBefore(text: string, { start, end }: Span): string {
  let at = end;
  while (at > start && isBlankOf(text, at - 1)) {
    at--;
  }
  if (at === start || !isBar(text.charCodeAt(at - 1))) {
    return text.slice(start, end);
  }
  return text.slice(start, at - 1);
}

function isBlankOf(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character === ' ' || character === '\t';
}

/** Whether nothing but a frame and separators is left of a row's line. Anchored, and linear. */
function isClosing(rest: string): boolean {
  return /^[ \t|│┃║,;]*$/.test(rest);
}

function isBetweenRows(text: string, line: Span): boolean {
  return readingsOf(text, line).some(({ span }) => span.start === span.end || isHorizontalRule(text, span));
}

/** From the first cell to the last of each line that has cells, in order. */
function rowsOf(text: string, board: SudokuBoard): readonly Span[] {
  const rows: Span[] = [];
  for (let cell = 0; cell < board.cells.length; cell++) {
    const { start, end } = cellSpan(board, cell);
    const last = rows[rows.length - 1];
    if (last && start <= endOfLine(text, last.start)) {
      rows[rows.length - 1] = { start: last.start, end };
    } else {
      rows.push({ start, end });
    }
  }
  return rows;
}
