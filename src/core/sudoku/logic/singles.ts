// Singles: the last blank of a house, the last place of a digit in a house, the last candidate of a cell.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { BOXES, CELLS, COLUMNS, COUNT, ROWS } from './houses';
import type { Position } from './position';
import { finding, type Finding } from './step';

const ORDER = [BOXES, COLUMNS, ROWS];

/** The first hidden single: the last blanks of houses first; boxes before columns before rows. */
export function findHiddenSingle(position: Position): Finding | undefined {
  return hiddenSingle(position, true) ?? hiddenSingle(position, false);
}

function hiddenSingle({ places, blanks }: Position, last: boolean): Finding | undefined {
  for (const kind of ORDER) {
    for (let house = kind; house < kind + 9; house++) {
      if ((blanks[house] === 1) !== last) {
        continue;
      }
      for (let digit = 0; digit < 9; digit++) {
        const set = places[9 * house + digit]!;
        if (COUNT[set] === 1) {
          const cell = CELLS[9 * house + lowest(set)]!;
          return finding(last ? 'fullHouse' : kind === BOXES ? 'hiddenSingleBox' : 'hiddenSingleLine', {
            houses: [house],
            candidates: [{ cell, digits: 1 << digit }],
            placements: [{ cell, digit: digit + 1 }],
          });
        }
      }
    }
  }
  return undefined;
}

/** The first cell, row by row, with one candidate left. */
export function findNakedSingle({ candidates }: Position): Finding | undefined {
  const cell = candidates.findIndex((digits) => COUNT[digits] === 1);
  if (cell < 0) {
    return undefined;
  }
  const digits = candidates[cell]!;
  return finding('nakedSingle', {
    candidates: [{ cell, digits }],
    placements: [{ cell, digit: lowest(digits) + 1 }],
  });
}
