// Properties of reading and writing: what is written is read again, and nothing but blanks changes.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { Edit, SudokuBoard } from '../../../src/core/board';
import { cellAt, cellSpan } from '../../../src/core/text/cells';
import { scan } from '../../../src/core/text/scan';
import { applyEdits, joinEdits, write } from '../../../src/core/text/write';
import { written } from './notations';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

function whole(text: string): readonly SudokuBoard[] {
  return scan(text).map((board) => {
    ok(board.kind === 'sudoku', `flawed: ${JSON.stringify(board)}`);
    return board;
  });
}

/** The text around the edits: everything that has to stay. */
function rest(text: string, edits: readonly Edit[]): string[] {
  return [0, ...edits.map(({ span }) => span.end)].map((from, i) => text.slice(from, edits[i]?.span.start));
}

const prose = fc.constantFrom(
  '',
  'A board:\n\n',
  '# Title 17\n\n',
  '```\n',
  '\ufeff',
  'Kid & co. say: “never 8 or 9”\n\n',
  '\n\n',
);
const behind = fc.constantFrom('', '\n', '\n\nThat was it, no. 1.\n', '\n```\n', '\r\n\r\n\r\nnext:');

describe(`reading and writing (SEED=${String(SEED)})`, () => {
  it('finds a board in any notation, and its cells where they stand', () => {
    fc.assert(
      fc.property(written, prose, behind, (board, before, after) => {
        const boards = whole(before + board.text + after);
        equal(boards.length, 1, board.notation);
        deepEqual(Array.from(boards[0]!.cells), board.cells, board.notation);
        board.cells.forEach((value, cell) => {
          const { start, end } = cellSpan(boards[0]!, cell);
          const token = (before + board.text).slice(start, end).normalize('NFKC');
          ok(
            value === 0 ? !/[1-9]/.test(token.replace('-1', '')) : token === String(value),
            `${board.notation}: ${token}`,
          );
          ok(start === end || cellAt(boards[0]!, start) !== undefined);
        });
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });

  it('writes the solution into the blanks and changes nothing else', () => {
    fc.assert(
      fc.property(written, prose, behind, (board, before, after) => {
        const text = before + board.text + after;
        const found = whole(text)[0]!;
        const edits = write(text, found, Uint8Array.from(board.puzzle.solution));
        const solved = applyEdits(text, edits);
        equal(edits.length, board.cells.filter((value) => value === 0).length);
        deepEqual(Array.from(whole(solved)[0]!.cells), board.puzzle.solution, `${board.notation}\n${solved}`);
        // Whatever is not a blank's token stands in the solved text as before, in the same order.
        let from = 0;
        rest(text, edits).forEach((kept, i) => {
          equal(solved.slice(from, from + kept.length), kept);
          from += kept.length + (edits[i]?.text.length ?? 0);
        });
        equal(from, solved.length);
        ok(edits.every(({ text: digit }) => /^"?[1-9１-９]"?$/.test(digit)));
        const joined = joinEdits(text, edits);
        equal(applyEdits(text, joined ? [joined] : []), solved);
        deepEqual(joined?.span, edits[0] && { start: edits[0].span.start, end: edits.at(-1)?.span.end });
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });

  it('finds several boards in one text, in order', () => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 2, maxLength: 5 }), (boards) => {
        const found = whole(boards.map(({ text }) => `A title\n\n${text}\n\nwords\n`).join(''));
        deepEqual(
          found.map(({ cells }) => Array.from(cells)),
          boards.map(({ cells }) => cells),
          boards.map((board) => board.notation).join(),
        );
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('tells the cell at an offset, and none between cells', () => {
    const [board] = whole('| 5 3 . | . 7 . | . . . |\n'.repeat(9));
    equal(cellAt(board!, 1), undefined);
    equal(cellAt(board!, 2), 0);
    equal(cellAt(board!, 3), 0);
    equal(cellAt(board!, 8), undefined);
    equal(cellAt(board!, 10), 3);
    equal(cellAt(board!, 26 * 8 + 22), 80);
    equal(cellAt(board!, 26 * 9), undefined);
  });
});
