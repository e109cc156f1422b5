// Naked subsets: n cells of a house have n digits between them, which the rest of the house then loses.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { ALL, BOXES, CELLS, COLUMNS, COUNT, ROWS, SETS_OF } from './houses';
import { cellsAt, marksOf } from './marks';
import type { Position } from './position';
import { finding, type Finding } from './step';

const ORDER = [BOXES, COLUMNS, ROWS];
const TECHNIQUES = { 2: 'nakedPair', 3: 'nakedTriplet', 4: 'nakedQuad' } as const;

/**
 * Calls `visit` for each naked subset of a size, until it returns something. Whether the house has more of the digits
 * is not asked. Houses with less than twice as many blanks are left to hidden subsets, which are smaller there.
 */
export function eachNaked<T>(
  { candidates, blanks }: Position,
  size: number,
  visit: (house: number, places: number, digits: number) => T | undefined,
): T | undefined {
  for (const kind of ORDER) {
    for (let house = kind; house < kind + 9; house++) {
      if (blanks[house]! < 2 * size) {
        continue;
      }
      let fit = 0;
      for (let place = 0; place < 9; place++) {
        const count = COUNT[candidates[CELLS[9 * house + place]!]!]!;
        if (count > 1 && count <= size) {
          fit |= 1 << place;
        }
      }
      if (COUNT[fit]! < size) {
        continue;
      }
      for (const places of SETS_OF[size]!) {
        if ((places & ~fit) !== 0) {
          continue;
        }
        let digits = 0;
        for (let rest = places; rest !== 0; rest &= rest - 1) {
          digits |= candidates[CELLS[9 * house + lowest(rest)]!]!;
        }
        if (COUNT[digits] === size) {
          const visited = visit(house, places, digits);
          if (visited !== undefined) {
            return visited;
          }
        }
      }
    }
  }
  return undefined;
}

/** The first naked subset of a size that removes something. */
export function findNaked(position: Position, size: 2 | 3 | 4): Finding | undefined {
  const { candidates } = position;
  return eachNaked(position, size, (house, places, digits) => {
    const eliminations = marksOf(candidates, cellsAt(house, ALL & ~places), digits);
    return eliminations.length === 0
      ? undefined
      : finding(TECHNIQUES[size], {
          houses: [house],
          candidates: marksOf(candidates, cellsAt(house, places), digits),
          eliminations,
        });
  });
}
