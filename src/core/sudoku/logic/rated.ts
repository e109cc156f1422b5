// How hard a board is: what is kept of its path.
import type { LogicPath, PathEnd, Rating } from './path';
import type { PatternName, Technique } from './step';

/** How hard a board is, and what became of it. */
export interface Rated {
  /** In tenths, of the steps that there are. */
  readonly rating: Rating;
  readonly end: PathEnd['kind'];
  /** How many steps there are. */
  readonly steps: number;
  /** The first of the steps that are rated highest; undefined if there is no step. */
  readonly hardest: { readonly technique: Technique; readonly name?: PatternName } | undefined;
  /** How many statements of chains were looked at. */
  readonly nodes: number;
}

/** What is kept of a path. */
export function ratedOf({ steps, rating, end, nodes }: LogicPath): Rated {
  const hardest = steps.find((step) => step.rating === rating.er);
  return {
    rating,
    end,
    steps: steps.length,
    hardest: hardest && {
      technique: hardest.technique,
      ...(hardest.name && { name: hardest.name }),
    },
    nodes,
  };
}

/** A number of tenths as it is written: 72 as `7.2`. */
export function tenthsText(tenths: number): string {
  return (tenths / 10).toFixed(1);
}

/**
 * A rating as people write it behind a puzzle: `ED=7.2/1.2/1.2`. That of a path which does not end is no rating: ask
 * `end` first.
 */
export function ratingText({ er, ep, ed }: Rating): string {
  return `ED=${[er, ep, ed].map(tenthsText).join('/')}`;
}
