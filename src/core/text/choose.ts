// Which boards of a text a command means, from where the cursors and selections are.
import type { FoundBoard, Span } from '../board';
import { boardSpan } from './cells';

/**
 * The boards that a selection touches (a cursor is an empty selection); when none is touched, the only board of the
 * text, if it has just one.
 *
 * @param boards the boards of one text, in its order
 * @param selections in any order
 */
export function chooseBoards(
  boards: readonly FoundBoard[],
  selections: readonly Span[],
): readonly FoundBoard[] {
  const touched = boards.filter((board) => {
    const { start, end } = boardSpan(board);
    return selections.some((selection) => selection.start <= end && selection.end >= start);
  });
  return touched.length === 0 && boards.length === 1 ? boards : touched;
}
