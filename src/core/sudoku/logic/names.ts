// The names that people know for steps which a scale counts among chains. They change nothing of a rating.
import { BOXES, COLUMNS, HOUSES_OF, ROWS } from './houses';
import type { Chain, ChainNode, PatternName, Step } from './step';

/** The name of a step that is a cycle or a forcing chain; undefined if it has none but its technique's. */
export function patternNameOf({
  technique,
  chains,
}: Pick<Step, 'technique' | 'chains'>): PatternName | undefined {
  const [chain] = chains;
  if (!chain) {
    return undefined;
  }
  if (technique === 'xCycle' || technique === 'yCycle' || technique === 'cycle') {
    return 'continuousNiceLoop';
  }
  if (technique === 'forcingXChain') {
    return turbotName(chain) ?? 'xChain';
  }
  if (technique === 'forcingChain') {
    return isWWing(chain) ? 'wWing' : (xyChainName(chain) ?? 'alternatingInferenceChain');
  }
  return undefined;
}

/** The true statements of a chain that follow from others: the far ends of its strong links. */
function strongEnds(chain: Chain): ChainNode[] {
  return chain.filter(({ on, parents }) => on && parents.length > 0);
}

/** Whether a chain says that a candidate is false as it would exclude itself. */
function excludesItself(chain: Chain): boolean {
  return chain[0]?.on === true && chain.at(-1)?.on === false;
}

/** Two strong links of one digit, the near ends of which exclude each other. */
function turbotName(chain: Chain): PatternName | undefined {
  if (!excludesItself(chain) || chain.length !== 6) {
    return undefined;
  }
  const [, , near, next, far] = chain;
  if (!near || !next || !far) {
    return undefined;
  }
  const kinds = [near.by, far.by].sort().join();
  const isSkyscraper =
    (kinds === 'row,row' && share(near, next, COLUMNS)) ||
    (kinds === 'column,column' && share(near, next, ROWS));
  return isSkyscraper
    ? 'skyscraper'
    : kinds === 'column,row' && share(near, next, BOXES)
      ? 'twoStringKite'
      : 'turbotFish';
}

/** Whether two cells share a house of a kind. */
function share(one: ChainNode, other: ChainNode, kind: typeof ROWS | typeof COLUMNS | typeof BOXES): boolean {
  const at = kind === BOXES ? 0 : kind === ROWS ? 1 : 2;
  return HOUSES_OF[3 * one.cell + at] === HOUSES_OF[3 * other.cell + at];
}

/** Two cells with the same two candidates, one of which is strongly linked between them. */
function isWWing(chain: Chain): boolean {
  const ends = strongEnds(chain);
  if (!excludesItself(chain) || ends.length !== 3) {
    return false;
  }
  const [first, middle, last] = ends as [ChainNode, ChainNode, ChainNode];
  return (
    first.by === 'cell' &&
    middle.by !== 'cell' &&
    last.by === 'cell' &&
    first.digit === middle.digit &&
    last.digit === chain[0]?.digit
  );
}

/** All strong links are within cells: a remote pair if these have the same two candidates. */
function xyChainName(chain: Chain): PatternName | undefined {
  const ends = strongEnds(chain);
  if (!excludesItself(chain) || !ends.every(({ by }) => by === 'cell')) {
    return undefined;
  }
  return new Set(chain.map(({ digit }) => digit)).size === 2 ? 'remotePair' : 'xyChain';
}
