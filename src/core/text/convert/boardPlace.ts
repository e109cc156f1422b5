// What a board takes up in its text, and whether something else can stand there instead.
import type { FoundBoard, Span, SudokuBoard } from '../../board';
import { linesOfBoard } from '../mend/boardLines';
import { boardSpan, cellSpan } from '../cells';
import { isBar } from '../characters';
import { literalAround } from '../formats/literalSpan';
import { sectionsAround } from '../formats/sectionSpan';
import { isHorizontalRule } from '../frame';
import { endOfLine, linesOf, startOfLine } from '../lines';
import { readingsOf } from '../rows/margin';

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
  if (endOfLine(text, span.start) >= span.end) {
    return placeOfRun(text, board);
  }
  const sections = sectionsAround(text, span);
  if (sections) {
    return placed(text, sections, sections, 'lines');
  }
  // The candidates of a board may stand apart from its values, and its givens with them.
  return board.marks ? undefined : placeOfLines(text, board);
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
  const span = board.notation === 'library' ? libraryAround(text, cells) : cells;
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

/** The cells of a line of HoDoKu's library with the fields before and behind them. */
function libraryAround(text: string, { start, end }: Span): Span {
  let first = start;
  while (first > 0 && !/^[\s"'`]$/.test(text.charAt(first - 1))) {
    first--;
  }
  const [fields = ''] = /^(?::[-+x\d ]*){0,5}/.exec(text.slice(end, endOfLine(text, end))) ?? [];
  return { start: first, end: end + fields.trimEnd().length };
}

/** The lines of a board with a row a line, from behind the margin of the first one. */
function placeOfLines(text: string, board: SudokuBoard): BoardPlace | undefined {
  const lines = linesWithHead(text, board);
  const rows = rowsOf(text, board);
  const before: string[] = [];
  const leads: string[] = [];
  for (const { start: from, end: to } of linesOf(text.slice(lines.start, lines.end))) {
    const [start, end] = [lines.start + from, lines.start + to];
    const row = rows[before.length];
    if (row && row.start <= end) {
      if (!isClosing(text.slice(row.end, end))) {
        return undefined;
      }
      before.push(marginBefore(text, { start, end: row.start }));
    } else {
      const own = leadsOf(text, { start, end });
      if (!own) {
        return undefined;
      }
      leads.push(...own);
    }
  }
  const [first = ''] = before;
  // Where rules begin before the rows do, the space between is part of the drawing.
  const margin =
    leads.find((lead) => first.startsWith(lead) && first.slice(lead.length).trim() === '') ?? first;
  const isSame = before.length === rows.length && before.every((one) => one === first);
  return isSame && MARGIN.test(margin) && text.startsWith(margin, lines.start)
    ? {
        span: { start: lines.start + margin.length, end: lines.end },
        withAnswer: { start: lines.start + margin.length, end: lines.end },
        build: 'lines',
        margin,
        isAlone: true,
      }
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

/**
 * What may stand before a rule, as its marks may be those of a comment; nothing for an empty line or row; undefined if a
 * line is none of these.
 */
function leadsOf(text: string, line: Span): readonly string[] | undefined {
  const readings = readingsOf(text, line).map(({ span }) => span);
  const rules = readings.filter((span) => isHorizontalRule(text, span));
  if (rules.length > 0) {
    return rules.map(({ start }) => text.slice(line.start, start));
  }
  return readings.some(({ start, end }) => /^[| ]*$/.test(text.slice(start, end))) ? [] : undefined;
}

/** The lines of a board, with the empty head of a Markdown table above. */
function linesWithHead(text: string, board: SudokuBoard): Span {
  const lines = linesOfBoard(text, board);
  const end = lines.start - (text.startsWith('\r\n', lines.start - 2) ? 2 : 1);
  const start = startOfLine(text, Math.max(0, end));
  const isHead = readingsOf(text, { start, end }).some((reading) =>
    /^\|[| ]*\|$/.test(text.slice(reading.span.start, reading.span.end)),
  );
  return end > start && board.notation === 'boxed' && isHead ? { start, end: lines.end } : lines;
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
