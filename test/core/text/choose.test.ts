// Which boards a cursor or selection means.
import { deepEqual } from 'node:assert/strict';
import { chooseBoards } from '../../../src/core/text/choose';
import { scan } from '../../../src/core/text/scan';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TWO = `first: ${LINE}\n\nsecond: ${LINE}\nwords\n`;
const SECOND = TWO.indexOf('second');

/** Indexes of the boards that selections, given as [start, end], mean. */
function chosen(text: string, ...selections: [number, number][]): number[] {
  const boards = scan(text);
  return chooseBoards(
    text,
    boards,
    selections.map(([start, end]) => ({ start, end })),
  ).map((board) => boards.indexOf(board));
}

describe('chooseBoards', () => {
  it('takes the board a cursor is in, or at either end of', () => {
    deepEqual(chosen(TWO, [20, 20]), [0]);
    deepEqual(chosen(TWO, [7, 7]), [0]);
    deepEqual(chosen(TWO, [88, 88]), [0]);
  });

  it('takes the board on the line of a cursor that is in none', () => {
    deepEqual(chosen(TWO, [0, 0]), [0]);
    deepEqual(chosen(TWO, [SECOND, SECOND]), [1]);
    deepEqual(chosen(`${LINE} ${LINE}\n`, [0, 0]), [0]);
  });

  it('takes every board a selection touches, in the order of the text', () => {
    deepEqual(chosen(TWO, [50, SECOND + 20]), [0, 1]);
    deepEqual(chosen(TWO, [SECOND + 20, SECOND + 20], [20, 20]), [0, 1]);
    deepEqual(chosen(TWO, [20, 20], [30, 30]), [0]);
  });

  it('takes none when several could be meant, and the only one from anywhere', () => {
    deepEqual(chosen(TWO, [TWO.length, TWO.length]), []);
    deepEqual(chosen(`${LINE}\n\nwords`, [LINE.length + 4, LINE.length + 4]), [0]);
    deepEqual(chosen('words', [0, 0]), []);
  });

  it('takes a literal from the start of its line', () => {
    const literal = `board = [${Array.from({ length: 9 }, (_, row) => JSON.stringify(LINE.slice(row * 9, row * 9 + 9))).join(', ')}]\n`;
    deepEqual(chosen(literal + TWO, [0, 0]), [0]);
  });
});
