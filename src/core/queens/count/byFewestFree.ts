// Counts completions by always deciding the row or column with the fewest free squares.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { Placement } from '../placement';
import type { Checkpoint } from './checkpoint';
import type { CompletionCount } from './completions';

/**
 * Counts the completions of a placement of any size, which it leaves with its queens where they are.
 *
 * Each completion has one queen in the line that is decided, so each is counted once, whatever lines are taken.
 */
export function countByFewestFree(placement: Placement, checkpoint: Checkpoint): CompletionCount {
  const { size } = placement;
  let count = 0;
  let nodes = 0;
  /** Whether it came to an end, and not to that of the budget. */
  const search = (depth: number): boolean => {
    if (placement.rows.count === 0) {
      count++;
      return true;
    }
    const line = fewestFree(placement);
    const isRow = line < size;
    const free = isRow ? placement.freeInRow[line]! : placement.freeInColumn[line - size]!;
    checkpoint.enter(depth, free);
    let left = free;
    for (let other = 0; left > 0; other++) {
      const row = isRow ? line : other;
      const column = isRow ? other : line - size;
      if (!placement.isFree(row, column)) {
        continue;
      }
      left--;
      if (nodes >= checkpoint.next && !checkpoint.passes()) {
        return false;
      }
      placement.place(row, column);
      nodes++;
      const isDone = search(depth + 1);
      placement.takeBack(row);
      if (!isDone) {
        return false;
      }
      checkpoint.leave(depth);
    }
    return true;
  };
  const isWhole = search(0);
  return { count, nodes, gaveUp: !isWhole };
}

/** An open line that has the fewest free squares, rows before columns: row r as r, column c as size + c. */
function fewestFree({ size, rows, columns, freeInRow, freeInColumn }: Placement): number {
  let fewest = Infinity;
  let best = 0;
  for (let index = 0; index < rows.count; index++) {
    const row = rows.numbers[index]!;
    if (freeInRow[row]! < fewest) {
      fewest = freeInRow[row]!;
      best = row;
    }
  }
  for (let index = 0; index < columns.count; index++) {
    const column = columns.numbers[index]!;
    if (freeInColumn[column]! < fewest) {
      fewest = freeInColumn[column]!;
      best = size + column;
    }
  }
  return best;
}
