// Files in sections and boards in layers while they are typed: a rescan finds what a fresh scan does.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { FoundBoard } from '../../../src/core/board';
import { rescan, scanToKeep } from '../../../src/core/text/live/rescan';
import { scan } from '../../../src/core/text/scan';
import { withoutCandidate } from '../../../src/core/text/pencil/withoutCandidate';
import { applyEdits } from '../../../src/core/text/write';
import { puzzle, type Puzzle } from './notations';
import { stepsOf } from './steps';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const inRows = (cells: readonly string[]): string[][] =>
  Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
const plain = (cells: readonly number[]): string =>
  inRows(cells.map((value) => (value ? String(value) : '.')))
    .map((row) => row.join(''))
    .join('\n');

/** The puzzle with its first blank placed, and some candidates for the others. */
function layersOf({ cells, solution }: Puzzle): {
  readonly state: readonly number[];
  readonly marks: readonly string[];
} {
  const first = cells.indexOf(0);
  const state = cells.map((value, cell) => (cell === first ? solution[cell]! : value));
  const marks = state.map((value, cell) =>
    value ? '' : [...new Set([solution[cell]!, 1 + (cell % 9)])].sort().join(''),
  );
  return { state, marks };
}

function sdk(board: Puzzle): string {
  const { state, marks } = layersOf(board);
  const fields = inRows(marks).map((row) => row.join(','));
  return ['[Puzzle]', plain(board.cells), '[State]', plain(state), '[PencilMarks]', ...fields].join('\n');
}

function layered(board: Puzzle): string {
  const { state, marks } = layersOf(board);
  const frame = (cells: readonly string[]): string => {
    const width = Math.max(...cells.map((cell) => cell.length));
    const lines = inRows(cells).map((row) => `|${row.map((cell) => cell.padEnd(width)).join(' ')}|`);
    const rule = `*${'-'.repeat(10 * width)}*`;
    return [rule, ...lines, rule].join('\n');
  };
  const values = state.map((value, cell) => (value ? String(value) : marks[cell]!));
  const dots = (cells: readonly number[]): string[] => cells.map((value) => (value ? String(value) : '.'));
  return [frame(dots(board.cells)), frame(dots(state)), frame(values)].join('\n\n\n');
}

const spaced = puzzle.map(({ cells }) =>
  inRows(cells.map((value) => (value ? String(value) : ' ')))
    .map((row) => row.join('').trimEnd())
    .join('\n'),
);
const part = fc.oneof(
  spaced,
  puzzle.map(sdk),
  puzzle.map(layered),
  puzzle.map(({ cells }) => plain(cells)),
  fc.constantFrom('[State]', '[Puzzle]', '#C comment', '', '[[1, 2]', '[Colours]\n1........\n.2.......'),
);
const put = fc.constantFrom(
  '',
  '\n',
  '[State]\n',
  '[Puzzle]\n',
  '[PencilMarks]',
  ']',
  '[',
  'x',
  '5',
  '.',
  ',',
  '\n\n',
);

/** Boards as text, in which members that are undefined do not show. */
const told = (boards: readonly FoundBoard[]): string => JSON.stringify(boards);

describe(`sections (SEED=${String(SEED)})`, () => {
  it('are one board with its layers', () => {
    fc.assert(
      fc.property(
        puzzle.filter(({ cells }) => cells.filter((value) => value === 0).length > 2),
        fc.constantFrom(sdk, layered),
        (board, print) => {
          const { state, marks } = layersOf(board);
          const text = `A title\n\n${print(board)}\n`;
          const boards = scan(text);
          equal(boards.length, 1, text);
          const [found] = boards;
          ok(found?.kind === 'sudoku', text);
          deepEqual(Array.from(found.cells), state);
          deepEqual(found.placed, [board.cells.indexOf(0)]);
          const cell = marks.findIndex((mark) => mark.length === 2);
          if (cell >= 0) {
            const gone = Number(marks[cell]![0]);
            const edit = withoutCandidate(text, found, cell, gone);
            ok(edit);
            const [now] = scan(applyEdits(text, [edit]));
            ok(now?.kind === 'sudoku');
            deepEqual(
              Array.from(now.candidates!),
              Array.from(found.candidates!, (set, i) => (i === cell ? set & ~(1 << (gone - 1)) : set)),
            );
          }
        },
      ),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('are found again after an edit as by a fresh scan', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(12), put), { minLength: 1, maxLength: 4 }),
        (parts, edits) => {
          let scanned = stepsOf(scanToKeep(parts.join('\n')));
          for (const [where, removed, added] of edits) {
            const start = where % (scanned.text.length + 1);
            const end = Math.min(scanned.text.length, start + removed);
            const text = scanned.text.slice(0, start) + added + scanned.text.slice(end);
            scanned = stepsOf(rescan(scanned, text, { start, end, length: added.length })).scanned;
            equal(told(scanned.boards), told(scan(text)), text);
          }
        },
      ),
      { seed: SEED, numRuns: 200 },
    );
  });
});
