// Reads a board anew with a change made to it, to see what the change is worth before it is offered.
import type { Edit, FoundBoard, Span } from '../../board';
import { linesOfBoard } from './boardLines';
import { boardSpan } from '../cells';
import { endOfLine, startOfLine, startOfNextLine } from '../lines';
import { scan } from '../scan';
import { applyEdits } from '../write';

/** Lines above and below a board that are read with it where its own are not enough, as for an array's brackets. */
const AROUND = 4;
/** Characters before and behind a board that are read at most, as lines may be very long. */
const MOST_AROUND = 2000;

/** A board as it is read anew. */
export interface Reread {
  /** The part of the text that was read. */
  readonly window: Span;
  /** That part with the change made to it. */
  readonly text: string;
  /** The board in that. */
  readonly board: FoundBoard;
}

/**
 * The board that a board becomes by `edits`: read by itself, or with the lines around it where that does not please;
 * undefined if neither gives a single board that does.
 *
 * @param board one of the boards of `text`
 * @param edits on its lines, in order and apart
 * @param pleases whether a board is what the edits are for
 */
export function reread(
  text: string,
  board: FoundBoard,
  edits: readonly Edit[],
  pleases: (board: FoundBoard) => boolean,
): Reread | undefined {
  const place = boardSpan(board);
  const lines = linesOfBoard(text, board);
  for (const window of [lines, widened(text, lines)].map((one) => within(one, place))) {
    const { start, end } = window;
    const inside = edits.map((edit) => ({
      span: { start: edit.span.start - start, end: edit.span.end - start },
      text: edit.text,
    }));
    const changed = applyEdits(text.slice(start, end), inside);
    const placeEnd = place.end + changed.length - end;
    const touched = scan(changed).filter(
      (found) => found.start <= placeEnd && boardSpan(found).end >= place.start - start,
    );
    const [found] = touched;
    if (touched.length === 1 && found && pleases(found)) {
      return { window, text: changed, board: found };
    }
  }
  return undefined;
}

/** Lines with those around them. */
function widened(text: string, { start, end }: Span): Span {
  let [first, last] = [start, end];
  for (let line = 0; line < AROUND; line++) {
    if (first > 0) {
      first = startOfLine(text, text.startsWith('\r\n', first - 2) ? first - 2 : first - 1);
    }
    last = endOfLine(text, startOfNextLine(text, last));
  }
  return { start: first, end: last };
}

function within({ start, end }: Span, place: Span): Span {
  return {
    start: Math.max(start, place.start - MOST_AROUND),
    end: Math.min(end, place.end + MOST_AROUND),
  };
}
