// The puzzles that searches are tested with, each as the naive search takes it and as the core does.
import { queensProblem } from '../../../src/core/search/queensProblem';
import type { SearchProblem } from '../../../src/core/search/problem';
import { sudokuProblem } from '../../../src/core/search/sudokuProblem';
import { shapeOf } from '../../../src/core/sudoku/shape';
import { linesOf, type NaivePuzzle } from './naive';

export interface TestPuzzle {
  readonly name: string;
  readonly naive: NaivePuzzle;
  readonly problem: SearchProblem;
}

/** N-Queens with queens at the squares `given`, which do not attack each other. */
export function queens(size: number, given: readonly number[] = []): TestPuzzle {
  const givens = Array.from({ length: size * size }, (_, square) => (given.includes(square) ? 1 : 0));
  return {
    name: `${String(size)} queens, ${String(given.length)} given`,
    naive: { puzzle: 'queens', size, givens },
    problem: queensProblem(size, given),
  };
}

/** A Sudoku with boxes of `boxRows` × `boxColumns`, its cells row by row with `.` for blanks. */
export function sudoku(boxRows: number, boxColumns: number, text: string): TestPuzzle {
  const size = boxRows * boxColumns;
  const givens = Array.from(text, (character) => (character === '.' ? 0 : Number(character)));
  return {
    name: `Sudoku ${text}`,
    naive: { puzzle: 'sudoku', size, box: [boxRows, boxColumns], givens },
    problem: sudokuProblem(shapeOf(boxRows, boxColumns)!, Uint8Array.from(givens)),
  };
}

/** Small ones with one, several and no solutions, with and without givens. */
export const SMALL: readonly TestPuzzle[] = [
  queens(1),
  queens(2),
  queens(3),
  queens(4),
  queens(6),
  queens(6, [1, 32]),
  queens(8, [27]),
  sudoku(2, 2, '1...............'),
  sudoku(2, 2, '12..34....2.....'),
  sudoku(2, 2, '123........4....'),
  sudoku(2, 3, '1....6.5...............4.1.....2..3.'),
];

/** A board of 5 or 6 queens, or of a 6×6 Sudoku, with givens of which no two clash. */
export function randomPuzzle(random: () => number): TestPuzzle {
  const below = (bound: number): number => Math.floor(random() * bound);
  const isQueens = below(2) === 0;
  const size = isQueens ? 5 + below(2) : 6;
  const empty = isQueens ? queens(size) : sudoku(2, 3, '.'.repeat(36));
  const givens = [...empty.naive.givens];
  for (let given = isQueens ? below(3) : 6 + below(12); given > 0; given--) {
    const cell = below(size * size);
    const value = isQueens ? 1 : 1 + below(size);
    const canStand = givens.every(
      (other, at) => other !== value || linesOf(empty.naive, cell, at).length === 0,
    );
    givens[cell] = canStand ? value : givens[cell]!;
  }
  return isQueens
    ? queens(
        size,
        [...givens.keys()].filter((square) => givens[square] === 1),
      )
    : sudoku(2, 3, givens.map((value) => (value === 0 ? '.' : String(value))).join(''));
}
