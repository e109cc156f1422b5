// Why a board has no solution: a smallest set of givens that cannot hold together.
import type { Puzzle } from '../board';
import { CONFLICT_ORDERS, SOLVE_NODES } from '../limits';
import type { Stop } from './anySize/stop';
import { givensOf, Probe } from './probe';

/**
 * The cells, ascending, of givens that no solution can hold together, while it could without any one of them: an
 * irreducible set. It is the smallest of those found in several tries, not always the smallest there is. It is empty
 * if the candidates of the text alone leave no solution.
 *
 * Givens are left out one after the other, many at once where that goes (as in QuickXplain: Junker, "QUICKXPLAIN:
 * preferred explanations and relaxations for over-constrained problems", 2004): what the board still has no solution
 * without is not needed. What is left depends on the order, so each further try begins with the givens of the best
 * set, that others may take their place.
 *
 * @param budget for all searches together, as for `judge`; each costs one guess at least
 * @returns undefined if the board has a solution, or the budget ran out (or `stop` said so) before a first set was found
 */
export function smallestConflict(
  puzzle: Puzzle,
  budget: number = SOLVE_NODES,
  stop?: Stop,
): readonly number[] | undefined {
  const steps = conflictInSteps(puzzle, budget, stop);
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

/** The same in short steps, of one search each, for who has other things to do in between. */
export function* conflictInSteps(
  puzzle: Puzzle,
  budget: number = SOLVE_NODES,
  stop?: Stop,
): Generator<undefined, readonly number[] | undefined> {
  const { cells, givens, candidates } = givensOf(puzzle);
  const probe = new Probe({ ...puzzle, candidates }, budget, 0, stop);
  if (probe.count(1, cells) !== 0) {
    return undefined;
  }
  let best: readonly number[] | undefined;
  let tries = 0;
  let order = givens;
  while (tries < CONFLICT_ORDERS && best?.length !== 0) {
    const found = yield* irreducible(probe, cells, order);
    if (!found) {
      break;
    }
    if (!best || found.length < best.length) {
      best = found;
      tries = 0;
    }
    order = nextOrder(givens, found, ++tries);
  }
  return best && [...best].sort((one, other) => one - other);
}

/** What is left when the givens are left out in this order, where the board has no solution without them. */
function* irreducible(
  probe: Probe,
  cells: Uint8Array,
  order: readonly number[],
): Generator<undefined, readonly number[] | undefined> {
  const left = cells.slice();
  const needed: number[] = [];
  /** @param isNeeded whether it is known that not all of these can be left out */
  function* leaveOut(part: readonly number[], isNeeded: boolean): Generator<undefined, void> {
    if (probe.isSpent || part.length === 0) {
      return;
    }
    if (!isNeeded) {
      for (const cell of part) {
        left[cell] = 0;
      }
      yield;
      if (probe.count(1, left) === 0) {
        return;
      }
      for (const cell of part) {
        left[cell] = cells[cell] ?? 0;
      }
    }
    if (part.length === 1) {
      needed.push(...part);
      return;
    }
    const middle = part.length >> 1;
    const before = needed.length;
    yield* leaveOut(part.slice(0, middle), false);
    // If all of the first half went, the second cannot.
    yield* leaveOut(part.slice(middle), needed.length === before);
  }
  yield* leaveOut(order, false);
  return probe.isSpent ? undefined : needed;
}

/**
 * The givens in another order: those of the last set first, then the others, all of them stirred. The same for the same
 * board, so that it is always explained alike.
 */
function nextOrder(givens: readonly number[], last: readonly number[], round: number): readonly number[] {
  const isLast = new Set(last);
  const rank = (cell: number): number => Math.imul(cell + 1, 0x9e3779b1 + 2 * round) >>> 0;
  const stirred = [...givens].sort((one, other) => rank(one) - rank(other));
  return [...stirred.filter((cell) => isLast.has(cell)), ...stirred.filter((cell) => !isLast.has(cell))];
}
