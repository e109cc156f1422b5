// Strong links of one digit: the houses that have two places for it.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { BOXES, COUNT } from '../houses';
import { cellsAt } from '../marks';
import type { Position } from '../position';

/** Two cells, one of which has the digit, as no other cell of the house can. */
export interface StrongPair {
  readonly house: number;
  readonly cells: readonly [number, number];
}

/** The strong links of a digit (from 0), by house; two cells that share two houses come twice. */
export function strongPairs({ places }: Position, digit: number): StrongPair[] {
  const pairs: StrongPair[] = [];
  for (let house = 0; house < BOXES + 9; house++) {
    const set = places[9 * house + digit]!;
    if (COUNT[set] === 2) {
      pairs.push({ house, cells: cellsAt(house, set) as [number, number] });
    }
  }
  return pairs;
}
