// The candidates that had to go before a hint within a chain was there.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { cellsAt, indicesOf } from './marks';
import { HOUSES_OF } from './houses';
import type { Position } from './position';
import { BY_BOX, BY_CELL, BY_COLUMN, BY_NOTHING, BY_ROW, statementsOf, type ChainHint } from './proof';

/**
 * The candidates that are gone from the cells and houses whose last ones a hint's chains state to be true: by `start`, the
 * board without the chain, and `now`.
 */
export function hintParents(hint: ChainHint, start: Position, now: Position): number[] {
  const parents = new Set<number>();
  for (const target of hint.targets) {
    const statements = statementsOf(target);
    for (const { statement, by, parents: before } of statements) {
      if ((statement & 1) === 1) {
        addGone(parents, statement >> 1, before.length === 0 ? hint.origin : by, start, now);
      }
    }
    if (hint.isCycle) {
      // The same cycle walked the other way round: what is false is then true. As the reference does, by the house that
      // made it false.
      for (const proof of [...statements].reverse()) {
        if ((proof.statement & 1) === 0) {
          const from = proof.parents[0]!.statement >> 1;
          addGone(parents, proof.statement >> 1, sharedBy(proof.statement >> 1, from), start, now);
        }
      }
    }
  }
  return [...parents];
}

function addGone(parents: Set<number>, candidate: number, by: number, start: Position, now: Position): void {
  const cell = (candidate / 9) | 0;
  const digit = candidate % 9;
  if (by === BY_CELL) {
    for (const gone of indicesOf(start.candidates[cell]! & ~now.candidates[cell]!)) {
      parents.add(9 * cell + gone);
    }
  } else if (by !== BY_NOTHING) {
    const house = HOUSES_OF[3 * cell + by - 1]!;
    const at = 9 * house + digit;
    for (const gone of cellsAt(house, start.places[at]! & ~now.places[at]!)) {
      parents.add(9 * gone + digit);
    }
  }
}

/** What two candidates that exclude each other share: the cell, or the first house. */
function sharedBy(one: number, other: number): number {
  const [cell, otherCell] = [(one / 9) | 0, (other / 9) | 0];
  if (cell === otherCell) {
    return BY_CELL;
  }
  return [BY_BOX, BY_ROW, BY_COLUMN].find(
    (by) => HOUSES_OF[3 * cell + by - 1] === HOUSES_OF[3 * otherCell + by - 1],
  )!;
}
