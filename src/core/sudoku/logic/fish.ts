// Fish: a digit's places in n lines lie in n lines across, which lose it elsewhere.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { ALL, COLUMNS, COUNT, ROWS, SETS_OF } from './houses';
import { cellsAt, indicesOf, marksOf } from './marks';
import type { Position } from './position';
import { finding, type Finding } from './step';

const TECHNIQUES = { 2: 'xWing', 3: 'swordfish', 4: 'jellyfish' } as const;

/**
 * Calls `visit` for each fish of a size, until it returns something: the first of its base houses' kind, the lines as sets,
 * and the digit. Whether it removes something is not asked. Digits with fewer than twice as many lines to go are left
 * out: the fish across is smaller then.
 */
export function eachFish<T>(
  { places, values }: Position,
  size: number,
  visit: (kind: number, lines: number, across: number, digit: number) => T | undefined,
): T | undefined {
  const placed = new Uint8Array(10);
  for (const value of values) {
    placed[value]!++;
  }
  for (const kind of [COLUMNS, ROWS]) {
    for (const lines of SETS_OF[size]!) {
      for (let digit = 0; digit < 9; digit++) {
        if (placed[digit + 1]! + 2 * size > 9) {
          continue;
        }
        let across = 0;
        for (let rest = lines; rest !== 0; rest &= rest - 1) {
          const set = places[9 * (kind + lowest(rest)) + digit]!;
          across = COUNT[set]! > 1 ? across | set : ALL;
        }
        if (COUNT[across] === size) {
          const visited = visit(kind, lines, across, digit);
          if (visited !== undefined) {
            return visited;
          }
        }
      }
    }
  }
  return undefined;
}

/** The first fish of a size that removes something. */
export function findFish(position: Position, size: 2 | 3 | 4): Finding | undefined {
  const { candidates } = position;
  return eachFish(position, size, (kind, lines, across, digit) => {
    const cover = ROWS + COLUMNS - kind;
    const covers = indicesOf(across).map((line) => cover + line);
    const eliminations = covers.flatMap((house) =>
      marksOf(candidates, cellsAt(house, ALL & ~lines), 1 << digit),
    );
    const bases = indicesOf(lines).map((line) => kind + line);
    return eliminations.length === 0
      ? undefined
      : finding(TECHNIQUES[size], {
          houses: [...bases, ...covers],
          candidates: bases.flatMap((house) => marksOf(candidates, cellsAt(house, ALL), 1 << digit)),
          eliminations,
        });
  });
}
