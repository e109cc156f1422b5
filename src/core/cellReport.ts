// What one cell of a board is: its value or candidates, and the rules that are broken there.
import type { SudokuBoard, Violation } from './board';
import type { Verdict } from './judge';
import { leftCandidates } from './sudoku/leftCandidates';

export interface CellReport {
  readonly board: SudokuBoard;
  readonly cell: number;
  /** 0 = blank. */
  readonly value: number;
  /** Whether the text tells the value from the givens as placed by a player. */
  readonly isPlaced: boolean;
  /** Of a blank the values that the givens, and the text if it tells, leave to it, ascending; else none. */
  readonly candidates: readonly number[];
  /** Those that the cell takes part in: not those in which it is only a given that stands against others. */
  readonly violations: readonly Violation[];
}

/** All violations that a verdict tells. */
export function violationsIn(verdict: Verdict): readonly Violation[] {
  switch (verdict.kind) {
    case 'flawed':
    case 'queens':
      return [];
    case 'broken':
      return verdict.violations;
    case 'sound':
      return verdict.impossible;
  }
}

/** @param violations all there are on the board */
export function reportOn(board: SudokuBoard, cell: number, violations: readonly Violation[]): CellReport {
  const value = board.cells[cell] ?? 0;
  return {
    board,
    cell,
    value,
    isPlaced: board.placed?.includes(cell) ?? false,
    candidates: value > 0 ? [] : valuesIn(candidatesOf(board)[cell] ?? 0),
    violations: violations.filter((violation) => isAbout(violation, cell)),
  };
}

/** For each cell the set of values left to it by the givens and by the text, value v as bit v - 1. */
export function candidatesOf({ shape, cells, candidates }: SudokuBoard): Uint32Array {
  const left = leftCandidates(shape, cells);
  return candidates ? left.map((set, cell) => set & (candidates[cell] ?? 0)) : left;
}

/** The values of a set, ascending. */
export function valuesIn(set: number): readonly number[] {
  return Array.from({ length: 32 }, (_, bit) => bit + 1).filter((value) => (set >>> (value - 1)) & 1);
}

function isAbout(violation: Violation, cell: number): boolean {
  return violation.code === 'no-place' ? violation.cells.includes(cell) : violation.cell === cell;
}
