// Aligned triplet exclusion: as with pairs, for three cells, and cells with two or three candidates that all three see.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { baseCells, isCommon, type Base } from './alignedBases';
import { SEES } from './houses';
import { marksOf } from './marks';
import type { Position } from './position';
import { finding, type Finding } from './step';

/** The first three cells that lose something: two as with pairs, and then one that the first or the second sees. */
export function findAlignedTriplet({ candidates }: Position): Finding | undefined {
  const bases = baseCells(candidates, 3);
  if (bases.length < 3) {
    return undefined;
  }
  const baseAt = new Map(bases.map((base) => [base.cell, base]));
  for (let second = 1; second < bases.length; second++) {
    for (let first = 0; first < second; first++) {
      const [one, two] = [bases[first]!, bases[second]!];
      const common = one.excluders.filter((cell) => isCommon(cell, two));
      if (common.length < 2) {
        continue;
      }
      const thirds = new Set([...one.excluders, ...two.excluders]);
      for (const cell of thirds) {
        const three = baseAt.get(cell);
        if (!three || three === one || three === two) {
          continue;
        }
        const excluders = common.filter((excluder) => isCommon(excluder, three));
        const found = excluders.length < 2 ? undefined : exclude(candidates, [one, two, three], excluders);
        if (found) {
          return found;
        }
      }
    }
  }
  return undefined;
}

/** What three cells lose, as each of its combinations repeats a digit in a house or leaves an excluder nothing. */
function exclude(
  candidates: Uint16Array,
  bases: readonly [Base, Base, Base],
  excluders: readonly number[],
): Finding | undefined {
  const [one, two, three] = [bases[0].cell, bases[1].cell, bases[2].cell];
  const sets = excluders.map((cell) => candidates[cell]!);
  const [see12, see13, see23] = [SEES[81 * one + two], SEES[81 * one + three], SEES[81 * two + three]];
  let [allowed1, allowed2, allowed3] = [0, 0, 0];
  for (let set1 = candidates[one]!; set1 !== 0; set1 &= set1 - 1) {
    const bit1 = set1 & -set1;
    for (let set2 = candidates[two]!; set2 !== 0; set2 &= set2 - 1) {
      const bit2 = set2 & -set2;
      if (bit1 === bit2 && see12 === 1) {
        continue;
      }
      for (let set3 = candidates[three]!; set3 !== 0; set3 &= set3 - 1) {
        const bit3 = set3 & -set3;
        if ((bit1 === bit3 && see13 === 1) || (bit2 === bit3 && see23 === 1)) {
          continue;
        }
        const taken = bit1 | bit2 | bit3;
        if (sets.every((set) => (set & ~taken) !== 0)) {
          allowed1 |= bit1;
          allowed2 |= bit2;
          allowed3 |= bit3;
        }
      }
    }
  }
  const eliminations = [
    ...marksOf(candidates, [one], ~allowed1),
    ...marksOf(candidates, [two], ~allowed2),
    ...marksOf(candidates, [three], ~allowed3),
  ];
  return eliminations.length === 0
    ? undefined
    : finding('alignedTriplet', {
        candidates: marksOf(candidates, [one, two, three, ...excluders], -1),
        eliminations,
      });
}
