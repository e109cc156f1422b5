// Any text at all: the scan answers, its boards lie in the text in order, and writing to them stays inside.
import { equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { boardSpan, cellSpan } from '../../../src/core/text/cells';
import { squareSpan } from '../../../src/core/text/queens/squares';
import { scan } from '../../../src/core/text/scan';
import { applyEdits, write } from '../../../src/core/text/write';
import { written } from './notations';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** Characters that mean something to some reader, and some that should not. */
const NASTY = Array.from(
  '0123456789.-_*?xX|+=:\'"`[](){}<>/\\#%,; \t\n\r│─┼═║５．\ufeff\u200b\u2028\u0000\ud83d\udc51\ud800aZé',
);

const garbage = fc.oneof(
  fc.string({ unit: fc.constantFrom(...NASTY), maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
);
/** A board with something knocked out of it, or put in. */
const damaged = fc
  .tuple(written, fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...NASTY)), { maxLength: 4 }))
  .map(([{ text }, damages]) =>
    damages.reduce((result, [where, removed, put]) => {
      const at = where % (result.length + 1);
      return result.slice(0, at) + put + result.slice(at + removed);
    }, text),
  );
const texts = fc
  .array(fc.oneof(garbage, damaged, fc.constantFrom('\n', '\n\n', '\r\n', ' ')), { maxLength: 8 })
  .map((parts) => parts.join(''));

describe(`any text (SEED=${String(SEED)})`, () => {
  it('gives boards that lie in the text, in order and apart, and flaws that point into them', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = -1;
        for (const board of scan(text)) {
          const span = boardSpan(board);
          ok(span.start > end && span.end <= text.length, 'boards overlap or leave the text');
          end = span.end;
          if (board.kind === 'flawed') {
            ok(board.flaws.length > 0);
            for (const flaw of board.flaws) {
              ok(
                flaw.span.start >= span.start &&
                  flaw.span.end <= span.end &&
                  flaw.span.start <= flaw.span.end,
                flaw.code,
              );
            }
            continue;
          }
          if (board.kind === 'queens') {
            const { size, queens } = board;
            ok(new Set(queens).size === queens.length && queens.every((square) => square < size ** 2));
            for (const square of queens) {
              const token = squareSpan(board, square);
              ok(token && token.start >= span.start && token.end <= span.end);
            }
            continue;
          }
          let last = span.start;
          for (let cell = 0; cell < 81; cell++) {
            const token = cellSpan(board, cell);
            ok(token.start >= last && token.end <= span.end && board.cells[cell]! <= 9);
            last = token.end;
          }
          const edits = write(text, board, new Uint8Array(81).fill(5));
          equal(edits.length, board.cells.filter((value) => value === 0).length);
          ok(edits.every((edit) => edit.span.start >= span.start && edit.span.end <= span.end));
          ok(applyEdits(text, edits).endsWith(text.slice(span.end)));
        }
      }),
      { seed: SEED, numRuns: 5_000 },
    );
  });

  it('finds a board whatever printable garbage stands above and below it', () => {
    // Garbage of letters only around the board: digits and marks could make rows of their own next to it.
    const words = fc.string({ unit: fc.constantFrom(...Array.from('abcdefgh ABC,.!?\n')), maxLength: 200 });
    fc.assert(
      fc.property(words, written, words, (before, board, after) => {
        const found = scan(`${before}\nand:\n\n${board.text}\n\nend ${after}`).filter(
          ({ kind }) => kind === 'sudoku',
        );
        equal(found.length, 1, board.notation);
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });
});
