// Takes a queen off an N-Queens board.
import type { Edit, QueensBoard } from '../../board';
import { squareSpan } from './squares';

/**
 * The edit that puts the board's own blank in the place of a queen, as wide as it; undefined where the notation has no
 * blank, as where only queens are told.
 *
 * @param square that of a queen
 */
export function withoutQueen(board: QueensBoard, square: number): Edit | undefined {
  const { per, marks } = board;
  const span = squareSpan(board, square);
  // Where a square without a queen has no mark, there is space between its borders.
  const blank = per === 'square' ? marks.blank || ' ' : marks.blank;
  return per === 'queen' || blank === '' || !span
    ? undefined
    : { span, text: per === 'square' ? blank : blank.padStart(span.end - span.start) };
}
