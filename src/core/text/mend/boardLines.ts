// The whole lines a board stands on, with the frame around it.
import type { FoundBoard, Span } from '../../board';
import { boardSpan } from '../cells';
import { isHorizontalRule, mayHaveFrame, topOfBoard } from '../frame';
import { endOfLine, startOfNextLine } from '../lines';
import { readingsOf } from '../rows/margin';

/**
 * From the start of the first line of a board to the end of its last one, the line end left out; the rules above and
 * below a drawn grid belong to it.
 *
 * @param board one of the boards of `text`
 */
export function linesOfBoard(text: string, board: FoundBoard): Span {
  const start = topOfBoard(text, board);
  const last = endOfLine(text, boardSpan(board).end);
  if (!mayHaveFrame(text, board)) {
    return { start, end: last };
  }
  const next = startOfNextLine(text, last);
  const below = { start: next, end: endOfLine(text, next) };
  const isBottom = next > last && readingsOf(text, below).some(({ span }) => isHorizontalRule(text, span));
  return { start, end: isBottom ? below.end : last };
}
