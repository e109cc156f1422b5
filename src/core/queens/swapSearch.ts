// Completes a large placement of queens by swapping the columns of queens until none attack each other.
import type { NodeCount } from './fewestFree';
import type { Placement } from './placement';
import type { Random } from './random';
import { Shares } from './shares';

/** Swaps looked at for each open row before the search is given up: a few milliseconds for 1,000 rows. */
const LOOKS_PER_ROW = 100;

/**
 * Looks for a completion of a placement, which it leaves as it is. The column of each open row is written to `found`.
 * It cannot prove that there is none. Each queen counts as a node once.
 *
 * The open rows share out the open columns, so that only diagonals matter. First each queen gets a column at random where
 * none attacks it, if a few looks find one; then those that are attacked swap columns with others wherever that does not
 * make the attacks more. It is the search of Sosič and Gu ("Efficient local search with conflict minimization", 1994),
 * but for swaps that change nothing, without which it gets stuck where many queens are given: large boards have so many
 * completions that it comes upon one.
 */
export function searchBySwaps(
  placement: Placement,
  random: Random,
  count: NodeCount,
  found: Uint16Array,
): boolean {
  const shares = new Shares(placement);
  const { length } = shares;
  if (count.nodes + length > count.budget) {
    return false;
  }
  count.nodes += length;
  shares.deal(random);
  let looks = LOOKS_PER_ROW * length;
  for (let queen = 0; shares.attacks > 0; queen = (queen + 1) % length) {
    if (looks <= 0) {
      return false;
    }
    const first = random.below(length);
    for (let step = 0; step < length && shares.isAttacked(queen); step++) {
      shares.swapUnlessWorse(queen, (first + step) % length);
      looks--;
    }
  }
  shares.tell(found);
  return true;
}
