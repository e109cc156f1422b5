// Boards that an edit has moved, and how to find boards by their place.
import type { Flaw, FoundBoard, Span } from '../../board';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The end of a board, or of its answer, if that is in the text with it. */
export function extentEnd(board: FoundBoard): number {
  const { start, length } = board;
  const answer = board.kind === 'sudoku' ? board.answer : undefined;
  return start + Math.max(length, answer ? answer.start + answer.length : 0);
}

/** Moves a board by so many characters, in place: a text may have very many, which all move as it is typed. */
export function moveBoard(board: FoundBoard | undefined, by: number): void {
  if (!board) {
    return;
  }
  (board as Mutable<FoundBoard>).start += by;
  if (board.kind === 'flawed') {
    for (const flaw of board.flaws) {
      // A new one, as flaws may share a span.
      (flaw as Mutable<Flaw>).span = movedSpan(flaw.span, by);
    }
  }
}

/** Whether a board that is moved by so many characters is the same as another. */
export function isMovedTo(board: FoundBoard, by: number, other: FoundBoard): boolean {
  return board.start + by === other.start && isAlike(fromStart(board), fromStart(other));
}

/** A board as if it stood at the start of the text. */
function fromStart(board: FoundBoard): FoundBoard {
  const { start } = board;
  return board.kind === 'flawed'
    ? {
        ...board,
        start: 0,
        flaws: board.flaws.map((flaw) => ({ ...flaw, span: movedSpan(flaw.span, -start) })),
      }
    : { ...board, start: 0 };
}

/** The first index below `count` from which on a condition holds, which it does from some index on; `count` if nowhere. */
export function firstFrom(count: number, holds: (index: number) => boolean): number {
  let [first, end] = [0, count];
  while (first < end) {
    const middle = (first + end) >> 1;
    if (holds(middle)) {
      end = middle;
    } else {
      first = middle + 1;
    }
  }
  return first;
}

function movedSpan({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

/** Whether two values consist of the same. Members that are undefined count as absent. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other);
  }
  const [members, others] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isAlike(members?.[key], others?.[key]),
  );
}
