// Notations of one line that tell what is placed or left: printed here, read back, and written into.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { SudokuBoard } from '../../../src/core/board';
import { cellSpan } from '../../../src/core/text/cells';
import { scan } from '../../../src/core/text/scan';
import { applyEdits, write } from '../../../src/core/text/write';
import { puzzle, type Puzzle } from './notations';
import { valuesAmong } from './valuesAmong';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function only(text: string): SudokuBoard {
  const [board, ...others] = scan(text);
  ok(board?.kind === 'sudoku' && others.length === 0, text);
  return board;
}

function arePeers(one: number, other: number): boolean {
  const [row, column] = [Math.floor(one / 9), one % 9];
  const [otherRow, otherColumn] = [Math.floor(other / 9), other % 9];
  const sameBox =
    Math.floor(row / 3) === Math.floor(otherRow / 3) &&
    Math.floor(column / 3) === Math.floor(otherColumn / 3);
  return one !== other && (row === otherRow || column === otherColumn || sameBox);
}

/** For each cell the digits that its peers leave to it; its own if it has one. */
function digitsLeft({ cells }: Puzzle): number[][] {
  return cells.map((value, cell) =>
    value > 0
      ? [value]
      : DIGITS.filter((digit) => !CELLS.some((peer) => arePeers(cell, peer) && cells[peer] === digit)),
  );
}

/** A puzzle with some of the candidates of its blanks taken away, but none that the solution needs. */
const pencilled = fc
  .record({ puzzle, kept: fc.array(fc.nat(0x1ff), { minLength: 81, maxLength: 81 }) })
  .map(({ puzzle, kept }) => {
    const left = digitsLeft(puzzle);
    const candidates = left.map((digits, cell) =>
      digits.filter((digit) => digit === puzzle.solution[cell] || (kept[cell]! >> (digit - 1)) & 1),
    );
    return { puzzle, left, candidates };
  });

const setOf = (digits: readonly number[]): number =>
  digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);

const settled = (candidates: readonly number[][]): number[] => valuesAmong(candidates, 9, arePeers);

describe(`one line a board, with candidates (SEED=${String(SEED)})`, () => {
  it('reads lines of the library: what is placed, what is left, and where it stands', () => {
    const some = fc.array(fc.boolean(), { minLength: 81, maxLength: 81 });
    fc.assert(
      fc.property(pencilled, some, ({ puzzle, left, candidates }, marks) => {
        const placed = CELLS.filter((cell) => puzzle.cells[cell]! > 0 && marks[cell]);
        const field = puzzle.cells
          .map((value, cell) => (placed.includes(cell) ? '+' : '') + (value === 0 ? '.' : String(value)))
          .join('');
        const deleted = CELLS.flatMap((cell) =>
          left[cell]!.filter((digit) => !candidates[cell]!.includes(digit)).map(
            (digit) => `${String(digit)}${String(Math.floor(cell / 9) + 1)}${String((cell % 9) + 1)}`,
          ),
        );
        const text = `:0000:x:${field}:${deleted.join(' ')}::`;
        const board = only(text);
        equal(board.notation, 'library');
        deepEqual(Array.from(board.cells), puzzle.cells);
        deepEqual(board.placed, placed.length > 0 ? placed : undefined);
        deepEqual(
          board.candidates && Array.from(board.candidates),
          deleted.length > 0 ? candidates.map(setOf) : undefined,
        );
        for (const cell of CELLS) {
          const { start, end } = cellSpan(board, cell);
          equal(
            text.slice(start, end).replace('+', ''),
            puzzle.cells[cell] === 0 ? '.' : String(puzzle.cells[cell]),
          );
        }
        const solved = applyEdits(text, write(text, board, Uint8Array.from(puzzle.solution)));
        const reread = only(solved);
        deepEqual(Array.from(reread.cells), puzzle.solution);
        const blanks = CELLS.filter((cell) => puzzle.cells[cell] === 0);
        deepEqual(
          reread.placed ?? [],
          [...placed, ...blanks].sort((a, b) => a - b),
        );
        ok(solved.startsWith(':0000:x:') && solved.endsWith(`:${deleted.join(' ')}::`));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('reads Sukaku of nine places a cell, and leaves one digit in each when solved', () => {
    fc.assert(
      fc.property(pencilled, fc.constantFrom('.', '0', '_', '*'), ({ puzzle, candidates }, mark) => {
        const print = (sets: readonly number[][]): string =>
          sets
            .map((set) => DIGITS.map((digit) => (set.includes(digit) ? String(digit) : mark)).join(''))
            .join('');
        const text = `sukaku="${print(candidates)}" # end`;
        const board = only(text);
        equal(board.notation, 'sukaku');
        deepEqual(Array.from(board.candidates ?? []), candidates.map(setOf));
        deepEqual(Array.from(board.cells), settled(candidates));
        const solved = applyEdits(text, write(text, board, Uint8Array.from(puzzle.solution)));
        equal(solved, `sukaku="${print(puzzle.solution.map((digit) => [digit]))}" # end`);
        deepEqual(Array.from(only(solved).cells), puzzle.solution);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('reads SudokuWiki’s two digits a cell, and writes what is no given', () => {
    fc.assert(
      fc.property(pencilled, ({ puzzle, candidates }) => {
        const print = (number: (cell: number) => number): string =>
          CELLS.map((cell) => number(cell).toString(32).padStart(2, '0')).join('');
        const given = (cell: number): number => (puzzle.cells[cell] === 0 ? 0 : 1);
        const text = print((cell) => 2 * setOf(candidates[cell]!) + given(cell));
        const board = only(text);
        equal(board.notation, 'sudokuWiki');
        deepEqual(Array.from(board.candidates ?? []), candidates.map(setOf));
        const values = settled(candidates);
        deepEqual(
          Array.from(board.cells),
          puzzle.cells.map((value, cell) => value || values[cell]!),
        );
        deepEqual(
          board.placed ?? [],
          CELLS.filter((cell) => puzzle.cells[cell] === 0 && values[cell]! > 0),
        );
        const solved = applyEdits(text, write(text, board, Uint8Array.from(puzzle.solution)));
        equal(
          solved,
          print((cell) => 2 ** puzzle.solution[cell]! + given(cell)),
        );
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('reads Sukaku of other sizes in digits and letters', () => {
    // A cyclic 16×16 with its diagonal left open to all values.
    const at = (row: number, column: number): number =>
      ((4 * (row % 4) + Math.floor(row / 4) + column) % 16) + 1;
    for (const alphabet of ['123456789ABCDEFG', '0123456789ABCDEF', 'abcdefghijklmnop']) {
      const cells = Array.from({ length: 256 }, (_, cell) => at(Math.floor(cell / 16), cell % 16));
      const text = cells
        .map((value, cell) =>
          cell % 17 === 0
            ? alphabet
            : alphabet
                .charAt(value - 1)
                .padStart(value, '-')
                .padEnd(16, '-'),
        )
        .join('');
      const board = only(text);
      equal(board.shape.size, 16);
      equal(board.symbols.characters?.slice(0, 16), alphabet);
      const solved = applyEdits(text, write(text, board, Uint8Array.from(cells)));
      equal(solved.replaceAll('-', ''), cells.map((value) => alphabet.charAt(value - 1)).join(''));
    }
  });
});

describe(`all cells on one line, apart (SEED=${String(SEED)})`, () => {
  const marks = fc.constantFrom('/', ':', '\\n', '<br>', '%0A', '+', '#');
  const separators = fc.constantFrom(';', ',', ', ', '\t', ' ');
  const blanks = fc.constantFrom('0', '.', '_', 'x');
  /** A board with blanks, and what has to be read back of it. */
  const open = puzzle.filter(({ cells }) => cells.includes(0));

  function readsAndSolves(text: string, { cells, solution }: Puzzle, solved: string): void {
    const board = only(text);
    equal(board.notation, 'separated');
    deepEqual(Array.from(board.cells), cells);
    equal(applyEdits(text, write(text, board, Uint8Array.from(solution))), solved);
  }

  it('reads rows with the same mark between them', () => {
    fc.assert(
      fc.property(open, marks, blanks, (one, mark, blank) => {
        const print = (cells: readonly number[]): string =>
          [0, 9, 18, 27, 36, 45, 54, 63, 72]
            .map((row) =>
              cells
                .slice(row, row + 9)
                .join('')
                .replaceAll('0', blank),
            )
            .join(mark);
        readsAndSolves(`a = "${print(one.cells)}";`, one, `a = "${print(one.solution)}";`);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('reads lists of cells in a field, with what is in the fields beside it', () => {
    fc.assert(
      fc.property(open, separators, blanks, (one, separator, blank) => {
        const print = (cells: readonly number[]): string => cells.join(separator).replaceAll('0', blank);
        readsAndSolves(`17|"${print(one.cells)}"|easy`, one, `17|"${print(one.solution)}"|easy`);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('reads a list of a table with the answer in the next field', () => {
    fc.assert(
      fc.property(open, ({ cells, solution }) => {
        const board = only(`${cells.join(';')},${solution.join(';')}`);
        deepEqual(Array.from(board.cells), cells);
        deepEqual(Array.from(board.answer?.cells ?? []), solution);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});
