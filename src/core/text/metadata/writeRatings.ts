// Writes the ratings of boards into their text: corrects those it states, and states those it does not.
import type { Edit, FoundBoard } from '../../board';
import type { Rating } from '../../sudoku/logic/path';
import { ratingText } from '../../sudoku/logic/rated';
import { isMovedTo } from '../live/moved';
import { scanInSteps, type TextKind } from '../scan';
import { applyEdits } from '../write';
import { placeRating } from './ratingPlace';
import { correctRating, isWrong, statedRatings, type StatedRating } from './statedRating';

/** Times that what cannot be read again is left out; then nothing is written. */
const MOST_TRIES = 3;

/** A board with its rating. */
export interface RatedBoard {
  readonly board: FoundBoard;
  readonly rating: Rating;
}

/** What has to be known of the text that boards are in. */
export interface RatedText {
  readonly text: string;
  readonly kind: TextKind;
  /** The identifier of its language, which tells how comments are marked. */
  readonly language: string;
  /** All of its boards, in their order. */
  readonly boards: readonly FoundBoard[];
}

/** The edits that write ratings, in the order of the text, and of how many boards. */
export interface WrittenRatings {
  readonly edits: readonly Edit[];
  /** Boards whose rating is written by the edits. */
  readonly written: number;
  /** Boards whose rating the text states already. */
  readonly stated: number;
  /** Boards that have no place for it: the text would not be read again as it is. */
  readonly refused: number;
}

/** The edits of one board. */
interface Writing extends RatedBoard {
  readonly edits: readonly Edit[];
}

/**
 * Writes ratings, where the text that comes of it has the same boards and states these ratings: `ED=7.2/1.2/1.2` behind
 * a board that has a line for itself, else on a comment line above it. A stated rating is corrected where it stands, in
 * its own form. In steps, for who has other things to do in between; each reads the whole text at most.
 *
 * @param rated boards of the text in its order
 */
export function* writeRatings(
  { text, kind, language, boards }: RatedText,
  rated: readonly RatedBoard[],
): Generator<undefined, WrittenRatings> {
  let writings: Writing[] = [];
  let stated = 0;
  for (const { board, rating } of rated) {
    yield;
    const told = statedRatings(text, boards, board);
    if (told.length > 0 && !told.some((one) => isWrong(one, rating))) {
      stated++;
      continue;
    }
    const place =
      told.length === 0 && board.kind === 'sudoku'
        ? placeRating(text, boards, board, language, ratingText(rating))
        : undefined;
    const edits = place ? [place] : told.flatMap((one) => correctRating(one, rating));
    if (edits.length > 0) {
      writings.push({ board, rating, edits });
    }
  }
  for (let tries = 1; writings.length > 0; tries++) {
    const { kept, isSame } = yield* readAgain(text, kind, boards, writings);
    if (isSame && kept.length === writings.length) {
      break;
    }
    writings = tries < MOST_TRIES && kept.length < writings.length ? kept : [];
  }
  const written = writings.length;
  return {
    edits: writings.flatMap(({ edits }) => edits),
    written,
    stated,
    refused: rated.length - stated - written,
  };
}

/** Those writings whose board and rating are read again from the text in which all are made, and whether all boards are. */
function* readAgain(
  text: string,
  kind: TextKind,
  boards: readonly FoundBoard[],
  writings: readonly Writing[],
): Generator<undefined, { readonly kept: Writing[]; readonly isSame: boolean }> {
  const edits = writings.flatMap((writing) => writing.edits);
  const changed = applyEdits(text, edits);
  const found = yield* scanInSteps(changed, kind);
  const byStart = new Map(found.map((board) => [board.start, board]));
  const again = new Map<FoundBoard, FoundBoard>();
  let next = 0;
  let by = 0;
  for (const board of boards) {
    for (let edit = edits[next]; edit && edit.span.start <= board.start; edit = edits[++next]) {
      by += edit.text.length - (edit.span.end - edit.span.start);
    }
    const other = byStart.get(board.start + by);
    if (other && isMovedTo(board, by, other)) {
      again.set(board, other);
    }
    yield;
  }
  const toldAgain = (board: FoundBoard | undefined): readonly StatedRating[] => {
    const other = board && again.get(board);
    return other ? statedRatings(changed, found, other) : [];
  };
  const written = new Set(writings.map(({ board }) => board));
  const indices = new Map(boards.map((board, index) => [board, index]));
  const kept: Writing[] = [];
  for (const writing of writings) {
    yield;
    const { board, rating } = writing;
    const told = toldAgain(board);
    // A line put in above a board may part it from one that was in a list with it, so that a line above that one counts.
    const before = boards[(indices.get(board) ?? 0) - 1];
    const isApart =
      before === undefined ||
      written.has(before) ||
      toldAgain(before).length === statedRatings(text, boards, before).length;
    if (isApart && told.length > 0 && !told.some((one) => isWrong(one, rating))) {
      kept.push(writing);
    }
  }
  return { kept, isSame: found.length === boards.length && again.size === boards.length };
}
