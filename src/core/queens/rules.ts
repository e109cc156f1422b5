// The rules of N-Queens: one queen in each row and column, and no two on one diagonal.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { QueensBoard, QueensViolation } from '../board';
import { ATTACKED_TOLD, CLASHES_TOLD } from '../limits';
import { QueensByLine } from './attacks';
import { linesWithoutFreeSquare } from './freeSquares';

/**
 * The rules that the queens of a board break: first that they are too many, then the attacks in the order of the queens
 * in the text, of at most `ATTACKED_TOLD` queens. Only if no queen attacks another, the lines without a free square, rows
 * before columns: a queen that stands wrong attacks squares that it will leave.
 *
 * The attackers of a queen and of a line are told by square, ascending.
 */
export function queensViolations(board: Pick<QueensBoard, 'size' | 'queens'>): readonly QueensViolation[] {
  const attacks = attacksOn(board);
  if (attacks.length === 0) {
    return withoutFreeSquare(board);
  }
  // More queens than rows attack each other, as two of them share a row.
  const { size, queens } = board;
  return queens.length <= size
    ? attacks
    : [{ code: 'too-many-queens', square: queens[size]!, found: queens.length, expected: size }, ...attacks];
}

function attacksOn(board: Pick<QueensBoard, 'size' | 'queens'>): readonly QueensViolation[] {
  const byLine = new QueensByLine(board);
  const found: QueensViolation[] = [];
  for (const [queen, square] of board.queens.entries()) {
    const count = byLine.attackersOf(queen);
    if (count > 0) {
      const attackers = byLine
        .someAttackersOf(queen, CLASHES_TOLD)
        .sort((one, other) => one.square - other.square);
      found.push({ code: 'queens-attack', square, attackers, untold: count - attackers.length });
    }
    if (found.length === ATTACKED_TOLD) {
      break;
    }
  }
  return found;
}

function withoutFreeSquare(board: Pick<QueensBoard, 'size' | 'queens'>): readonly QueensViolation[] {
  return linesWithoutFreeSquare(board).map(({ line, index, attackers }) => ({
    code: 'no-free-square',
    line,
    index,
    attackers: attackers.slice(0, CLASHES_TOLD),
    untold: Math.max(0, attackers.length - CLASHES_TOLD),
  }));
}
