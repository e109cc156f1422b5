// Bivalue universal grave: with two candidates in every cell and two places for every digit in every house a board
// would have two solutions or none, so one of the candidates beyond that is true.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { lowest } from '../bits';
import { ALL, BOXES, CELLS, COLUMNS, COUNT, HOUSES_OF, PEERS, ROWS, SEES, SETS_OF } from './houses';
import { indicesOf, marksOf } from './marks';
import type { Position } from './position';
import { finding, type Finding } from './step';

/** The cells that have more than a grave allows, with what they have too much. */
interface Grave {
  readonly cells: readonly number[];
  /** The digits beyond the grave, of each cell that has any. */
  readonly extra: ReadonlyMap<number, number>;
  readonly allExtra: number;
  /** The cells that see all of `cells`. */
  readonly common: readonly number[];
}

/** The first step that a bivalue universal grave offers. */
export function findBug(position: Position): Finding | undefined {
  const grave = graveOf(position);
  if (!grave) {
    return undefined;
  }
  const { cells, common, allExtra } = grave;
  if (cells.length === 1) {
    return bug1(position, grave);
  }
  if (COUNT[allExtra] === 1) {
    return bug2(position, grave) ?? bug4(position, grave);
  }
  return common.length === 0 ? undefined : (bug4(position, grave) ?? bug3(position, grave));
}

/** Whether all cells and places come in pairs but for some candidates; undefined if not. */
function graveOf({ values, candidates, places }: Position): Grave | undefined {
  const cells: number[] = [];
  const extra = new Map<number, number>();
  let allExtra = 0;
  let common: number[] | undefined;
  for (const kind of [BOXES, ROWS, COLUMNS]) {
    for (let house = kind; house < kind + 9; house++) {
      for (let digit = 0; digit < 9; digit++) {
        const set = places[9 * house + digit]!;
        if (set === 0 || COUNT[set] === 2) {
          continue;
        }
        const rich = indicesOf(set)
          .map((place) => CELLS[9 * house + place]!)
          .filter((cell) => COUNT[candidates[cell]!]! >= 3);
        if (rich.length === 0) {
          return undefined;
        }
        if (rich.length > 1) {
          // Which of them has the digit too much will show in another house.
          continue;
        }
        const cell = rich[0]!;
        if (!cells.includes(cell)) {
          cells.push(cell);
        }
        extra.set(cell, (extra.get(cell) ?? 0) | (1 << digit));
        allExtra |= 1 << digit;
        common = (common ?? Array.from(PEERS.subarray(20 * cell, 20 * cell + 20))).filter(
          (other) => SEES[81 * cell + other] === 1 && !cells.includes(other),
        );
        if (cells.length > 1 && COUNT[allExtra]! > 1 && common.length === 0) {
          return undefined;
        }
      }
    }
  }
  const left = candidates.map((digits, cell) => digits & ~(extra.get(cell) ?? 0));
  return left.every((digits, cell) => values[cell] !== 0 || COUNT[digits] === 2) && areInPairs(left)
    ? { cells, extra, allExtra, common: common ?? [] }
    : undefined;
}

/** Whether each digit has two places or none in each house. */
function areInPairs(left: Uint16Array): boolean {
  for (let house = 0; house < 27; house++) {
    let once = 0;
    let twice = 0;
    for (let place = 0; place < 9; place++) {
      const digits = left[CELLS[9 * house + place]!]!;
      if ((digits & twice) !== 0) {
        return false;
      }
      twice |= once & digits;
      once |= digits;
    }
    if (once !== twice) {
      return false;
    }
  }
  return true;
}

/** One cell with digits beyond the grave has one of these. */
function bug1({ candidates }: Position, { cells, allExtra }: Grave): Finding {
  return finding('bug1', {
    candidates: marksOf(candidates, cells, allExtra),
    eliminations: marksOf(candidates, cells, ALL & ~allExtra),
  });
}

/** All cells with a digit beyond the grave have the same one too much: one has it, so what they all see has not. */
function bug2({ candidates }: Position, { cells, allExtra, common }: Grave): Finding | undefined {
  const eliminations = marksOf(candidates, common, allExtra);
  return eliminations.length === 0
    ? undefined
    : finding('bug2', { candidates: marksOf(candidates, cells, allExtra), eliminations });
}

/** The cells with digits beyond the grave share a house, where one of them is part of a naked subset. */
function bug3({ candidates }: Position, { cells, allExtra, common }: Grave): Finding | undefined {
  for (const house of sharedHouses(cells)) {
    const others = common.filter((cell) => sharedHouses([cells[0]!, cell]).includes(house));
    for (let size = 2; size <= 6 && size <= others.length; size++) {
      // There are up to eight others, as the cells themselves take a place of the house.
      for (const set of SETS_OF[size - 1]!) {
        if (set >= 1 << others.length) {
          break;
        }
        const naked = indicesOf(set).map((index) => others[index]!);
        const digits = naked.reduce((all, cell) => all | candidates[cell]!, 0);
        if (
          COUNT[digits] !== size ||
          (allExtra & ~digits) !== 0 ||
          naked.some((cell) => COUNT[candidates[cell]!]! < 2)
        ) {
          continue;
        }
        const eliminations = marksOf(
          candidates,
          others.filter((cell) => !naked.includes(cell)),
          digits,
        );
        if (eliminations.length > 0) {
          return finding('bug3', {
            extra: size - 1,
            houses: [house],
            candidates: [...marksOf(candidates, cells, allExtra), ...marksOf(candidates, naked, digits)],
            eliminations,
          });
        }
      }
    }
  }
  return undefined;
}

/** Two cells share a house and, beside what is beyond the grave, a digit: one of them has it, and neither the rest. */
function bug4({ candidates }: Position, { cells, extra, allExtra }: Grave): Finding | undefined {
  if (cells.length !== 2) {
    return undefined;
  }
  const [one, other] = cells as readonly [number, number];
  const both = candidates[one]! & candidates[other]! & ~allExtra;
  const [house] = sharedHouses(cells);
  if (COUNT[both] !== 1 || house === undefined) {
    return undefined;
  }
  const own = (cell: number): number => extra.get(cell) ?? 0;
  return finding('bug4', {
    houses: [house],
    candidates: cells.map((cell) => ({ cell, digits: own(cell) | (1 << lowest(both)) })),
    eliminations: cells.flatMap((cell) => marksOf(candidates, [cell], ALL & ~own(cell) & ~both)),
  });
}

/** The houses that some cells share: box, row, column. */
function sharedHouses(cells: readonly number[]): number[] {
  const [first = 0] = cells;
  return [0, 1, 2]
    .filter((kind) => cells.every((cell) => HOUSES_OF[3 * cell + kind] === HOUSES_OF[3 * first + kind]))
    .map((kind) => HOUSES_OF[3 * first + kind]!);
}
