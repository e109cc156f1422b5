// The names that people know for steps which a scale counts among chains. They change nothing of a rating.
import { almostLockedSets } from './patterns/almostLockedSets';
import { emptyRectangle } from './patterns/emptyRectangle';
import { finnedFish } from './patterns/finnedFish';
import type { Recogniser } from './patterns/goal';
import { remotePair } from './patterns/remotePair';
import { simpleColouring } from './patterns/simpleColouring';
import { turbotFish, turbotFishOf } from './patterns/turbotFish';
import { wWing } from './patterns/wWing';
import type { Position } from './position';
import type { Chain, PatternName, Step, Technique } from './step';

/** What is simpler than a chain. The simplest comes first, in the order in which HoDoKu looks for them. */
const RECOGNISERS: readonly Recogniser[] = [
  turbotFish,
  emptyRectangle,
  wWing,
  finnedFish,
  simpleColouring,
  remotePair,
];

/**
 * The name of a step of a position that has not been done there yet: of the simplest pattern that does all of what the step
 * does, or of its chain. Undefined if it has none but its technique's.
 */
export function patternNameOf(
  position: Position,
  step: Pick<Step, 'technique' | 'chains' | 'eliminations' | 'placements'>,
): PatternName | undefined {
  const { technique, chains } = step;
  const [chain] = chains;
  if (!chain) {
    return undefined;
  }
  const shown = technique === 'forcingXChain' ? turbotFishOf(chain) : undefined;
  if (shown) {
    return shown;
  }
  for (const recognise of RECOGNISERS) {
    const name = recognise(position, step);
    if (name) {
      return name;
    }
  }
  return chainName(technique, chain) ?? almostLockedSets(position, step);
}

/** What a cycle or forcing chain is called. */
function chainName(technique: Technique, chain: Chain): PatternName | undefined {
  if (technique === 'xCycle' || technique === 'yCycle' || technique === 'cycle') {
    return 'continuousNiceLoop';
  }
  if (technique === 'forcingXChain') {
    return 'xChain';
  }
  if (technique === 'forcingChain') {
    return isXyChain(chain) ? 'xyChain' : 'alternatingInferenceChain';
  }
  return undefined;
}

/** Whether a candidate excludes itself by strong links that are all within cells. */
function isXyChain(chain: Chain): boolean {
  return (
    chain[0]?.on === true &&
    chain.at(-1)?.on === false &&
    chain.every(({ on, by, parents }) => !on || parents.length === 0 || by === 'cell')
  );
}
