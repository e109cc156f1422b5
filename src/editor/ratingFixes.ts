// The quick fix for a rating that a text states and that is not ours.
import type { Edit, FoundBoard, Span } from '../core/board';
import { correctRating, statedRatingAt } from '../core/text/metadata/statedRating';
import { describeRatingFix } from '../words/ratings';
import type { Sentence } from '../words/sentence';
import type { BoardLogic } from './boardLogic';

/** The edits that put our rating in the place of the one at a span, and what they do; undefined if there is none. */
export function ratingFix(
  text: string,
  boards: readonly FoundBoard[],
  logic: BoardLogic,
  span: Span,
): { readonly title: Sentence; readonly edits: readonly Edit[] } | undefined {
  const found = statedRatingAt(text, boards, span);
  const rated = found && logic.rating(found.board);
  return found && rated?.end === 'solved'
    ? { title: describeRatingFix(rated.rating), edits: correctRating(found.stated, rated.rating) }
    : undefined;
}
