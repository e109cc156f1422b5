// Counts the ways to put n queens on an n × n board so that none attacks another.
import { countEven } from './evenSize';
import { countOdd } from './oddSize';
import { countHalfTurn, countQuarterTurn } from './symmetric';
import type { Tell } from './tell';

/** How many placements of n queens there are; exact, as both are below 2^53. */
export interface PlacementCounts {
  readonly all: number;
  /** Placements of which none is another one turned or mirrored. */
  readonly fundamental: number;
}

/** The largest board whose placements are counted here. */
export const LARGEST_COUNTED = 18;

/**
 * Counts all placements, and the fundamental ones: the placements in the upper and in the lower half of the board are
 * listed, and those that go together counted (`evenSize.ts`, `oddSize.ts`). That takes about the square root of the time
 * of a search, and memory: 32 MiB for size 16, at most 70 for larger ones.
 *
 * @param size from 1 to `LARGEST_COUNTED`, which is not checked
 */
export function countPlacements(size: number, tell: Tell): PlacementCounts {
  if (size < 4) {
    // One queen stands alone; two or three attack each other on boards of their size.
    tell(1, 1);
    return size === 1 ? { all: 1, fundamental: 1 } : { all: 0, fundamental: 0 };
  }
  const all = size % 2 === 0 ? countEven(size, tell) : countOdd(size, tell);
  return { all, fundamental: fundamentalOf(size, all) };
}

/**
 * Of how many placements all others are images, by Burnside's lemma: the mean, over the eight turns and reflections, of
 * how many placements each leaves the same. That are all for none, P for half a turn, and R for either quarter turn. No
 * reflection leaves one the same for n >= 2: at a middle line, all queens would have to stand on it, or, of a row, two. At a
 * diagonal, a queen beside it and its image would attack each other, and two on it do, too.
 */
function fundamentalOf(size: number, all: number): number {
  return (all + countHalfTurn(size) + 2 * countQuarterTurn(size)) / 8;
}
