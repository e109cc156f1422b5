// Almost locked sets: n cells of a house that have n + 1 digits. Of two such sets that have a digit x in cells which all see
// each other, one must do without x, so it has all of its other digits: what sees each z of both sets has no z. With two
// such digits x each set does without one of them, so that x and all other digits of each set are gone from the cells that
// see all of them. Definition: HoDoKu's manual, “Almost Locked Sets”, ALS-XZ; sets without a cell in common.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../../bits';
import { ALL, BOXES, COUNT, HOUSES_OF, ROWS, SEES } from '../houses';
import { cellsAt, indicesOf } from '../marks';
import type { Position } from '../position';
import type { CellDigits, PatternName } from '../step';
import type { Goal } from './goal';

interface AlmostLocked {
  readonly cells: readonly number[];
  readonly digits: number;
  /** Of each cell of the board: those of the digits all places of which in the set it sees. */
  readonly seen: Uint16Array;
}

/** Whether two almost locked sets do what a goal says. */
export function almostLockedSets(position: Position, { eliminations }: Goal): PatternName | undefined {
  const gone = new Uint16Array(81);
  for (const { cell, digits } of eliminations) {
    gone[cell] = digits;
  }
  // Cells that lose something are in neither set.
  const sets = almostLockedSetsOf(position, gone);
  const marks = eliminations.flatMap(({ cell, digits }) => split(cell, digits));
  const [first] = marks;
  if (!first) {
    return undefined;
  }
  for (const one of sets) {
    if ((one.seen[first.cell]! & first.digits) === 0) {
      continue;
    }
    for (const other of sets) {
      const common = restrictedCommon(position, one, other);
      if (common !== 0 && marks.every((mark) => isRemoved(one, other, common, mark))) {
        return 'almostLockedSets';
      }
    }
  }
  return undefined;
}

/** The digits that only one of two sets can have; none if they have a cell in common. */
function restrictedCommon({ candidates }: Position, one: AlmostLocked, other: AlmostLocked): number {
  let common = one.digits & other.digits;
  for (const cell of other.cells) {
    common &= one.seen[cell]! | ~candidates[cell]!;
  }
  return common !== 0 && one.cells.some((cell) => other.cells.includes(cell)) ? 0 : common;
}

/** Whether two sets with these digits in common remove one candidate. */
function isRemoved(
  one: AlmostLocked,
  other: AlmostLocked,
  common: number,
  { cell, digits }: CellDigits,
): boolean {
  const byOne = (one.seen[cell]! & digits) !== 0;
  const byOther = (other.seen[cell]! & digits) !== 0;
  return (
    (byOne && byOther && (common & ~digits) !== 0) ||
    (COUNT[common]! > 1 && (common & digits) === 0 && (byOne || byOther))
  );
}

/** The digits of cells one by one. */
function split(cell: number, digits: number): CellDigits[] {
  const marks: CellDigits[] = [];
  for (; digits !== 0; digits &= digits - 1) {
    marks.push({ cell, digits: digits & -digits });
  }
  return marks;
}

/** The almost locked sets that have none of some cells, each once. */
function almostLockedSetsOf({ candidates }: Position, without: Uint16Array): AlmostLocked[] {
  const sets: AlmostLocked[] = [];
  for (let house = ROWS; house < BOXES + 9; house++) {
    const open = cellsAt(house, ALL).filter((cell) => candidates[cell] !== 0 && without[cell] === 0);
    for (let set = 1; set < 1 << open.length; set++) {
      let digits = 0;
      for (let rest = set; rest !== 0; rest &= rest - 1) {
        digits |= candidates[open[lowest(rest)]!]!;
      }
      if (COUNT[digits] === COUNT[set]! + 1) {
        const cells = indicesOf(set).map((index) => open[index]!);
        if (!isOfEarlierHouse(cells, house)) {
          sets.push({ cells, digits, seen: seenBy(candidates, cells, digits) });
        }
      }
    }
  }
  return sets;
}

/** Whether cells of a house lie in a row or column before it, too. */
function isOfEarlierHouse([first = 0, ...others]: readonly number[], house: number): boolean {
  return [1, 2].some(
    (kind) =>
      HOUSES_OF[3 * first + kind]! < house &&
      others.every((cell) => HOUSES_OF[3 * cell + kind] === HOUSES_OF[3 * first + kind]),
  );
}

function seenBy(candidates: Uint16Array, cells: readonly number[], digits: number): Uint16Array {
  const seen = new Uint16Array(81).fill(digits);
  for (const other of cells) {
    for (let cell = 0; cell < 81; cell++) {
      if (SEES[81 * cell + other] === 0) {
        seen[cell]! &= ~candidates[other]!;
      }
    }
  }
  return seen;
}
