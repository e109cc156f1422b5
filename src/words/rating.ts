// What is said of the difficulty of a board.
import type { NoLogic } from '../core/logic';
import type { Rated } from '../core/sudoku/logic/rated';
import { say, type Sentence } from './sentence';

/** The rating in short: “SE 2.6”; of a board that is not solved by logic or within the limit, what is known of it. */
export function describeRatedBriefly(_rated: Rated): Sentence {
  return say('Step');
}

/** The rating in full: “ED=7.2/1.2/1.2 (SE 1.2.1): 41 steps, the hardest a forcing chain.” */
export function describeRated(_rated: Rated): Sentence {
  return say('Step');
}

/** Why a board has neither a rating nor a next step. */
export function describeNoLogic(_why: NoLogic): Sentence {
  return say('Step');
}

/** How far a search for steps is: “level 9.0, 41 steps”. */
export function describeLogicProgress(_er: number, _steps: number): Sentence {
  return say('Step');
}
