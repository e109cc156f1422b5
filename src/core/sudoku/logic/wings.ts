// XY-wings and XYZ-wings: whichever digit the middle cell takes, one of three cells has z, so what sees them all has not.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { COUNT, PEERS, SEES } from './houses';
import { marksOf } from './marks';
import type { Position } from './position';
import { finding, type Finding } from './step';

/** The first XY-wing that removes something. */
export function findXyWing(position: Position): Finding | undefined {
  return wing(position, false);
}

/** The first XYZ-wing that removes something. */
export function findXyzWing(position: Position): Finding | undefined {
  return wing(position, true);
}

function wing({ candidates }: Position, withZ: boolean): Finding | undefined {
  for (let middle = 0; middle < 81; middle++) {
    const digits = candidates[middle]!;
    if (COUNT[digits] !== (withZ ? 3 : 2)) {
      continue;
    }
    for (let at = 20 * middle; at < 20 * middle + 20; at++) {
      const one = PEERS[at]!;
      const oneDigits = candidates[one]!;
      if (COUNT[oneDigits] !== 2 || COUNT[digits & ~oneDigits] !== 1) {
        continue;
      }
      for (let otherAt = 20 * middle; otherAt < 20 * middle + 20; otherAt++) {
        const other = PEERS[otherAt]!;
        const otherDigits = candidates[other]!;
        if (
          COUNT[otherDigits] !== 2 ||
          COUNT[digits | oneDigits | otherDigits] !== 3 ||
          COUNT[digits & oneDigits & otherDigits] !== (withZ ? 1 : 0)
        ) {
          continue;
        }
        const z = oneDigits & otherDigits;
        const common = Array.from(PEERS.subarray(20 * one, 20 * one + 20)).filter(
          (cell) =>
            cell !== middle && SEES[81 * other + cell] === 1 && (!withZ || SEES[81 * middle + cell] === 1),
        );
        const eliminations = marksOf(candidates, common, z);
        if (eliminations.length > 0) {
          return finding(withZ ? 'xyzWing' : 'xyWing', {
            candidates: [middle, one, other].map((cell) => ({ cell, digits: candidates[cell]! })),
            eliminations,
          });
        }
      }
    }
  }
  return undefined;
}
