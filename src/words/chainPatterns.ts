// The words of patterns of chains: what they begin with, and that they lead to one thing. The chains themselves are told apart.
import { digitsIn } from '../core/sudoku/logic/patternParts';
import type { BinaryKind, ForcingKind } from '../core/sudoku/logic/step';
import { symbolOf, type Symbols } from '../core/text/symbols';
import { describeStatement } from './statements';
import { and, describeHouse, nameOf, namesOf, or, symbolsIn } from './naming';
import type { Pattern } from './patterns';
import { say, type Sentence } from './sentence';

/** What the chains of a kind begin with. */
export function describeChainClause(
  kind: 'xCycle' | 'yCycle' | 'cycle' | 'forcingXChain' | 'forcingChain' | BinaryKind | ForcingKind,
  { houses, candidates, chains }: Pattern,
  symbols: Symbols,
): Sentence {
  const [chain = []] = chains;
  const [first] = chain;
  if (!first) {
    return say('nothing is assumed');
  }
  const cells = chain.map(({ cell }) => cell);
  switch (kind) {
    case 'xCycle':
      return say(
        'the places of {0} in {1} are linked all the way round, so that every other one of them is true',
        symbolOf(symbols, first.digit),
        and(namesOf(cells)),
      );
    case 'yCycle':
    case 'cycle':
      return say(
        'candidates of {0} are linked all the way round, so that every other one of them is true',
        and(namesOf(cells)),
      );
    case 'forcingXChain':
    case 'forcingChain':
      return say(
        'if {0}, a chain through {1} leads to the opposite',
        describeStatement(first, symbols),
        and(namesOf(cells.filter((cell) => cell !== first.cell))),
      );
    case 'contradiction':
      return say(
        'if {0}, a contradiction follows: {1} both is and is not {2}',
        describeStatement(first, symbols),
        nameOf(chain.at(-1)?.cell ?? 0),
        symbolOf(symbols, chain.at(-1)?.digit ?? 0),
      );
    case 'double':
      return say(
        'whether {0} is {1} or not, the same follows',
        nameOf(first.cell),
        symbolOf(symbols, first.digit),
      );
    case 'cellForcing':
      return say(
        'whether {0} is {1}, the same follows',
        nameOf(first.cell),
        or(symbolsIn(symbols, digitsIn(candidates))),
      );
    case 'regionForcing':
      return say(
        'whether {0} in {1} is in {2}, the same follows',
        symbolOf(symbols, first.digit),
        describeHouse(houses[0] ?? 0),
        or(namesOf(candidates.map(({ cell }) => cell))),
      );
  }
}
