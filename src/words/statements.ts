// The words of one statement of a chain.
import type { ChainNode } from '../core/sudoku/logic/step';
import { symbolOf, type Symbols } from '../core/text/symbols';
import { nameOf } from './naming';
import { say, type Sentence } from './sentence';

/** What a statement says: “r1c1 is not 3”. */
export function describeStatement(
  { cell, digit, on }: Pick<ChainNode, 'cell' | 'digit' | 'on'>,
  symbols: Symbols,
): Sentence {
  return on
    ? say('{0} is {1}', nameOf(cell), symbolOf(symbols, digit))
    : say('{0} is not {1}', nameOf(cell), symbolOf(symbols, digit));
}
