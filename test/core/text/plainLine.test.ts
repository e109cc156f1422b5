// Lines that are told at a glance: the boards are those that the other readers find on them.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { readPlainLine } from '../../../src/core/text/formats/plainLine';
import { NamedLines } from '../../../src/core/text/queens/context';
import { boardsOnLine } from '../../../src/core/text/formats/table';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const digits = fc.string({ unit: fc.constantFrom(...Array.from('123456789')), minLength: 1, maxLength: 81 });
const lines = fc
  .tuple(fc.constantFrom('.', '0', '.0', '-'), digits, fc.nat())
  .map(([blanks, given, seed]) => {
    const cells = Array.from({ length: 81 }, (_, cell) => blanks.charAt(cell % blanks.length));
    Array.from(given).forEach((digit, at) => {
      cells[(seed + 37 * at) % 81] = digit;
    });
    return cells.join('');
  });

describe(`plain lines (SEED=${String(SEED)})`, () => {
  it('have the board that the other readers find', () => {
    let count = 0;
    fc.assert(
      fc.property(lines, fc.constantFrom('', '\n', '\r\n', ' ', '1'), (line, behind) => {
        const text = `\n${line}${behind}`;
        const board = readPlainLine(text, 1);
        count += board ? 1 : 0;
        ok(!board || behind.trim() === '');
        if (board) {
          deepEqual(boardsOnLine(text, { start: 1, end: 82 }, new NamedLines(text, 1, false)), [board]);
        }
      }),
      { seed: SEED, numRuns: 2_000 },
    );
    ok(count > 500, `${String(count)} were plain`);
  });

  it('are no others', () => {
    ok(readPlainLine(LINE, 0));
    equal(readPlainLine(`${LINE}.`, 0), undefined);
    equal(readPlainLine(LINE.slice(1), 0), undefined);
    equal(readPlainLine(LINE.replace('.', '0'), 0), undefined);
    equal(readPlainLine('.'.repeat(81), 0), undefined);
    equal(readPlainLine(`${'1'.repeat(40)}.${'1'.repeat(40)}`, 0), undefined);
  });
});
