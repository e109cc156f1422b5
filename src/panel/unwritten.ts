// Takes a value out of a text again that was written into a blank of its board.
import type { CellTokens, Edit, Span, SudokuBoard } from '../core/board';
import { cellSpan } from '../core/text/cells';
import { applyEdits } from '../core/text/write';

/** What was written into a blank. */
export interface Written {
  /** What was replaced: the blank's token and perhaps what stood around it. */
  readonly blank: string;
  /** Where in that the token was. */
  readonly token: Span;
  /** What it was replaced by. */
  readonly text: string;
}

/** What an edit of a text writes into a blank whose token is at `token`. */
export function writtenBy({ span, text: written }: Edit, text: string, token: Span): Written {
  const blank = text.slice(span.start, span.end);
  const within = (offset: number): number => Math.min(Math.max(offset - span.start, 0), blank.length);
  return { blank, token: { start: within(token.start), end: within(token.end) }, text: written };
}

/** A text without a value that it had. */
export interface Unwritten {
  /** What takes the value out. */
  readonly edit: Edit;
  readonly text: string;
  /** The board as it is in that text. */
  readonly board: SudokuBoard;
  /** Turns an edit of that text into one of the text with the value. */
  readonly back: (edit: Edit) => Edit;
}

/**
 * The text without the value in `cell`, with what stood there before it was written. If the author has moved things
 * around it since, the value alone gives way to the blank alone.
 */
export function without(text: string, board: SudokuBoard, cell: number, written: Written): Unwritten {
  const { span, blank, token } = placeOfWritten(text, cellSpan(board, cell), written);
  const edit = { span, text: blank };
  const change = blank.length - (span.end - span.start);
  const emptied = applyEdits(text, [edit]);
  return {
    edit,
    text: emptied,
    board: withBlank(board, cell, { start: span.start + token.start, end: span.start + token.end }, change),
    back: (other) => {
      const from = Math.min(other.span.start, span.start);
      const to = Math.max(other.span.end, span.start + blank.length);
      const before = emptied.slice(from, other.span.start);
      const after = emptied.slice(other.span.end, to);
      return { span: { start: from, end: to - change }, text: before + other.text + after };
    },
  };
}

/** Where something that was written stands in the text now, what stood there before, and where in that its blank was. */
type WrittenPlace = Omit<Written, 'text'> & { readonly span: Span };

/** The place of what was written with the token at `value`: of all of it, or if it is no longer there, of the token alone. */
export function placeOfWritten(text: string, value: Span, written: Written): WrittenPlace {
  const start = startOf(text, value, written.text);
  return start === undefined
    ? aloneIn(value, written.blank)
    : {
        blank: written.blank,
        token: written.token,
        span: { start, end: start + written.text.length },
      };
}

/** Where `written` stands in the text, with the value in it; undefined if it is not there. */
function startOf(text: string, value: Span, written: string): number | undefined {
  const least = Math.max(0, value.end - written.length);
  for (let start = value.start; start >= least; start--) {
    if (text.startsWith(written, start)) {
      return start;
    }
  }
  return undefined;
}

function aloneIn(span: Span, written: string): WrittenPlace {
  const blank = written.trim();
  return { span, blank, token: { start: 0, end: blank.length } };
}

/**
 * The board with a blank in `cell`, whose token is at `token`.
 *
 * @param change how much longer the text has become there
 */
function withBlank(board: SudokuBoard, cell: number, token: Span, change: number): SudokuBoard {
  const spans = Array.from(board.cells, (_, other): Span => {
    const { start, end } = cellSpan(board, other);
    return other === cell
      ? token
      : other < cell
        ? { start, end }
        : { start: start + change, end: end + change };
  });
  const start = spans[0]?.start ?? board.start;
  const tokens: CellTokens = {
    starts: Uint32Array.from(spans, (span) => span.start - start),
    lengths: Uint8Array.from(spans, (span) => span.end - span.start),
  };
  const length = (spans[spans.length - 1]?.end ?? start) - start;
  const cells = board.cells.slice();
  cells[cell] = 0;
  return { ...board, start, length, cells, tokens, answer: undefined };
}
