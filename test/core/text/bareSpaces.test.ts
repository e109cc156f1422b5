// Boards whose blanks are spaces, of which editors trim the last ones in a line.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { SudokuBoard } from '../../../src/core/board';
import { scan } from '../../../src/core/text/scan';
import { applyEdits, write } from '../../../src/core/text/write';
import { puzzle } from './notations';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/**
 * A puzzle of which each row has a given, one row has one in its last cell, and two stand side by side; with a blank in
 * most rows, as otherwise a row that is trimmed is one with a cell too few.
 */
const shown = puzzle
  .map(({ cells, solution }) => ({
    solution,
    cells: cells.map((value, cell) =>
      cell % 10 === 0 || cell === 1 || cell % 9 === 4 ? solution[cell]! : value,
    ),
  }))
  .filter(({ cells }) => [1, 2, 3, 4, 5, 6].every((row) => cells.slice(9 * row, 9 * row + 8).includes(0)));

function only(text: string): SudokuBoard {
  const boards = scan(text);
  equal(boards.length, 1, text);
  const [board] = boards;
  ok(board?.kind === 'sudoku');
  return board;
}

describe(`spaces as blanks (SEED=${String(SEED)})`, () => {
  it('are filled in place, one or all', () => {
    fc.assert(
      fc.property(
        shown,
        fc.boolean(),
        fc.constantFrom('\n', '\r\n'),
        fc.nat(),
        (board, trimmed, end, where) => {
          const text = Array.from({ length: 9 }, (_, row) => board.cells.slice(9 * row, 9 * row + 9))
            .map((row) => row.map((value) => value || ' ').join(''))
            .map((line) => (trimmed ? line.trimEnd() : line))
            .join(end);
          const found = only(text);
          deepEqual(Array.from(found.cells), board.cells);
          const solved = applyEdits(text, write(text, found, Uint8Array.from(board.solution)));
          deepEqual(Array.from(only(solved).cells), board.solution);
          const blanks = [...board.cells.keys()].filter((cell) => board.cells[cell] === 0);
          const cell = blanks[where % blanks.length]!;
          const one = board.cells.map((value, i) => (i === cell ? board.solution[i]! : value));
          const edits = write(text, found, Uint8Array.from(one.map((value, i) => (i === cell ? value : 0))));
          equal(edits.length, 1);
          deepEqual(Array.from(only(applyEdits(text, edits)).cells), one);
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
  });
});
