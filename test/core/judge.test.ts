// Verdicts: boards that break a rule are told so without a guess, and all others by what the solver finds.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { QueensBoard, SudokuBoard } from '../../src/core/board';
import { isUndecided, judge } from '../../src/core/judge';
import { EDITOR_NODES } from '../../src/core/limits';
import { answerFaults } from '../../src/core/sudoku/answer';
import { cellName } from '../../src/core/sudoku/geometry';
import { violations } from '../../src/core/sudoku/rules';
import { NINE_BY_NINE, shapeOf } from '../../src/core/sudoku/shape';
import { solve } from '../../src/core/sudoku/solve';
import { DIGITS } from '../../src/core/text/symbols';
import {
  WIKIPEDIA,
  WIKIPEDIA_SOLVED,
  boardsOf,
  cellsOf,
  randomBoard,
  randomFrom,
  withCell,
} from './sudoku/boards';

function boardOf(cells: Uint8Array, more: Partial<SudokuBoard> = {}): SudokuBoard {
  return {
    kind: 'sudoku',
    notation: 'line',
    shape: NINE_BY_NINE,
    symbols: DIGITS,
    start: 0,
    length: cells.length,
    cells,
    tokens: undefined,
    ...more,
  };
}

const answerOf = (cells: Uint8Array) => ({ start: 90, length: cells.length, cells, tokens: undefined });

/**
 * The board of an issue of pocketjoso/sudokuJS: a rectangle is left out of the solved Wikipedia puzzle, in which 6 and 7
 * can be swapped.
 */
const DEADLY = {
  open: with4('.', '.', '.', '.'),
  swapped: with4('7', '6', '6', '7'),
};

function with4(...[one, two, three, four]: readonly string[]): string {
  const changes = [
    [1, 4, one],
    [1, 5, two],
    [4, 4, three],
    [4, 5, four],
  ] as const;
  return changes.reduce(
    (board, [row, column, digit = '']) => withCell(board, row, column, digit),
    WIKIPEDIA_SOLVED,
  );
}

function kindOf(board: SudokuBoard): string {
  const verdict = judge(board);
  return verdict.kind === 'sound' ? verdict.outcome.kind : verdict.kind;
}

/** The faults of an answer to a board of 81 characters, as code and names of cells. */
function faultsOf(board: string, answer: string, budget?: number): string[] {
  const verdict = judge(boardOf(cellsOf(board), { answer: answerOf(cellsOf(answer)) }), budget);
  assert.ok(verdict.kind === 'sound');
  return verdict.answerFaults.map(
    ({ code, cells }) => `${code} ${cells.map((cell) => cellName(cell, 9)).join(' ')}`,
  );
}

describe('a verdict', () => {
  it('is that rules are broken, whenever they are and even with no guess allowed', () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1e9);
    const random = randomFrom(seed);
    const kinds = { broken: 0, sound: 0 };
    for (let round = 0; round < 3000; round++) {
      const text = randomBoard(random);
      const cells = cellsOf(text);
      const broken = violations({ shape: NINE_BY_NINE, cells });
      const verdict = judge(boardOf(cells), 0);
      const label = `seed ${String(seed)}: ${text}`;
      if (broken.length > 0) {
        kinds.broken++;
        assert.ok(verdict.kind === 'broken', label);
        assert.deepEqual(verdict.violations, broken, label);
      } else {
        kinds.sound++;
        assert.ok(verdict.kind === 'sound', label);
        assert.deepEqual(verdict.outcome, solve(cells, 0), label);
      }
    }
    assert.ok(kinds.broken > 100 && kinds.sound > 100, JSON.stringify(kinds));
  });

  it('is given on boards of any shape, with a budget that is smaller for larger ones', () => {
    // Each row is the one above moved by a box; each band one cell more. With the diagonal left out, all is forced.
    const whole = Uint8Array.from({ length: 256 }, (_, cell) => {
      const row = Math.floor(cell / 16);
      return ((4 * (row % 4) + Math.floor(row / 4) + (cell % 16)) % 16) + 1;
    });
    const puzzle = whole.map((value, cell) => (cell % 17 === 0 ? 0 : value));
    const verdict = judge(boardOf(puzzle, { shape: shapeOf(4, 4)!, answer: answerOf(whole) }), 0);
    assert.ok(verdict.kind === 'sound' && verdict.outcome.kind === 'unique');
    assert.deepEqual(verdict.outcome.solution, whole);
    assert.deepEqual(verdict.answerFaults, []);
    const empty = judge(boardOf(new Uint8Array(625), { shape: shapeOf(5, 5)! }), EDITOR_NODES);
    assert.ok(empty.kind === 'sound' && empty.outcome.nodes <= 100);
    assert.ok(isUndecided(empty));
    const clash = boardOf(new Uint8Array(256).fill(16, 0, 2), { shape: shapeOf(4, 4)! });
    assert.equal(judge(clash, 0).kind, 'broken');
    assert.ok(!isUndecided(judge(clash, 0)));
  });

  it('is undecided as long as a larger budget may tell more', () => {
    // Both solutions of a board with a deadly rectangle are known, but which is the first in order is not.
    const board = boardOf(new Uint8Array(81));
    const known = judge(board, 60);
    assert.ok(known.kind === 'sound' && known.outcome.kind === 'many' && !known.outcome.isFirst);
    assert.ok(isUndecided(known));
    assert.ok(isUndecided(judge(board, 3)));
    assert.ok(!isUndecided(judge(board)));
    assert.ok(!isUndecided(judge(boardOf(cellsOf(WIKIPEDIA)))));
  });

  it('takes only the candidates that the text leaves, and tells those it leaves in vain', () => {
    const solution = cellsOf(WIKIPEDIA_SOLVED);
    const candidates = Uint32Array.from(solution, (digit) => 1 << (digit - 1));
    candidates[2]! |= 1 << (5 - 1); // r1c3, which sees the 5 at r1c1.
    const sound = judge(boardOf(cellsOf(WIKIPEDIA), { candidates }));
    assert.ok(sound.kind === 'sound' && sound.outcome.kind === 'unique');
    assert.deepEqual(sound.impossible, [{ code: 'impossible-candidate', cell: 2, digit: 5, blockers: [0] }]);
    candidates[3] = 1 << (1 - 1); // r1c4 is a 6.
    const none = judge(boardOf(cellsOf(WIKIPEDIA), { candidates }));
    assert.ok(none.kind === 'broken');
    assert.deepEqual(
      [...new Set(none.violations.map(({ code }) => code))],
      ['no-candidate', 'no-place', 'impossible-candidate'],
    );
    // Of the two solutions of a board it leaves neither, though each blank has a candidate and each digit a place.
    const { open } = DEADLY;
    const left = new Uint32Array(81).fill(511);
    left[3] = 1 << (6 - 1);
    left[31] = 1 << (7 - 1);
    assert.equal(kindOf(boardOf(cellsOf(open), { candidates: left })), 'none');
    left[31] = 1 << (6 - 1);
    assert.equal(kindOf(boardOf(cellsOf(open), { candidates: left })), 'unique');
  });
});

describe('the answer in a text', () => {
  it('is wrong where it differs from the only solution', () => {
    assert.deepEqual(faultsOf(WIKIPEDIA, WIKIPEDIA_SOLVED), []);
    const wrong = withCell(withCell(WIKIPEDIA_SOLVED, 9, 8, '9'), 1, 1, '4');
    assert.deepEqual(faultsOf(WIKIPEDIA, wrong), ['wrong-answer r1c1 r9c8']);
  });

  const { open, swapped } = DEADLY;

  it('is not the only one where there are several', () => {
    for (const answer of [WIKIPEDIA_SOLVED, swapped]) {
      assert.deepEqual(faultsOf(open, answer), ['answer-not-unique r1c4 r1c5 r4c4 r4c5']);
    }
  });

  it('is wrong where it clashes or differs from a given, when there are several solutions', () => {
    assert.deepEqual(faultsOf(open, withCell(WIKIPEDIA_SOLVED, 9, 9, '1')), ['wrong-answer r5c9 r9c7 r9c9']);
    assert.deepEqual(faultsOf(open, withCell(WIKIPEDIA_SOLVED, 9, 9, '.')), ['wrong-answer r9c9']);
  });

  it('is not called right or wrong for other reasons when the search gave up or found none', () => {
    assert.deepEqual(faultsOf('.'.repeat(81), WIKIPEDIA_SOLVED, 3), []);
    assert.deepEqual(faultsOf('.'.repeat(81), withCell(WIKIPEDIA_SOLVED, 1, 1, '3'), 3), [
      'wrong-answer r1c1 r1c2 r9c1',
    ]);
    const nones = boardsOf('contradictory-150.txt')
      .slice(0, 20)
      .filter((board) => kindOf(boardOf(cellsOf(board))) === 'none');
    assert.ok(nones.length > 5, String(nones.length));
    for (const none of nones) {
      const [fault = ''] = faultsOf(none, WIKIPEDIA_SOLVED);
      const differing = Array.from(none, (given, cell) =>
        given !== '.' && given !== WIKIPEDIA_SOLVED[cell] ? ` ${cellName(cell, 9)}` : '',
      );
      assert.equal(fault, `wrong-answer${differing.join('')}`);
    }
  });

  it('must be of the candidates', () => {
    const all = new Uint32Array(81).fill(511);
    all[80] = 1;
    const cells = cellsOf(open).fill(0, 72);
    const answer = answerOf(cellsOf(WIKIPEDIA_SOLVED));
    const verdict = judge(boardOf(cells, { candidates: all, answer }));
    assert.ok(verdict.kind === 'sound' || verdict.kind === 'broken');
    assert.deepEqual(
      answerFaults({ shape: NINE_BY_NINE, cells, candidates: all }, answer.cells, {
        kind: 'gaveUp',
        nodes: 1,
      }),
      [{ code: 'wrong-answer', cells: [80] }],
    );
  });
});

describe('judging N-Queens boards', () => {
  function queensBoard(size: number, ...squares: readonly number[]): QueensBoard {
    return {
      kind: 'queens',
      notation: 'queenRows',
      size,
      queens: Uint32Array.from(squares),
      start: 0,
      length: size * size,
      per: 'square',
      tokens: undefined,
      marks: { queen: 'Q', blank: '.', first: 1 },
    };
  }

  it('tells the rules that are broken, and else a completion or that there is none', () => {
    const attacked = judge(queensBoard(4, 0, 5));
    assert.ok(attacked.kind === 'queens' && attacked.violations.length === 2);
    assert.deepEqual(attacked.completion, { kind: 'none', nodes: 0 });
    const cornered = judge(queensBoard(4, 0));
    assert.ok(cornered.kind === 'queens' && cornered.completion.kind === 'none');
    assert.deepEqual(cornered.violations, []);
    const solved = judge(queensBoard(4, 1));
    assert.ok(solved.kind === 'queens' && solved.completion.kind === 'complete');
    assert.deepEqual([...solved.completion.columns], [1, 3, 0, 2]);
  });

  it('is undecided as long as a larger budget may tell more', () => {
    const few = judge(queensBoard(20, 8), 100);
    assert.ok(few.kind === 'queens' && few.completion.kind === 'complete' && !few.completion.isFirst);
    assert.ok(isUndecided(few));
    assert.ok(!isUndecided(judge(queensBoard(20, 8))));
    assert.ok(isUndecided(judge(queensBoard(50, 8), 10)));
    // On larger boards any completion will do.
    assert.ok(!isUndecided(judge(queensBoard(50, 8), EDITOR_NODES)));
    assert.ok(!isUndecided(judge(queensBoard(4, 0, 5), 0)));
  });
});
