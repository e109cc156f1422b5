// The words of one step of a solution, in the three stages of a hint and as a whole.
import type { Step } from '../core/sudoku/logic/step';
import type { Symbols } from '../core/text/symbols';
import { say, type Sentence } from './sentence';

/** Where to look: “Look at box 5.” */
export function describeWhere(_step: Step, _symbols: Symbols): Sentence {
  return say('Step');
}

/** Which technique, and its cells: “Naked pair: r1c1 and r1c2 hold only 3 and 7.” */
export function describePattern(_step: Step, _symbols: Symbols): Sentence {
  return say('Step');
}

/** What follows: “r4c2 is 7.” “3 cannot be in r1c5 and r1c8.” */
export function describeMove(_step: Step, _symbols: Symbols): Sentence {
  return say('Step');
}

/** How it follows, a sentence for each chain; none if the pattern says it all. */
export function describeChains(_step: Step, _symbols: Symbols): readonly Sentence[] {
  return [];
}
