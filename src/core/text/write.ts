// Turns an answer into edits of the text: the digits go where the blanks are, and nothing else moves.
import type { Edit, Span, SudokuBoard } from '../board';
import { cellSpan } from './cells';
import { isBar, isFullWidth } from './characters';
import { CELL_WRITERS, type CellWriter } from './formats/cellWriters';
import { symbolOf } from './symbols';

/** From `1` to `１`. */
const FULL_WIDTH = 0xff10 - 0x30;

/**
 * The edits that write `values` into the board's blank cells, in the order of the text; givens stay as they are.
 *
 * @param text the text the board was found in
 * @param values n * n values, 1..n to write, 0 to leave the cell blank
 */
export function write(text: string, board: SudokuBoard, values: Uint8Array): readonly Edit[] {
  const writeCell = CELL_WRITERS[board.notation] ?? plainWriter(text, board);
  const edits: Edit[] = [];
  for (const [cell, given] of board.cells.entries()) {
    const value = values[cell] ?? 0;
    if (given === 0 && value > 0) {
      const edit = writeCell(text, board, cell, value);
      const spaces = ' '.repeat(blanksBefore(board, values, cell));
      // The only candidate of a cell is written like a value.
      if (text.slice(edit.span.start, edit.span.end) !== edit.text) {
        edits.push(spaces ? { span: edit.span, text: spaces + edit.text } : edit);
      }
    }
  }
  return edits;
}

/** How many cells just before one stay blank at its very place, as they are beyond the end of a line where spaces are blanks. */
function blanksBefore(board: SudokuBoard, values: Uint8Array, cell: number): number {
  const { start, end } = cellSpan(board, cell);
  let first = cell;
  while (
    first > 0 &&
    start === end &&
    values[first - 1] === 0 &&
    cellSpan(board, first - 1).start === start
  ) {
    first--;
  }
  return cell - first;
}

/** Puts symbols in the place of blanks: as wide as the other digits, between quotes if other cells are. */
function plainWriter(text: string, board: SudokuBoard): CellWriter {
  const first = board.cells.findIndex((value) => value > 0);
  const likeGiven = first >= 0 && isFullWidth(text.charCodeAt(cellSpan(board, first).start));
  const quote = board.notation === 'characterArray' ? quoteOf(text, board) : '';
  return (_text, _board, cell, value) => {
    const span = cellSpan(board, cell);
    const isWide = likeGiven || (span.end > span.start && isFullWidth(text.charCodeAt(span.start)));
    const symbol = symbolOf(board.symbols, value);
    const written = isWide ? fullWidth(symbol) : symbol;
    return quote && !isQuoted(text, span.start)
      ? { span, text: quote + written + quote }
      : fitted(text, span, written);
  };
}

function fullWidth(digits: string): string {
  return digits.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + FULL_WIDTH));
}

/**
 * The edit that puts a symbol in the place of a token so that columns stay in line: a shorter one gets spaces before it, a
 * longer one takes the place of spaces beside the token, if there are some to spare.
 */
function fitted(text: string, { start, end }: Span, symbol: string): Edit {
  const excess = symbol.length - (end - start);
  if (start === end || excess <= 0) {
    return {
      span: { start, end },
      text: isMark(text.slice(start, end)) ? symbol.padStart(end - start) : symbol,
    };
  }
  if (hasSpare(text, start - excess, start, start - excess - 1)) {
    return { span: { start: start - excess, end }, text: symbol };
  }
  return hasSpare(text, end, end + excess, end + excess)
    ? { span: { start, end: end + excess }, text: symbol }
    : { span: { start, end }, text: symbol };
}

/** A blank that was drawn as wide as its column, and no word for one. */
function isMark(token: string): boolean {
  return token.length === 2 && token.endsWith(token.charAt(0));
}

/** Whether there are spaces only from `from` to `to`, and at `beyond` another, or the line that frames the cell. */
function hasSpare(text: string, from: number, to: number, beyond: number): boolean {
  for (let at = from; at < to; at++) {
    if (text.charAt(at) !== ' ') {
      return false;
    }
  }
  return text.charAt(beyond) === ' ' || isBar(text.charCodeAt(beyond));
}

/**
 * The same as one edit, from the first to the last: for very many boards, as editors take time for each edit. Undefined
 * if there are none.
 */
export function joinEdits(text: string, edits: readonly Edit[]): Edit | undefined {
  const start = edits[0]?.span.start;
  const end = edits[edits.length - 1]?.span.end;
  if (start === undefined || end === undefined) {
    return undefined;
  }
  const inside = edits.map((edit) => ({
    span: { start: edit.span.start - start, end: edit.span.end - start },
    text: edit.text,
  }));
  return { span: { start, end }, text: applyEdits(text.slice(start, end), inside) };
}

/** The quote of the first cell that has one; an array of characters has one at least. */
function quoteOf(text: string, board: SudokuBoard): string {
  const cell = board.cells.findIndex((_, index) => isQuoted(text, cellSpan(board, index).start));
  return text.charAt(cellSpan(board, cell).start - 1);
}

function isQuoted(text: string, start: number): boolean {
  return '"\'`'.includes(text.charAt(start - 1) || ' ');
}

/** `text` with `edits` made, which are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { span, text: replacement } of edits) {
    result += text.slice(from, span.start) + replacement;
    from = span.end;
  }
  return result + text.slice(from);
}
