// How a board writes its blanks, told from its text.
import type { FlawedBoard, Span, SudokuBoard } from '../../board';
import { boardSpan, cellSpan } from '../cells';
import { cellValue } from '../characters';
import { isHorizontalRule } from '../frame';
import { endOfLine, startOfNextLine } from '../lines';

/** What a blank is written as where a board has none to tell it. */
const USUAL = ['.', '0'] as const;

/** The text of a board's first blank, which may be empty; undefined if it has none. */
function blankOfBoard(text: string, board: SudokuBoard): string | undefined {
  const blank = board.cells.indexOf(0);
  if (blank < 0) {
    return undefined;
  }
  const { start, end } = cellSpan(board, blank);
  return text.slice(start, end);
}

/**
 * What a blank of a board may be written as, the likeliest first; at least one.
 *
 * @param board one of the boards of `text`
 */
export function blankMarks(text: string, board: SudokuBoard | FlawedBoard): readonly string[] {
  const usual = board.notation === 'numberArray' ? [...USUAL].reverse() : USUAL;
  const own = board.kind === 'sudoku' ? blankOfBoard(text, board) : undefined;
  const marks = own === undefined ? marksByCount(text, boardSpan(board)) : [own];
  // Where no mark is in sight, fields between commas or lines are likely to be empty.
  const none = marks.length === 0 && (board.notation === 'separated' || board.notation === 'boxed');
  return [...new Set([...marks, ...(none ? [''] : []), ...usual, ''])];
}

/** The characters in a stretch of text that are blank cells, the most frequent first; rules are left out. */
function marksByCount(text: string, { start, end }: Span): readonly string[] {
  const counts = new Map<string, number>();
  for (let from = start; from < end;) {
    const lineEnd = Math.min(end, endOfLine(text, from));
    if (!isHorizontalRule(text, { start: from, end: lineEnd })) {
      for (let at = from; at < lineEnd; at++) {
        if (cellValue(text.charCodeAt(at)) === 0) {
          counts.set(text.charAt(at), (counts.get(text.charAt(at)) ?? 0) + 1);
        }
      }
    }
    from = Math.max(lineEnd + 1, startOfNextLine(text, lineEnd));
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([mark]) => mark);
}
