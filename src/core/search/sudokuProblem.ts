// Sudoku as the textbook searches it: blank cells in reading order, the digits of each from 1.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { boxOf, columnOf, rowOf } from '../sudoku/geometry';
import { peersOfShape, type Shape } from '../sudoku/shape';
import type { Attack, SearchProblem } from './problem';

/**
 * The problem of filling the blank cells of a board; choice c is digit c.
 *
 * @param cells n * n values row by row, 0 = blank, 1..n = given; the givens may break rules
 */
export function sudokuProblem(shape: Shape, cells: Uint8Array): SearchProblem {
  const { size } = shape;
  const givens = cells.slice();
  const blanks = Uint16Array.from([...givens.keys()].filter((cell) => givens[cell] === 0));
  const peers = peersOfShape(shape);
  /** The first given in reading order that forbids each digit of each level, at (n + 1) * level + digit; -1 for none. */
  const given = new Int32Array(blanks.length * (size + 1)).fill(-1);
  /** The earlier levels that have a peer of level l, ascending, are those from `from[l]` to `from[l + 1]`. */
  const from = new Uint32Array(blanks.length + 1);
  const earlier: number[] = [];
  const levelOf = new Map(Array.from(blanks, (cell, level) => [cell, level] as const));
  for (const [level, cell] of blanks.entries()) {
    for (const peer of peers[cell]!) {
      const at = (size + 1) * level + givens[peer]!;
      if (givens[peer] !== 0 && given[at] === -1) {
        given[at] = peer;
      } else if (givens[peer] === 0 && peer < cell) {
        earlier.push(levelOf.get(peer)!);
      }
    }
    from[level + 1] = earlier.length;
  }
  const earlierLevels = Uint16Array.from(earlier);

  const forbidder = (path: Uint16Array, level: number, choice: number): number => {
    const by = given[(size + 1) * level + choice]!;
    if (by >= 0) {
      return by;
    }
    const end = from[level + 1]!;
    for (let at = from[level]!; at < end; at++) {
      const other = earlierLevels[at]!;
      if (path[other] === choice) {
        return blanks[other]!;
      }
    }
    return -1;
  };
  return {
    puzzle: 'sudoku',
    size,
    shape,
    levels: blanks.length,
    givens,
    clash: clashOf(shape, givens),
    cellOf: (level) => blanks[level]!,
    forbidder,
    lineOf: (cell, other) => lineOf(shape, cell, other),
  };
}

function lineOf(shape: Shape, cell: number, other: number): 'row' | 'column' | 'box' {
  if (rowOf(cell, shape.size) === rowOf(other, shape.size)) {
    return 'row';
  }
  const isSameColumn = columnOf(cell, shape.size) === columnOf(other, shape.size);
  return !isSameColumn && boxOf(cell, shape) === boxOf(other, shape) ? 'box' : 'column';
}

function clashOf(shape: Shape, givens: Uint8Array): Attack | undefined {
  for (const [cell, value] of givens.entries()) {
    const by = peersOfShape(shape)[cell]!.find((peer) => peer > cell && givens[peer] === value);
    if (value !== 0 && by !== undefined) {
      return { cell, by, line: lineOf(shape, cell, by) };
    }
  }
  return undefined;
}
