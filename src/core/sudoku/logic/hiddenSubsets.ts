// Hidden subsets: n digits of a house have n places between them, which then lose all other digits.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { ALL, BOXES, CELLS, COLUMNS, COUNT, ROWS, SETS_OF } from './houses';
import { cellsAt, marksOf } from './marks';
import type { Position } from './position';
import { finding, type Finding } from './step';

const ORDER = [BOXES, COLUMNS, ROWS];
const TECHNIQUES = { 2: 'hiddenPair', 3: 'hiddenTriplet', 4: 'hiddenQuad' } as const;
const DIRECT_TECHNIQUES = { 2: 'directHiddenPair', 3: 'directHiddenTriplet' } as const;

/**
 * Calls `visit` for each hidden subset of a size in houses with more than `blanks` blanks, until it returns something.
 * Whether the places have other digits is not asked.
 */
export function eachHidden<T>(
  { places, blanks }: Position,
  size: number,
  moreBlanksThan: number,
  visit: (house: number, digits: number, places: number) => T | undefined,
): T | undefined {
  for (const kind of ORDER) {
    for (let house = kind; house < kind + 9; house++) {
      if (blanks[house]! <= moreBlanksThan) {
        continue;
      }
      let fit = 0;
      for (let digit = 0; digit < 9; digit++) {
        const count = COUNT[places[9 * house + digit]!]!;
        if (count > 1 && count <= size) {
          fit |= 1 << digit;
        }
      }
      if (COUNT[fit]! < size) {
        continue;
      }
      for (const digits of SETS_OF[size]!) {
        if ((digits & ~fit) !== 0) {
          continue;
        }
        let set = 0;
        for (let rest = digits; rest !== 0; rest &= rest - 1) {
          set |= places[9 * house + lowest(rest)]!;
        }
        if (COUNT[set] === size) {
          const visited = visit(house, digits, set);
          if (visited !== undefined) {
            return visited;
          }
        }
      }
    }
  }
  return undefined;
}

/** The first hidden subset of a size that removes something. In houses with few blanks the naked one beside it is smaller. */
export function findHidden(position: Position, size: 2 | 3 | 4): Finding | undefined {
  const { candidates } = position;
  return eachHidden(position, size, 2 * size, (house, digits, places) => {
    const cells = cellsAt(house, places);
    const eliminations = marksOf(candidates, cells, ALL & ~digits);
    return eliminations.length === 0
      ? undefined
      : finding(TECHNIQUES[size], {
          houses: [house],
          candidates: marksOf(candidates, cells, digits),
          eliminations,
        });
  });
}

/** The first hidden subset of a size that leaves another digit one place in the house. */
export function findDirectHidden(position: Position, size: 2 | 3): Finding | undefined {
  return eachHidden(position, size, size, (house, digits, places) => {
    for (let digit = 0; digit < 9; digit++) {
      const set = position.places[9 * house + digit]!;
      const left = set & ~places;
      if ((digits & (1 << digit)) === 0 && left !== set && COUNT[left] === 1) {
        const cell = CELLS[9 * house + lowest(left)]!;
        return finding(DIRECT_TECHNIQUES[size], {
          houses: [house],
          candidates: marksOf(position.candidates, cellsAt(house, places), digits),
          placements: [{ cell, digit: digit + 1 }],
        });
      }
    }
    return undefined;
  });
}
