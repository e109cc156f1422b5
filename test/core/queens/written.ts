// An N-Queens board written by hand, as the reader of rows would find it: for tests of what is said of boards.
import type { QueensBoard } from '../../../src/core/board';
import { drawn } from './boards';

/** A board of rows of `.` and `Q`, and its text: nothing else stands there. */
export function written(...rows: readonly string[]): { readonly text: string; readonly board: QueensBoard } {
  const text = rows.join('\n');
  const starts = rows.flatMap((row, index) =>
    Array.from(row, (_, column) => index * (row.length + 1) + column),
  );
  const board: QueensBoard = {
    ...drawn(...rows),
    kind: 'queens',
    notation: 'queenRows',
    start: 0,
    length: text.length,
    per: 'square',
    tokens: { starts: Uint32Array.from(starts), lengths: undefined },
    marks: { queen: 'Q', blank: '.', first: 1 },
  };
  return { text, board };
}
