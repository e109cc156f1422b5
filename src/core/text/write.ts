// Turns an answer into edits of the text: the digits go where the blanks are, and nothing else moves.
import type { Edit, SudokuBoard } from '../board';
import { isFullWidth } from './characters';
import { cellSpan } from './cells';

/** From `1` to `１`. */
const FULL_WIDTH = 0xff10 - 0x30;

/**
 * The edits that write `values` into the board's blank cells, in the order of the text; givens stay as they are.
 *
 * @param text the text the board was found in
 * @param values 81 values, 1..9 to write, 0 to leave the cell blank
 */
export function write(text: string, board: SudokuBoard, values: Uint8Array): readonly Edit[] {
  const first = board.cells.findIndex((value) => value > 0);
  const likeGiven = first >= 0 && isFullWidth(text.charCodeAt(cellSpan(board, first).start));
  const quote = board.notation === 'characterArray' ? quoteOf(text, board) : '';
  const edits: Edit[] = [];
  for (const [cell, given] of board.cells.entries()) {
    const value = values[cell] ?? 0;
    if (given === 0 && value > 0) {
      const span = cellSpan(board, cell);
      const wide = likeGiven || (span.end > span.start && isFullWidth(text.charCodeAt(span.start)));
      const digit = String.fromCharCode(0x30 + value + (wide ? FULL_WIDTH : 0));
      edits.push({ span, text: quote && !isQuoted(text, span.start) ? quote + digit + quote : digit });
    }
  }
  return edits;
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
