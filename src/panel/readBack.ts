// Looks whether a text with an edit is still read as it is meant: zeros and ones are a board only as long as the ones are
// few, numbers only as long as they can be the columns of queens, and what a 0 among these says depends on the others.
import type { Edit, QueensBoard } from '../core/board';
import { endOfLine, startOfLine } from '../core/text/lines';
import { ANY_TEXT, scan, type TextKind } from '../core/text/scan';
import { applyEdits } from '../core/text/write';

/** Characters before and behind a board that are read with it, to the ends of their lines: its name, and its brackets. */
const BEFORE = 2_000;
const BEHIND = 200;

/** What the text may be known as. */
const KINDS: readonly TextKind[] = [ANY_TEXT, { isQueens: true }];

/**
 * Whether the board has just these queens after the edit. Only a part of the text around it is read; what cannot be told
 * from that part, because it is not enough for the board as it is, counts as right.
 */
export function isReadBack(text: string, board: QueensBoard, edit: Edit, queens: readonly number[]): boolean {
  const start = startOfLine(text, Math.max(0, board.start - BEFORE));
  const end = endOfLine(text, Math.min(text.length, board.start + board.length + BEHIND));
  const part = text.slice(start, end);
  const at = board.start - start;
  const kind = KINDS.find((one) => isAt(part, one, at, board, board.queens));
  const span = { start: edit.span.start - start, end: edit.span.end - start };
  const edited = applyEdits(part, [{ span, text: edit.text }]);
  return kind === undefined || isAt(edited, kind, at, board, queens);
}

/** Whether the text has a board at an offset that is like another, but with these queens. */
function isAt(
  text: string,
  kind: TextKind,
  start: number,
  { notation, size }: QueensBoard,
  queens: Iterable<number>,
): boolean {
  const wanted = new Set(queens);
  return scan(text, kind).some(
    (board) =>
      board.kind === 'queens' &&
      board.start === start &&
      board.notation === notation &&
      board.size === size &&
      board.queens.length === wanted.size &&
      board.queens.every((square) => wanted.has(square)),
  );
}
