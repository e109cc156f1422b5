// The words of patterns: which cells and digits make one, and why it holds, in a clause.
import { patternKindOf } from '../core/sudoku/logic/kinds';
import { digitsIn } from '../core/sudoku/logic/patternParts';
import type { NestedStep, Step } from '../core/sudoku/logic/step';
import type { Symbols } from '../core/text/symbols';
import { describeChainClause } from './chainPatterns';
import { and, describeHouse, describeLines, nameOf, namesOf, symbolsIn } from './naming';
import { say, type Sentence } from './sentence';
import { describeGraveClause, describeLoopClause } from './uniquenessPatterns';

/** A step, or one within a chain, which tells less. */
export type Pattern = NestedStep & Partial<Pick<Step, 'eliminations' | 'placements'>>;

/** What makes a pattern: “in row 1, r1c1 and r1c2 hold only 3 and 7”. */
export function describeClause(pattern: Pattern, symbols: Symbols): Sentence {
  const { technique, houses, candidates, placements = [] } = pattern;
  const cells = candidates.map(({ cell }) => cell);
  const names = namesOf(cells);
  const digits = symbolsIn(symbols, digitsIn(candidates));
  const [house = 0, other = 0, third = 0] = houses;
  const kind = patternKindOf(technique);
  switch (kind) {
    case 'fullHouse':
      return say('{0} has one blank left, {1}', describeHouse(house), and(names));
    case 'hiddenSingleBox':
    case 'hiddenSingleLine':
      return say('{0} has only one place left for {1}', describeHouse(house), and(digits));
    case 'nakedSingle':
      return say('{0} has only one candidate left', and(names));
    case 'directPointing':
    case 'directClaiming':
      return say(
        '{0} has places for {1} only in {2}, which lie in {3}; so one is left in {4}',
        describeHouse(house),
        and(digits),
        and(names),
        describeHouse(other),
        describeHouse(third),
      );
    case 'pointing':
    case 'claiming':
      return say(
        '{0} has places for {1} only in {2}, which lie in {3}',
        describeHouse(house),
        and(digits),
        and(names),
        describeHouse(other),
      );
    case 'directHiddenPair':
    case 'directHiddenTriplet': {
      const placed = placements.reduce((set, { digit }) => set | (1 << (digit - 1)), 0);
      return say(
        '{0} has places for {1} only in {2}; so one is left for {3}',
        describeHouse(house),
        and(digits),
        and(names),
        and(symbolsIn(symbols, placed)),
      );
    }
    case 'nakedPair':
    case 'nakedTriplet':
    case 'nakedQuad':
      return say('in {0}, {1} hold only {2}', describeHouse(house), and(names), and(digits));
    case 'hiddenPair':
    case 'hiddenTriplet':
    case 'hiddenQuad':
      return say('{0} has places for {1} only in {2}', describeHouse(house), and(digits), and(names));
    case 'xWing':
    case 'swordfish':
    case 'jellyfish':
      return say(
        '{0} have places for {1} only in {2}: {3}',
        describeLines(houses.slice(0, houses.length / 2)),
        and(digits),
        describeLines(houses.slice(houses.length / 2)),
        and(names),
      );
    case 'xyWing':
    case 'xyzWing':
      return describeWing(pattern, symbols);
    case 'uniqueLoop1':
    case 'uniqueLoop2':
    case 'uniqueLoop3':
    case 'uniqueLoop4':
      return describeLoopClause(kind, pattern, symbols);
    case 'bug1':
    case 'bug2':
    case 'bug3':
    case 'bug4':
      return describeGraveClause(kind, pattern, symbols);
    case 'alignedPair':
      return describeAligned(cells, 2);
    case 'alignedTriplet':
      return describeAligned(cells, 3);
    case 'xCycle':
    case 'yCycle':
    case 'cycle':
    case 'forcingXChain':
    case 'forcingChain':
    case 'contradiction':
    case 'double':
    case 'cellForcing':
    case 'regionForcing':
      return describeChainClause(kind, pattern, symbols);
  }
}

/** The middle cell with x, y and perhaps z, then the ones with x and z, and with y and z. */
function describeWing({ technique, candidates }: Pattern, symbols: Symbols): Sentence {
  const [middle, one, other] = candidates;
  const z = (one?.digits ?? 0) & (other?.digits ?? 0);
  const args = [
    nameOf(middle?.cell ?? 0),
    and(symbolsIn(symbols, (one?.digits ?? 0) & ~z)),
    nameOf(one?.cell ?? 0),
    and(symbolsIn(symbols, z)),
    and(symbolsIn(symbols, (other?.digits ?? 0) & ~z)),
    nameOf(other?.cell ?? 0),
  ] as const;
  return technique === 'xyWing'
    ? say('if {0} is {1}, {2} is {3}; if it is {4}, {5} is {3}', ...args)
    : say('if {0} is {1}, {2} is {3}; if it is {4}, {5} is {3}; else it is {3} itself', ...args);
}

/** The first cells are those that lose something, the others those that would be left nothing. */
function describeAligned(cells: readonly number[], size: number): Sentence {
  return say(
    'some digits of {0} are only in combinations that repeat a digit in a house or leave one of {1} without a candidate',
    and(namesOf(cells.slice(0, size))),
    and(namesOf(cells.slice(size))),
  );
}
