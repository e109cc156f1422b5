// Counts the placements of queens on a board with an odd number of rows.
import { countBits } from '../../sudoku/bits';
import { forEachHalf } from './halves';
import { HalfLists } from './halfLists';
import { MatchCounter } from './matches';
import { layoutOf, SortedHalves } from './sortedHalves';
import type { Tell } from './tell';

/** By how many columns the sets are parted: without it the lists take over 200 MiB for size 17, and so 69. */
const PARTED = new Map([[17, 2]]);

/** Placements that are counted together, each of which stands for `weight`. */
interface Share {
  readonly weight: number;
  /** The columns a queen may stand in, for each row. */
  readonly rows: readonly number[];
  /** A column that must hold a queen of the rows above the middle one. */
  readonly above: number;
}

/**
 * Counts all placements for an odd size n from 5 to 17.
 *
 * As for an even size, but that the lower rows are one more, the middle row among them: that is the last one of a placement in
 * upper rows upside down. Two kinds of placements are counted.
 *
 * - The queen in the middle row is not in the middle column. Mirrored it is on the other side, so half of them have it on
 *   the left. The queen of the middle column is above or below the middle row, and upside down it changes sides, while the
 *   one in the middle row stays: again half of them have it above. So these stand for four each.
 * - The queen in the middle row is in the middle column, and no other one on its diagonals. The queen of the first column
 *   is above or below the middle row, and upside down it changes sides: those that have it above stand for two each.
 *
 * @param parted by how many columns, from the second on, the work is parted, to take less memory at a time
 */
export function countOdd(size: number, tell: Tell, parted = PARTED.get(size) ?? 0): number {
  const all = (1 << size) - 1;
  const half = (size - 1) / 2;
  const layout = layoutOf(size);
  const [above, below] = [new HalfLists(size), new HalfLists(size)];
  const [upper, lower] = [new SortedHalves(layout), new SortedHalves(layout)];
  const matches = new MatchCounter(layout);
  const shares = sharesOf(size);
  const parting = ((1 << parted) - 1) << 1;
  const steps = shares.length * (parting / 2 + 1);
  let step = 0;
  let count = 0;
  for (const share of shares) {
    for (let inUpper = 0; inUpper <= parting; inUpper += 2) {
      above.clear();
      below.clear();
      const notInUpper = parting ^ inUpper;
      const upperRows = share.rows.slice(0, half).map((columns) => columns & ~notInUpper);
      forEachHalf({ size, allowed: upperRows, needed: share.above | inUpper }, (batch) => {
        above.add(batch);
      });
      const lowerRows = share.rows.slice(0, half + 1).map((columns) => columns & ~(share.above | inUpper));
      forEachHalf({ size, allowed: lowerRows, needed: notInUpper }, (batch) => {
        below.add(batch);
      });
      for (let columns = 0; columns <= all; columns++) {
        if ((columns & 0xff) === 0) {
          tell(step + columns / all, steps);
        }
        if (countBits(columns) !== half) {
          continue;
        }
        upper.clear();
        upper.add(above, columns, false);
        lower.clear();
        lower.add(below, all ^ columns, true);
        if (upper.length > 0 && lower.length > 0) {
          upper.sort();
          lower.sort();
          count += share.weight * matches.count(upper, lower);
        }
      }
      step++;
    }
  }
  tell(steps, steps);
  return count;
}

function sharesOf(size: number): readonly Share[] {
  const all = (1 << size) - 1;
  const half = (size - 1) / 2;
  const middle = 1 << half;
  const rows = Array.from({ length: half }, () => all);
  const offDiagonals = rows.map((columns, row) => columns & ~(middle | (1 << row) | (1 << (size - 1 - row))));
  return [
    { weight: 4, rows: [...rows, middle - 1], above: middle },
    { weight: 2, rows: [...offDiagonals, middle], above: 1 },
  ];
}
