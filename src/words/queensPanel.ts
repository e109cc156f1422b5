// The words of the panel for N-Queens boards.
import type { QueensVerdict } from '../core/judge';
import { cellName, columnOf, rowOf } from '../core/sudoku/geometry';
import { describeCompletion } from './queens';
import { counted, say, type Sentence } from './sentence';

/** The name of a drawn chess-board with so many rows and columns. */
export function describeQueensGrid(size: number, queens: number, conflicts: number): Sentence {
  return say('N-Queens {0} by {1}, {2}', size, size, [
    queens === 1 ? say('1 queen') : say('{0} queens', queens),
    ...counted(conflicts, say('1 conflict'), say('{0} conflicts', conflicts)),
  ]);
}

/** The verdict in short: what is wrong is listed beside it. */
export function describeQueensOutcome({ board, violations, completion }: QueensVerdict): Sentence {
  switch (violations.length) {
    case 0:
      return describeCompletion(completion, board.queens.length === board.size);
    case 1:
      return say('The board cannot be completed: there is 1 conflict.');
    default:
      return say('The board cannot be completed: there are {0} conflicts.', violations.length);
  }
}

/** Said of a board with more rows than are drawn. */
export function describeTooLarge(size: number, most: number): Sentence {
  return say(
    'The board is too large to be drawn: it has {0} rows, and no more than {1} are drawn.',
    size,
    most,
  );
}

/** A drawn square in words. `contents` is what comes of the words below. */
export function describeDrawnSquare(square: number, size: number, contents: string): Sentence {
  return say('row {0}, column {1}: {2}', rowOf(square, size) + 1, columnOf(square, size) + 1, contents);
}

/** What a drawn square without a queen is. */
export const BLANK_SQUARES = {
  free: say('free'),
  attacked: say('attacked'),
  solution: say('free, solution has a queen here'),
} as const;

/**
 * A queen on a drawn square.
 *
 * @param isEntered whether it was put there from the panel
 * @param attacked queens that it attacks, by their squares
 * @param untold how many more these are
 */
export function describeDrawnQueen(
  isEntered: boolean,
  attacked: readonly number[],
  untold: number,
  size: number,
): Sentence {
  const queen = isEntered ? say('entered queen') : say('queen');
  const names = attacked.map((square) =>
    say('row {0}, column {1}', rowOf(square, size) + 1, columnOf(square, size) + 1),
  );
  if (names.length === 0) {
    return queen;
  }
  return untold === 0
    ? say('{0}, attacks {1}', queen, names)
    : say('{0}, attacks {1}, and {2} more', queen, names, untold);
}

/** Why the panel leaves a queen of a board with this size where it is. */
export function describeFixedQueen(square: number, size: number): Sentence {
  return say('The queen at {0} is given: take it back in the text.', cellName(square, size));
}

/** Why the panel does not change a queen that the board's notation has no place for, or cannot do without. */
export function describeUnwritable(): Sentence {
  return say('The way this board is written does not allow that: change it in the text.');
}
