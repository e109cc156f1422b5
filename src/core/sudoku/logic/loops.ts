// Closed loops of cells that could all hold the same two digits: what unique rectangles and loops are made of.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { CELLS, COUNT, HOUSES_OF } from './houses';
import type { Position } from './position';

/** A loop of cells with two digits; `spare` are those of its cells that have others, too. */
export interface Loop {
  readonly cells: readonly number[];
  /** The two digits, bit digit - 1. */
  readonly digits: number;
  readonly spare: readonly number[];
}

/**
 * Calls `visit` for each loop from each cell with two candidates, row by row. A loop comes as often as it can be walked from
 * such cells in either direction. A house that a loop enters has two of its cells, an even one and an odd one, so that the two
 * digits could change places everywhere; no more than two cells have other candidates, or all have the same one.
 */
export function eachLoop(position: Position, visit: (loop: Loop) => void): void {
  const { candidates } = position;
  for (let cell = 0; cell < 81; cell++) {
    const digits = candidates[cell]!;
    if (COUNT[digits] === 2) {
      walk(candidates, cell, digits, [], 2, 0, -1, (cells) => {
        if (isDeadly(cells)) {
          const spare = cells.filter((other) => candidates[other] !== digits);
          visit({ cells: [...cells], digits, spare });
        }
      });
    }
  }
}

/** Goes on from `cell`; `spare` more cells may have digits of their own, and `extra` are those seen so far. */
function walk(
  candidates: Uint16Array,
  cell: number,
  digits: number,
  loop: number[],
  spare: number,
  extra: number,
  from: number,
  found: (cells: readonly number[]) => void,
): void {
  loop.push(cell);
  for (let kind = 0; kind < 3; kind++) {
    if (kind === from) {
      continue;
    }
    const house = 9 * HOUSES_OF[3 * cell + kind]!;
    for (let place = house; place < house + 9; place++) {
      const next = CELLS[place]!;
      const set = candidates[next]!;
      if (next === loop[0] && loop.length >= 4) {
        found(loop);
      } else if ((set & digits) === digits && !loop.includes(next)) {
        // What cells beside the way have counts, too: the reference looks no further then, so neither do we.
        extra |= set & ~digits;
        const isPair = set === digits;
        if (isPair || COUNT[extra] === 1 || spare > 0) {
          walk(candidates, next, digits, loop, isPair ? spare : spare - 1, extra, kind, found);
        }
      }
    }
  }
  loop.pop();
}

/** Whether each house that the loop enters has one even and one odd cell of it. */
export function isDeadly(cells: readonly number[]): boolean {
  const entered = [0, 0];
  for (const [index, cell] of cells.entries()) {
    for (let kind = 0; kind < 3; kind++) {
      const house = 1 << HOUSES_OF[3 * cell + kind]!;
      if ((entered[index % 2]! & house) !== 0) {
        return false;
      }
      entered[index % 2]! |= house;
    }
  }
  return entered[0] === entered[1];
}

/** The two digits of a loop, from 0. */
export function digitsOf({ digits }: Loop): readonly [number, number] {
  return [lowest(digits), lowest(digits & (digits - 1))];
}
