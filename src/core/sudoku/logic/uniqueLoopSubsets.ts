// Unique loops of type 3: the two cells that have more than the loop's digits are, together, one cell of a subset.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { CELLS, ALL, COUNT, HOUSES_OF, PLACES_OF, SETS_OF } from './houses';
import type { Loop } from './loops';
import { cellsAt, indicesOf, marksOf } from './marks';
import type { Position } from './position';
import type { CellDigits } from './step';

/** A subset that two cells of a loop are part of. */
interface LoopSubset {
  readonly house: number;
  /** What the rating counts: the digits of a naked one, the other cells of a hidden one. */
  readonly size: number;
  readonly candidates: readonly CellDigits[];
  readonly eliminations: readonly CellDigits[];
  readonly key: string;
}

/**
 * Calls `visit` for each subset with the two spare cells of a loop, by size; `extra` are the digits that these have beside
 * the loop's own.
 */
export function eachLoopSubset(
  position: Position,
  loop: Loop,
  extra: number,
  visit: (subset: LoopSubset) => void,
): void {
  const [one, other] = loop.spare as readonly [number, number];
  for (let size = COUNT[extra]!; size <= 7; size++) {
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSES_OF[3 * one + kind]!;
      if (house !== HOUSES_OF[3 * other + kind]) {
        continue;
      }
      const onePlace = 1 << PLACES_OF[3 * one + kind]!;
      const pair = onePlace | (1 << PLACES_OF[3 * other + kind]!);
      const blanks = position.blanks[house]!;
      if (2 * size <= blanks) {
        eachNaked(position, loop, extra, size, house, pair, onePlace, visit);
      }
      if (2 * size < blanks) {
        eachHidden(position, loop, extra, size, house, pair, onePlace, visit);
      }
    }
  }
}

/** n - 1 other cells and the pair have n digits beside the loop's. */
function eachNaked(
  { candidates }: Position,
  loop: Loop,
  extra: number,
  size: number,
  house: number,
  pair: number,
  onePlace: number,
  visit: (subset: LoopSubset) => void,
): void {
  const [one, other] = loop.spare as readonly [number, number];
  for (const set of SETS_OF[size]!) {
    if ((set & pair) !== onePlace) {
      continue;
    }
    let digits = extra & candidates[one]! & candidates[other]!;
    let areFit = true;
    for (const place of indicesOf(set & ~onePlace)) {
      const more = candidates[CELLS[9 * house + place]!]!;
      areFit &&= COUNT[more]! > 1;
      digits |= more;
    }
    // The digits that only one of the pair has must be those of other cells, too, or it could do without them.
    if (!areFit || COUNT[digits] !== size || (extra & ~digits) !== 0) {
      continue;
    }
    const cells = cellsAt(house, set & ~onePlace);
    visit({
      house,
      size,
      candidates: [...marksOf(candidates, cells, digits), ...marksOf(candidates, loop.spare, extra)],
      eliminations: marksOf(candidates, cellsAt(house, ALL & ~set & ~pair), digits),
      key: `naked ${String(house)} ${String(digits)} ${cells.join()}`,
    });
  }
}

/** The loop's two digits and n - 2 more have n - 1 other places beside the pair, which stands for one place. */
function eachHidden(
  { candidates, places }: Position,
  loop: Loop,
  extra: number,
  size: number,
  house: number,
  pair: number,
  onePlace: number,
  visit: (subset: LoopSubset) => void,
): void {
  const free = indicesOf(ALL & ~extra & ~loop.digits);
  for (const set of SETS_OF[size - 2]!) {
    if (set >= 1 << free.length) {
      break;
    }
    const digits = indicesOf(set).reduce((all, index) => all | (1 << free[index]!), loop.digits);
    let union = 0;
    let areFit = true;
    for (const digit of indicesOf(digits)) {
      const left = places[9 * house + digit]! & (~pair | onePlace);
      areFit &&= left !== 0;
      union |= left;
    }
    if (!areFit || COUNT[union] !== size) {
      continue;
    }
    const cells = cellsAt(house, union & ~pair);
    visit({
      house,
      size: cells.length,
      candidates: marksOf(candidates, cells, digits),
      eliminations: marksOf(candidates, cells, ALL & ~digits),
      key: `hidden ${String(house)} ${String(digits)} ${cells.join()}`,
    });
  }
}
