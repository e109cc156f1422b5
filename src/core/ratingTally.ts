// How hard the boards of a text are, taken together.
import type { NoLogic } from './logic';
import type { Rated } from './sudoku/logic/rated';

/** How a board is rated, or why it is not. */
export type RatedOrNot = Rated | { readonly end: 'refused'; readonly why: NoLogic };

/** Why a board among several has no rating: for a reason of its own, or as its steps do not lead to the end. */
export type Unrated = NoLogic | 'stuck' | 'stopped';

/** A board by its index, and its rating in tenths. */
export interface Extreme {
  readonly index: number;
  readonly er: number;
}

/** What becomes of several boards that are rated. */
export interface RatingTally {
  /** Boards that are rated to the end. */
  readonly rated: number;
  /** The first of the easiest, and of the hardest; undefined if none is rated. */
  readonly easiest: Extreme | undefined;
  readonly hardest: Extreme | undefined;
  /** How many are not rated for each reason that there is. */
  readonly unrated: ReadonlyMap<Unrated, number>;
}

/** Counts them. A rating that could not be found is undefined, and counted as one beyond the limit. */
export function tallyRatings(ratings: readonly (RatedOrNot | undefined)[]): RatingTally {
  const unrated = new Map<Unrated, number>();
  let rated = 0;
  let easiest: Extreme | undefined;
  let hardest: Extreme | undefined;
  for (const [index, rating] of ratings.entries()) {
    if (rating?.end === 'solved') {
      const { er } = rating.rating;
      rated++;
      easiest = easiest && easiest.er <= er ? easiest : { index, er };
      hardest = hardest && hardest.er >= er ? hardest : { index, er };
    } else {
      const why = rating?.end === 'refused' ? rating.why : (rating?.end ?? 'stopped');
      unrated.set(why, (unrated.get(why) ?? 0) + 1);
    }
  }
  return { rated, easiest, hardest, unrated };
}
