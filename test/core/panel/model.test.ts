// What the panel shows of boards of any size, of their candidates, and of what else the text tells of them.
import assert from 'node:assert/strict';
import type { SudokuBoard } from '../../../src/core/board';
import { judge, type Verdict } from '../../../src/core/judge';
import type { ImpossibleCandidate } from '../../../src/core/sudoku/rules';
import { shapeOf } from '../../../src/core/sudoku/shape';
import { DIGITS, type Symbols } from '../../../src/core/text/symbols';
import { MOST_PROBLEMS, type BoardView } from '../../../src/panel/boardView';
import { showSubject, type Subject } from '../../../src/panel/model';
import { isToView, type ShowMessage } from '../../../src/panel/protocol';
import { textOf } from '../../../src/words/sentence';

const HEX: Symbols = { characters: '0123456789ABCDEF', first: 1 };

/** A board with boxes of this many rows and columns; blank but for the values given as [cell, value]. */
function boardOf(
  [boxRows, boxColumns]: readonly [number, number],
  values: readonly (readonly [number, number])[],
  more: Partial<SudokuBoard> = {},
): SudokuBoard {
  const shape = shapeOf(boxRows, boxColumns);
  assert.ok(shape);
  const cells = new Uint8Array(shape.size ** 2);
  for (const [cell, value] of values) {
    cells[cell] = value;
  }
  const place = { start: 0, length: cells.length, cells, tokens: undefined };
  return { kind: 'sudoku', notation: 'line', shape, symbols: DIGITS, ...place, ...more };
}

/** The verdict that nothing is known of the board's solutions. */
function soundOn(board: SudokuBoard, impossible: readonly ImpossibleCandidate[] = []): Verdict {
  return { kind: 'sound', board, outcome: { kind: 'gaveUp', nodes: 1 }, impossible, answerFaults: [] };
}

/** What the panel shows, which its view has to believe. */
function show(verdict: Verdict, more: Partial<Subject> = {}): ShowMessage {
  const subject: Subject = {
    version: 1,
    state: { uri: 'memory:/board.txt', board: 0, solutionShown: false },
    name: 'board.txt',
    boards: [verdict.board],
    verdict,
    metadata: undefined,
    entered: () => 0,
    cursor: null,
    steps: undefined,
    ...more,
  };
  const shown = showSubject(subject, (sentence) => textOf(sentence));
  assert.equal(isToView(structuredClone(shown)), true);
  return shown;
}

function boardIn({ board }: ShowMessage): BoardView {
  assert.ok(board);
  return board;
}

describe('the panel', () => {
  for (const [boxRows, boxColumns, cell, name] of [
    [2, 2, 6, 'row 2, column 3, box 2, given 3'],
    [2, 3, 13, 'row 3, column 2, box 3, given 3'],
    [3, 2, 13, 'row 3, column 2, box 1, given 3'],
    [3, 3, 80, 'row 9, column 9, box 9, given 3'],
    [3, 4, 143, 'row 12, column 12, box 12, given 3'],
    [4, 4, 100, 'row 7, column 5, box 6, given 3'],
    [5, 5, 624, 'row 25, column 25, box 25, given 3'],
  ] as const) {
    const size = boxRows * boxColumns;
    it(`names the cells of ${String(size)} by ${String(size)} with boxes of ${String(boxRows)} by ${String(boxColumns)}`, () => {
      const view = boardIn(show(soundOn(boardOf([boxRows, boxColumns], [[cell, 3]]))));
      assert.equal(view.label, `Sudoku ${String(size)} by ${String(size)}`);
      assert.equal(view.cells[cell]?.name, name);
      assert.deepEqual([view.boxRows, view.boxColumns, view.symbols.length], [boxRows, boxColumns, size]);
    });
  }

  it('writes values as the board does', () => {
    const hex = boardIn(
      show(
        soundOn(
          boardOf(
            [4, 4],
            [
              [0, 1],
              [1, 16],
            ],
            { symbols: HEX },
          ),
        ),
      ),
    );
    assert.equal(hex.symbols.join(''), '0123456789ABCDEF');
    assert.equal(hex.cells[0]?.name, 'row 1, column 1, box 1, given 0');
    assert.equal(hex.cells[1]?.name, 'row 1, column 2, box 1, given F');
    assert.equal(hex.cells[2]?.name, 'row 1, column 3, box 1, empty, candidates 1 2 3 4 5 6 7 8 9 A B C D E');
    const numbers = { symbols: { characters: undefined, first: 1 } } as const;
    const view = boardIn(show(soundOn(boardOf([5, 5], [[0, 25]], numbers))));
    assert.equal(view.cells[0]?.name, 'row 1, column 1, box 1, given 25');
  });

  it('tells what was placed from what was given, and both from what was entered', () => {
    const board = boardOf(
      [2, 2],
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      { placed: [1, 2] },
    );
    const { cells } = boardIn(show(soundOn(board), { entered: (cell) => (cell === 2 ? 3 : 0) }));
    assert.deepEqual(
      cells.slice(0, 4).map(({ kind, name }) => [kind, name.split(', ').slice(3).join(', ')]),
      [
        ['given', 'given 1'],
        ['placed', 'placed 2'],
        ['entered', 'entered 3'],
        ['blank', 'empty, candidates 4'],
      ],
    );
  });

  it('shows the candidates of the text, and no others', () => {
    const candidates = new Uint32Array(16).fill(0b1010);
    candidates[0] = 0b0001;
    candidates[3] = 0;
    const { cells } = boardIn(show(soundOn(boardOf([2, 2], [[0, 1]], { candidates }))));
    assert.deepEqual(cells[0]?.candidates, []);
    assert.deepEqual(cells[1]?.candidates, [2, 4]);
    assert.equal(cells[1].name, 'row 1, column 2, box 1, empty, candidates 2 4');
    assert.equal(cells[3]?.name, 'row 1, column 4, box 2, empty, no candidate');
    // A board without any has them in its cells' names only.
    assert.deepEqual(boardIn(show(soundOn(boardOf([2, 2], [[0, 1]])))).cells[1]?.candidates, []);
  });

  it('marks a candidate that cannot be', () => {
    const candidates = new Uint32Array(16).fill(0b0011);
    const board = boardOf([2, 2], [[0, 1]], { candidates });
    const impossible = { code: 'impossible-candidate', cell: 1, digit: 1, blockers: [0] } as const;
    const view = boardIn(show(soundOn(board, [impossible])));
    assert.deepEqual(view.cells[1]?.impossible, [1]);
    assert.deepEqual(view.cells[1].problems, [0]);
    assert.deepEqual(view.problems, ['1 cannot be a candidate of r1c2: r1c1 holds it.']);
  });

  it('tells what is wrong with the answer in the text', () => {
    const grid = '1234341221434321';
    const cells = Uint8Array.from(grid, Number);
    const puzzle = Array.from(cells.subarray(0, 14), (value, cell) => [cell, value] as const);
    const wrong = Uint8Array.from(grid.slice(0, 14) + '12', Number);
    const answer = { start: 17, length: 16, tokens: undefined, cells: wrong };
    assert.deepEqual(show(judge(boardOf([2, 2], puzzle, { answer }))).sentences, [
      'The board has exactly one solution.',
      'The answer is wrong in 2 cells: first, r4c3 holds 1 instead of 2.',
    ]);
    assert.deepEqual(show(judge(boardOf([2, 2], puzzle, { answer: { ...answer, cells } }))).sentences, [
      'The board has exactly one solution.',
    ]);
  });

  it('lists so many conflicts and says how many more there are', () => {
    const board = boardOf([5, 5], [[0, 1]]);
    const violations = Array.from({ length: 625 }, (_, cell) => {
      return { code: 'no-candidate', cell, blockers: [] } as const;
    });
    const { label, problems, cells } = boardIn(show({ kind: 'broken', board, violations }));
    assert.equal(label, 'Sudoku 25 by 25, 625 conflicts');
    assert.equal(problems.length, MOST_PROBLEMS);
    assert.equal(problems.at(-1), 'And 126 more.');
    assert.deepEqual(cells[498]?.problems, [498]);
    assert.deepEqual(cells[624]?.problems, [MOST_PROBLEMS - 1]);
  });

  it('shows what the text tells of the board, shortened if it is very long', () => {
    const verdict = soundOn(boardOf([2, 2], []));
    const { title, details } = show(verdict, {
      metadata: {
        ...{ title: 'Sunday', author: 'A. Nonymous', level: 'hard', source: '' },
        comments: ['one', 'x'.repeat(100_000)],
        fields: Array.from({ length: 100 }, (_, index) => ({ name: `field ${String(index)}`, value: 'v' })),
      },
    });
    assert.equal(title, 'Sunday');
    assert.deepEqual(details.slice(0, 2), [
      { label: 'Author', text: 'A. Nonymous' },
      { label: 'Level', text: 'hard' },
    ]);
    assert.deepEqual([details[2]?.label, details[2]?.text.length], ['Comments', 1001]);
    assert.deepEqual(details[3], { label: 'field 0', text: 'v' });
    assert.equal(details.length, 30);
    assert.deepEqual(show(verdict).details, []);
  });
});
