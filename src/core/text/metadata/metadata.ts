// What a text tells of a board besides its cells: title, author, rating and the like, worked out on demand from the lines
// it stands on and those next to it.
import type { FoundBoard, Span } from '../../board';
import { reachOf } from '../cells';
import { endsLine } from '../lines';
import { readColumns } from './columns';
import { readAbove, readBelow } from './lines';
import { readOwnLine } from './ownLine';
import { Told, type Metadata } from './told';

/** Code units that are looked at before a board and behind it on its own lines. */
const MOST_ON_LINE = 2000;

/**
 * What `text` tells of one of its boards. Nothing is taken from the lines of another board, and only some lines above and
 * below are looked at, so that the time does not depend on the length of the text; but it takes a step for each doubling
 * of the boards.
 *
 * @param boards the boards of `text` in its order
 * @param board one of them
 */
export function metadataOf(text: string, boards: readonly FoundBoard[], board: FoundBoard): Metadata {
  const { space, line } = placeOf(text, boards, board);
  // What stands nearer to the board, or is named, comes first: of several titles the first is kept.
  const told = new Told();
  const header = readColumns(text, line, board, told);
  readOwnLine(text, line, board, told);
  readAbove(text, { start: Math.max(space.start, header), end: line.start }, told);
  readBelow(text, { start: line.end, end: space.end }, told);
  return told.metadata();
}

/** Where a board stands among others. */
export interface BoardPlace {
  /** From the end of the board before to the start of the board behind, the answers of both left out. */
  readonly space: Span;
  /** From the start of the board's first line to the end of its last one, or as much of it as is looked at. */
  readonly line: Span;
}

/**
 * Where to look for what a text tells of a board.
 *
 * @param boards the boards of `text` in its order
 * @param board one of them
 */
export function placeOf(text: string, boards: readonly FoundBoard[], board: FoundBoard): BoardPlace {
  const space = spaceOf(boards, board, text.length);
  const reach = reachOf(board);
  const line = {
    start: lineStart(text, reach.start, Math.max(space.start, reach.start - MOST_ON_LINE)),
    end: lineEnd(text, reach.end, Math.min(space.end, reach.end + MOST_ON_LINE)),
  };
  return { space, line };
}

function spaceOf(boards: readonly FoundBoard[], board: FoundBoard, length: number): Span {
  let [low, high] = [0, boards.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((boards[middle]?.start ?? 0) < board.start) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const [before, behind] = [boards[low - 1], boards[low + 1]];
  return { start: before ? reachOf(before).end : 0, end: behind?.start ?? length };
}

function lineStart(text: string, at: number, least: number): number {
  let start = at;
  while (start > least && !endsLine(text.charCodeAt(start - 1))) {
    start--;
  }
  return start;
}

function lineEnd(text: string, at: number, most: number): number {
  let end = at;
  while (end < most && !endsLine(text.charCodeAt(end))) {
    end++;
  }
  return end;
}
