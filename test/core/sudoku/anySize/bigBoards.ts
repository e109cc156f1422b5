// Boards of any size for tests and benchmarks: generated ones from a file, and random ones from a seed.
import { readFileSync } from 'node:fs';
import { shapeOf, usualShapeOf, type Shape } from '../../../../src/core/sudoku/shape';

export interface NamedBoard {
  /** As in the file: size, cells given, number, kind. */
  readonly name: string;
  readonly shape: Shape;
  readonly cells: Uint8Array;
}

/** The generated boards of 16×16 and 25×25. */
export function generatedBoards(): NamedBoard[] {
  const lines = readFileSync('test/core/sudoku/anySize/generated-78.txt', 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', text = ''] = line.split('\t');
      return { name, shape: usualShapeOf(Math.sqrt(text.length))!, cells: cellsOfText(text) };
    });
}

/** Cells of characters: 1..9, then A for 10 and so on; anything else is a blank. */
export function cellsOfText(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const value = parseInt(character, 36);
    return Number.isNaN(value) ? 0 : value;
  });
}

/** A shape that is known to be one. */
export function shape(boxRows: number, boxColumns: number): Shape {
  return shapeOf(boxRows, boxColumns)!;
}

/** Whether n * n digits extend the givens of a board and have every digit once in each row, column and box. */
export function isSolutionOf(
  { boxRows, boxColumns, size }: Shape,
  solution: Uint8Array,
  cells: Uint8Array,
): boolean {
  // The digits of each row, column and box, as bits.
  const digits = new Uint32Array(3 * size);
  let agrees = solution.length === size ** 2;
  for (let cell = 0; cell < solution.length; cell++) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const box = boxRows * Math.floor(row / boxRows) + Math.floor(column / boxColumns);
    agrees &&= cells[cell] === 0 || cells[cell] === solution[cell];
    for (const house of [row, size + column, 2 * size + box]) {
      digits[house]! |= 1 << solution[cell]!;
    }
  }
  return agrees && digits.every((set) => set === (2 << size) - 2);
}

/** A random order of the rows (or columns) that leaves the bands together. */
function shuffledLines(groups: number, length: number, below: (limit: number) => number): number[] {
  return shuffled(groups, below).flatMap((group) =>
    shuffled(length, below).map((line) => length * group + line),
  );
}

/** The same board with rows, columns, bands, stacks and digits in random order. */
export function shuffledBoard(
  { boxRows, boxColumns, size }: Shape,
  cells: Uint8Array,
  random: () => number,
): Uint8Array {
  const below = (limit: number): number => Math.floor(random() * limit);
  const rows = shuffledLines(boxColumns, boxRows, below);
  const columns = shuffledLines(boxRows, boxColumns, below);
  const digits = [0, ...shuffled(size, below).map((digit) => digit + 1)];
  return Uint8Array.from(
    rows.flatMap((row) => columns.map((column) => digits[cells[size * row + column]!]!)),
  );
}

/**
 * A random board, of one of three kinds: a solved grid with a share of its cells left, the same with one given
 * changed, and a few random digits.
 */
export function randomBoard(given: Shape, share: number, random: () => number): Uint8Array {
  const { boxRows, boxColumns, size } = given;
  const below = (limit: number): number => Math.floor(random() * limit);
  const kind = below(5);
  if (kind === 0) {
    const cells = new Uint8Array(size * size);
    for (let count = below(2 * size); count > 0; count--) {
      cells[below(size * size)] = 1 + below(size);
    }
    return cells;
  }
  // Each row is the one above moved by a box, and each band by one cell more.
  const solved = Uint8Array.from({ length: size * size }, (_, cell) => {
    const row = Math.floor(cell / size);
    return 1 + ((boxColumns * (row % boxRows) + Math.floor(row / boxRows) + (cell % size)) % size);
  });
  const cells = shuffledBoard(given, solved, random);
  const order = shuffled(size * size, below);
  for (const cell of order.slice(Math.round(share * order.length))) {
    cells[cell] = 0;
  }
  if (kind === 1) {
    cells[order[0]!] = 1 + below(size);
  }
  return cells;
}

/** 0..count-1 in random order. */
export function shuffled(count: number, below: (limit: number) => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index--) {
    const other = below(index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}
