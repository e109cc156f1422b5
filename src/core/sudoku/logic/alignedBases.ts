// The cells that aligned exclusion can begin with, and the cells with few candidates that each of them sees.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { COUNT, PEERS, SEES } from './houses';

/** A blank, and its peers with two candidates, or up to as many as there are base cells. */
export interface Base {
  readonly cell: number;
  readonly excluders: readonly number[];
}

/** The blanks that see cells with 2..`most` candidates and none with one, row by row. */
export function baseCells(candidates: Uint16Array, most: number): Base[] {
  const bases: Base[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (COUNT[candidates[cell]!]! < 2) {
      continue;
    }
    const peers = Array.from(PEERS.subarray(20 * cell, 20 * cell + 20));
    const excluders = peers.filter(
      (peer) => COUNT[candidates[peer]!]! >= 2 && COUNT[candidates[peer]!]! <= most,
    );
    if (excluders.length > 0 && peers.every((peer) => COUNT[candidates[peer]!] !== 1)) {
      bases.push({ cell, excluders });
    }
  }
  return bases;
}

/** Whether a cell that excludes for one base does so for another. */
export function isCommon(excluder: number, base: Base): boolean {
  return SEES[81 * excluder + base.cell] === 1;
}
