// Properties of converting: what is printed is read again, and nothing is lost but what is told.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { SudokuBoard } from '../../../src/core/board';
import { leftCandidates } from '../../../src/core/sudoku/leftCandidates';
import { usualShapeOf } from '../../../src/core/sudoku/shape';
import { convert, styleOf } from '../../../src/core/text/convert/convert';
import { lossesOf } from '../../../src/core/text/convert/conversion';
import { STYLES } from '../../../src/core/text/formats/table';
import { metadataOf } from '../../../src/core/text/metadata/metadata';
import { scan } from '../../../src/core/text/scan';
import type { Printable, Style } from '../../../src/core/text/convert/style';
import { symbolOf } from '../../../src/core/text/symbols';
import type { Metadata } from '../../../src/core/text/metadata/told';
import { describeStyle } from '../../../src/words/converting';
import { textOf } from '../../../src/words/sentence';
import { finish, positions, puzzles, SIZES } from './printables';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

function fitting(size: number): readonly Style[] {
  const shape = usualShapeOf(size)!;
  return STYLES.filter(({ fits }) => fits?.(shape) ?? true);
}

function style(id: string): Style {
  const found = styleOf(id);
  ok(found, id);
  return found;
}

/** A text of one board, as a new document has it. */
function print(board: Printable, { header, print, symbolsFor }: Style): string {
  return `${header === undefined ? '' : `${header}\n`}${print(board, symbolsFor(board), 1)}\n`;
}

function onlyBoard(text: string): SudokuBoard {
  const boards = scan(text);
  equal(boards.length, 1, `${String(boards.length)} boards in\n${text}`);
  ok(boards[0]?.kind === 'sudoku', `${JSON.stringify(boards[0])}\n${text}`);
  return boards[0];
}

/** The values as they are written. */
function written({ cells, symbols }: Pick<Printable, 'cells' | 'symbols'>): string {
  return Array.from(cells, (value) => (value === 0 ? '.' : symbolOf(symbols, value))).join(' ');
}

/** The candidates of the blanks: what the values leave if none are told. */
function candidatesOf({
  shape,
  cells,
  candidates,
}: Pick<SudokuBoard, 'shape' | 'cells' | 'candidates'>): readonly number[] {
  const left = candidates ?? leftCandidates(shape, cells);
  return Array.from(cells, (value, cell) => (value > 0 ? 0 : (left[cell] ?? 0)));
}

/** All boards of a text as another text. */
function converted(text: string, to: Style): string {
  const boards = scan(text);
  return finish(convert(boards, to, (board) => metadataOf(text, boards, board))).text;
}

describe(`printing boards (SEED=${String(SEED)})`, () => {
  it('has styles with an id and a name each, no two alike', () => {
    const ids = STYLES.map(({ id }) => id);
    const names = ids.map((id) => textOf(describeStyle(id)));
    ok(ids.length >= 30 && ids.every((id) => /^[a-z0-9-]+$/.test(id)));
    equal(new Set([...ids, ...names]).size, 2 * ids.length, 'some have the same id or name, or no name');
  });

  for (const size of SIZES) {
    for (const to of fitting(size)) {
      it(`${to.id}, ${String(size)} by ${String(size)}: is read again`, () => {
        fc.assert(
          fc.property(puzzles(size), (puzzle) => {
            const board = { ...puzzle, answer: to.holds.includes('answer') ? puzzle.answer : undefined };
            if (lossesOf(board, to).includes('blanks')) {
              return;
            }
            const text = print(board, to);
            const found = onlyBoard(text);
            const symbols = to.symbolsFor(board);
            equal(found.shape, board.shape, text);
            equal(written(found), written({ ...board, symbols }), text);
            deepEqual(found.cells, board.cells, text);
            deepEqual(found.answer?.cells, board.answer, text);
          }),
          { seed: SEED, numRuns: size > 12 ? 4 : 10, endOnFailure: true },
        );
      });
    }
  }

  for (const to of fitting(9)) {
    it(`${to.id}: loses no candidates and placed digits but those it says`, () => {
      fc.assert(
        fc.property(positions, (board) => {
          const losses = lossesOf(board, to);
          const text = print(board, to);
          if (losses.includes('blanks')) {
            return;
          }
          const found = onlyBoard(text);
          deepEqual(found.cells, board.cells, text);
          if (!losses.includes('candidates')) {
            deepEqual(candidatesOf(found), candidatesOf(board), text);
          }
          if (!losses.includes('placed')) {
            deepEqual(found.placed ?? [], board.placed, text);
          }
        }),
        { seed: SEED, numRuns: 30, endOnFailure: true },
      );
    });

    it(`${to.id}: stays as it is when it is converted to itself`, () => {
      fc.assert(
        fc.property(fc.array(puzzles(9), { minLength: 1, maxLength: 3 }), (boards) => {
          const texts = boards.map((board, index) => to.print(board, to.symbolsFor(board), index + 1));
          const header = to.header === undefined ? '' : `${to.header}\n`;
          const text = `${header}${texts.join(to.between)}\n`;
          if (boards.every((board) => !lossesOf(board, to).includes('blanks'))) {
            equal(converted(text, to), text);
          }
        }),
        { seed: SEED, numRuns: 10, endOnFailure: true },
      );
    });
  }

  for (const to of fitting(9)) {
    it(`${to.id}: keeps all metadata but what it says`, () => {
      const metadata: Metadata = {
        title: 'Grid 07',
        author: 'A. N. Author',
        description: 'Made for the tests',
        comments: ['from a newspaper'],
        source: 'Nowhere',
        level: 'Easy',
        date: '2024-05-01',
        rating: 'ED=1.2/1.2/1.2',
        url: 'https://example.org/7',
        fields: [{ name: 'clues', value: '30' }],
      };
      fc.assert(
        fc.property(puzzles(9), fc.subarray(Object.keys(metadata) as (keyof Metadata)[]), (puzzle, keys) => {
          const told = Object.fromEntries(keys.map((key) => [key, metadata[key]]));
          const board = { ...puzzle, answer: undefined, metadata: { comments: [], fields: [], ...told } };
          const losses = lossesOf(board, to);
          const kept = keys.filter((key) => !losses.includes(key));
          const text = print(board, to);
          const found = metadataOf(text, scan(text), onlyBoard(text));
          for (const key of kept) {
            deepEqual(found[key], metadata[key], `${key} of\n${text}`);
          }
        }),
        { seed: SEED, numRuns: 20, endOnFailure: true },
      );
    });
  }
});

describe('converting boards', () => {
  const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const answer = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

  it('leaves out what is flawed or does not fit, and says how many', () => {
    const small = '12..\n..12\n21..\n..21';
    const flawed = '53..7....\n'.repeat(3) + '5..7....\n' + '53..7....\n'.repeat(5);
    const text = `${puzzle}\n\n${small}\n\n${flawed}\n`;
    const { text: printed, tally } = finish(convert(scan(text), style('library'), () => NOTHING));
    equal(printed, `:0000:x:${puzzle}:::\n`);
    deepEqual(
      { ...tally, losses: [...tally.losses] },
      {
        printed: 1,
        losses: [],
        flawed: 1,
        misfits: 1,
        bound: 0,
        queens: 0,
      },
    );
  });

  it('goes on behind what is printed already', () => {
    const boards = scan(puzzle);
    const csv = (before: number): string => finish(convert(boards, style('csv'), () => NOTHING, before)).text;
    const zeros = puzzle.replaceAll('.', '0');
    equal(csv(0), `puzzle,solution\n${zeros},\n`);
    equal(csv(1), `${zeros},\n`);
    const euler = finish(convert(boards, style('euler'), () => NOTHING, 11)).text;
    ok(euler.startsWith('Grid 12\n530070000\n'), euler);
    ok(finish(convert(boards, style('rows'), () => NOTHING, 1)).text.startsWith('\n53..7....\n'));
  });

  it('keeps answers in a table, and says that a line loses them', () => {
    const text = `puzzle,solution\n${puzzle},${answer}\n`;
    equal(converted(text, style('csv')), text.replaceAll('.', '0'));
    const { text: line, tally } = finish(convert(scan(text), style('line'), () => NOTHING));
    equal(line, `${puzzle}\n`);
    deepEqual([...tally.losses], [['answer', 1]]);
  });

  it('writes another symbol where zero is to be a blank', () => {
    const cells = Array.from({ length: 16 }, (_, row) =>
      Array.from({ length: 16 }, (_, column) =>
        (row + column) % 2 ? '.' : ((4 * (row % 4) + Math.floor(row / 4) + column) % 16).toString(16),
      ).join(''),
    )
      .join('')
      .toUpperCase();
    const boards = scan(cells);
    const { text, tally } = finish(convert(boards, style('line-zeros'), () => NOTHING));
    deepEqual([...tally.losses], [['symbols', 1]]);
    equal(
      text,
      `${cells.replace(/./g, (symbol) => (symbol === '.' ? '0' : '123456789ABCDEFG'.charAt(parseInt(symbol, 16))))}\n`,
    );
  });
});

const NOTHING: Metadata = { comments: [], fields: [] };
