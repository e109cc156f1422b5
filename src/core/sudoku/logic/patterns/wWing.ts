// W-wing: two cells with the same two candidates, and a strong link of one of these between them: they cannot both have
// that digit, so one has the other, and what sees both cells has not. Definition: HoDoKu's manual, “Wings”.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../../bits';
import { COUNT, SEES } from '../houses';
import type { Position } from '../position';
import type { PatternName } from '../step';
import { seesAll, targetsOf, type Goal } from './goal';
import { strongPairs } from './strongPairs';

/** Whether a W-wing does what a goal says. */
export function wWing(position: Position, goal: Goal): PatternName | undefined {
  const targets = targetsOf(goal);
  if (!targets) {
    return undefined;
  }
  const { candidates } = position;
  const bit = 1 << targets.digit;
  const ends = [...candidates.keys()].filter(
    (cell) =>
      COUNT[candidates[cell]!] === 2 && (candidates[cell]! & bit) !== 0 && seesAll(cell, targets.cells),
  );
  for (const one of ends) {
    const links = strongPairs(position, lowest(candidates[one]! & ~bit));
    for (const other of ends) {
      if (
        candidates[other] === candidates[one] &&
        other !== one &&
        SEES[81 * one + other] === 0 &&
        links.some(({ cells: [near, far] }) => SEES[81 * one + near] === 1 && SEES[81 * other + far] === 1)
      ) {
        return 'wWing';
      }
    }
  }
  return undefined;
}
