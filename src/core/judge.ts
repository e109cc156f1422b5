// What there is to say about a board: what is wrong with its text, its givens or its number of solutions.
import type { FlawedBoard, Flaw, FoundBoard, Outcome, SudokuBoard, Violation } from './board';
import { violations } from './sudoku/rules';
import { solve } from './sudoku/solve';

export type Verdict =
  | { readonly kind: 'flawed'; readonly board: FlawedBoard; readonly flaws: readonly Flaw[] }
  /** Givens break a rule, so there is no solution to look for. */
  | { readonly kind: 'broken'; readonly board: SudokuBoard; readonly violations: readonly Violation[] }
  /** No rule is visibly broken; `outcome` tells the rest. */
  | { readonly kind: 'sound'; readonly board: SudokuBoard; readonly outcome: Outcome };

/** Judges one board. A budget of guesses may be given, as for `solve`. */
export function judge(board: FoundBoard, budget?: number): Verdict {
  return board.kind === 'flawed'
    ? { kind: 'flawed', board, flaws: board.flaws }
    : verdictOn(board, solve(board.cells, budget));
}

/** The verdict on a board whose outcome is known. A board that breaks a rule has no solution, and needs no guess. */
export function verdictOn(board: SudokuBoard, outcome: Outcome): Verdict {
  const broken = outcome.kind === 'none' ? violations(board.cells) : [];
  return broken.length > 0
    ? { kind: 'broken', board, violations: broken }
    : { kind: 'sound', board, outcome };
}

/** The solution to write, if there is one; of several, the first in order. */
export function solutionOf(verdict: Verdict): Uint8Array | undefined {
  return verdict.kind === 'sound' && 'solution' in verdict.outcome ? verdict.outcome.solution : undefined;
}
