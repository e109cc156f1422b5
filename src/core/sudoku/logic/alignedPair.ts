// Aligned pair exclusion: of two cells' pairs of digits those are out that would leave a cell with two candidates none.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { baseCells, isCommon } from './alignedBases';
import { SEES } from './houses';
import { marksOf } from './marks';
import type { Position } from './position';
import { finding, type Finding } from './step';

/** The first two cells that lose something. */
export function findAlignedPair({ candidates }: Position): Finding | undefined {
  const bases = baseCells(candidates, 2);
  for (let second = 1; second < bases.length; second++) {
    for (let first = 0; first < second; first++) {
      const [one, other] = [bases[first]!, bases[second]!];
      const excluders = one.excluders.filter((cell) => isCommon(cell, other));
      if (excluders.length < 2) {
        continue;
      }
      const pairs = excluders.map((cell) => candidates[cell]!);
      const doSee = SEES[81 * one.cell + other.cell] === 1;
      let allowedOne = 0;
      let allowedOther = 0;
      for (let set = candidates[one.cell]!; set !== 0; set &= set - 1) {
        for (let otherSet = candidates[other.cell]!; otherSet !== 0; otherSet &= otherSet - 1) {
          const taken = (set & -set) | (otherSet & -otherSet);
          const isSame = lowest(set) === lowest(otherSet);
          if (!(isSame && doSee) && pairs.every((pair) => (pair & ~taken) !== 0)) {
            allowedOne |= set & -set;
            allowedOther |= otherSet & -otherSet;
          }
        }
      }
      const eliminations = [
        ...marksOf(candidates, [one.cell], ~allowedOne),
        ...marksOf(candidates, [other.cell], ~allowedOther),
      ];
      if (eliminations.length > 0) {
        return finding('alignedPair', {
          candidates: marksOf(candidates, [one.cell, other.cell, ...excluders], -1),
          eliminations,
        });
      }
    }
  }
  return undefined;
}
