// Properties of converting: what is printed is read again, and nothing is lost but what is told.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { FoundBoard, SudokuBoard } from '../../../src/core/board';
import { leftCandidates } from '../../../src/core/sudoku/leftCandidates';
import { convert } from '../../../src/core/text/convert';
import { fits, lossesOf } from '../../../src/core/text/conversion';
import { STYLES } from '../../../src/core/text/formats/table';
import { metadataOf } from '../../../src/core/text/metadata';
import { scan } from '../../../src/core/text/scan';
import type { Printable, Style } from '../../../src/core/text/style';
import { symbolOf } from '../../../src/core/text/symbols';
import type { Metadata } from '../../../src/core/text/told';
import { positions, puzzles, SIZES } from './printables';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const NOTHING: Metadata = { comments: [], fields: [] };

function finish<Result>(steps: Iterator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

function print(board: Printable, style: Style): string {
  const text = style.print(board, style.symbolsFor(board), 1);
  return `${style.header === undefined ? '' : `${style.header}\n`}${text}\n`;
}

function onlyBoard(text: string): SudokuBoard {
  const boards = scan(text);
  equal(boards.length, 1, `${String(boards.length)} boards in\n${text}`);
  ok(boards[0]?.kind === 'sudoku', `flawed: ${JSON.stringify(boards[0])}\n${text}`);
  return boards[0];
}

/** The values as they are written. */
function written({ cells, symbols }: Pick<Printable, 'cells' | 'symbols'>): string {
  return Array.from(cells, (value) => (value === 0 ? '.' : symbolOf(symbols, value))).join(' ');
}

/** The candidates of the blanks: what the values leave if none are told. */
function candidates({ shape, cells, candidates }: Pick<Printable, 'shape' | 'cells' | 'candidates'>) {
  const left = candidates ?? leftCandidates(shape, cells);
  return Array.from(cells, (value, cell) => (value > 0 ? 0 : left[cell]));
}

describe(`printing boards (SEED=${String(SEED)})`, () => {
  it('has a style of each id once, named as options are', () => {
    const ids = STYLES.map(({ id }) => id);
    equal(new Set(ids).size, ids.length);
    ok(ids.length >= 30 && ids.every((id) => /^[a-z0-9-]+$/.test(id)));
  });

  for (const style of STYLES) {
    for (const size of SIZES) {
      it(`${style.id}, ${String(size)} by ${String(size)}: is read again`, function () {
        const property = fc.property(puzzles(size), (puzzle) => {
          const board = { ...puzzle, answer: style.holds.includes('answer') ? puzzle.answer : undefined };
          const text = print(board, style);
          const found = onlyBoard(text);
          equal(found.shape, board.shape, text);
          const symbols = style.symbolsFor(board);
          equal(written(found), written({ ...board, symbols }), text);
          deepEqual(found.cells, board.cells, text);
          deepEqual(found.answer?.cells, board.answer, text);
        });
        const [sample] = fc.sample(puzzles(size), { seed: SEED, numRuns: 1 });
        if (sample && !(style.fits?.(sample.shape) ?? true)) {
          return;
        }
        fc.assert(property, { seed: SEED, numRuns: size > 12 ? 10 : 30 });
      });
    }
  }
});
