// Boards as their texts write them, at positions on the way to their solutions.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { SudokuBoard } from '../../../../src/core/board';
import { applyStep } from '../../../../src/core/sudoku/logic/path';
import { isSolved, positionOf } from '../../../../src/core/sudoku/logic/position';
import { scan } from '../../../../src/core/text/scan';
import { boardTextAt } from '../../../../src/core/text/steps/boardText';
import { cellsOf } from '../../sudoku/boards';
import { begun, hasSeveral, settle } from './begun';
import { HOLDING, PLAIN } from './positionNotations';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.RUNS ?? 30);

const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

function only(text: string): SudokuBoard {
  const boards = scan(text);
  const [board] = boards;
  ok(boards.length === 1 && board?.kind === 'sudoku', text);
  return board;
}

/** The text of a board with the first row solved. */
function firstRow(text: string): string {
  const cells = cellsOf(SOLUTION.slice(0, 9) + GIVENS.slice(9));
  return boardTextAt(text, only(text), positionOf(cells));
}

const rowsOf = (line: string): string[] => line.match(/.{9}/g)!;

describe(`boards as their texts write them (SEED=${String(SEED)})`, () => {
  const arranged = fc.record({
    one: begun,
    margin: fc.constantFrom('', '    ', '// '),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  for (const [name, print] of Object.entries({ ...PLAIN, ...HOLDING })) {
    it(`show a later position: ${name}`, () => {
      fc.assert(
        fc.property(arranged, ({ one, margin, lineEnd, part }) => {
          fc.pre(name !== 'layers' || hasSeveral(one.position));
          // Not all notations are read in comments.
          const isBare = name === 'layers' || name === 'numbers' || name.startsWith('sections');
          const lead = isBare ? '' : margin;
          const own = print(one)
            .split('\n')
            .map((line) => lead + line);
          const text = ['Some title', '', ...own, '', 'the end'].join(lineEnd);
          const board = only(text);
          const later = positionOf(board.cells, board.candidates);
          settle(one.position, later);
          const read = Array.from(one.position.values);
          one.left.slice(0, Math.floor(part * one.left.length)).forEach((step) => {
            // What a text shows as placed already need not be done.
            if (step.placements.every(({ cell }) => later.values[cell] === 0)) {
              applyStep(later, step);
            }
          });
          deepEqual(read, Array.from(board.cells));
          const written = boardTextAt(text, board, later);
          ok(!written.includes('\r'), written);
          if (name in PLAIN) {
            equal(written, print({ ...one, position: later }));
          } else if (!isSolved(later) && (name !== 'layers' || hasSeveral(later))) {
            // Of layers the values and the candidates are shown, and the givens are not.
            const found = scan(written).at(-1);
            ok(found?.kind === 'sudoku' && (name === 'layers' || only(written)), written);
            const shown = positionOf(found.cells, found.candidates);
            settle(later, shown);
            deepEqual(Array.from(shown.values), Array.from(later.values), written);
            deepEqual(Array.from(shown.candidates), Array.from(later.candidates), written);
          }
        }),
        { seed: SEED, numRuns: RUNS },
      );
    });
  }

  it('have nothing of what is around them on their lines', () => {
    const [first, ...others] = rowsOf(GIVENS);
    const [solved] = rowsOf(SOLUTION);
    equal(firstRow(`id,puzzle,solution\n1,${GIVENS},${SOLUTION}\n`), solved! + GIVENS.slice(9));
    const literal = rowsOf(GIVENS).map((row) => `      "${row}",`);
    equal(
      firstRow(['  grid = [', ...literal, '  ]', ''].join('\n')),
      ['[', `    "${solved!}",`, ...others.map((row) => `    "${row}",`), ']'].join('\n'),
    );
    const lists = rowsOf(GIVENS).map((row) => `[${Array.from(row.replaceAll('.', '0')).join(',')}]`);
    equal(
      firstRow(`x = [${lists.join(',\n     ')}]\n`),
      [`[[${Array.from(solved!).join(',')}]`, ...lists.slice(1).map((row) => ` ${row}`)].join(',\n') + ']',
    );
    equal(firstRow(` * ${[first, ...others].join('\n * ')}\n`), [solved, ...others].join('\n'));
  });

  it('are whole lines where something stands behind their rows', () => {
    const others = rowsOf(GIVENS).slice(1);
    const text = rowsOf(GIVENS).map((row, index) => `    ${row} // row ${String(index + 1)}`);
    equal(
      firstRow(`${text.join('\r\n')}\r\n`),
      [rowsOf(SOLUTION)[0]!, ...others].map((row, index) => `${row} // row ${String(index + 1)}`).join('\n'),
    );
  });
});
