// Why something is not entered into a board.
import { describeFixed } from '../words/panel';
import { describeFixedQueen, describeUnwritable } from '../words/queensPanel';
import { type Sentence } from '../words/sentence';
import type { WholeBoard } from './places';

/** `fixed`: the cell holds what was not entered from the panel; `unwritable`: the notation does not allow it. */
export type Refusal = 'fixed' | 'unwritable';

/** The reason in words. */
export function describeRefusal(refusal: Refusal, board: WholeBoard, cell: number): Sentence {
  if (board.kind === 'sudoku') {
    return describeFixed(cell, board.shape.size, board.placed?.includes(cell) === true);
  }
  return refusal === 'fixed' ? describeFixedQueen(cell, board.size) : describeUnwritable();
}
