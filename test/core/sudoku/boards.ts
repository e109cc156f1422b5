// Boards for the solver's tests: well-known ones, files of them, and random ones from a seed.
import { readFileSync } from 'node:fs';

/** The puzzle of Wikipedia's article “Sudoku”, and its solution. */
export const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const WIKIPEDIA_SOLVED =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** 81 cells of 81 characters; everything but 1..9 is a blank. */
export function cellsOf(board: string): Uint8Array {
  return Uint8Array.from(board, (character) => Number(character) || 0);
}

/** 81 digits as text. */
export function textOf(cells: ArrayLike<number>): string {
  return Array.from(cells).join('');
}

/** The boards of a file beside this source, one a line, comments apart. */
export function boardsOf(file: string): string[] {
  const lines = readFileSync(`test/core/sudoku/${file}`, 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** The same board with a cell (row and column from 1) set to a character. */
export function withCell(board: string, row: number, column: number, character: string): string {
  const at = 9 * (row - 1) + column - 1;
  return board.slice(0, at) + character + board.slice(at + 1);
}

/** Whether 81 digits extend the givens of a board and have every digit once in each house. */
export function isSolutionOf(solution: string, board: string): boolean {
  const all = (cells: number[]): boolean => new Set(cells.map((cell) => solution[cell])).size === 9;
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return (
    /^[1-9]{81}$/.test(solution) &&
    Array.from(board).every((character, cell) => character === '.' || character === solution[cell]) &&
    nine.every((k) => all(nine.map((i) => 9 * k + i)) && all(nine.map((i) => 9 * i + k))) &&
    nine.every((k) =>
      all(nine.map((i) => 27 * Math.floor(k / 3) + 3 * (k % 3) + 9 * Math.floor(i / 3) + (i % 3))),
    )
  );
}

/** Random numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A random board, of one of three kinds: a solved grid with cells blanked (20 to 60 clues left), the same with one
 * clue changed, and up to 32 random digits, which do not clash two times out of three.
 */
export function randomBoard(random: () => number): string {
  const below = (limit: number): number => Math.floor(random() * limit);
  const kind = below(3);
  if (kind === 2) {
    return randomDigits(below(33), below(3) > 0, below);
  }
  let board = shuffledGrid(below);
  const clues = 20 + below(41);
  const order = shuffled(81, below);
  for (const cell of order.slice(clues)) {
    board = board.slice(0, cell) + '.' + board.slice(cell + 1);
  }
  const changed = order[0]!;
  return kind === 0 ? board : board.slice(0, changed) + String(1 + below(9)) + board.slice(changed + 1);
}

function randomDigits(count: number, sound: boolean, below: (limit: number) => number): string {
  const cells = new Array<string>(81).fill('.');
  for (const cell of shuffled(81, below).slice(0, count)) {
    const digit = String(1 + below(9));
    const near = (other: number): boolean =>
      Math.floor(other / 9) === Math.floor(cell / 9) ||
      other % 9 === cell % 9 ||
      (Math.floor(other / 27) === Math.floor(cell / 27) &&
        Math.floor((other % 9) / 3) === Math.floor((cell % 9) / 3));
    if (!sound || !cells.some((character, other) => character === digit && near(other))) {
      cells[cell] = digit;
    }
  }
  return cells.join('');
}

/** A solved grid with rows, columns, bands, stacks and digits in random order. */
function shuffledGrid(below: (limit: number) => number): string {
  const lines = (): number[] =>
    shuffled(3, below).flatMap((group) => shuffled(3, below).map((line) => 3 * group + line));
  const [rows, columns, digits] = [lines(), lines(), shuffled(9, below)];
  return rows
    .flatMap((row) => columns.map((column) => 1 + digits[Number(WIKIPEDIA_SOLVED[9 * row + column]) - 1]!))
    .join('');
}

/** 0..count-1 in random order. */
function shuffled(count: number, below: (limit: number) => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index--) {
    const other = below(index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}
