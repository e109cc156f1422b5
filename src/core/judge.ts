// What there is to say about a board: what is wrong with its text, its givens, its number of solutions or its answer.
import type {
  AnswerFault,
  Completion,
  FlawedBoard,
  Flaw,
  FoundBoard,
  Outcome,
  QueensBoard,
  QueensViolation,
  SudokuBoard,
  Violation,
} from './board';
import { budgetForSize, ORDERED_QUEENS, SOLVE_NODES } from './limits';
import { completeQueens } from './queens/complete';
import { queensViolations } from './queens/rules';
import { answerFaults } from './sudoku/answer';
import { solveShape } from './sudoku/anySize/solve';
import { impossibleCandidates, violations, type ImpossibleCandidate } from './sudoku/rules';

export type Verdict =
  | { readonly kind: 'flawed'; readonly board: FlawedBoard; readonly flaws: readonly Flaw[] }
  /** Givens break a rule, so there is no solution to look for. */
  | { readonly kind: 'broken'; readonly board: SudokuBoard; readonly violations: readonly Violation[] }
  /** No rule is visibly broken; `outcome` tells the rest. */
  | {
      readonly kind: 'sound';
      readonly board: SudokuBoard;
      readonly outcome: Outcome;
      /** What the text leaves in vain to blanks that have a possible candidate, too. */
      readonly impossible: readonly ImpossibleCandidate[];
      /** What is wrong with the answer in the text, if there is one: one fault at most. */
      readonly answerFaults: readonly AnswerFault[];
      /** Givens that cannot hold together, where there is no solution and `explainInSteps` has looked for why. */
      readonly conflict?: readonly number[];
    }
  | QueensVerdict;

/** The verdict on an N-Queens board; where rules are broken, there is no completion. */
export interface QueensVerdict {
  readonly kind: 'queens';
  readonly board: QueensBoard;
  readonly violations: readonly QueensViolation[];
  readonly completion: Completion;
}

/**
 * Judges one board, of any shape and with or without candidates. A budget of guesses may be given, as for `solve`; for
 * boards larger than 9×9 it is fewer nodes, as `budgetForSize` tells.
 */
export function judge(board: FoundBoard, budget: number = SOLVE_NODES): Verdict {
  switch (board.kind) {
    case 'flawed':
      return { kind: 'flawed', board, flaws: board.flaws };
    case 'queens':
      return judgeQueens(board, budget);
    case 'sudoku':
      return verdictOn(board, solveShape(board, budgetForSize(board.shape.size, budget)));
  }
}

function judgeQueens(board: QueensBoard, budget: number): QueensVerdict {
  const violations = queensViolations(board);
  const completion: Completion =
    violations.length > 0 ? { kind: 'none', nodes: 0 } : completeQueens(board, budget);
  return { kind: 'queens', board, violations, completion };
}

/** The verdict on an N-Queens board whose completion is known: there is none where a rule is broken. */
export function queensVerdictOn(board: QueensBoard, completion: Completion): QueensVerdict {
  const violations = completion.kind === 'none' ? queensViolations(board) : NOTHING;
  return { kind: 'queens', board, violations, completion };
}

/** The verdict on a board whose outcome is known. A board that breaks a rule has no solution, and needs no guess. */
export function verdictOn(board: SudokuBoard, outcome: Outcome): Verdict {
  const broken = outcome.kind === 'none' ? violations(board) : [];
  if (broken.some(({ code }) => code !== 'impossible-candidate')) {
    return { kind: 'broken', board, violations: broken };
  }
  return {
    kind: 'sound',
    board,
    outcome,
    impossible: board.candidates ? impossibleCandidates(board) : NOTHING,
    answerFaults: board.answer ? answerFaults(board, board.answer.cells, outcome) : NOTHING,
  };
}

const NOTHING: readonly never[] = [];

/** The solution to write, if there is one; of several, the first in order, or of those known if that was not reached. */
export function solutionOf(verdict: Verdict): Uint8Array | undefined {
  return verdict.kind === 'sound' && 'solution' in verdict.outcome ? verdict.outcome.solution : undefined;
}

/**
 * Which solution there is to write: `asked` if it is all that is asked for, the only one of a Sudoku or a completion of
 * an N-Queens board; else of several the `first` in order, or `any` if that was not reached. Undefined if none is known.
 */
export function standingOf(verdict: Verdict): 'asked' | 'first' | 'any' | undefined {
  switch (verdict.kind) {
    case 'flawed':
    case 'broken':
      return undefined;
    case 'queens':
      return verdict.completion.kind === 'complete' ? 'asked' : undefined;
    case 'sound': {
      const { outcome } = verdict;
      const ofMany = outcome.kind === 'many' ? (outcome.isFirst ? 'first' : 'any') : undefined;
      return outcome.kind === 'unique' ? 'asked' : ofMany;
    }
  }
}

/** Whether the search ended before it knew all that is asked, and there is a larger budget with which to try again. */
export function isUndecided(verdict: Verdict): boolean {
  if (verdict.kind === 'queens') {
    const { board, completion } = verdict;
    const isOpen =
      completion.kind === 'gaveUp' ||
      (completion.kind === 'complete' && !completion.isFirst && board.size <= ORDERED_QUEENS);
    return isOpen && completion.nodes < SOLVE_NODES;
  }
  if (verdict.kind !== 'sound') {
    return false;
  }
  const { board, outcome } = verdict;
  const isOpen = outcome.kind === 'gaveUp' || (outcome.kind === 'many' && !outcome.isFirst);
  return isOpen && outcome.nodes < budgetForSize(board.shape.size, SOLVE_NODES);
}
