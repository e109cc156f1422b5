// The words of one step of a solution, in the three stages of a hint and as a whole.
import { patternKindOf } from '../core/sudoku/logic/kinds';
import { digitsIn } from '../core/sudoku/logic/patternParts';
import type { CellDigits, Step } from '../core/sudoku/logic/step';
import { symbolOf, type Symbols } from '../core/text/symbols';
import { describeChain } from './chains';
import { and, describeHouse, nameOf, namesOf, or, symbolsIn } from './naming';
import { describeClause } from './patterns';
import { say, type Sentence } from './sentence';
import { describeStatement } from './statements';
import { describeTechnique } from './techniques';

/** Where to look: “Look at box 5.” Never tells the digit of a cell. */
export function describeWhere(step: Step, symbols: Symbols): Sentence {
  const { technique, houses, candidates, chains } = step;
  const [house = 0] = houses;
  const [first] = candidates;
  const start = chains[0]?.[0];
  switch (patternKindOf(technique)) {
    case 'xWing':
    case 'swordfish':
    case 'jellyfish':
    case 'uniqueLoop1':
    case 'uniqueLoop2':
    case 'uniqueLoop3':
    case 'uniqueLoop4':
      return say('Look for the places of {0}.', and(symbolsIn(symbols, first?.digits ?? 0)));
    case 'xCycle':
    case 'forcingXChain':
      return say('Look for the places of {0}.', symbolOf(symbols, start?.digit ?? 0));
    case 'bug1':
    case 'bug2':
    case 'bug3':
    case 'bug4':
      return say('Look at the blanks with more than two candidates.');
    case 'yCycle':
      return say('Look at the blanks with two candidates.');
    case 'alignedPair':
      return say('Look at {0}.', and(namesOf(candidates.slice(0, 2).map(({ cell }) => cell))));
    case 'alignedTriplet':
      return say('Look at {0}.', and(namesOf(candidates.slice(0, 3).map(({ cell }) => cell))));
    case 'regionForcing':
      return say(
        'Look for the places of {0} in {1}.',
        symbolOf(symbols, start?.digit ?? 0),
        describeHouse(house),
      );
    case 'nakedSingle':
    case 'xyWing':
    case 'xyzWing':
    case 'cycle':
    case 'forcingChain':
    case 'contradiction':
    case 'double':
    case 'cellForcing':
      return say('Look at {0}.', nameOf((start ?? first)?.cell ?? 0));
    case 'fullHouse':
    case 'hiddenSingleBox':
    case 'hiddenSingleLine':
    case 'directPointing':
    case 'directClaiming':
    case 'directHiddenPair':
    case 'directHiddenTriplet':
    case 'pointing':
    case 'claiming':
    case 'nakedPair':
    case 'nakedTriplet':
    case 'nakedQuad':
    case 'hiddenPair':
    case 'hiddenTriplet':
    case 'hiddenQuad':
      return say('Look at {0}.', describeHouse(house));
  }
}

/** Which technique, and its cells: “Naked pair: in row 1, r1c1 and r1c2 hold only 3 and 7.” */
export function describePattern(step: Step, symbols: Symbols): Sentence {
  return say('{0}: {1}.', describeTechnique(step), describeClause(step, symbols));
}

/** What follows: “r4c2 is 7.” “3 cannot be in r1c5 or r1c8.” */
export function describeMove({ placements, eliminations }: Step, symbols: Symbols): Sentence {
  return say(
    '{0}.',
    placements.length > 0
      ? placements.map((placement) => describeStatement({ ...placement, on: true }, symbols))
      : describeEliminations(eliminations, symbols),
  );
}

/** Digits with the same cells together. */
function describeEliminations(eliminations: readonly CellDigits[], symbols: Symbols): readonly Sentence[] {
  const digitsByCells = new Map<string, { cells: readonly number[]; digits: number }>();
  const all = digitsIn(eliminations);
  for (let bit = 1; bit <= all; bit <<= 1) {
    if ((all & bit) !== 0) {
      const cells = eliminations.filter(({ digits }) => (digits & bit) !== 0).map(({ cell }) => cell);
      const key = cells.join();
      digitsByCells.set(key, { cells, digits: (digitsByCells.get(key)?.digits ?? 0) | bit });
    }
  }
  return Array.from(digitsByCells.values(), ({ cells, digits }) =>
    say('{0} cannot be in {1}', and(symbolsIn(symbols, digits)), or(namesOf(cells))),
  );
}

/** How it follows, a sentence for each chain; none if the pattern says it all. */
export function describeChains({ chains }: Step, symbols: Symbols): readonly Sentence[] {
  return chains.map((chain) => describeChain(chain, symbols));
}
