// Reads and writes N-Queens grids, written in every way that a grid may be.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { FoundBoard } from '../../../../src/core/board';
import { writeQueens } from '../../../../src/core/text/queens/write';
import { scan } from '../../../../src/core/text/scan';
import { applyEdits } from '../../../../src/core/text/write';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

function columnsOf(board: FoundBoard): readonly number[] {
  ok(board.kind === 'queens', board.kind);
  const columns = Array.from({ length: board.size }, () => 0);
  for (const square of board.queens) {
    columns[Math.floor(square / board.size)] = (square % board.size) + 1;
  }
  return columns;
}

/** A way to write a grid. */
interface Look {
  readonly queen: string;
  readonly blank: string;
  readonly write: (rows: readonly (readonly string[])[]) => string;
}

const plain = (between: string) => (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.join(between)).join('\n');

const framed = (rows: readonly (readonly string[])[]): string => {
  const rule = `+${'---+'.repeat(rows.length)}`;
  return [rule, ...rows.flatMap((row) => [`| ${row.join(' | ')} |`, rule])].join('\n');
};

const labelled = (rows: readonly (readonly string[])[]): string =>
  [
    `   ${rows.map((_, column) => String(column + 1).padStart(2)).join(' ')}`,
    ...rows.map((row, index) => `${String(index + 1).padStart(2)}  ${row.join('  ')}`),
  ].join('\n');

const marks = fc.constantFrom(
  ...['Q.', 'Q-', 'Q_', 'Q*', 'Qx', 'Q0', 'q.', '*.', 'X.', '10', '\u265b\u00b7'].map((pair) =>
    Array.from(pair),
  ),
  ...[
    ['\u265b', '\u2b1c'],
    ['\u2655\ufe0e', '\u25a1'],
    ['\ud83d\udc51', '\u2b1b'],
  ],
);
const look: fc.Arbitrary<Look> = fc
  .tuple(
    marks,
    fc.constantFrom(plain(''), plain(' '), plain('\t'), plain(','), plain(' | '), framed, labelled),
  )
  .map(([[queen = '', blank = ''], write]) => ({ queen, blank, write }));
const emptyCells: fc.Arbitrary<Look> = fc
  .constantFrom(framed, plain(','), plain('\t'))
  .map((write) => ({ queen: 'Q', blank: write === framed ? ' ' : '', write }));

/** The first placement in order, or its mirror image; found by plain backtracking. */
function placement(size: number, isMirrored: boolean): readonly number[] {
  const columns: number[] = [];
  const place = (row: number): boolean => {
    for (let column = 0; column < size; column++) {
      if (columns.every((other, above) => other !== column && Math.abs(other - column) !== row - above)) {
        columns.push(column);
        if (row === size - 1 || place(row + 1)) {
          return true;
        }
        columns.pop();
      }
    }
    return false;
  };
  ok(place(0));
  return isMirrored ? columns.map((column) => size - 1 - column) : columns;
}

const board = fc
  .tuple(fc.constantFrom(4, 5, 6, 7, 8, 9, 10, 12, 13), fc.boolean())
  .map(([size, isMirrored]) => placement(size, isMirrored));

function written(columns: readonly number[], { queen, blank, write }: Look): string {
  return write(columns.map((column) => columns.map((_, at) => (at === column ? queen : blank))));
}

const NAME = 'Eight queens, or so many:\n\n';

describe(`N-Queens grids (SEED=${String(SEED)})`, () => {
  it('are read however they are written', () => {
    fc.assert(
      fc.property(
        board,
        fc.oneof(look, emptyCells),
        fc.constantFrom('', '// ', '> ', '    '),
        fc.constantFrom('\n', '\r\n'),
        (columns, how, margin, end) => {
          const text = written(columns, how)
            .split('\n')
            .map((line) => margin + line)
            .join(end);
          const isTabs = how.blank === '' && how.write !== plain(',') && margin !== '';
          fc.pre(!isTabs);
          const found = scan(`Some words\n\n${text}\n\nand more`);
          equal(found.length, 1, text);
          deepEqual(found.map(columnsOf), [columns.map((column) => column + 1)], text);
        },
      ),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('are completed without a change around them', () => {
    fc.assert(
      fc.property(board, fc.oneof(look, emptyCells), fc.nat(), (columns, how, bits) => {
        const given = columns.map((_, row) => row === 0 || ((bits >> (row % 16)) & 1) === 1);
        const full = `${NAME}${written(columns, how)}\n\nthe end`;
        const text = `${NAME}${written(
          columns.map((column, row) => (given[row] ? column : -1)),
          how,
        )}\n\nthe end`;
        const [found, ...others] = scan(text);
        ok(found?.kind === 'queens' && others.length === 0, text);
        const edits = writeQueens(text, found, Uint16Array.from(columns));
        equal(edits.length, given.filter((is) => !is).length);
        equal(applyEdits(text, edits), full);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
