// Remote pair: cells with the same two candidates, each of which sees the next. They have these digits by turns, so two that
// are an odd number of cells apart have both: what sees these two has neither. Definition: HoDoKu's manual, “Chains and
// Loops”.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { COUNT, SEES } from '../houses';
import type { Position } from '../position';
import type { PatternName } from '../step';
import { seesAll, type Goal } from './goal';

/** Whether a remote pair does what a goal says. */
export function remotePair({ candidates }: Position, { eliminations }: Goal): PatternName | undefined {
  if (eliminations.length === 0) {
    return undefined;
  }
  const digits = eliminations.reduce((all, mark) => all | mark.digits, 0);
  const cells = eliminations.map(({ cell }) => cell);
  const ends = [...candidates.keys()].filter(
    (cell) => COUNT[candidates[cell]!] === 2 && (digits & ~candidates[cell]!) === 0 && seesAll(cell, cells),
  );
  return ends.some((one) => ends.some((other) => isPair(candidates, one, other))) ? 'remotePair' : undefined;
}

/** Whether two cells have the two digits of a remote pair: three cells apart or five, and so on. */
function isPair(candidates: Uint16Array, one: number, other: number): boolean {
  if (candidates[one] !== candidates[other] || one === other || SEES[81 * one + other] === 1) {
    return false;
  }
  const cells = [...candidates.keys()].filter((cell) => candidates[cell] === candidates[one]);
  const colours = new Map([[one, 0]]);
  for (const [cell, colour] of colours) {
    for (const next of cells) {
      if (SEES[81 * cell + next] === 1 && !colours.has(next)) {
        colours.set(next, 1 - colour);
      }
    }
  }
  return colours.get(other) === 1;
}
