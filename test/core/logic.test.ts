// From where a person starts on a board, and why there is nowhere to start.
import assert from 'node:assert/strict';
import type { SudokuBoard } from '../../src/core/board';
import { judge, type Verdict } from '../../src/core/judge';
import { EDITOR_NODES } from '../../src/core/limits';
import { logicStart, pathOf, ratingStart, type LogicStartOf, type NoLogic } from '../../src/core/logic';
import { ratingText } from '../../src/core/sudoku/logic/rated';
import { scan } from '../../src/core/text/scan';
import { WIKIPEDIA, WIKIPEDIA_SOLVED, withCell } from './sudoku/boards';

/** The verdict on the first board of a text. */
function verdictOf(text: string): Verdict {
  const [board] = scan(text);
  assert.ok(board, text);
  return judge(board);
}

const startsOf = (text: string): LogicStartOf[] => {
  const verdict = verdictOf(text);
  return [logicStart(verdict), ratingStart(verdict, EDITOR_NODES)];
};

function assertStarts(start: LogicStartOf): asserts start is Extract<LogicStartOf, { start: unknown }> {
  assert.ok('start' in start, JSON.stringify(start));
}

describe('where logic starts', () => {
  it('is at the givens of a plain board, whose rating is the published one', () => {
    for (const start of startsOf(WIKIPEDIA)) {
      assertStarts(start);
      const path = pathOf(start.start);
      assert.deepEqual([path.end, ratingText(path.rating)], ['solved', 'ED=1.2/1.2/1.2']);
    }
  });

  it('is nowhere on boards with no, several or unknown solutions, other sizes, and full ones', () => {
    const twoFours = withCell(WIKIPEDIA, 1, 3, '5');
    const reasons: readonly (readonly [NoLogic, string])[] = [
      ['none', twoFours],
      ['none', withCell(WIKIPEDIA, 1, 3, '1')],
      ['many', '.'.repeat(81)],
      ['full', WIKIPEDIA_SOLVED],
      ['size', '1 2 3 4\n3 4 . .\n. . . .\n4 3 2 .\n'],
      ['queens', '.Q..\n...Q\nQ...\n..Q.\n'],
      ['flawed', `puzzle: ${WIKIPEDIA.slice(0, 79)}`],
    ];
    for (const [why, text] of reasons) {
      assert.deepEqual(startsOf(text), [{ why }, { why }], text);
    }
    const [board] = scan(WIKIPEDIA) as SudokuBoard[];
    const verdict: Verdict = {
      kind: 'sound',
      board: board!,
      outcome: { kind: 'gaveUp', nodes: 9 },
      impossible: [],
      answerFaults: [],
    };
    assert.deepEqual(logicStart(verdict), { why: 'undecided' });
  });

  it('is at the candidates that the text leaves', () => {
    const start = logicStart(verdictOf(`:0000:x:${WIKIPEDIA}:113 213::`));
    assertStarts(start);
    // Of 1, 2 and 4, which row, column and box leave to r1c3.
    assert.equal(start.start.candidates?.[2], 0b1000);
    const plain = logicStart(verdictOf(WIKIPEDIA));
    assertStarts(plain);
    assert.equal(plain.start.candidates, undefined);
  });

  it('is at the givens alone for a rating, where the text tells them from what was placed', () => {
    const verdict = verdictOf(`:0000:x:${'+4'.padEnd(2)}${'.'.repeat(80)}:::`);
    assert.deepEqual(ratingStart(verdict, EDITOR_NODES), { why: 'many' });
    const placed = Array.from(WIKIPEDIA, (given, cell) =>
      given === '.' ? `+${WIKIPEDIA_SOLVED[cell]!}` : given,
    );
    const solved = verdictOf(`:0000:x:${placed.join('')}:::`);
    assert.deepEqual(logicStart(solved), { why: 'full' });
    const start = ratingStart(solved, EDITOR_NODES);
    assertStarts(start);
    assert.deepEqual([...start.start.cells].map((value) => value || '.').join(''), WIKIPEDIA);
  });
});
