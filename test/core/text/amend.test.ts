// Changes to whole boards, in their own marks, which read as what they are meant to be.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { SudokuBoard } from '../../../src/core/board';
import { addGiven, blankGivens, removeBoard } from '../../../src/core/text/mend/amend';
import { scan } from '../../../src/core/text/scan';
import { applyEdits } from '../../../src/core/text/write';
import fc from 'fast-check';
import { written } from './notations';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = LINE.replace(/.{9}(?=.)/g, '$&\n');

function onlyBoard(text: string): SudokuBoard {
  const [board, ...others] = scan(text);
  equal(others.length, 0, 'more than one board');
  ok(board?.kind === 'sudoku', 'no board');
  return board;
}

function blanked(text: string, ...cells: readonly number[]): string | undefined {
  const edits = blankGivens(text, onlyBoard(text), cells);
  return edits && applyEdits(text, edits);
}

describe('blanking givens', () => {
  it('writes the blank mark of the board', () => {
    equal(blanked(LINE, 0), LINE.replace('53..', '.3..'));
    equal(blanked(LINE.replaceAll('.', '0'), 0, 1), LINE.replace('53..', '....').replaceAll('.', '0'));
    equal(
      blanked(`// ${ROWS.replaceAll('\n', '\r\n// ')}`, 80),
      `// ${ROWS.replace(/9$/, '.').replaceAll('\n', '\r\n// ')}`,
    );
  });

  it('leaves a field empty where blanks are empty fields', () => {
    const fields = ROWS.replace(/[^\n](?=[^\n])/g, '$&,').replaceAll('.', '');
    equal(blanked(fields, 0), fields.replace('5,3,', ',3,'));
  });

  it('makes the same board with these cells blank, in any notation', () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 0, max: 80 }), ({ text }, from) => {
        const board = onlyBoard(text);
        const cells = [...board.cells.keys()].filter((cell) => cell >= from && (board.cells[cell] ?? 0) > 0);
        const edits = blankGivens(text, board, cells.slice(0, 3));
        // A board may have too few givens left to be told from other texts.
        fc.pre(edits !== undefined || board.cells.filter((value) => value > 0).length > 12);
        ok(edits);
        const expected = board.cells.map((value, cell) => (cells.slice(0, 3).includes(cell) ? 0 : value));
        deepEqual(onlyBoard(applyEdits(text, edits)).cells, expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe('adding a given', () => {
  it('fills one blank', () => {
    equal(applyEdits(ROWS, addGiven(ROWS, onlyBoard(ROWS), 2, 4)), ROWS.replace('53..', '534.'));
  });
});

describe('removing a board', () => {
  function without(text: string, index: number): string | undefined {
    const board = scan(text)[index];
    ok(board);
    const edit = removeBoard(text, board);
    return edit && applyEdits(text, [edit]);
  }

  it('takes its line away', () => {
    equal(without(`${LINE}\n${LINE} # again\n# end\n`, 1), `${LINE}\n# end\n`);
    equal(without(`${LINE}\r\n${LINE}\r\n`, 0), `${LINE}\r\n`);
    equal(without(`${LINE}\n${LINE}`, 1), `${LINE}\n`);
  });

  it('takes one of the empty lines around it away', () => {
    equal(without(`${ROWS}\n\n${ROWS}\n\n# end\n`, 1), `${ROWS}\n\n# end\n`);
    equal(without(`${ROWS}\n\n${ROWS}\n`, 0), `${ROWS}\n`);
    equal(without(`# one\n${ROWS}\n\n${ROWS}\n`, 0), `# one\n\n${ROWS}\n`);
  });

  it('takes the frame away, too', () => {
    const rule = '+-------+-------+-------+';
    const rows = ROWS.split('\n').map(
      (row) =>
        `| ${row
          .split('')
          .join(' ')
          .replace(/^(.{5}) (.{5}) /, '$1 | $2 | ')} |`,
    );
    const drawn = [rule, ...rows.slice(0, 3), rule, ...rows.slice(3, 6), rule, ...rows.slice(6), rule].join(
      '\n',
    );
    equal(without(`${LINE}\n\n${drawn}\n\nend\n`, 1), `${LINE}\n\nend\n`);
  });

  it('leaves literals, and lines with more than one board, alone', () => {
    const array = `[${ROWS.split('\n')
      .map((row) => `"${row}"`)
      .join(', ')}]`;
    equal(without(`a = ${array}\n`, 0), undefined);
    equal(without(`${LINE} ${LINE}\n`, 0), undefined);
  });
});
