// What is wrong with a board, worked out once for all who list problems: what to mark, how bad it is, and in words.
import type { AnswerFault, Outcome, Span, SudokuBoard, Violation } from '../core/board';
import type { Verdict } from '../core/judge';
import { answerIn, cellSpan } from '../core/text/cells';
import { firstLineOf } from '../core/text/firstLine';
import { describeAnswerCell, describeAnswerFault, describeChoice, describeGiven } from './answers';
import { describeFlaw, describeOutcome, describePart, describeViolation } from './boards';
import { queensProblems } from './queensProblems';
import type { Sentence } from './sentence';

export type Severity = 'error' | 'warning' | 'information';

/** Something to look at beside the span that is marked. */
export interface Related {
  readonly span: Span;
  readonly sentence: Sentence;
}

/** One thing that is wrong with a board, or good to know of it. */
export interface Problem {
  /** One of the codes that `docs/` has pages of. */
  readonly code: string;
  readonly severity: Severity;
  /** What to mark. */
  readonly span: Span;
  readonly sentence: Sentence;
  readonly related: readonly Related[];
}

/** Cells told beside the one that is marked, of answers and solutions that differ in many. */
const MOST_RELATED = 8;

/**
 * One problem for each flaw and violation, for an outcome that is not what is asked for, and for an answer with a fault.
 *
 * @param endOfLine the end of the line that an offset of the board's text is on
 */
export function problemsOf(verdict: Verdict, endOfLine: (offset: number) => number): readonly Problem[] {
  switch (verdict.kind) {
    case 'flawed':
      return verdict.flaws.map((flaw) => ({
        code: flaw.code,
        severity: 'error',
        span: flaw.span,
        sentence: describeFlaw(flaw),
        related: [],
      }));
    case 'broken':
      return verdict.violations.map((violation) => violationProblem(verdict.board, violation));
    case 'queens':
      return queensProblems(verdict, endOfLine);
    case 'sound': {
      const { board, outcome, impossible, answerFaults, conflict } = verdict;
      const span = (): Span => firstLineOf(board, endOfLine(board.start));
      return [
        ...(outcome.kind === 'unique' ? [] : [outcomeProblem(board, span(), outcome, conflict)]),
        ...impossible.map((violation) => violationProblem(board, violation)),
        ...answerFaults.map((fault) => answerProblem(board, fault, outcome)),
      ];
    }
  }
}

function violationProblem(board: SudokuBoard, violation: Violation): Problem {
  const [main = 0, ...parts] = cellsOf(violation);
  return {
    code: violation.code,
    // A candidate too many does not keep a board from having a solution.
    severity: violation.code === 'impossible-candidate' ? 'warning' : 'error',
    span: cellSpan(board, main),
    sentence: describeViolation(violation, board),
    related: parts.map((cell) => ({
      span: cellSpan(board, cell),
      sentence: describePart(violation, cell, board.cells[cell] ?? 0, board),
    })),
  };
}

/** The cells that a violation is about: the one to mark first. */
function cellsOf(violation: Violation): readonly number[] {
  switch (violation.code) {
    case 'duplicate-in-row':
    case 'duplicate-in-column':
    case 'duplicate-in-box':
      return [violation.cell, ...violation.clashes.map(({ cell }) => cell)];
    case 'no-candidate':
    case 'impossible-candidate':
      return [violation.cell, ...violation.blockers];
    case 'no-place':
      return [...violation.cells, ...violation.blockers];
  }
}

const OUTCOMES = {
  none: { code: 'no-solution', severity: 'error' },
  many: { code: 'many-solutions', severity: 'warning' },
  gaveUp: { code: 'gave-up', severity: 'information' },
} as const;

function outcomeProblem(
  board: SudokuBoard,
  span: Span,
  outcome: Exclude<Outcome, { readonly kind: 'unique' }>,
  conflict: readonly number[] = [],
): Problem {
  return {
    ...OUTCOMES[outcome.kind],
    span,
    sentence: describeOutcome(outcome),
    related: relatedTo(board, outcome, conflict),
  };
}

/** The cells that two solutions fill differently, or the givens that cannot hold together. */
function relatedTo(board: SudokuBoard, outcome: Outcome, conflict: readonly number[]): readonly Related[] {
  if (outcome.kind === 'many') {
    const { solution, other } = outcome;
    return outcome.differing.slice(0, MOST_RELATED).map((cell) => ({
      span: cellSpan(board, cell),
      sentence: describeChoice(board, cell, [solution[cell] ?? 0, other[cell] ?? 0]),
    }));
  }
  return conflict.map((cell) => ({ span: cellSpan(board, cell), sentence: describeGiven(board, cell) }));
}

/** The first cell to look at is marked, and others are told, as each by itself would hide what else there is. */
function answerProblem(board: SudokuBoard, fault: AnswerFault, outcome: Outcome): Problem {
  const answer = answerIn(board) ?? board;
  const [first = 0, ...others] = fault.cells;
  return {
    code: fault.code,
    severity: fault.code === 'wrong-answer' ? 'error' : 'warning',
    span: cellSpan(answer, first),
    sentence: describeAnswerFault(board, fault, outcome),
    related: others.slice(0, MOST_RELATED).map((cell) => ({
      span: cellSpan(answer, cell),
      sentence: describeAnswerCell(board, answer.cells, outcome, cell),
    })),
  };
}
