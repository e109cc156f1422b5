// Unique rectangles and loops: a board with one solution cannot end in a loop of two digits that could change places.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { COUNT, HOUSES_OF, PEERS, SEES } from './houses';
import { digitsOf, eachLoop, type Loop } from './loops';
import { marksOf } from './marks';
import type { Position } from './position';
import { finding, type CellDigits, type Finding } from './step';
import { eachLoopSubset } from './uniqueLoopSubsets';

/** A loop's finding with what decides which one comes first. */
interface Ranked {
  readonly found: Finding;
  /** The rating above that of a rectangle, as the reference adds it up, which is not always to a whole tenth. */
  readonly rank: number;
  readonly type: 1 | 2 | 3 | 4;
  /** Findings with the same key are one and the same. */
  readonly key: string;
}

const TECHNIQUES = { 1: 'uniqueLoop1', 2: 'uniqueLoop2', 3: 'uniqueLoop3', 4: 'uniqueLoop4' } as const;

/** Of all unique loops the lowest rated one, of these the lowest type, of these the first. */
export function findUniqueLoop(position: Position): Finding | undefined {
  let best: Ranked | undefined;
  const seen = new Set<string>();
  eachLoop(position, (loop) => {
    eachFinding(position, loop, (ranked) => {
      if (ranked.found.eliminations.length === 0 || seen.has(ranked.key)) {
        return;
      }
      seen.add(ranked.key);
      if (!best || ranked.rank < best.rank || (ranked.rank === best.rank && ranked.type < best.type)) {
        best = ranked;
      }
    });
  });
  return best?.found;
}

/** The tenths above a rectangle that a loop of so many cells is rated. */
function lengthTerm(length: number): number {
  return length >= 10 ? 5 : length >= 8 ? 2 : length >= 6 ? 1 : 0;
}

function eachFinding(position: Position, loop: Loop, visit: (ranked: Ranked) => void): void {
  const { cells, digits, spare } = loop;
  const { candidates } = position;
  const name = [...cells].sort((a, b) => a - b).join();
  const report = (
    type: 1 | 2 | 3 | 4,
    eliminations: readonly CellDigits[],
    more: {
      houses?: readonly number[];
      candidates?: readonly CellDigits[];
      size?: number;
      key?: string;
    } = {},
  ): void => {
    const { houses = [], candidates: others = [], size = 1, key = '' } = more;
    const length = lengthTerm(cells.length);
    const found = finding(TECHNIQUES[type], {
      extra: length + size - 1,
      houses,
      candidates: [...marksOf(candidates, cells, digits), ...others],
      eliminations,
    });
    visit({ found, rank: 4.5 + length / 10 + (size - 1) * 0.1, type, key: `${String(type)} ${name} ${key}` });
  };
  const extra = spare.reduce((set, cell) => set | candidates[cell]!, 0) & ~digits;
  if (spare.length === 1) {
    report(1, marksOf(candidates, spare, digits));
  } else if (spare.length >= 2 && COUNT[extra] === 1) {
    const common = Array.from(PEERS.subarray(20 * spare[0]!, 20 * spare[0]! + 20)).filter((cell) =>
      spare.every((other) => SEES[81 * other + cell] === 1),
    );
    report(2, marksOf(candidates, common, extra), { candidates: marksOf(candidates, spare, extra) });
  } else if (spare.length === 2) {
    eachLoopSubset(position, loop, extra, (subset) => {
      report(3, subset.eliminations, {
        houses: [subset.house],
        candidates: subset.candidates,
        size: subset.size,
        key: subset.key,
      });
    });
  }
  if (spare.length === 2) {
    const locked = lockedIn(position, loop);
    if (locked) {
      report(4, marksOf(candidates, spare, locked.loses), {
        houses: [locked.house],
      });
    }
  }
}

/** A house of both spare cells where one of the digits has no other place: the other digit is then impossible in both. */
function lockedIn(
  { places }: Position,
  loop: Loop,
): { readonly house: number; readonly loses: number } | undefined {
  const [one, other] = loop.spare as readonly [number, number];
  const digits = digitsOf(loop);
  let found: { readonly house: number; readonly loses: number } | undefined;
  for (const which of [1, 0] as const) {
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSES_OF[3 * one + kind]!;
      if (house === HOUSES_OF[3 * other + kind] && COUNT[places[9 * house + digits[which]]!] === 2) {
        found = { house, loses: 1 << digits[1 - which]! };
      }
    }
  }
  return found;
}
