// Finds the boards of a text again after an edit, by reading only the lines that the edit can have changed.
import type { FoundBoard } from '../../board';
import { FARTHEST_ANSWER, withAnswers } from '../answers';
import { grownBy, type Change } from './change';
import { extentEnd, firstFrom, isMovedTo, moveBoard } from './moved';
import type { Readable } from './pieces';
import { ANY_TEXT, readLines, type TextKind } from '../scan';

/** Characters behind an edit that are looked at, at first; and so many times more if that was too few. */
const ROOM = 512;
const MORE = 8;

/** A text and its boards, with what is needed to find them again after an edit. */
export interface Scanned<Text extends Readable = string> {
  readonly text: Text;
  /** What `scan` gives. */
  readonly boards: readonly FoundBoard[];
  /** The offsets of line starts at which nothing is open, ascending, from 0 on: reading can begin at any of them. */
  readonly starts: Uint32Array;
  readonly kind: TextKind;
}

/** What became of the boards: those `removed`, from index `from` on, gave way to those `added`. */
export interface BoardsChange {
  readonly from: number;
  readonly removed: readonly FoundBoard[];
  readonly added: readonly FoundBoard[];
}

export interface Rescanned<Text extends Readable = string> {
  readonly scanned: Scanned<Text>;
  readonly change: BoardsChange;
  /** How many characters were read. */
  readonly read: number;
}

/** Scans a text, in short steps. */
export function* scanToKeep(text: string, kind: TextKind = ANY_TEXT): Generator<undefined, Scanned> {
  const starts = [0];
  const found = yield* readLines(text, kind, 0, (offset) => {
    starts.push(offset);
    return false;
  });
  return { text, boards: yield* withAnswers(text, found), starts: new Uint32Array(starts), kind };
}

/**
 * What a fresh scan of the new text gives, in short steps. Reading begins at a line before the change at which nothing
 * is open, and ends at one behind it at which nothing was open before: from there on nothing can differ.
 *
 * Boards that stay are the same objects. Those behind the change move: their `start` is set, and the spans of their flaws
 * are, when all else is done. So `before` is of no use afterwards, but if the steps are left off on the way it still is.
 *
 * @param text the new text, which differs from that of `before` by `change` and nothing else; only what is read is asked
 *   of it
 */
export function* rescan<Text extends Readable>(
  before: Scanned<Readable>,
  text: Text,
  change: Change,
): Generator<undefined, Rescanned<Text>> {
  const { boards, starts } = before;
  const by = grownBy(change);
  const first = firstToRead(before, change.start);
  const { found, between, next, end } = yield* reread(before, text, change, first);
  const from = starts[first] ?? 0;
  const changed = changeOf(before, from, end ?? Infinity, found, change);
  const behind = changed.from + changed.removed.length;
  for (let index = behind; by !== 0 && index < boards.length; index++) {
    moveBoard(boards[index], by);
  }
  return {
    scanned: {
      text,
      boards: boards.slice(0, changed.from).concat(changed.added, boards.slice(behind)),
      starts: spliced(starts, first + 1, between, end === undefined ? starts.length : next, by),
      kind: before.kind,
    },
    change: changed,
    read: (end === undefined ? text.length : end + by) - from,
  };
}

/** What was read again. */
interface Reread {
  readonly found: readonly FoundBoard[];
  /** The starts of lines at which nothing is open, in the new text. */
  readonly between: readonly number[];
  /** Where reading ended, in the old text; undefined at its end. */
  readonly end: number | undefined;
  /** The index of that start, if there is one. */
  readonly next: number;
}

/**
 * Reads from the start with index `first` on. Only a part of the text is looked at, from the line before on, as readers
 * may look at that. If reading does not end within the part, a larger one is taken, and all of it is read anew: in
 * time linear in the last one, as each is many times as large as the one before.
 */
function* reread(
  { boards, starts, kind }: Scanned<Readable>,
  text: Readable,
  change: Change,
  first: number,
): Generator<undefined, Reread> {
  const by = grownBy(change);
  const origin = starts[Math.max(0, first - 1)] ?? 0;
  // Not the line that the change ends at: what ends the line before it may have changed.
  const firstBehind = firstFrom(starts.length, (index) => (starts[index] ?? 0) > change.end);
  for (let room = ROOM; ; room *= MORE) {
    const stop = Math.min(text.length, change.start + change.length + room);
    const part = text.slice(origin, stop);
    const between: number[] = [];
    let next = firstBehind;
    let end: number | undefined;
    let limit: number | undefined;
    const read = yield* readLines(part, kind, (starts[first] ?? 0) - origin, (at) => {
      const offset = origin + at;
      while (next < starts.length && (starts[next] ?? 0) + by < offset) {
        next++;
      }
      const old = next < starts.length ? (starts[next] ?? 0) : Infinity;
      // Where the part is cut off no line need start.
      if (old + by === offset && (offset < stop || stop === text.length)) {
        limit = Math.max(limit ?? reachOfNext(boards, old), reachOfLast(boards, old));
        end = old >= limit ? old : undefined;
      }
      if (end === undefined) {
        between.push(offset);
      }
      return end !== undefined;
    });
    if (end !== undefined || stop === text.length) {
      const found = yield* withAnswers(part, read);
      for (const board of found) {
        moveBoard(board, origin);
      }
      return { found, between, next, end };
    }
  }
}

/**
 * The index of the start at which to begin reading: that of the last line before a change at which nothing is open, or
 * of the board before it, whose answer the change may be. Never between a board and its answer.
 */
function firstToRead({ boards, starts }: Scanned<Readable>, changed: number): number {
  // Before it, not at it: a line feed may be put behind the carriage return that ends the line before.
  const first = Math.max(0, firstFrom(starts.length, (index) => (starts[index] ?? 0) >= changed) - 1);
  const start = starts[first] ?? 0;
  const board = lastBefore(boards, start);
  if (!board || start - extentEnd(board) > FARTHEST_ANSWER) {
    return first;
  }
  const startOf = ({ start: at }: FoundBoard): number =>
    Math.max(0, firstFrom(starts.length, (index) => (starts[index] ?? 0) > at) - 1);
  let from = startOf(board);
  // An answer may stand on the same line before the board, and what it is the answer of on another one before that.
  for (let last = lastBefore(boards, starts[from] ?? 0); last && extentEnd(last) > (starts[from] ?? 0);) {
    from = startOf(last);
    last = lastBefore(boards, starts[from] ?? 0);
  }
  return from;
}

/** The last board that starts before an offset. */
function lastBefore(boards: readonly FoundBoard[], offset: number): FoundBoard | undefined {
  return boards[indexFrom(boards, offset) - 1];
}

/** How far the board behind an offset reaches, if it may be the answer of one before; else the offset. */
function reachOfNext(boards: readonly FoundBoard[], offset: number): number {
  const next = boards[indexFrom(boards, offset)];
  return next && next.start - offset <= FARTHEST_ANSWER ? extentEnd(next) : offset;
}

/** How far the board before an offset reaches, whose answer may be behind it. */
function reachOfLast(boards: readonly FoundBoard[], offset: number): number {
  const last = lastBefore(boards, offset);
  return last ? extentEnd(last) : 0;
}

/**
 * What became of the boards from one offset in the old text to another, where `found` are now. Those before and behind
 * the change that are as they were stay; of those that it is in, the text is another.
 */
function changeOf(
  { boards }: Scanned<Readable>,
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
