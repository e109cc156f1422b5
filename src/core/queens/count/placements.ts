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
 * listed, and the pairs that go together counted (`evenSize.ts`, `oddSize.ts`). The lists take memory, 32 MiB for size 16
 * and at most 70 for the larger ones; in return that is many times as fast as a search.
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
 * how many placements each leaves the same. The identity leaves all, half a turn P, and either quarter turn R. A reflection
 * leaves none for n >= 2: at the line through the middle of the rows or columns, a queen beside that line and its image
 * would be in one row or column, and two queens on it are, too. At a diagonal, a queen beside it and its image would be on one
 * diagonal of the other direction, and two queens on it are on one, too.
 */
function fundamentalOf(size: number, all: number): number {
  return (all + countHalfTurn(size) + 2 * countQuarterTurn(size)) / 8;
}
