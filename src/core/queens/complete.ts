// Completes an N-Queens board, or proves that it cannot be done.
import type { Completion, QueensBoard } from '../board';
import { ORDERED_QUEENS, SWAPPED_QUEENS } from '../limits';
import { constructQueens } from './construction';
import { FewestFreeSearch, type NodeCount, type SearchEnd } from './fewestFree';
import { searchInOrder } from './inOrder';
import { placementOf, type Placement } from './placement';
import { Random } from './random';
import { searchBySwaps } from './swapSearch';

/**
 * A completion of a board; with queens that attack each other it has none. For at most 20 rows it is the first in order,
 * if the budget suffices. The same board gets the same answer.
 *
 * @param budget queens that may be placed on the way; of those tried in order a hundred count as one
 */
export function completeQueens(
  { size, queens }: Pick<QueensBoard, 'size' | 'queens'>,
  budget: number,
): Completion {
  const placement = placementOf(size, queens);
  if (placement === undefined) {
    return { kind: 'none', nodes: 0 };
  }
  const count: NodeCount = { budget, nodes: 0 };
  const columns = placement.columnOf.slice();
  const end = findAny(placement, new Random([size, ...queens]), count, columns);
  if (end !== 'found') {
    return { kind: end, nodes: count.nodes };
  }
  if (placement.rows.count > 0 && size <= ORDERED_QUEENS) {
    const first = columns.slice();
    const isFirst = searchInOrder(placement, count, first);
    return { kind: 'complete', columns: isFirst ? first : columns, isFirst, nodes: count.nodes };
  }
  return { kind: 'complete', columns, isFirst: placement.rows.count === 0, nodes: count.nodes };
}

/** Writes any completion to `columns`: in order a proof that there is none can take very long. */
function findAny(placement: Placement, random: Random, count: NodeCount, columns: Uint16Array): SearchEnd {
  if (placement.rows.count === placement.size) {
    const constructed = constructQueens(placement.size);
    columns.set(constructed ?? []);
    return constructed ? 'found' : 'none';
  }
  return placement.size >= SWAPPED_QUEENS && searchBySwaps(placement, random, count, columns)
    ? 'found'
    : new FewestFreeSearch(placement, random, count, columns).run();
}
