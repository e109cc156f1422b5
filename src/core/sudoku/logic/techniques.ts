// How each technique is looked for.
import { findAlignedPair } from './alignedPair';
import { findAlignedTriplet } from './alignedTriplet';
import { findBug } from './bug';
import type { ChainSearch, Level } from './chainSearch';
import type { Effort } from './effort';
import type { Family } from './family';
import { findFish } from './fish';
import { findDirectHidden, findHidden } from './hiddenSubsets';
import { findDirectLocked, findLocked } from './lockedCandidates';
import { findNaked } from './nakedSubsets';
import type { Position } from './position';
import { findHiddenSingle, findNakedSingle } from './singles';
import type { Finding } from './step';
import { findUniqueLoop } from './uniqueLoops';
import { findXyWing, findXyzWing } from './wings';

/** How a family is looked for. */
export interface Finder {
  /** Whether its steps hold only on boards with one solution. */
  readonly needsUnique?: boolean;
  /** The first of its steps; undefined if there is none. */
  readonly find: (position: Position, chains: ChainSearch, effort: Effort) => Finding | undefined;
}

/** How each family is looked for. In which order is for a scale to say. */
export const FINDERS: Readonly<Record<Family, Finder>> = {
  hiddenSingle: { find: findHiddenSingle },
  directLocked: { find: findDirectLocked },
  directHiddenPair: { find: (position) => findDirectHidden(position, 2) },
  nakedSingle: { find: findNakedSingle },
  directHiddenTriplet: { find: (position) => findDirectHidden(position, 3) },
  locked: { find: findLocked },
  nakedPair: { find: (position) => findNaked(position, 2) },
  xWing: { find: (position) => findFish(position, 2) },
  hiddenPair: { find: (position) => findHidden(position, 2) },
  nakedTriplet: { find: (position) => findNaked(position, 3) },
  swordfish: { find: (position) => findFish(position, 3) },
  hiddenTriplet: { find: (position) => findHidden(position, 3) },
  xyWing: { find: findXyWing },
  xyzWing: { find: findXyzWing },
  uniqueLoop: { find: findUniqueLoop, needsUnique: true },
  nakedQuad: { find: (position) => findNaked(position, 4) },
  jellyfish: { find: (position) => findFish(position, 4) },
  hiddenQuad: { find: (position) => findHidden(position, 4) },
  bug: { find: findBug, needsUnique: true },
  alignedPair: { find: findAlignedPair },
  forcingChain: { find: (position, chains, effort) => chains.findStatic(position, effort) },
  alignedTriplet: { find: findAlignedTriplet },
  nishio: multiple('nishio'),
  multiple: multiple('multiple'),
  dynamic: multiple('dynamic'),
  dynamicPlus: multiple('dynamicPlus'),
  nested2: multiple('nested2'),
  nested3: multiple('nested3'),
  nested4: multiple('nested4'),
  nested5: multiple('nested5'),
};

function multiple(level: Level): Finder {
  return { find: (position, chains, effort) => chains.findMultiple(position, level, effort) };
}
