// Which boards of a text a command means, from where the cursors and selections are.
import type { FoundBoard, Span } from '../board';
import { boardSpan } from './cells';
import { endOfLine, startOfLine } from './lines';

/**
 * For each selection (a cursor is an empty one) the boards it touches; where it touches none, the boards on its lines,
 * as with a cursor before a literal or on a frame's corner. If all that gives nothing, the only board of the text, if
 * it has just one.
 *
 * @param boards the boards of `text`, in its order
 * @param selections in any order
 */
export function chooseBoards(
  text: string,
  boards: readonly FoundBoard[],
  selections: readonly Span[],
): readonly FoundBoard[] {
  const chosen = new Set(
    selections.flatMap((selection) => {
      const touched = touching(boards, selection);
      return touched.length > 0 ? touched : touching(boards, wholeLines(text, selection));
    }),
  );
  return chosen.size === 0 && boards.length === 1 ? boards : boards.filter((board) => chosen.has(board));
}

/**
 * The boards that selections touch, or are on the lines of; all boards of the text if nothing is selected, or nothing
 * with a board.
 */
export function chooseSelectedBoards(
  text: string,
  boards: readonly FoundBoard[],
  selections: readonly Span[],
): readonly FoundBoard[] {
  const chosen = chooseBoards(
    text,
    boards,
    selections.filter(({ start, end }) => end > start),
  );
  return chosen.length > 0 ? chosen : boards;
}

/** Boards are in order and apart, so those that touch a selection follow one another. */
function touching(boards: readonly FoundBoard[], selection: Span): readonly FoundBoard[] {
  let first = 0;
  let end = boards.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    const board = boards[middle];
    if (board && boardSpan(board).end < selection.start) {
      first = middle + 1;
    } else {
      end = middle;
    }
  }
  let last = first;
  while ((boards[last]?.start ?? Infinity) <= selection.end) {
    last++;
  }
  return boards.slice(first, last);
}

function wholeLines(text: string, { start, end }: Span): Span {
  return { start: startOfLine(text, start), end: endOfLine(text, end) };
}
