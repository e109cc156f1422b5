// Locked candidates: all places of a digit in one house lie in another, too, so the rest of that one loses the digit.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { ALL, BOXES, CELLS, COLUMNS, COUNT, ROWS, SHARED } from './houses';
import { cellsAt, marksOf } from './marks';
import type { Position } from './position';
import { finding, type Finding } from './step';

/** Houses that cross, in the order in which they are looked at: pointing along columns, rows, then claiming. */
const CROSSINGS: readonly (readonly [house: number, other: number])[] = [
  [BOXES, COLUMNS],
  [BOXES, ROWS],
  [COLUMNS, BOXES],
  [ROWS, BOXES],
].flatMap(([kind, otherKind]) =>
  Array.from({ length: 81 }, (_, pair): readonly [number, number] => [
    kind! + Math.floor(pair / 9),
    otherKind! + (pair % 9),
  ]).filter(([house, other]) => SHARED[27 * house + other] !== 0),
);

/**
 * Calls `visit` for each digit that all of `house` has in `other`, in at least two places, until it returns something.
 * Whether `other` has more of it is not asked.
 */
export function eachLocked<T>(
  { places }: Position,
  visit: (house: number, other: number, digit: number) => T | undefined,
): T | undefined {
  for (const [house, other] of CROSSINGS) {
    const outside = ~SHARED[27 * house + other]!;
    for (let digit = 0; digit < 9; digit++) {
      const set = places[9 * house + digit]!;
      if ((set & outside) === 0 && COUNT[set]! > 1) {
        const visited = visit(house, other, digit);
        if (visited !== undefined) {
          return visited;
        }
      }
    }
  }
  return undefined;
}

/** The places of a digit in `other` that it loses as it is locked in `house`. */
export function lostToLocked({ places }: Position, house: number, other: number, digit: number): number {
  return places[9 * other + digit]! & ~SHARED[27 * other + house]!;
}

/** The first locked candidates that remove something. */
export function findLocked(position: Position): Finding | undefined {
  return eachLocked(position, (house, other, digit) => {
    const lost = lostToLocked(position, house, other, digit);
    return lost === 0
      ? undefined
      : finding(house >= BOXES ? 'pointing' : 'claiming', {
          houses: [house, other],
          candidates: marksOf(position.candidates, cellsAt(house, ALL), 1 << digit),
          eliminations: marksOf(position.candidates, cellsAt(other, lost), 1 << digit),
        });
  });
}

/** The first locked candidates that leave a digit one place in a house beside the first one. */
export function findDirectLocked(position: Position): Finding | undefined {
  return eachLocked(position, (house, other, digit) => {
    const kind = 9 * Math.floor(house / 9);
    for (let third = kind; third < kind + 9; third++) {
      const shared = SHARED[27 * third + other]!;
      const set = position.places[9 * third + digit]!;
      const left = set & ~shared;
      if (third !== house && shared !== 0 && COUNT[left] === 1 && left !== set) {
        const cell = CELLS[9 * third + lowest(left)]!;
        return finding(house >= BOXES ? 'directPointing' : 'directClaiming', {
          houses: [house, other, third],
          candidates: marksOf(position.candidates, cellsAt(house, ALL), 1 << digit),
          placements: [{ cell, digit: digit + 1 }],
        });
      }
    }
    return undefined;
  });
}
