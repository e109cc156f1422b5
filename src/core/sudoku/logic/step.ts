// The words of the human solver: steps as data, from which they can be applied, drawn and told.

/** The techniques by name; `scale.ts` says what each is rated. */
export type Technique =
  | 'fullHouse'
  | 'hiddenSingleBox'
  | 'hiddenSingleLine'
  | 'directPointing'
  | 'directClaiming'
  | 'directHiddenPair'
  | 'nakedSingle'
  | 'directHiddenTriplet'
  | 'pointing'
  | 'claiming'
  | 'nakedPair'
  | 'xWing'
  | 'hiddenPair'
  | 'nakedTriplet'
  | 'swordfish'
  | 'hiddenTriplet'
  | 'xyWing'
  | 'xyzWing'
  | 'uniqueLoop1'
  | 'uniqueLoop2'
  | 'uniqueLoop3'
  | 'uniqueLoop4'
  | 'nakedQuad'
  | 'jellyfish'
  | 'hiddenQuad'
  | 'bug1'
  | 'bug2'
  | 'bug3'
  | 'bug4'
  | 'alignedPair'
  | 'xCycle'
  | 'yCycle'
  | 'forcingXChain'
  | 'cycle'
  | 'forcingChain'
  | 'alignedTriplet'
  | 'nishio'
  | ForcingKind
  | `dynamic${Capitalize<BinaryKind | ForcingKind>}`
  | `dynamicPlus${Capitalize<BinaryKind | ForcingKind>}`
  | `nested${2 | 3 | 4 | 5}${Capitalize<BinaryKind | ForcingKind>}`;

/** Chains from all candidates of a cell, or all places of a digit in a house, to one consequence. */
export type ForcingKind = 'cellForcing' | 'regionForcing';

/** Chains from a candidate: to a contradiction, or to one consequence whether it holds or not. */
export type BinaryKind = 'contradiction' | 'double';

/** The fish that also take candidates beside their cover houses. */
export type FinnedFish = `${'finned' | 'sashimi'}${'XWing' | 'Swordfish' | 'Jellyfish'}`;

/** What people know patterns by that a scale counts among its chains. */
export type PatternName =
  | 'skyscraper'
  | 'twoStringKite'
  | 'turbotFish'
  | 'emptyRectangle'
  | FinnedFish
  | 'simpleColouring'
  | 'xChain'
  | 'wWing'
  | 'remotePair'
  | 'xyChain'
  | 'almostLockedSets'
  | 'alternatingInferenceChain'
  | 'continuousNiceLoop';

/** Some candidates of a cell, bit digit - 1. */
export interface CellDigits {
  readonly cell: number;
  readonly digits: number;
}

/** A cell and the digit, 1..9, that goes there. */
export interface Placement {
  readonly cell: number;
  readonly digit: number;
}

/** One statement of a chain: a digit is in a cell, or is not, and why. */
export interface ChainNode {
  readonly cell: number;
  /** 1..9 */
  readonly digit: number;
  /** Whether the digit is said to be in the cell. */
  readonly on: boolean;
  /** Of a true statement that follows from others: what it is the last one left of. */
  readonly by?: 'cell' | 'box' | 'row' | 'column';
  /** The statements it follows from, as indices of the chain; none for what is assumed. */
  readonly parents: readonly number[];
  /** The step that leads here from the parents, where that is more than a single. */
  readonly nested?: NestedStep;
}

/** A step within a chain: it holds where the chain has removed candidates. */
export type NestedStep = Pick<Step, 'technique' | 'houses' | 'candidates' | 'chains'>;

/** What follows from an assumption: the assumption first, each statement after those it follows from, the result last. */
export type Chain = readonly ChainNode[];

/** One step of a solution. */
export interface Step {
  readonly technique: Technique;
  /** The pattern that does the same, if names were asked for and it is one that people know. */
  readonly name?: PatternName;
  /** In tenths: 72 is 7.2. */
  readonly rating: number;
  /** The houses the pattern is seen in, numbered as in `houses.ts`; base houses before cover houses. */
  readonly houses: readonly number[];
  /** The candidates that make the pattern, by cell, in the pattern's own order. */
  readonly candidates: readonly CellDigits[];
  /** The chains of a forcing chain; one that closes upon itself ends with the statement it began with. */
  readonly chains: readonly Chain[];
  readonly placements: readonly Placement[];
  readonly eliminations: readonly CellDigits[];
}

/** A step that no scale has rated yet: `extra` tenths go on top of what its technique is rated. */
export type Finding = Omit<Step, 'rating'> & { readonly extra: number };

const NONE: Omit<Finding, 'technique'> = {
  extra: 0,
  houses: [],
  candidates: [],
  chains: [],
  placements: [],
  eliminations: [],
};

/** A finding with what is told, and nothing else. */
export function finding(technique: Technique, told: Partial<Omit<Finding, 'technique'>>): Finding {
  return { technique, ...NONE, ...told };
}
