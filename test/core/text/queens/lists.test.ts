// Properties of lists of queens, literals and FEN: what is printed is read, and what is written is read again.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { QueensBoard } from '../../../../src/core/board';
import { cellSpan } from '../../../../src/core/text/cells';
import { writeQueens } from '../../../../src/core/text/queens/write';
import { scan } from '../../../../src/core/text/scan';
import { applyEdits } from '../../../../src/core/text/write';
import { printed } from './printedLists';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** The only board of a text, which has to be one of N-Queens. */
function boardIn(text: string): QueensBoard {
  const [board, ...others] = scan(text);
  ok(board?.kind === 'queens' && others.length === 0, `${text}\n${JSON.stringify([board, ...others])}`);
  return board;
}

/** The column of the queen of each row, from 0; -1 for none. */
function columnsOf({ size, queens }: QueensBoard): readonly number[] {
  const columns = new Array<number>(size).fill(-1);
  for (const square of queens) {
    columns[Math.floor(square / size)] = square % size;
  }
  return columns;
}

describe(`lists of queens (SEED=${String(SEED)})`, () => {
  it('are read as they are printed', () => {
    fc.assert(
      fc.property(printed, ({ style, before, text, after, columns }) => {
        const board = boardIn(before + text + after);
        deepEqual(columnsOf(board), columns, style);
        const count = { square: board.size ** 2, row: board.size, queen: board.queens.length }[board.per];
        equal(board.tokens?.starts.length, count, style);
        ok(board.start >= before.length && board.start + board.length <= (before + text).length, style);
        equal(cellSpan(board, count - 1).end, board.start + board.length, style);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('are completed in place, and nothing else changes', () => {
    fc.assert(
      fc.property(printed, ({ style, before, text, after, solution }) => {
        const all = before + text + after;
        const board = boardIn(all);
        const edits = writeQueens(all, board, Uint16Array.from(solution));
        const solved = applyEdits(all, edits);
        deepEqual(columnsOf(boardIn(solved)), solution, `${style}\n${solved}`);
        const end = board.start + board.length;
        ok(solved.startsWith(all.slice(0, board.start)), style);
        ok(solved.endsWith(all.slice(end)), style);
        // Tokens that told of a queen stay, and so does what is between them.
        const blanks = Array.from(edits, ({ span }) => all.slice(span.start, span.end));
        ok(
          blanks.every(
            (blank) => !/[qQ1]|True/.test(blank.replace(/-1|^1\d$/, '')) || board.notation === 'queenFen',
          ),
          `${style}: ${blanks.join()}`,
        );
        equal(writeQueens(solved, boardIn(solved), Uint16Array.from(solution)).length, 0, style);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('leave out rows for which there is no column', () => {
    const text = '# 4 queens\n\n2 . . .\n';
    const edits = writeQueens(text, boardIn(text), Uint16Array.of(1, 3, 4, 9));
    equal(applyEdits(text, edits), '# 4 queens\n\n2 4 . .\n');
  });
});
