// Finds the boards of a text again after an edit, by reading only the lines that the edit can have changed.
import type { FoundBoard } from '../../board';
import { FARTHEST_ANSWER, withAnswers } from '../answers';
import { grownBy, type Change } from './change';
import { extentEnd, firstFrom, isMovedTo, moveBoard } from './moved';
import { readLines } from '../scan';

/** A text and its boards, with what is needed to find them again after an edit. */
export interface Scanned {
  readonly text: string;
  /** What `scan` gives. */
  readonly boards: readonly FoundBoard[];
  /** The offsets of line starts at which nothing is open, ascending, from 0 on: reading can begin at any of them. */
  readonly starts: Uint32Array;
}

/** What became of the boards: those `removed`, from index `from` on, gave way to those `added`. */
export interface BoardsChange {
  readonly from: number;
  readonly removed: readonly FoundBoard[];
  readonly added: readonly FoundBoard[];
}

export interface Rescanned {
  readonly scanned: Scanned;
  readonly change: BoardsChange;
  /** How many characters were read. */
  readonly read: number;
}

/** Scans a text, in short steps. */
export function* scanToKeep(text: string): Generator<undefined, Scanned> {
  const starts = [0];
  const found = yield* readLines(text, 0, (offset) => {
    starts.push(offset);
    return false;
  });
  return { text, boards: withAnswers(text, found), starts: Uint32Array.from(starts) };
}

/**
 * What a fresh scan of the new text gives, in short steps. Reading begins at a line before the change at which nothing
 * is open, and ends at one behind it at which nothing was open before: from there on nothing can differ.
 *
 * Boards that stay are the same objects. Those behind the change move: their `start` is set, and the spans of their flaws
 * are, when all else is done. So `before` is of no use afterwards, but if the steps are left off on the way it still is.
 *
 * @param text the new text, which differs from that of `before` by `change` and nothing else
 */
export function* rescan(before: Scanned, text: string, change: Change): Generator<undefined, Rescanned> {
  const { boards, starts } = before;
  const by = grownBy(change);
  const first = firstToRead(before, change.start);
  const from = starts[first] ?? 0;
  const between: number[] = [];
  // Not the line that the change ends at: what ends the line before it may have changed.
  let next = firstFrom(starts.length, (index) => (starts[index] ?? 0) > change.end);
  let end: number | undefined;
  let limit: number | undefined;
  const found = yield* readLines(text, from, (offset) => {
    while (next < starts.length && (starts[next] ?? 0) + by < offset) {
      next++;
    }
    const old = next < starts.length ? (starts[next] ?? 0) : Infinity;
    if (old + by === offset) {
      limit = Math.max(limit ?? reachOfNext(boards, old), reachOfLast(boards, old));
      end = old >= limit ? old : undefined;
    }
    if (end === undefined) {
      between.push(offset);
    }
    return end !== undefined;
  });
  const changed = changeOf(before, from, end ?? Infinity, withAnswers(text, found), change);
  const behind = changed.from + changed.removed.length;
  for (let index = behind; by !== 0 && index < boards.length; index++) {
    moveBoard(boards[index], by);
  }
  return {
    scanned: {
      text,
      boards: boards.slice(0, changed.from).concat(changed.added, boards.slice(behind)),
      starts: spliced(starts, first + 1, between, end === undefined ? starts.length : next, by),
    },
    change: changed,
    read: (end === undefined ? text.length : end + by) - from,
  };
}

/**
 * The index of the start at which to begin reading: that of the last line before a change at which nothing is open, or
 * of the board before it, whose answer the change may be.
 */
function firstToRead({ boards, starts }: Scanned, changed: number): number {
  // Before it, not at it: a line feed may be put behind the carriage return that ends the line before.
  const first = Math.max(0, firstFrom(starts.length, (index) => (starts[index] ?? 0) >= changed) - 1);
  const start = starts[first] ?? 0;
  const board = boards[indexFrom(boards, start) - 1];
  if (!board || start - extentEnd(board) > FARTHEST_ANSWER) {
    return first;
  }
  return Math.max(0, firstFrom(starts.length, (index) => (starts[index] ?? 0) > board.start) - 1);
}

/** How far the board behind an offset reaches, if it may be the answer of one before; else the offset. */
function reachOfNext(boards: readonly FoundBoard[], offset: number): number {
  const next = boards[indexFrom(boards, offset)];
  return next && next.start - offset <= FARTHEST_ANSWER ? extentEnd(next) : offset;
}

/** How far the board before an offset reaches, whose answer may be behind it. */
function reachOfLast(boards: readonly FoundBoard[], offset: number): number {
  const last = boards[indexFrom(boards, offset) - 1];
  return last ? extentEnd(last) : 0;
}

/**
 * What became of the boards from one offset in the old text to another, where `found` are now. Those before and behind
 * the change that are as they were stay; of those that it is in, the text is another.
 */
function changeOf(
  { boards }: Scanned,
  start: number,
  end: number,
  found: readonly FoundBoard[],
  change: Change,
): BoardsChange {
  let from = indexFrom(boards, start);
  let to = indexFrom(boards, end);
  let [first, last] = [0, found.length];
  const stays = (index: number, by: number, other: number): boolean => {
    const [board, now] = [boards[index], found[other]];
    const isApart = board && (extentEnd(board) <= change.start || board.start >= change.end);
    return from < to && first < last && isApart === true && now !== undefined && isMovedTo(board, by, now);
  };
  while (stays(from, 0, first)) {
    from++;
    first++;
  }
  while (stays(to - 1, grownBy(change), last - 1)) {
    to--;
    last--;
  }
  return { from, removed: boards.slice(from, to), added: found.slice(first, last) };
}

/** The index of the first board that starts at `offset` or behind it. */
function indexFrom(boards: readonly FoundBoard[], offset: number): number {
  return firstFrom(boards.length, (index) => (boards[index]?.start ?? 0) >= offset);
}

/** The offsets before index `from`, others, and those from index `to` on, moved. */
function spliced(
  offsets: Uint32Array,
  from: number,
  others: readonly number[],
  to: number,
  by: number,
): Uint32Array {
  const result = new Uint32Array(from + others.length + offsets.length - to);
  result.set(offsets.subarray(0, from));
  result.set(others, from);
  result.set(offsets.subarray(to), from + others.length);
  for (let index = from + others.length; by !== 0 && index < result.length; index++) {
    result[index] = (result[index] ?? 0) + by;
  }
  return result;
}
