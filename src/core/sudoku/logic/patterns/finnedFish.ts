// Finned fish: n lines have a digit in n lines across and, beside these, in fins that share a box. Either a fin has the
// digit, or the lines are a fish: what both exclude is gone, cells of the lines across in the box of the fins. It is called
// sashimi if without the fins a line is left with fewer than two places, so that there would be no fish.
// Definition: HoDoKu's manual, “Finned and Sashimi Fish”.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { COLUMNS, COUNT, HOUSES_OF, ROWS, SETS_OF } from '../houses';
import { indicesOf } from '../marks';
import type { Position } from '../position';
import type { FinnedFish, PatternName } from '../step';
import { targetsOf, type Goal, type Targets } from './goal';

const SIZES = [
  [2, 'XWing'],
  [3, 'Swordfish'],
  [4, 'Jellyfish'],
] as const;

/** The smallest finned fish that does what a goal says, and of those of a size one that is not sashimi. */
export function finnedFish(position: Position, goal: Goal): PatternName | undefined {
  const targets = targetsOf(goal);
  const [first, ...others] = targets?.cells ?? [];
  if (
    !targets ||
    first === undefined ||
    others.some((cell) => HOUSES_OF[3 * cell] !== HOUSES_OF[3 * first])
  ) {
    return undefined;
  }
  for (const [size, name] of SIZES) {
    const kinds = [ROWS, COLUMNS].map((kind) => fishOf(position, targets, first, kind, size));
    const best = kinds.includes('finned') ? 'finned' : kinds.find((kind) => kind !== undefined);
    if (best) {
      return `${best}${name}` satisfies FinnedFish;
    }
  }
  return undefined;
}

/** Whether lines of a kind make such a fish. */
function fishOf(
  { places }: Position,
  { digit, cells }: Targets,
  first: number,
  kind: number,
  size: number,
): 'finned' | 'sashimi' | undefined {
  const isRows = kind === ROWS;
  const lineOf = (cell: number): number => (isRows ? Math.floor(cell / 9) : cell % 9);
  const acrossOf = (cell: number): number => (isRows ? cell % 9 : Math.floor(cell / 9));
  const inBox = 0b111 << (3 * Math.floor(acrossOf(first) / 3));
  const band = 0b111 << (3 * Math.floor(lineOf(first) / 3));
  const covered = cells.reduce((set, cell) => set | (1 << acrossOf(cell)), 0);
  const targetLines = cells.reduce((set, cell) => set | (1 << lineOf(cell)), 0);
  let found: 'sashimi' | undefined;
  for (const bases of SETS_OF[size]!) {
    if ((bases & targetLines) !== 0) {
      continue;
    }
    const lines = indicesOf(bases).map((line) => ({
      set: places[9 * (kind + line) + digit]!,
      hasFins: (band & (1 << line)) !== 0,
    }));
    // What cannot be a fin must be covered.
    const needed = lines.reduce((all, { set, hasFins }) => all | (hasFins ? set & ~inBox : set), covered);
    const all = lines.reduce((union, { set }) => union | set, 0);
    if (lines.some(({ set }) => set === 0) || COUNT[needed]! > size) {
      continue;
    }
    for (const covers of SETS_OF[size]!) {
      if ((needed & ~covers) === 0 && (all & ~covers) !== 0 && (covers & ~all) === 0) {
        if (lines.every(({ set }) => COUNT[set & covers]! >= 2)) {
          return 'finned';
        }
        found = 'sashimi';
      }
    }
  }
  return found;
}
