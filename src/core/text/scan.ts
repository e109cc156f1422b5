// Finds the boards in a text.
import type { FoundBoard, Span } from '../board';
import { withAnswers } from './answers';
import { boardSpan } from './cells';
import { readPlainLine } from './formats/plainLine';
import type { Region } from './formats/format';
import { boardsOnLine, TEXT_FORMATS } from './formats/table';
import { endOfLine, startOfNextLine } from './lines';
import { NamedLines, type QueensContext } from './queens/context';
import { RowBoards } from './rows/rowBoards';

/** Lines read in one step: well under a millisecond's work, unless they are very long. */
const STEP = 64;

/** What is known of a text from elsewhere. */
export interface TextKind {
  /** Whether all of it is about N-Queens, as its language or the name of its file tells. */
  readonly isQueens: boolean;
}

/** A text of which nothing is known. */
export const ANY_TEXT: TextKind = { isQueens: false };

/**
 * Every board of `text`, in its order, and what is nearly one. Boards do not overlap. Total: any string gives an
 * answer, in time linear in its length.
 */
export function scan(text: string, kind: TextKind = ANY_TEXT): readonly FoundBoard[] {
  const steps = scanInSteps(text, kind);
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

/** The same in short steps, for who has other things to do in between. */
export function* scanInSteps(
  text: string,
  kind: TextKind = ANY_TEXT,
): Generator<undefined, readonly FoundBoard[]> {
  return yield* withAnswers(text, yield* readLines(text, kind, 0, () => false));
}

/**
 * The boards of the lines from one on, before answers are put together with the boards that they follow.
 *
 * What is found depends on nothing before `start`, if nothing was open there: no block of rows, no literal, no name of a
 * puzzle. Nor does it depend on anything behind the line at which reading stops.
 *
 * @param start where a line starts, at which nothing is open: that of the text, or one that `isEnd` was told of
 * @param isEnd told of each further line at whose start nothing is open; says whether to stop there
 */
export function* readLines(
  text: string,
  { isQueens }: TextKind,
  start: number,
  isEnd: (offset: number) => boolean,
): Generator<undefined, readonly FoundBoard[]> {
  const boards: FoundBoard[] = [];
  const rows = new RowBoards(text);
  const named = new NamedLines(text, start, isQueens);
  let count = 0;
  let reach = start;
  for (let at = start; at < text.length;) {
    const plain = readPlainLine(text, at);
    if (plain) {
      rows.end();
      boards.push(plain);
      const line = at;
      at = startOfNextLine(text, line + plain.length);
      named.pass(line, at);
      if (++count % STEP === 0) {
        yield;
      }
      if (at >= reach && isEnd(at)) {
        break;
      }
      continue;
    }
    const first = { start: at, end: endOfLine(text, at) };
    const regions = yield* regionsFrom(text, first, named);
    const region = regions.find(({ isDeclined }) => !isDeclined);
    const own = region?.boards ?? [];
    reach = Math.max(reach, ...regions.map((one) => one.reach ?? 0));
    boards.push(...own);
    let line = first;
    for (let next = 0; ;) {
      while (isBefore(own[next], line)) {
        next++;
      }
      const isTaken = region?.isOwn === true;
      const onLine = isTaken ? [] : boardsOnLine(text, line, named);
      if (isTaken || onLine.length > 0 || touches(own[next], line)) {
        rows.end();
        boards.push(...onLine.filter((board) => !touchesAny(own, next, boardSpan(board))));
      } else {
        rows.add(line);
      }
      if (++count % STEP === 0) {
        yield;
      }
      at = startOfNextLine(text, line.end);
      if (at >= (region?.end ?? 0)) {
        break;
      }
      line = { start: at, end: endOfLine(text, at) };
    }
    if (rows.isBetweenBlocks && at >= reach && !named.isOpenAt(at) && isEnd(at)) {
      break;
    }
  }
  rows.end();
  return boards.concat(rows.boards).sort((one, other) => one.start - other.start);
}

/** What the readers that may begin on a line make of it, up to the first that does not decline. */
function* regionsFrom(
  text: string,
  line: Span,
  context: QueensContext,
): Generator<undefined, readonly Region[]> {
  let regions = NO_REGIONS;
  for (const reader of TEXT_FORMATS) {
    if (reader.begins(text, line, context)) {
      const region = yield* reader.read(text, line, context);
      regions = [...regions, region];
      if (!region.isDeclined) {
        break;
      }
    }
  }
  return regions;
}

const NO_REGIONS: readonly Region[] = [];

function isBefore(board: FoundBoard | undefined, { start }: Span): boolean {
  return board !== undefined && boardSpan(board).end < start;
}

function touches(board: FoundBoard | undefined, { start, end }: Span): boolean {
  return board !== undefined && board.start <= end && boardSpan(board).end >= start;
}

/** Whether one of the boards from `first` on, which are in order, touches a span that none before it does. */
function touchesAny(boards: readonly FoundBoard[], first: number, span: Span): boolean {
  let next = first;
  while (isBefore(boards[next], span)) {
    next++;
  }
  return touches(boards[next], span);
}
