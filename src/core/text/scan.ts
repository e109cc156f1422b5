// Finds the boards in a text.
import type { FoundBoard, Span } from '../board';
import { boardSpan } from './cells';
import { LINE_FORMATS, TEXT_FORMATS } from './formats/table';
import { linesOf } from './lines';
import { RowBoards } from './rowBoards';

/** Lines read in one step: well under a millisecond's work, unless they are very long. */
const STEP = 64;

/**
 * Every board of `text`, in its order, and what is nearly one. Boards do not overlap. Total: any string gives an
 * answer, in time linear in its length.
 */
export function scan(text: string): readonly FoundBoard[] {
  const steps = scanInSteps(text);
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

/** The same in short steps, for who has other things to do in between. */
export function* scanInSteps(text: string): Generator<undefined, readonly FoundBoard[]> {
  const literals: FoundBoard[] = [];
  for (const read of TEXT_FORMATS) {
    for (const board of yield* read(text)) {
      literals.push(board);
    }
  }
  const rows = new RowBoards(text);
  const lines: FoundBoard[] = [];
  let next = 0;
  let count = 0;
  for (const line of linesOf(text)) {
    while (isBefore(literals[next], line)) {
      next++;
    }
    const onLine = LINE_FORMATS.flatMap((read) => read(text, line));
    if (onLine.length > 0 || touches(literals[next], line)) {
      rows.end();
      for (const board of onLine) {
        if (!touchesAny(literals, next, boardSpan(board))) {
          lines.push(board);
        }
      }
    } else {
      rows.add(line);
    }
    if (++count % STEP === 0) {
      yield;
    }
  }
  rows.end();
  return [...literals, ...lines, ...rows.boards].sort((one, other) => one.start - other.start);
}

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
