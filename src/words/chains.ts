// The words of a chain: what is assumed, and what follows from it, statement by statement.
import { HOUSES_OF } from '../core/sudoku/logic/houses';
import type { Chain, ChainNode } from '../core/sudoku/logic/step';
import type { Symbols } from '../core/text/symbols';
import { describeHouse } from './naming';
import { describeClause } from './patterns';
import { say, type Sentence } from './sentence';
import { describeStatement } from './statements';
import { describeTechnique } from './techniques';

/** How many statements of a chain are told: more than this nobody reads in one sentence. */
const MOST_TOLD = 60;

/** The kinds of houses in the order of `HOUSES_OF`. */
const KINDS = ['box', 'row', 'column'];

/**
 * A chain as a sentence: “If r1c1 is not 3, r1c5 is 3 (the last place in row 1), so r7c5 is not 3.” Of a chain with more than
 * 60 statements the first 59 are told, how many are left out, and the last one.
 */
export function describeChain(chain: Chain, symbols: Symbols): Sentence {
  const [first, ...others] = chain;
  if (!first) {
    return say('Nothing is assumed.');
  }
  if (others.length === 0) {
    return say('It is assumed that {0}.', describeStatement(first, symbols));
  }
  const told = others.map((_, at) => () => describeConsequence(chain, at + 1, symbols));
  const isWhole = chain.length <= MOST_TOLD;
  const parts = [...(isWhole ? told : [...told.slice(0, MOST_TOLD - 2), ...told.slice(-1)])].map((tell) =>
    tell(),
  );
  const left = chain.length - 1 - parts.length;
  return say('If {0}, {1}.', describeStatement(first, symbols), [
    ...parts.slice(0, -1),
    ...(left === 0 ? [] : [left === 1 ? say('1 more statement') : say('{0} more statements', left)]),
    ...parts.slice(-1),
  ]);
}

function describeConsequence(chain: Chain, index: number, symbols: Symbols): Sentence {
  const node = chain[index];
  if (!node) {
    return say('nothing');
  }
  const isNext = node.parents.includes(index - 1);
  const said = describeStatement(node, symbols);
  const reason = describeReason(node, symbols) ?? (isNext ? undefined : describeParent(chain, node, symbols));
  const what = reason ? say('{0} ({1})', said, reason) : said;
  return index === 1 ? what : isNext ? say('so {0}', what) : say('and {0}', what);
}

/** The first of the statements that one follows from, where it stands apart. */
function describeParent(chain: Chain, { parents }: ChainNode, symbols: Symbols): Sentence | undefined {
  const [parent] = parents.map((at) => chain[at]);
  return parent && say('as {0}', describeStatement(parent, symbols));
}

/** Why it follows, where there is more to it than that two candidates exclude each other. */
function describeReason({ cell, by, nested }: ChainNode, symbols: Symbols): Sentence | undefined {
  if (nested) {
    return say('{0}: {1}', describeTechnique(nested), describeClause(nested, symbols));
  }
  if (!by) {
    return undefined;
  }
  return by === 'cell'
    ? say('the last candidate there')
    : say('the last place in {0}', describeHouse(HOUSES_OF[3 * cell + KINDS.indexOf(by)] ?? 0));
}
