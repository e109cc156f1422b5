// Counts the ways to complete an N-Queens board.
import type { QueensBoard } from '../../board';
import { placementOf } from '../placement';
import { countByFewestFree } from './byFewestFree';
import { countByRows } from './byRows';
import { Checkpoint } from './checkpoint';
import { countPlacements } from './placements';
import type { Tell } from './tell';

/** How many completions of a board were found. */
export interface CompletionCount {
  /** All there are, or at least so many if `gaveUp`. */
  readonly count: number;
  /** Queens that were placed on the way. */
  readonly nodes: number;
  /** Whether the budget ran out before all were counted. */
  readonly gaveUp: boolean;
}

/**
 * The largest board that is counted row by row. A queen takes a tenth of the time that way, but rows in their order make
 * for many more of them on larger boards, which have many queens if they are to be counted at all.
 */
const BY_ROWS = 16;

/**
 * Counts the completions of a board; none if its queens attack each other. A board without queens up to size 16 takes no
 * search, and no budget: see `countPlacements`.
 *
 * @param budget queens that may be placed on the way; up to size 16 some ten million are placed in a second, beyond it
 *   about a million for size 20 and less for larger ones
 */
export function countCompletions(
  { size, queens }: Pick<QueensBoard, 'size' | 'queens'>,
  budget: number,
  tell: Tell,
): CompletionCount {
  if (queens.length === 0 && size <= BY_ROWS) {
    return { count: countPlacements(size, tell).all, nodes: 0, gaveUp: false };
  }
  const placement = placementOf(size, queens);
  if (placement === undefined) {
    return { count: 0, nodes: 0, gaveUp: false };
  }
  const checkpoint = new Checkpoint(budget, tell);
  return size <= BY_ROWS ? countByRows(placement, checkpoint) : countByFewestFree(placement, checkpoint);
}
