// Counts the placements of queens on a board with an even number of rows.
import { countBits } from '../../sudoku/bits';
import { forEachHalf } from './halves';
import { HalfLists } from './halfLists';
import { MatchCounter } from './matches';
import { reversals } from './reversals';
import { layoutOf, SortedHalves } from './sortedHalves';
import type { Tell } from './tell';

/**
 * By how many pairs of outer columns the sets are parted: without it the lists take 31 MiB for size 16, and 620 for 18,
 * where the largest part takes 55 MiB.
 */
const PARTED = new Map([[18, 3]]);

/**
 * Counts all placements for an even size n from 4 to 18.
 *
 * A placement is one of n / 2 queens in the upper rows, in some set of columns C, and one in the lower rows in all other
 * columns C', so that no diagonal is attacked by both. The lower one is a placement in upper rows upside down. So with
 * P(C) for the number of pairs that match, the answer is the sum of P(C) over all C with n / 2 columns.
 *
 * - Upside down, C and C' change places: P(C) = P(C'). Mirrored, C is reversed: P(C) = P(rev C). So P is the same for the
 *   sets C, C', rev C and rev C', and is found for the smallest. C is never C', as both would be one set, so there are two
 *   different ones if C is rev C or rev C', and else four: that is the weight.
 * - Of a placement and its mirror image exactly one has its first queen in the left half. Only these are listed; the list
 *   for C is that of C, and that of rev C mirrored.
 *
 * @param parted by how many pairs of outer columns the work is parted, to take less memory at a time
 */
export function countEven(size: number, tell: Tell, parted = PARTED.get(size) ?? 0): number {
  const all = (1 << size) - 1;
  const reversed = reversals(size - 1);
  const reverse = (columns: number): number => (reversed[columns >> 1] ?? 0) | ((columns & 1) << (size - 1));
  const layout = layoutOf(size);
  const lists = new HalfLists(size);
  const [upper, lower] = [new SortedHalves(layout), new SortedHalves(layout)];
  const matches = new MatchCounter(layout);
  const parts = partsOf(size, parted, reverse);
  let count = 0;
  for (const [part, patterns] of parts.entries()) {
    lists.clear();
    for (const { needed, allowed } of patterns) {
      const rows = new Array<number>(size / 2).fill(allowed);
      rows[0] = allowed & ((1 << (size / 2)) - 1);
      forEachHalf({ size, allowed: rows, needed }, (batch) => {
        lists.add(batch);
      });
    }
    // The smallest of the four sets leaves out the last column, as C or C' does.
    const sets = 1 << (size - 1);
    for (let columns = 0; columns < sets; columns++) {
      if ((columns & 0xff) === 0) {
        tell(part + columns / sets, parts.length);
      }
      const mirrored = reverse(columns);
      if (
        countBits(columns) !== size / 2 ||
        columns > mirrored ||
        columns > (all ^ columns) ||
        columns > (all ^ mirrored)
      ) {
        continue;
      }
      // A mirror image exchanges and reverses the sets of diagonals, and what is upside down only exchanges them.
      upper.clear();
      upper.add(lists, columns, false);
      upper.add(lists, mirrored, true, reversed);
      lower.clear();
      lower.add(lists, all ^ columns, true);
      lower.add(lists, all ^ mirrored, false, reversed);
      if (upper.length > 0 && lower.length > 0) {
        upper.sort();
        lower.sort();
        const weight = columns === mirrored || columns === (all ^ mirrored) ? 2 : 4;
        count += weight * matches.count(upper, lower);
      }
    }
  }
  tell(parts.length, parts.length);
  return count;
}

/** Sets of columns with some columns in common that are in them, and some that are not. */
interface Pattern {
  readonly needed: number;
  readonly allowed: number;
}

/**
 * Parts all sets of columns by which of the outer columns are in them, so that C, C', rev C and rev C' are in one part.
 */
function partsOf(
  size: number,
  parted: number,
  reverse: (columns: number) => number,
): readonly (readonly Pattern[])[] {
  const all = (1 << size) - 1;
  const side = (1 << parted) - 1;
  const outer = side | reverse(side);
  const parts: Pattern[][] = [];
  for (let needed = 0; needed <= outer; needed++) {
    const mirrored = reverse(needed);
    const images = [...new Set([needed, mirrored, outer ^ needed, outer ^ mirrored])];
    if ((needed & ~outer) === 0 && needed === Math.min(...images)) {
      parts.push(images.map((columns) => ({ needed: columns, allowed: all & ~(outer ^ columns) })));
    }
  }
  return parts;
}
