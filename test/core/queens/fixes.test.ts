// The fixes for queens that attack each other: which are offered, and the text with each of them.
import { deepEqual } from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fixesFor } from '../../../src/core/fixes';
import { judge } from '../../../src/core/judge';
import { squareSpan } from '../../../src/core/text/queens/squares';
import { applyEdits } from '../../../src/core/text/write';
import { textOf } from '../../../src/words/sentence';
import { describeFix } from '../../../src/words/surfaces';
import { written } from './written';

/** The title of each fix of a problem at a square, and the rows with it. */
function fixed(code: string, square: number, ...rows: readonly string[]) {
  const { text, board } = written(...rows);
  const span = squareSpan(board, square) ?? { start: 0, end: 0 };
  return fixesFor(text, judge(board), { code, span }).map((fix) => [
    textOf(describeFix(fix)),
    applyEdits(text, fix.edits).split('\n').join(' '),
  ]);
}

describe('the fixes of an N-Queens board', () => {
  it('take away one of two queens that attack each other', () => {
    deepEqual(fixed('queens-attack', 3, 'Q..Q', '....', '....', '....'), [
      ['Remove the queen at r1c4', 'Q... .... .... ....'],
      ['Remove the queen at r1c1', '...Q .... .... ....'],
    ]);
  });

  it('take away the one that is marked, of several', () => {
    const rows = ['.Q..', '....', '...Q', '.Q..'] as const;
    deepEqual(fixed('queens-attack', 1, ...rows), [['Remove the queen at r1c2', '.... .... ...Q .Q..']]);
    deepEqual(fixed('too-many-queens', 2, 'QQ', 'Q.'), [['Remove the queen at r2c1', 'QQ ..']]);
  });

  it('are none for other squares, other boards, and notations without a blank', () => {
    deepEqual(fixed('queens-attack', 1, 'Q..Q', '....', '....', '....'), []);
    deepEqual(fixed('no-completion', 0, 'Q...', '....', '....', '....'), []);
    const { text, board } = written('Q..Q', '....', '....', '....');
    const span = { start: 0, end: 1 };
    const tokens = { starts: Uint32Array.of(0, 3), lengths: undefined };
    const queens = judge({ ...board, notation: 'queenPairs', per: 'queen', tokens });
    deepEqual(fixesFor(text, queens, { code: 'queens-attack', span }), []);
  });
});
