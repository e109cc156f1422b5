// Boards for the human solver's tests: rated puzzles, their paths and solutions.
import { readFileSync } from 'node:fs';
import { positionOf } from '../../../../src/core/sudoku/logic/position';
import { solveByLogic, type LogicPath } from '../../../../src/core/sudoku/logic/path';
import { findSolutions } from '../../../../src/core/sudoku/solver';
import { cellsOf } from '../boards';

/** A puzzle with what the reference rates it: `7.2/1.2/1.2`. */
export interface Rated {
  readonly puzzle: string;
  readonly rating: string;
}

/** The 1,000 puzzles rated by Sudoku Explainer 1.2.1. */
export function ratedPuzzles(): Rated[] {
  const lines = readFileSync('test/core/sudoku/logic/generated_1000.tsv', 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [puzzle, rating] = line.split('\t');
      return { puzzle: puzzle!, rating: rating! };
    });
}

/** The path of a board known to have one solution. */
export function pathOf(puzzle: string): LogicPath {
  return solveByLogic(positionOf(cellsOf(puzzle)), { isUnique: true });
}

/** A rating as the reference prints it. */
export function ratingText({ rating: { er, ep, ed } }: LogicPath): string {
  return [er, ep, ed].map((tenths) => (tenths / 10).toFixed(1)).join('/');
}

/** Up to `limit` solutions of a board, 81 digits each. */
export function solutionsOf(cells: Uint8Array, limit: number, candidates?: Uint32Array): Uint8Array[] {
  const found = new Uint8Array(81 * limit);
  const tally = { solutions: 0, nodes: 0, gaveUp: false };
  findSolutions(cells, limit, 100_000, found, tally, candidates);
  return Array.from({ length: tally.solutions }, (_, index) => found.slice(81 * index, 81 * index + 81));
}
