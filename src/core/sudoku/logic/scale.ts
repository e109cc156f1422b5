// Scales of difficulty: in which order techniques are tried and what each is rated. A second scale is a second table.
import type { Family } from './family';
import type { BinaryKind, ForcingKind, Technique } from './step';

/** How hard techniques are. */
export interface Scale {
  /** As it is told beside a rating. */
  readonly name: string;
  /** The order in which techniques are tried. The first one that has a step decides it. */
  readonly order: readonly Family[];
  /** What each technique is rated, in tenths, before its size or length is added. */
  readonly ratings: Readonly<Record<Technique, number>>;
}

type Kind = Capitalize<BinaryKind | ForcingKind>;

const KINDS: readonly Kind[] = ['Contradiction', 'Double', 'CellForcing', 'RegionForcing'];

/** The same rating for every kind of chain that a technique's name begins. */
function chains<P extends string>(prefix: P, rating: number): Record<`${P}${Kind}`, number> {
  return Object.fromEntries(KINDS.map((kind) => [`${prefix}${kind}`, rating])) as Record<
    `${P}${Kind}`,
    number
  >;
}

/** The scale of Sudoku Explainer 1.2.1, on which most collections of puzzles are rated. */
export const SUDOKU_EXPLAINER: Scale = {
  name: 'SE 1.2.1',
  order: [
    'hiddenSingle',
    'directLocked',
    'directHiddenPair',
    'nakedSingle',
    'directHiddenTriplet',
    'locked',
    'nakedPair',
    'xWing',
    'hiddenPair',
    'nakedTriplet',
    'swordfish',
    'hiddenTriplet',
    'xyWing',
    'xyzWing',
    'uniqueLoop',
    'nakedQuad',
    'jellyfish',
    'hiddenQuad',
    'bug',
    'alignedPair',
    'forcingChain',
    'alignedTriplet',
    'nishio',
    'multiple',
    'dynamic',
    'dynamicPlus',
    'nested2',
    'nested3',
    'nested4',
    'nested5',
  ],
  ratings: {
    fullHouse: 10,
    hiddenSingleBox: 12,
    hiddenSingleLine: 15,
    directPointing: 17,
    directClaiming: 19,
    directHiddenPair: 20,
    nakedSingle: 23,
    directHiddenTriplet: 25,
    pointing: 26,
    claiming: 28,
    nakedPair: 30,
    xWing: 32,
    hiddenPair: 34,
    nakedTriplet: 36,
    swordfish: 38,
    hiddenTriplet: 40,
    xyWing: 42,
    xyzWing: 44,
    uniqueLoop1: 45,
    uniqueLoop2: 45,
    uniqueLoop3: 45,
    uniqueLoop4: 45,
    nakedQuad: 50,
    jellyfish: 52,
    hiddenQuad: 54,
    bug1: 56,
    bug2: 57,
    bug3: 57,
    bug4: 57,
    alignedPair: 62,
    xCycle: 65,
    yCycle: 65,
    forcingXChain: 66,
    cycle: 70,
    forcingChain: 70,
    alignedTriplet: 75,
    nishio: 75,
    cellForcing: 80,
    regionForcing: 80,
    ...chains('dynamic', 85),
    ...chains('dynamicPlus', 90),
    ...chains('nested2', 95),
    ...chains('nested3', 100),
    ...chains('nested4', 105),
    ...chains('nested5', 110),
  },
};

/** How many tenths chains can be rated above their technique: their statements are fewer than `STEPS` goes up to. */
const MOST_TENTHS = 40;

/** So many tenths as the scale's author adds them up: in floating point, which decides between chains of two kinds. */
const SUMS = new Float64Array(MOST_TENTHS);

/** The sizes of chains above which they are rated a tenth more each: 4, 6, 8, 12, 16, 24 and so on. */
const STEPS = new Float64Array(MOST_TENTHS);

for (let tenths = 0, sum = 0; tenths < MOST_TENTHS; tenths++, sum += 0.1) {
  SUMS[tenths] = sum;
  STEPS[tenths] = (tenths % 2 === 0 ? 4 : 6) * 2 ** (tenths >> 1);
}

/** The tenths that a chain of so many statements is rated above its technique. */
export function lengthTerm(complexity: number): number {
  return STEPS.findIndex((step) => complexity - 2 <= step);
}

/** By what chains are compared: the rating of one with so many statements, in floating point. */
export function chainRank(base: number, complexity: number): number {
  return base / 10 + (SUMS[lengthTerm(complexity)] ?? 0);
}
