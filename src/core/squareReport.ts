// What one square of an N-Queens board is: whether a queen stands there, which others attack it, which rules are broken.
import type { QueenLine, QueensBoard, QueensViolation } from './board';
import { CLASHES_TOLD } from './limits';
import { columnOf, rowOf } from './sudoku/geometry';

export interface SquareReport {
  readonly board: QueensBoard;
  /** n * row + column, both from 0. */
  readonly square: number;
  readonly isQueen: boolean;
  /** The other queens on its lines, in the order of the text; of very many the first, and `untold` counts the others. */
  readonly attackers: readonly { readonly square: number; readonly line: QueenLine }[];
  readonly untold: number;
  /** Those that are about the square, or about its row or column. */
  readonly violations: readonly QueensViolation[];
}

/** @param violations all there are on the board */
export function squareReport(
  board: QueensBoard,
  square: number,
  violations: readonly QueensViolation[],
): SquareReport {
  const { size, queens } = board;
  const attackers: { readonly square: number; readonly line: QueenLine }[] = [];
  let untold = 0;
  for (const other of queens) {
    const line = other === square ? undefined : sharedLine(size, other, square);
    if (line && attackers.length < CLASHES_TOLD) {
      attackers.push({ square: other, line });
    } else if (line) {
      untold++;
    }
  }
  return {
    board,
    square,
    isQueen: queens.includes(square),
    attackers,
    untold,
    violations: violations.filter((violation) => isAbout(violation, square, size)),
  };
}

/** The line that two different squares are both on. */
function sharedLine(size: number, one: number, other: number): QueenLine | undefined {
  const rows = rowOf(one, size) - rowOf(other, size);
  const columns = columnOf(one, size) - columnOf(other, size);
  if (rows === 0) {
    return 'row';
  }
  if (columns === 0) {
    return 'column';
  }
  return Math.abs(rows) === Math.abs(columns) ? 'diagonal' : undefined;
}

function isAbout(violation: QueensViolation, square: number, size: number): boolean {
  if (violation.code !== 'no-free-square') {
    return violation.square === square;
  }
  const { line, index } = violation;
  return index === (line === 'row' ? rowOf(square, size) : columnOf(square, size));
}
