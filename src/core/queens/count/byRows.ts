// Counts completions row by row, a row as a set of bits: the quickest way for boards of few columns.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { countBits } from '../../sudoku/bits';
import type { Placement } from '../placement';
import type { Checkpoint } from './checkpoint';
import type { CompletionCount } from './completions';

/**
 * Counts the completions of a placement of at most 16 rows, which it leaves as it is.
 *
 * Only open rows are searched, each with the columns that the queens there are leave to it. From one to the next the
 * attacked diagonals move by as many columns as there are rows between: at most by 15, which takes no bit of 16 beyond 31.
 */
export function countByRows(placement: Placement, checkpoint: Checkpoint): CompletionCount {
  const { size } = placement;
  const open = Array.from({ length: size }, (_, row) => row).filter((row) => placement.isOpen(row));
  const allowed = Int32Array.from(open, (row) => columnsFree(placement, row));
  const steps = Int32Array.from(open, (row, index) => (open[index + 1] ?? row) - row);
  const last = open.length - 1;
  let count = 0;
  let nodes = 0;
  /** Whether it came to an end, and not to that of the budget. */
  const search = (depth: number, taken: number, toRight: number, toLeft: number): boolean => {
    let free = allowed[depth]! & ~(taken | toRight | toLeft);
    checkpoint.enter(depth, countBits(free));
    const step = steps[depth]!;
    while (free !== 0) {
      if (nodes >= checkpoint.next && !checkpoint.passes()) {
        return false;
      }
      const queen = free & -free;
      free ^= queen;
      nodes++;
      if (depth === last) {
        count++;
      } else if (!search(depth + 1, taken | queen, (toRight | queen) << step, (toLeft | queen) >> step)) {
        return false;
      }
      checkpoint.leave(depth);
    }
    return true;
  };
  const isWhole = open.length === 0 ? ++count > 0 : search(0, 0, 0, 0);
  return { count, nodes, gaveUp: !isWhole };
}

/** The columns of the free squares of an open row, as a set of bits. */
function columnsFree(placement: Placement, row: number): number {
  let columns = 0;
  for (let column = 0; column < placement.size; column++) {
    if (placement.isFree(row, column)) {
      columns |= 1 << column;
    }
  }
  return columns;
}
