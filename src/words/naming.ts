// How cells, digits and houses of a 9×9 board are named in a sentence: “r1c1, r1c5 and r2c3”, “rows 2 and 6”.
import { cellName } from '../core/sudoku/geometry';
import { BOXES, COLUMNS } from '../core/sudoku/logic/houses';
import { indicesOf } from '../core/sudoku/logic/marks';
import { symbolOf, type Symbols } from '../core/text/symbols';
import { say, type Argument, type Sentence } from './sentence';

/** Names in a row, the last one after “and”. */
export function and(names: readonly string[]): Argument {
  return names.length < 2 ? (names[0] ?? '') : say('{0} and {1}', ...lastApart(names));
}

/** Names in a row, the last one after “or”. */
export function or(names: readonly string[]): Argument {
  return names.length < 2 ? (names[0] ?? '') : say('{0} or {1}', ...lastApart(names));
}

function lastApart(names: readonly string[]): readonly [string, string] {
  return [names.slice(0, -1).join(', '), names.at(-1) ?? ''];
}

/** The name of a cell, 0..80: `r1c1`. */
export function nameOf(cell: number): string {
  return cellName(cell, 9);
}

/** The names of cells, each once, in the order in which they come. */
export function namesOf(cells: Iterable<number>): readonly string[] {
  return Array.from(new Set(cells), nameOf);
}

/** The digits of a set (bit digit - 1), as the board writes them. */
export function symbolsIn(symbols: Symbols, digits: number): readonly string[] {
  return indicesOf(digits).map((index) => symbolOf(symbols, index + 1));
}

/** A house, numbered as in `houses.ts`: “row 1”. */
export function describeHouse(house: number): Sentence {
  return house >= BOXES
    ? say('box {0}', house - BOXES + 1)
    : house >= COLUMNS
      ? say('column {0}', house - COLUMNS + 1)
      : say('row {0}', house + 1);
}

/** Several houses of one kind: “rows 2 and 6”. */
export function describeLines(houses: readonly number[]): Sentence {
  const numbers = and(houses.map((house) => String((house % 9) + 1)));
  return (houses[0] ?? 0) >= COLUMNS ? say('columns {0}', numbers) : say('rows {0}', numbers);
}
