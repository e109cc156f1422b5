// What the panel's model makes of N-Queens boards: squares in words, queens in conflict, full lines, completions.
import assert from 'node:assert/strict';
import type { QueensBoard } from '../../../src/core/board';
import { judge, type Verdict } from '../../../src/core/judge';
import { MOST_PROBLEMS, type BoardView } from '../../../src/panel/boardView';
import { showSubject, type Subject } from '../../../src/panel/model';
import { isToView, type ShowMessage } from '../../../src/panel/protocol';
import { textOf } from '../../../src/words/sentence';

/** A board with queens on squares given as [row, column], both from 1. */
function boardOf(size: number, ...queens: readonly (readonly [number, number])[]): QueensBoard {
  return {
    kind: 'queens',
    notation: 'queenRows',
    size,
    queens: Uint32Array.from(queens, ([row, column]) => size * (row - 1) + column - 1),
    start: 0,
    length: size * size,
    per: 'square',
    tokens: undefined,
    marks: { queen: 'Q', blank: '.', first: 1 },
  };
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

const SOLUTION_SHOWN = { state: { uri: 'memory:/board.txt', board: 0, solutionShown: true } };

function boardIn({ board }: ShowMessage): BoardView {
  assert.ok(board);
  return board;
}

/** The board as a text: queens by their kinds, blanks as dots. */
function drawn({ size, cells }: BoardView): string[] {
  const marks = { blank: '.', given: 'Q', placed: '?', entered: 'E', solution: 'S', solved: '?' };
  return Array.from({ length: size }, (_, row) =>
    cells
      .slice(size * row, size * (row + 1))
      .map(({ kind }) => marks[kind])
      .join(''),
  );
}

describe('the panel, of an N-Queens board', () => {
  it('names the squares', () => {
    const board = boardOf(4, [1, 2]);
    const view = boardIn(show(judge(board), { entered: (square) => (square === 1 ? 1 : 0) }));
    assert.equal(view.label, 'N-Queens 4 by 4, 1 queen');
    assert.deepEqual(
      view.cells.slice(0, 8).map(({ name }) => name),
      [
        'row 1, column 1: attacked',
        'row 1, column 2: entered queen',
        'row 1, column 3: attacked',
        'row 1, column 4: attacked',
        'row 2, column 1: attacked',
        'row 2, column 2: attacked',
        'row 2, column 3: attacked',
        'row 2, column 4: free',
      ],
    );
    assert.deepEqual([view.symbols.length, view.keys, view.boxRows], [1, ['Q'], 4]);
  });

  it('shows the solution only if it is asked for', () => {
    const verdict = judge(boardOf(4, [1, 2]));
    const hidden = show(verdict);
    assert.deepEqual(drawn(boardIn(hidden)), ['.Q..', '....', '....', '....']);
    assert.deepEqual(hidden.actions?.showSolution, { label: 'Show solution', enabled: true });
    const shown = show(verdict, SOLUTION_SHOWN);
    // 4 queens have two solutions, each the other's mirror image.
    assert.deepEqual(drawn(boardIn(shown)), ['.Q..', '...S', 'S...', '..S.']);
    assert.equal(boardIn(shown).cells[7]?.name, 'row 2, column 4: free, solution has a queen here');
    assert.deepEqual(shown.actions?.showSolution, { label: 'Hide solution', enabled: true });
    assert.deepEqual(shown.sentences, ['The board can be completed.']);
  });

  it('has no solution to show of a board that is full, or cannot be completed', () => {
    for (const [board, sentence] of [
      [boardOf(4, [1, 2], [2, 4], [3, 1], [4, 3]), 'The board is solved.'],
      [boardOf(4, [1, 1]), 'The board cannot be completed, though no rule is visibly broken.'],
    ] as const) {
      const shown = show(judge(board), SOLUTION_SHOWN);
      assert.deepEqual(shown.sentences, [sentence]);
      assert.equal(drawn(boardIn(shown)).join('').includes('S'), false);
      assert.deepEqual(
        [shown.actions?.showSolution, shown.actions?.writeSolution],
        [
          { label: 'Show solution', enabled: false },
          { label: 'Write solution into the text', enabled: false },
        ],
      );
    }
  });

  it('tells which queens attack which', () => {
    // On one diagonal, from row 2 to row 5.
    const view = boardIn(show(judge(boardOf(8, [2, 2], [5, 5], [8, 1]))));
    assert.equal(view.label, 'N-Queens 8 by 8, 3 queens, 2 conflicts');
    assert.deepEqual(view.problems, [
      'The queen at r2c2 attacks r5c5 (diagonal).',
      'The queen at r5c5 attacks r2c2 (diagonal).',
    ]);
    const square = (row: number, column: number): unknown => {
      const cell = view.cells[8 * (row - 1) + column - 1];
      return [cell?.name, cell?.problems];
    };
    assert.deepEqual(square(2, 2), ['row 2, column 2: queen, attacks row 5, column 5', [0]]);
    assert.deepEqual(square(5, 5), ['row 5, column 5: queen, attacks row 2, column 2', [1]]);
    assert.deepEqual(square(8, 1), ['row 8, column 1: queen', []]);
  });

  it('names three attacked queens of one, and how many more there are', () => {
    const row = Array.from({ length: 8 }, (_, column) => [1, column + 1] as const);
    const view = boardIn(show(judge(boardOf(8, ...row))));
    assert.equal(
      view.cells[0]?.name,
      'row 1, column 1: queen, attacks row 1, column 2, row 1, column 3, row 1, column 4, and 4 more',
    );
  });

  it('marks the rows and columns without a free square', () => {
    // The queens attack all of row 3 and of column 1, where none stands.
    const board = boardOf(4, [2, 2], [4, 3]);
    const shown = show(judge(board));
    const view = boardIn(shown);
    assert.deepEqual(view.lines, [
      { line: 'row', index: 2 },
      { line: 'column', index: 0 },
    ]);
    assert.deepEqual(
      [0, 1, 8, 9].map((square) => view.cells[square]?.problems),
      [[1], [], [0, 1], [0]],
    );
    assert.deepEqual(shown.sentences, ['The board cannot be completed: there are 2 conflicts.']);
  });

  it('lists so many conflicts and says how many more there are', () => {
    const all = Array.from(
      { length: 625 },
      (_, index) => [1 + Math.floor(index / 25), 1 + (index % 25)] as const,
    );
    const view = boardIn(show(judge(boardOf(25, ...all))));
    assert.equal(view.problems.length, MOST_PROBLEMS);
    assert.match(view.problems.at(-1) ?? '', /^And \d+ more\.$/);
    assert.deepEqual(view.cells[624]?.problems, [MOST_PROBLEMS - 1]);
  });

  it('is not drawn if it is larger than 60 by 60, but can be solved all the same', () => {
    assert.equal(boardIn(show(judge(boardOf(60)))).cells.length, 3600);
    const large = show(judge(boardOf(61)), SOLUTION_SHOWN);
    assert.equal(large.board, null);
    assert.deepEqual(large.sentences, [
      'The board can be completed.',
      'The board is too large to be drawn: it has 61 rows, and no more than 60 are drawn.',
    ]);
    assert.deepEqual(large.actions, {
      showSolution: { label: 'Show solution', enabled: false },
      writeSolution: { label: 'Write solution into the text', enabled: true },
    });
  });
});
