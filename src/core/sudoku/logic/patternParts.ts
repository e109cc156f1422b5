// The parts of patterns, told from the data of their steps alone: which candidates are the loop of a unique loop, which the
// cells that a bivalue universal grave leaves open.
import { COUNT } from './houses';
import { isDeadly } from './loops';
import type { CellDigits } from './step';

/**
 * The cells of a unique loop in their order: the candidates of its step begin with them, and may go on with those of a subset.
 *
 * No loop begins with another one: as each house of either has two of its cells, what the longer one has more would share
 * no house with the shorter one, but its cells follow one another in houses.
 */
export function loopCellsOf(candidates: readonly CellDigits[]): readonly number[] {
  const cells = candidates.map(({ cell }) => cell);
  for (let length = 4; length < cells.length; length += 2) {
    const loop = cells.slice(0, length);
    if (isDeadly(loop)) {
      return loop;
    }
  }
  return cells;
}

/**
 * The candidates of a grave of type 3 in two: those of the cells that have too many, and those of the naked subset that they
 * are part of, which has a cell less than there are digits.
 */
export function graveParts(
  candidates: readonly CellDigits[],
): readonly [open: readonly CellDigits[], naked: readonly CellDigits[]] {
  const open = candidates.length + 1 - (COUNT[digitsIn(candidates)] ?? 0);
  return [candidates.slice(0, open), candidates.slice(open)];
}

/** All digits of some candidates, bit digit - 1. */
export function digitsIn(candidates: readonly CellDigits[]): number {
  return candidates.reduce((all, { digits }) => all | digits, 0);
}
