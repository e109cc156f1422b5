// What Rate Difficulty and Write Ratings say, and what is said of ratings that a text states.
import type { Verdict } from '../core/judge';
import type { RatedOrNot, RatingTally, Unrated } from '../core/ratingTally';
import { tenthsText, type Rated } from '../core/sudoku/logic/rated';
import { SUDOKU_EXPLAINER } from '../core/sudoku/logic/scale';
import type { Rating } from '../core/sudoku/logic/path';
import type { StatedRating } from '../core/text/metadata/statedRating';
import { describeCheck } from './commands';
import { describeLogicProgress, describeNoLogic, describeRated, describeRatedBriefly } from './rating';
import { counted, say, type Sentence } from './sentence';
import { describeBriefly } from './verdicts';

/** What the commands say of themselves. */
export const ratings = {
  title: say('Rating boards'),
  stopped: say('Stopped: not all boards are rated.'),
  write: say('Write Ratings'),
  unknown: say('The rating could not be found.'),
  notWritten: say('Stopped: nothing is written.'),
  readOnly: say('Nothing is written: the text is read-only.'),
  /** How many of several boards are done, and how far the one is that is worked on. */
  progress: (done: number, of: number, er: number, steps: number): Sentence =>
    say('{0} of {1}, {2}', done, of, describeLogicProgress(er, steps)),
};

/** How one board is rated, in full, or why it is not. */
export function describeRating(rating: RatedOrNot | undefined): Sentence {
  if (!rating) {
    return ratings.unknown;
  }
  return rating.end === 'refused' ? describeNoLogic(rating.why) : describeRated(rating);
}

/** The verdict on a board with its rating: “30 givens · unique · SE 2.6”. */
export function describeBrieflyRated(verdict: Verdict, rated: Rated): Sentence {
  return say('{0} · {1}', describeBriefly(verdict), describeRatedBriefly(rated));
}

/** How many boards and problems a checked text has, and the rating of the board at the cursor. */
export function describeCheckRated(boards: number, problems: number, rated: Rated): Sentence {
  return say('{0} · {1}', describeCheck(boards, problems), describeRatedBriefly(rated));
}

/**
 * How several boards are rated.
 *
 * @param lineOf the line of a board by its index, counted from 1
 */
export function describeRatings(
  { rated, easiest, hardest, unrated }: RatingTally,
  lineOf: (index: number) => number,
): Sentence {
  const others = [...unrated].flatMap(([why, count]) => countOf(why, count));
  const all =
    easiest && hardest
      ? rated === 1
        ? say('1 board is rated: SE {0} (line {1})', tenthsText(hardest.er), lineOf(hardest.index))
        : say(
            '{0} boards are rated from SE {1} (line {2}) to SE {3} (line {4})',
            rated,
            tenthsText(easiest.er),
            lineOf(easiest.index),
            tenthsText(hardest.er),
            lineOf(hardest.index),
          )
      : say('No board is rated');
  return others.length > 0 ? say('{0}; not rated: {1}.', all, others) : say('{0}.', all);
}

/** How many boards are not rated for one reason. */
function countOf(why: Unrated, count: number): readonly Sentence[] {
  switch (why) {
    case 'flawed':
      return counted(count, say('1 not whole'), say('{0} not whole', count));
    case 'queens':
      return counted(count, say('1 of N-Queens'), say('{0} of N-Queens', count));
    case 'size':
      return counted(count, say('1 of another size than 9×9'), say('{0} of another size than 9×9', count));
    case 'none':
      return counted(count, say('1 without a solution'), say('{0} without a solution', count));
    case 'many':
      return counted(count, say('1 with several solutions'), say('{0} with several solutions', count));
    case 'undecided':
      return counted(
        count,
        say('1 whose number of solutions is not known'),
        say('{0} whose number of solutions is not known', count),
      );
    case 'full':
      return counted(count, say('1 without a blank'), say('{0} without a blank', count));
    case 'stuck':
      return counted(
        count,
        say('1 for which no further step was found'),
        say('{0} for which no further step was found', count),
      );
    case 'stopped':
      return counted(
        count,
        say('1 not finished within the limit'),
        say('{0} not finished within the limit', count),
      );
  }
}

/** What became of the ratings of several boards, and of how many boards. */
export interface WritingTally {
  readonly written: number;
  readonly stated: number;
  readonly refused: number;
  /** Boards that have no rating to write. */
  readonly unrated: number;
}

/** What Write Ratings did. */
export function describeWriting({ written, stated, refused, unrated }: WritingTally): Sentence {
  if (written + stated + refused + unrated === 1 && unrated === 0) {
    return written > 0 ? WRITTEN : stated > 0 ? STATED : REFUSED;
  }
  return say('{0}.', [
    ...counted(written, say('1 rating is written'), say('{0} ratings are written', written)),
    ...counted(stated, say('1 stands there already'), say('{0} stand there already', stated)),
    ...counted(
      refused,
      say('1 has no place where its board stands'),
      say('{0} have no place where their boards stand', refused),
    ),
    ...counted(unrated, say('1 board is not rated'), say('{0} boards are not rated', unrated)),
  ]);
}

const WRITTEN = say('The rating is written.');
const STATED = say('The text states this rating already.');
const REFUSED = say('Nothing is written: there is no place for a rating where the board stands.');

/** Said of a rating that a text states, and that is not ours: “Stated 7.1, but SE 1.2.1 rates it 7.2/1.2/1.2.” */
export function describeWrongRating({ numbers }: StatedRating, rating: Rating): Sentence {
  return say(
    'Stated {0}, but {1} rates it {2}.',
    numbers.map(({ tenths }) => tenthsText(tenths)).join('/'),
    SUDOKU_EXPLAINER.name,
    numbersOf(rating),
  );
}

/** What the fix for it does, as in the menu that offers it. */
export function describeRatingFix(rating: Rating): Sentence {
  return say('Correct the rating: {0}', numbersOf(rating));
}

function numbersOf({ er, ep, ed }: Rating): string {
  return [er, ep, ed].map(tenthsText).join('/');
}
