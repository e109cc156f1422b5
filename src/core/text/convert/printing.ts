// What the styles are put together from: the symbols, tokens, rows and bands of a board to print.
import { leftCandidates } from '../../sudoku/leftCandidates';
import type { Shape } from '../../sudoku/shape';
import type { Printable } from './style';
import { DIGITS, FROM_ONE, NUMBERS, symbolOf, type Symbols } from '../symbols';

/** The usual characters for boards of a size. */
function usualSymbols(size: number): Symbols {
  return size <= 9 ? DIGITS : FROM_ONE;
}

/** One character a value: the board's own if it has such, the usual ones for its size if it has numbers. */
export function characterSymbols({ symbols, shape }: Printable): Symbols {
  if (symbols.characters !== undefined && symbols.characters.length >= shape.size) {
    return symbols;
  }
  return usualSymbols(shape.size);
}

/** The same where `0` is a blank, so that no value can be written so. */
export function characterSymbolsWithoutZero(board: Printable): Symbols {
  const symbols = characterSymbols(board);
  return hasZero(symbols, board.shape) ? usualSymbols(board.shape.size) : symbols;
}

/** The board's own symbols. */
export function ownSymbols({ symbols }: Printable): Symbols {
  return symbols;
}

/** The board's own symbols unless one of them is `0`, where that is a blank. */
export function symbolsWithoutZero({ symbols, shape }: Printable): Symbols {
  if (!hasZero(symbols, shape)) {
    return symbols;
  }
  return symbols.characters === undefined ? NUMBERS : usualSymbols(shape.size);
}

/** Numbers from 1 on, which for boards up to 9×9 are the digits. */
export function numberSymbols({ symbols, shape }: Printable): Symbols {
  if (shape.size <= 9) {
    return DIGITS;
  }
  return symbols.characters === undefined && symbols.first === 1 ? symbols : NUMBERS;
}

function hasZero({ characters, first }: Symbols, { size }: Shape): boolean {
  return characters === undefined ? first === 0 : characters.slice(0, size).includes('0');
}

/** Whether two sets of symbols write the values 1..`size` alike. */
export function areAlike(one: Symbols, other: Symbols, size: number): boolean {
  return symbolsList(one, size).join(' ') === symbolsList(other, size).join(' ');
}

function symbolsList(symbols: Symbols, size: number): readonly string[] {
  return Array.from({ length: size }, (_, index) => symbolOf(symbols, index + 1));
}

/** The text of each cell, row by row. */
export function tokensOf(cells: Uint8Array, symbols: Symbols, blank: string): readonly string[] {
  return Array.from(cells, (value) => (value === 0 ? blank : symbolOf(symbols, value)));
}

/** The texts of all cells by row, all as long as the longest symbol of the board's size. */
export function paddedRows({ cells, shape }: Printable, symbols: Symbols, blank: string): readonly Row[] {
  const width = symbolOf(symbols, shape.size).length;
  const tokens = tokensOf(cells, symbols, blank).map((token) => token.padStart(width));
  return inRows(tokens, shape.size);
}

/** The texts of all cells by row. */
export function plainRows({ cells, shape }: Printable, symbols: Symbols, blank: string): readonly Row[] {
  return inRows(tokensOf(cells, symbols, blank), shape.size);
}

/** The texts of the cells of one row, or of one box in it. */
export type Row = readonly string[];

/** Items cut into parts of `size`; the last may be shorter. */
export function inRows<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Lines of rows with `rule` between the bands of boxes. */
export function banded(lines: readonly string[], { boxRows }: Shape, rule: string): readonly string[] {
  return inRows(lines, boxRows).flatMap((band, index) => (index > 0 ? [rule, ...band] : band));
}

/** The candidates left to each cell: those that the board tells, or all that its values leave; for a value just that. */
export function candidatesOf({ cells, candidates, shape }: Printable): Uint32Array {
  const left = leftCandidates(shape, cells);
  return candidates ? left.map((set, cell) => (cells[cell] === 0 ? (candidates[cell] ?? 0) : set)) : left;
}

/** The digits of a set of candidates, ascending. */
export function digitsOf(set: number): readonly number[] {
  return Array.from({ length: 32 }, (_, index) => index + 1).filter((digit) => (set >>> (digit - 1)) & 1);
}

/** The cells of a row on one line. */
export function boxesOf(
  row: Row,
  { boxColumns }: Shape,
  { inside, between }: { readonly inside: string; readonly between: string },
): string {
  return inRows(row, boxColumns)
    .map((box) => box.join(inside))
    .join(between);
}
