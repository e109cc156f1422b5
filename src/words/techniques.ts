// What techniques are called, and the patterns that people know by name.
import type { Family } from '../core/sudoku/logic/family';
import { chainKindOf, isLeveled, type Leveled } from '../core/sudoku/logic/kinds';
import { loopCellsOf } from '../core/sudoku/logic/patternParts';
import type { BinaryKind, ForcingKind, PatternName, Step, Technique } from '../core/sudoku/logic/step';
import { say, type Sentence } from './sentence';

const TECHNIQUES: Readonly<Record<Exclude<Technique, Leveled>, Sentence>> = {
  fullHouse: say('Full house'),
  hiddenSingleBox: say('Hidden single in a box'),
  hiddenSingleLine: say('Hidden single in a row or column'),
  directPointing: say('Direct pointing'),
  directClaiming: say('Direct claiming'),
  directHiddenPair: say('Direct hidden pair'),
  nakedSingle: say('Naked single'),
  directHiddenTriplet: say('Direct hidden triplet'),
  pointing: say('Pointing'),
  claiming: say('Claiming'),
  nakedPair: say('Naked pair'),
  xWing: say('X-Wing'),
  hiddenPair: say('Hidden pair'),
  nakedTriplet: say('Naked triplet'),
  swordfish: say('Swordfish'),
  hiddenTriplet: say('Hidden triplet'),
  xyWing: say('XY-Wing'),
  xyzWing: say('XYZ-Wing'),
  uniqueLoop1: say('Unique rectangle or loop type 1'),
  uniqueLoop2: say('Unique rectangle or loop type 2'),
  uniqueLoop3: say('Unique rectangle or loop type 3'),
  uniqueLoop4: say('Unique rectangle or loop type 4'),
  nakedQuad: say('Naked quad'),
  jellyfish: say('Jellyfish'),
  hiddenQuad: say('Hidden quad'),
  bug1: say('BUG type 1'),
  bug2: say('BUG type 2'),
  bug3: say('BUG type 3'),
  bug4: say('BUG type 4'),
  alignedPair: say('Aligned pair exclusion'),
  xCycle: say('Bidirectional X-cycle'),
  yCycle: say('Bidirectional Y-cycle'),
  forcingXChain: say('Forcing X-chain'),
  cycle: say('Bidirectional cycle'),
  forcingChain: say('Forcing chain'),
  alignedTriplet: say('Aligned triplet exclusion'),
  nishio: say('Nishio forcing chains'),
  cellForcing: say('Cell forcing chains'),
  regionForcing: say('Region forcing chains'),
};

/** The same as part of another name, of those that people have other names for. */
const WITHIN: Readonly<Partial<Record<Technique, Sentence>>> = {
  xCycle: say('bidirectional X-cycle'),
  yCycle: say('bidirectional Y-cycle'),
  forcingXChain: say('forcing X-chain'),
  cycle: say('bidirectional cycle'),
  forcingChain: say('forcing chain'),
  cellForcing: say('cell forcing chains'),
  regionForcing: say('region forcing chains'),
};

const KINDS: Readonly<Record<BinaryKind | ForcingKind, Sentence>> = {
  contradiction: say('contradiction forcing chains'),
  double: say('double forcing chains'),
  cellForcing: say('cell forcing chains'),
  regionForcing: say('region forcing chains'),
};

const PATTERNS: Readonly<Record<PatternName, Sentence>> = {
  skyscraper: say('Skyscraper'),
  twoStringKite: say('Two-string kite'),
  turbotFish: say('Turbot fish'),
  emptyRectangle: say('Empty rectangle'),
  finnedXWing: say('Finned X-Wing'),
  finnedSwordfish: say('Finned swordfish'),
  finnedJellyfish: say('Finned jellyfish'),
  sashimiXWing: say('Sashimi X-Wing'),
  sashimiSwordfish: say('Sashimi swordfish'),
  sashimiJellyfish: say('Sashimi jellyfish'),
  simpleColouring: say('Simple colouring'),
  xChain: say('X-chain'),
  wWing: say('W-Wing'),
  remotePair: say('Remote pair'),
  xyChain: say('XY-chain'),
  almostLockedSets: say('ALS-XZ'),
  alternatingInferenceChain: say('Alternating inference chain'),
  continuousNiceLoop: say('Continuous nice loop'),
};

/** What steps of each family are called, several of them. */
const FAMILIES: Readonly<Record<Family, Sentence>> = {
  hiddenSingle: say('hidden singles'),
  directLocked: say('direct pointing and claiming'),
  directHiddenPair: say('direct hidden pairs'),
  nakedSingle: say('naked singles'),
  directHiddenTriplet: say('direct hidden triplets'),
  locked: say('pointing and claiming'),
  nakedPair: say('naked pairs'),
  xWing: say('X-Wings'),
  hiddenPair: say('hidden pairs'),
  nakedTriplet: say('naked triplets'),
  swordfish: say('swordfish'),
  hiddenTriplet: say('hidden triplets'),
  xyWing: say('XY-Wings'),
  xyzWing: say('XYZ-Wings'),
  uniqueLoop: say('unique rectangles and loops'),
  nakedQuad: say('naked quads'),
  jellyfish: say('jellyfish'),
  hiddenQuad: say('hidden quads'),
  bug: say('BUG'),
  alignedPair: say('aligned pairs'),
  forcingChain: say('cycles and forcing chains'),
  alignedTriplet: say('aligned triplets'),
  nishio: say('Nishio forcing chains'),
  multiple: say('cell and region forcing chains'),
  dynamic: say('dynamic forcing chains'),
  dynamicPlus: say('dynamic forcing chains (+)'),
  nested2: say('nested forcing chains (level 2)'),
  nested3: say('nested forcing chains (level 3)'),
  nested4: say('nested forcing chains (level 4)'),
  nested5: say('nested forcing chains (level 5)'),
};

const LOOPS = {
  uniqueLoop1: (size: number): Sentence =>
    size === 4 ? say('Unique rectangle type 1') : say('Unique loop type 1 of {0} cells', size),
  uniqueLoop2: (size: number): Sentence =>
    size === 4 ? say('Unique rectangle type 2') : say('Unique loop type 2 of {0} cells', size),
  uniqueLoop3: (size: number): Sentence =>
    size === 4 ? say('Unique rectangle type 3') : say('Unique loop type 3 of {0} cells', size),
  uniqueLoop4: (size: number): Sentence =>
    size === 4 ? say('Unique rectangle type 4') : say('Unique loop type 4 of {0} cells', size),
};

/** Names that a chain of these techniques has itself: what is drawn is what they name. */
const OF_CHAINS: Readonly<Partial<Record<PatternName, readonly Technique[]>>> = {
  skyscraper: ['forcingXChain'],
  twoStringKite: ['forcingXChain'],
  turbotFish: ['forcingXChain'],
  xChain: ['forcingXChain'],
  wWing: ['forcingChain'],
  remotePair: ['forcingChain'],
  xyChain: ['forcingChain'],
  alternatingInferenceChain: ['forcingChain'],
  continuousNiceLoop: ['xCycle', 'yCycle', 'cycle'],
};

/**
 * The name of a step's technique: “Naked pair”; with the name that people know the chain by, if it has one: “Skyscraper
 * (forcing X-chain)”; or of a pattern that does the same: “Forcing X-chain (also: Empty rectangle)”. Where a loop's
 * candidates are told, so is its size.
 */
export function describeTechnique({
  technique,
  name,
  candidates,
}: Pick<Step, 'technique' | 'name'> & Partial<Pick<Step, 'candidates'>>): Sentence {
  if (name) {
    return OF_CHAINS[name]?.includes(technique) === true
      ? say('{0} ({1})', PATTERNS[name], WITHIN[technique] ?? describePlain(technique))
      : say('{0} (also: {1})', describePlain(technique), PATTERNS[name]);
  }
  return technique in LOOPS && candidates
    ? LOOPS[technique as keyof typeof LOOPS](loopCellsOf(candidates).length)
    : describePlain(technique);
}

/** What several steps of a family are called: “naked pairs”. */
export function describeFamily(family: Family): Sentence {
  return FAMILIES[family];
}

function describePlain(technique: Technique): Sentence {
  return isLeveled(technique) ? describeLeveled(technique) : TECHNIQUES[technique];
}

function describeLeveled(technique: Leveled): Sentence {
  const chains = KINDS[chainKindOf(technique)];
  const [, level] = /^nested(\d)/.exec(technique) ?? [];
  if (level !== undefined) {
    return say('Nested (level {0}) {1}', level, chains);
  }
  return technique.startsWith('dynamicPlus') ? say('Dynamic {0} (+)', chains) : say('Dynamic {0}', chains);
}
