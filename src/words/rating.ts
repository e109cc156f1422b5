// What is said of the difficulty of a board.
import { version } from '../../package.json';
import type { NoLogic } from '../core/logic';
import type { Family } from '../core/sudoku/logic/family';
import { ratingText, tenthsText, type Rated } from '../core/sudoku/logic/rated';
import { SUDOKU_EXPLAINER } from '../core/sudoku/logic/scale';
import { say, type Sentence } from './sentence';
import { describeFamily, describeTechnique } from './techniques';

/** The scale, and who has rated by it. */
export const RATED_BY = `${SUDOKU_EXPLAINER.name}, Backtrack ${version}`;

/** The rating in short: “SE 2.6”; of a board that is not solved by logic or within the limit, what is known of it. */
export function describeRatedBriefly({ rating: { er }, end }: Rated): Sentence {
  const level = tenthsText(er);
  switch (end) {
    case 'solved':
      return say('SE {0}', level);
    case 'stuck':
      return er === 0 ? say('no step found') : say('no step found after SE {0}', level);
    case 'stopped':
      return er === 0 ? say('SE not known within the limit') : say('SE {0} or more', level);
  }
}

/** The rating in full: “ED=7.2/1.2/1.2 (SE 1.2.1, Backtrack 0.4.0): 41 steps, the hardest of them: Forcing chain.” */
export function describeRated({ rating, end, steps, hardest, nodes }: Rated): Sentence {
  const count = describeSteps(steps);
  if (!hardest) {
    return end === 'stopped' ? describeStopped(nodes) : say('No step was found.');
  }
  const name = describeTechnique(hardest);
  const { name: scale } = SUDOKU_EXPLAINER;
  switch (end) {
    case 'solved':
      return say('{0} ({1}): {2}, the hardest of them: {3}.', ratingText(rating), RATED_BY, count, name);
    case 'stuck':
      return say(
        'Not rated, as no step was found after {0}, the hardest of them {1} ({2}): {3}.',
        count,
        tenthsText(rating.er),
        scale,
        name,
      );
    case 'stopped':
      return say(
        'Not rated to the end, as the limit was reached after {0}, the hardest of them {1} ({2}): {3}.',
        count,
        tenthsText(rating.er),
        scale,
        name,
      );
  }
}

const NO_LOGIC: Readonly<Record<NoLogic, Sentence>> = {
  flawed: say('The board cannot be read whole, so it has no rating and no next step: correct it first.'),
  queens: say('Only Sudoku boards have a rating and a next step, not N-Queens boards.'),
  size: say('Only 9×9 boards have a rating and a next step.'),
  none: say('The board has no solution, so it has no rating and no next step: correct it first.'),
  many: say('The board has several solutions, so it has no rating and no next step: add givens first.'),
  undecided: say(
    'It was not found within the limit whether the board has one solution, so it has no rating and no next step: add givens first.',
  ),
  full: say('All cells of the board are filled: nothing is left to rate or to find.'),
};

/** Why a board has neither a rating nor a next step. */
export function describeNoLogic(why: NoLogic): Sentence {
  return NO_LOGIC[why];
}

/**
 * How far a search for steps is: “level 9.0, 41 steps”.
 *
 * @param er the highest rating so far, in tenths
 */
export function describeLogicProgress(er: number, steps: number): Sentence {
  return say('level {0}, {1}', tenthsText(er), describeSteps(steps));
}

/** That no step was found, and what was looked for. */
export function describeStuck(tried: readonly Family[]): Sentence {
  return say('No step was found. What was looked for: {0}.', tried.map(describeFamily));
}

/** That the search for a step was given up at its limit, after so many statements of chains. */
export function describeStopped(nodes: number): Sentence {
  return say(
    'Stopped at the limit, after {0} statements of chains: no step was found so far.',
    nodes.toLocaleString('en'),
  );
}

function describeSteps(steps: number): Sentence {
  return steps === 1 ? say('1 step') : say('{0} steps', steps);
}
