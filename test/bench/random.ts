// Random grids and boards from a seed, in bytes.
import { randomFrom } from '../core/sudoku/boards';
import { baseline } from './baseline';

/** Grids made from nothing by one `RandomBoards`; the rest are these in other words and order. */
const GRIDS = 500;

export class RandomBoards {
  readonly #random: () => number;
  readonly #grids: Uint8Array[] = [];

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  /** Puts the first `count` of some things in random order, any of the things being as likely. */
  shuffle<T>(things: T[], count = things.length): T[] {
    for (let index = 0; index < count; index++) {
      const other = index + this.below(things.length - index);
      [things[index], things[other]] = [things[other]!, things[index]!];
    }
    return things;
  }

  /** `count` different cells in random order. */
  cells(count: number): number[] {
    const all = Array.from({ length: 81 }, (_, cell) => cell);
    return this.shuffle(all, count).slice(0, count);
  }

  /** A solved grid. */
  grid(): Uint8Array {
    if (this.#grids.length < GRIDS) {
      this.#grids.push(this.#newGrid());
    }
    return this.#reworded(this.#grids[this.below(this.#grids.length)]!);
  }

  /** Random digits in random cells, as many of `count` as clash with none before; the rest are left out. */
  digits(count: number): Uint8Array {
    const board = new Uint8Array(81);
    for (const cell of this.cells(count)) {
      const digit = 1 + this.below(9);
      if (!clashes(board, cell, digit)) {
        board[cell] = digit;
      }
    }
    return board;
  }

  /** Three boxes that see nothing of one another can hold any digits; the baseline fills in the rest. */
  #newGrid(): Uint8Array {
    const board = new Uint8Array(81);
    for (const corner of [0, 30, 60]) {
      for (const [index, digit] of this.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).entries()) {
        board[corner + 9 * Math.floor(index / 3) + (index % 3)] = digit;
      }
    }
    const grid = new Uint8Array(81);
    baseline(board, 1, 1_000_000, grid);
    return grid;
  }

  /** The same grid with digits, rows, columns, bands, stacks and perhaps the two directions exchanged. */
  #reworded(grid: Uint8Array): Uint8Array {
    const lines = (): number[] =>
      this.shuffle([0, 1, 2]).flatMap((group) => this.shuffle([0, 1, 2]).map((line) => 3 * group + line));
    const [rows, columns] = [lines(), lines()];
    const digits = this.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const turned = this.below(2) === 1;
    return Uint8Array.from({ length: 81 }, (_, cell) => {
      const row = rows[Math.floor(cell / 9)]!;
      const column = columns[cell % 9]!;
      return digits[grid[turned ? 9 * column + row : 9 * row + column]! - 1]!;
    });
  }
}

function clashes(board: Uint8Array, cell: number, digit: number): boolean {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const corner = 27 * Math.floor(row / 3) + 3 * Math.floor(column / 3);
  for (let index = 0; index < 9; index++) {
    const inBox = corner + 9 * Math.floor(index / 3) + (index % 3);
    if (board[9 * row + index] === digit || board[9 * index + column] === digit || board[inBox] === digit) {
      return true;
    }
  }
  return false;
}
