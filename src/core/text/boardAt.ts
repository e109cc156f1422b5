// Which board of a text an offset is in.
import type { FoundBoard, Span } from '../board';
import { reachOf } from './cells';

/**
 * The index of the board that holds `offset` or ends just before it, its answer included; -1 if none does.
 *
 * @param boards the boards of a text, in its order
 */
export function indexOfBoardAt(boards: readonly FoundBoard[], offset: number): number {
  const index = firstFrom(boards, offset + 1) - 1;
  const board = boards[index];
  return board && offset <= reachOf(board).end ? index : -1;
}

/**
 * The index of the board that holds `offset`, else of the nearest above it, else 0.
 *
 * @param boards the boards of a text, in its order
 */
export function indexOfBoardAbove(boards: readonly FoundBoard[], offset: number): number {
  return Math.max(firstFrom(boards, offset + 1) - 1, 0);
}

/**
 * The boards that touch a span, in order.
 *
 * @param boards the boards of a text, in its order
 */
export function boardsIn(boards: readonly FoundBoard[], { start, end }: Span): readonly FoundBoard[] {
  const first = indexOfBoardAt(boards, start);
  return boards.slice(first < 0 ? firstFrom(boards, start) : first, firstFrom(boards, end + 1));
}

/** The index of the first board that starts at `offset` or behind it; their number if none does. */
function firstFrom(boards: readonly FoundBoard[], offset: number): number {
  let [low, high] = [0, boards.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((boards[middle]?.start ?? 0) < offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
