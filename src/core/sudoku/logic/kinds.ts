// The kinds of patterns: what is the same of techniques that differ only in what may be used within their chains.
import type { BinaryKind, ForcingKind, Technique } from './step';

/** The techniques that say how far their chains may go, and then of which kind these are. */
export type Leveled =
  `${'dynamic' | 'dynamicPlus' | `nested${2 | 3 | 4 | 5}`}${Capitalize<BinaryKind | ForcingKind>}`;

/** A technique without how far its chains may go; Nishio chains are such to a contradiction. */
export type PatternKind = Exclude<Technique, Leveled | 'nishio'> | BinaryKind;

const KINDS: readonly (readonly [ending: string, kind: BinaryKind | ForcingKind])[] = [
  ['Contradiction', 'contradiction'],
  ['Double', 'double'],
  ['CellForcing', 'cellForcing'],
  ['RegionForcing', 'regionForcing'],
];

/** The kind of pattern that a technique looks for. */
export function patternKindOf(technique: Technique): PatternKind {
  if (technique === 'nishio') {
    return 'contradiction';
  }
  return isLeveled(technique) ? chainKindOf(technique) : technique;
}

/** Whether a technique says how far its chains may go. */
export function isLeveled(technique: Technique): technique is Leveled {
  return KINDS.some(([ending]) => technique.endsWith(ending));
}

/** The kind of chains of a technique that says how far they may go. */
export function chainKindOf(technique: Leveled): BinaryKind | ForcingKind {
  return KINDS.find(([ending]) => technique.endsWith(ending))?.[1] ?? 'contradiction';
}
