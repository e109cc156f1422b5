// Which queens of an N-Queens board stand on one line.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { QueenLine, QueensBoard } from '../board';
import { downDiagonal, upDiagonal } from './lines';

/** The lines of one kind, each with the queens that stand on it. */
interface Lines {
  readonly line: QueenLine;
  /** The number of the line that goes through each queen. */
  readonly through: Uint16Array;
  /** Where each line's queens start in `members`, and in the end how many there are. */
  readonly starts: Uint32Array;
  /** The queens' squares, line by line, and in their order on each. */
  readonly members: Uint32Array;
}

/** The queens of a board by the lines they stand on. All of it takes time in proportion to the queens and lines. */
export class QueensByLine {
  private readonly kinds: readonly Lines[];
  private readonly queens: Uint32Array;

  constructor({ size, queens }: Pick<QueensBoard, 'size' | 'queens'>) {
    this.queens = queens;
    const kind = (line: QueenLine, count: number, lineOf: (row: number, column: number) => number): Lines => {
      const through = new Uint16Array(queens.length);
      for (let queen = 0; queen < queens.length; queen++) {
        const square = queens[queen]!;
        through[queen] = lineOf(Math.floor(square / size), square % size);
      }
      return linesOf(line, through, count, queens);
    };
    this.kinds = [
      kind('row', size, (row) => row),
      kind('column', size, (_, column) => column),
      kind('diagonal', 2 * size - 1, (row, column) => downDiagonal(row, column, size)),
      kind('diagonal', 2 * size - 1, upDiagonal),
    ];
  }

  /** How many queens attack the one with this index, whatever stands between them. */
  attackersOf(queen: number): number {
    return this.kinds.reduce((sum, lines) => sum + countOn(lines, queen) - 1, 0);
  }

  /** At most `limit` of them: those in the row before those in the column and on diagonals. */
  someAttackersOf(queen: number, limit: number): { readonly square: number; readonly line: QueenLine }[] {
    const found: { readonly square: number; readonly line: QueenLine }[] = [];
    for (const lines of this.kinds) {
      const start = lines.starts[lines.through[queen]!]!;
      const end = start + countOn(lines, queen);
      for (let index = start; index < end && found.length < limit; index++) {
        const square = lines.members[index]!;
        if (square !== this.queens[queen]) {
          found.push({ square, line: lines.line });
        }
      }
    }
    return found;
  }
}

function countOn({ through, starts }: Lines, queen: number): number {
  const number = through[queen]!;
  return starts[number + 1]! - starts[number]!;
}

/** Sorts the queens by their lines: counts each line's, adds up, and deals them out. */
function linesOf(line: QueenLine, through: Uint16Array, count: number, queens: Uint32Array): Lines {
  const starts = new Uint32Array(count + 1);
  for (const number of through) {
    starts[number + 1]!++;
  }
  for (let number = 0; number < count; number++) {
    starts[number + 1]! += starts[number]!;
  }
  const next = starts.slice();
  const members = new Uint32Array(queens.length);
  for (let queen = 0; queen < queens.length; queen++) {
    members[next[through[queen]!]!++] = queens[queen]!;
  }
  return { line, through, starts, members };
}
