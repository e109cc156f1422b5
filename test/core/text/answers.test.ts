// Boards and their answers, in every notation: which neighbours become one board, and that all others stay as they were.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { FoundBoard, SudokuBoard } from '../../../src/core/board';
import { withAnswers as withAnswersInSteps } from '../../../src/core/text/answers';
import { answerIn, cellSpan, reachOf } from '../../../src/core/text/cells';
import { scan } from '../../../src/core/text/scan';
import { applyEdits, write } from '../../../src/core/text/write';
import { puzzle, written } from './notations';
import { stepsOf } from './steps';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const withAnswers = (text: string, boards: readonly FoundBoard[]): readonly FoundBoard[] =>
  stepsOf(withAnswersInSteps(text, boards));

function sudoku(board: FoundBoard | undefined): SudokuBoard {
  ok(board?.kind === 'sudoku');
  return board;
}

/** Puzzles that have blanks and some givens. */
const open = puzzle.filter(({ cells }) => cells.includes(0) && cells.filter((value) => value > 0).length > 8);

describe(`answers (SEED=${String(SEED)})`, () => {
  it('are one board with a puzzle in any notation, announced by a word', () => {
    const words = fc.constantFrom('Solution:', '# Answer', '## Solved', 'expected_board =', 'SOLUTION');
    fc.assert(
      fc.property(written, words, puzzle, ({ text, cells, notation }, word, { solution }) => {
        fc.pre(cells.includes(0));
        const whole = `${text}\n\n${word}\n\n${solution.join('')}\n`;
        const boards = scan(whole);
        equal(boards.length, 1, notation);
        const board = sudoku(boards[0]);
        deepEqual(Array.from(board.cells), cells);
        deepEqual(Array.from(board.answer?.cells ?? []), solution);
        const answer = answerIn(board)!;
        equal(answer.start, whole.indexOf(solution.join('')));
        equal(cellSpan(answer, 80).end, reachOf(board).end);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('may stand on the same line or a later one without a word, if they have the givens', () => {
    const between = fc.constantFrom(',', '\t', ';', '","', ':1:', '\n', '\r\n\r\n', '\n=====\n');
    fc.assert(
      fc.property(open, between, ({ cells, solution }, part) => {
        const text = `${cells.join('')}${part}${solution.join('')}`;
        const [board, ...others] = scan(text);
        equal(others.length, 0);
        deepEqual(Array.from(sudoku(board).answer?.cells ?? []), solution);
        const solved = applyEdits(text, write(text, sudoku(board), Uint8Array.from(solution)));
        equal(solved, `${solution.join('')}${part}${solution.join('')}`);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('are no answers on a later line where most givens differ', () => {
    fc.assert(
      fc.property(open, ({ cells, solution }) => {
        // Each digit becomes another one, so that not one given is kept.
        const other = solution.map((digit) => (digit % 9) + 1);
        const boards = scan(`${cells.join('')}\n${other.join('')}`);
        equal(boards.length, 2);
        ok(boards.every((board) => sudoku(board).answer === undefined));
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('leave other boards the same objects, and the list, too, if there are none', () => {
    const W = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const S = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    const text = `${W}\n${W.replaceAll('.', '0')},${S}\n${W.slice(1)}\n${W}\n`;
    const paired = scan(text);
    equal(paired.length, 4);
    equal(withAnswers(text, paired), paired);
    const [first, second] = scan(`${W}\n\nwords\n\n${W}`);
    deepEqual(withAnswers(`${W}\n\nwords\n\n${W}`, [first!, second!]), [first, second]);
    const answer = scan(`${' '.repeat(170)}${S}`)[0]!;
    const [same, pair] = withAnswers(`${W}\n${' '.repeat(6)}${W},${S}`, [
      first!,
      { ...first!, start: 88 },
      answer,
    ]);
    equal(same, first);
    equal(sudoku(pair).answer?.start, 82);
  });

  it('are looked for among neighbours only: far apart they are two boards', () => {
    const W = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const S = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    equal(scan(`${W}\n${'\n'.repeat(300)}Solution\n${S}`).length, 1);
    equal(scan(`${W}\n${'\n'.repeat(500)}Solution\n${S}`).length, 2);
    equal(scan(`${W}\n${S}\n${S}`).length, 2);
  });
});
