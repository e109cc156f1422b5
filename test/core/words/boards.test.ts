// What is said of boards: their cells and values are named as the board has them.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { violations } from '../../../src/core/sudoku/rules';
import { NINE_BY_NINE } from '../../../src/core/sudoku/shape';
import { DIGITS, FROM_ONE, NUMBERS } from '../../../src/core/text/symbols';
import { describeFlaw, describeOutcome, describePart, describeViolation } from '../../../src/words/boards';
import { textOf } from '../../../src/words/sentence';
import { describeReason } from '../../../src/words/verdicts';
import { cellsOfText, shape } from '../sudoku/anySize/bigBoards';
import { cellsOf } from '../sudoku/boards';

const big = { shape: shape(4, 4), symbols: FROM_ONE };
const nine = { shape: NINE_BY_NINE, symbols: DIGITS };

function saidOf(board: Parameters<typeof describeViolation>[1], cells: Uint8Array, candidates?: Uint32Array) {
  return violations({ shape: board.shape, cells, candidates }).map((violation) =>
    textOf(describeViolation(violation, board)),
  );
}

describe('what is said of a violation', () => {
  it('names values as the board writes them, and cells beyond the ninth', () => {
    const cells = new Uint8Array(256);
    cells[13] = cells[15] = 11;
    assert.deepEqual(saidOf(big, cells).slice(0, 1), ['The B at r1c14 clashes with r1c16 (row 1, box 4).']);
    assert.deepEqual(saidOf({ ...big, symbols: NUMBERS }, cells).slice(0, 1), [
      'The 11 at r1c14 clashes with r1c16 (row 1, box 4).',
    ]);
  });

  it('tells how many clashes are not listed', () => {
    assert.equal(
      saidOf(nine, cellsOf('5'.repeat(81)))[80],
      'The 5 at r9c9 clashes with r9c1 (row 9), r9c2 (row 9), r9c3 (row 9), r9c4 (row 9), r9c5 (row 9), ' +
        'r9c6 (row 9), r9c7 (row 9, box 9), r9c8 (row 9, box 9), and 12 more.',
    );
  });

  it('says why a blank can hold nothing', () => {
    assert.equal(
      saidOf(nine, cellsOf('........9'.padEnd(72, '.') + '12345678.'))[0],
      'r9c9 can hold no digit: each of the nine stands in its row, column or box.',
    );
    assert.equal(
      saidOf({ shape: shape(2, 2), symbols: DIGITS }, cellsOfText('123....4........'))[0],
      'r1c4 can hold no value: each of the 4 stands in its row, column or box.',
    );
    const candidates = new Uint32Array(81).fill(511);
    candidates[1] = 1;
    candidates[80] = 0;
    assert.deepEqual(saidOf(nine, cellsOf('1'.padEnd(81, '.')), candidates), [
      'r1c2 can hold no digit: each of its candidates stands in its row, column or box.',
      'r9c9 is blank, but no candidate is left to it.',
    ]);
    candidates[1] = 3;
    candidates[80] = 511;
    assert.deepEqual(saidOf(nine, cellsOf('1'.padEnd(81, '.')), candidates), [
      '1 cannot be a candidate of r1c2: r1c1 holds it.',
    ]);
    assert.equal(
      saidOf(nine, cellsOf('1........'.repeat(2).padEnd(81, '.')), candidates)[2],
      '1 cannot be a candidate of r1c2: r1c1, r2c1 hold it.',
    );
  });

  it('names the parts of it', () => {
    const [violation] = violations({ shape: big.shape, cells: new Uint8Array(256).fill(16, 0, 2) });
    assert.equal(textOf(describePart(violation!, 17, 16, big)), 'r2c2 holds G');
  });
});

describe('what is said of a board', () => {
  it('asks for digits on small boards, and for values on larger ones', () => {
    const flaw = {
      code: 'bad-character',
      span: { start: 0, end: 1 },
      row: 3,
      column: 12,
      found: '!',
    } as const;
    const said = (expected: number): string => textOf(describeFlaw({ ...flaw, expected }));
    assert.equal(said(6), 'r3c12 holds “!”: put a digit from 1 to 6 or a blank there.');
    assert.equal(said(16), 'r3c12 holds “!”: put a value of the board or a blank there.');
    const board = { kind: 'flawed', notation: 'rows', start: 0, length: 1, flaws: [] } as const;
    assert.equal(
      textOf(describeReason({ kind: 'flawed', board, flaws: [{ ...flaw, expected: 12 }] })),
      'r3c12 holds neither a value of the board nor a blank.',
    );
  });

  it('tells whether the solution told is the first in order', () => {
    const many = {
      kind: 'many',
      solution: new Uint8Array(256),
      other: new Uint8Array(256),
      differing: [17, 18],
      nodes: 1,
    } as const;
    const said = 'The board has more than one solution: two of them differ in 2 cells, r2c2 first.';
    assert.equal(textOf(describeOutcome({ ...many, isFirst: true })), said);
    assert.equal(
      textOf(describeOutcome({ ...many, isFirst: false })),
      `${said} Which is the first in order was not found within the limit.`,
    );
  });
});
