// The quick search of boards of any size: propagate, branch on the choice that fails most, restart.
//
// Branches on a choice with the least number of candidates for its weight, where a choice's weight counts how often
// it ran out of candidates: the dom/wdeg rule of Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search
// by weighting constraints" (2004). Restarts, each after more failures than the one before (Walsh, "Search in a small
// world", 1999), let the weights take effect from the first branch on.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { Tally } from '../search';
import { SOUND, type Position } from './position';
import { NODES_BETWEEN_STOPS, type Stop } from './stop';

/** Failures before the first restart, and by how much each later one waits longer. */
const FIRST_RUN = 20;
const LONGER = 1.5;

/** Picks a candidate to branch on, -1 if there is nothing left to choose. */
type Pick = (position: Position, weights: Int32Array) => number;

/**
 * What a search tried and what it left. The way to where it stands is `decided`; a branch it came back from is in
 * `refuted` as long as the decisions above it stand. Solutions in those branches have been told of, so that all
 * others have none of these forms: decisions 0..level true, and `candidate` too.
 */
export interface Frontier {
  /** The length of the position's trail with no decision standing. */
  readonly settled: number;
  readonly decided: number[];
  readonly refuted: { readonly candidate: number; readonly level: number }[];
}

/**
 * Looks for up to `limit` solutions from a settled position, which it leaves changed. `tally` is given what was
 * found; `found` as for `findSolutionsOfShape`. If `tally` says `gaveUp`, the frontier tells where to go on.
 *
 * No restart is made after the first solution, so that no solution is found twice.
 */
export function searchByWeights(
  position: Position,
  limit: number,
  budget: number,
  found: Uint8Array,
  tally: Tally,
  stop?: Stop,
): Frontier {
  return explore(position, pickByWeight, FIRST_RUN, limit, budget, found, tally, stop);
}

/**
 * Looks for the first solution in order from a settled position, as `searchByWeights` does for any, by trying digits
 * in order, cell by cell.
 */
export function searchInOrder(
  position: Position,
  budget: number,
  found: Uint8Array,
  tally: Tally,
  stop?: Stop,
): void {
  explore(position, pickInOrder, Infinity, 1, budget, found, tally, stop);
}

/** Depth first without recursion: each decision places a candidate, and on return removes it instead. */
function explore(
  position: Position,
  pick: Pick,
  firstRun: number,
  limit: number,
  budget: number,
  found: Uint8Array,
  tally: Tally,
  stop: Stop | undefined,
): Frontier {
  const { size } = position.choices;
  const weights = new Int32Array(position.masks.length).fill(1);
  const decided: number[] = [];
  /** The length of the trail before each decision. */
  const marks: number[] = [];
  const refuted: { candidate: number; level: number }[] = [];
  let solutions = 0;
  let nodes = 0;
  let run = firstRun;
  let failures = 0;
  tally.gaveUp = false;
  while (solutions < limit) {
    const candidate = pick(position, weights);
    let failed: number = SOUND;
    if (candidate >= 0) {
      if (nodes >= budget || (nodes % NODES_BETWEEN_STOPS === 0 && stop?.() === true)) {
        tally.gaveUp = true;
        break;
      }
      nodes++;
      decided.push(candidate);
      marks.push(position.removed);
      failed = position.place(candidate);
      failed = failed === SOUND ? position.settle() : failed;
    } else {
      const at = size * size * solutions++;
      if (at + size * size <= found.length) {
        position.read(found, at);
      }
    }
    // Back to where a branch is open: from a solution once, from a failure as long as removing fails too.
    let isBack = candidate >= 0 && failed === SOUND;
    while (!isBack && decided.length > 0) {
      if (failed !== SOUND) {
        weights[failed]!++;
        failures++;
      }
      const last = decided.pop()!;
      position.undo(marks.pop()!);
      while (refuted.length > 0 && refuted[refuted.length - 1]!.level > decided.length) {
        refuted.pop();
      }
      refuted.push({ candidate: last, level: decided.length });
      failed = position.remove(last);
      failed = failed === SOUND ? position.settle() : failed;
      isBack = failed === SOUND;
    }
    if (!isBack) {
      break;
    }
    if (failures > run && solutions === 0 && decided.length > 0) {
      failures = 0;
      run *= LONGER;
      position.undo(marks[0]!);
      decided.length = 0;
      marks.length = 0;
      while (refuted.length > 0 && refuted[refuted.length - 1]!.level > 0) {
        refuted.pop();
      }
    }
  }
  tally.solutions = solutions;
  tally.nodes = nodes;
  return { settled: marks[0] ?? position.removed, decided, refuted };
}

/** A candidate of a choice with fewest candidates for its weight. */
function pickByWeight(position: Position, weights: Int32Array): number {
  const { masks, sizes } = position;
  const { size, candidates } = position.choices;
  let best = -1;
  let bestSize = 1;
  let bestWeight = 0;
  for (let choice = 0; choice < masks.length; choice++) {
    const left = sizes[choice]!;
    if (left > 1 && left * bestWeight < bestSize * weights[choice]!) {
      best = choice;
      bestSize = left;
      bestWeight = weights[choice]!;
    }
  }
  return best < 0 ? -1 : candidates[size * best + 31 - Math.clz32(masks[best]! & -masks[best]!)]!;
}

/** The least digit of the first cell that is open. */
function pickInOrder({ masks, sizes, choices }: Position): number {
  const { size } = choices;
  for (let cell = 0; cell < size * size; cell++) {
    if (sizes[cell]! > 1) {
      return size * cell + 31 - Math.clz32(masks[cell]! & -masks[cell]!);
    }
  }
  return -1;
}
