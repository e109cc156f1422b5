// What is wrong with a board, as VS Code's diagnostics.
import * as vscode from 'vscode';
import type { AnswerFault, Outcome, Span, SudokuBoard, Violation } from '../core/board';
import type { Verdict } from '../core/judge';
import { answerIn, boardSpan, cellSpan } from '../core/text/cells';
import { describeAnswerCell, describeAnswerFault, describeChoice, describeGiven } from '../words/answers';
import { describeFlaw, describeOutcome, describePart, describeViolation } from '../words/boards';
import { problem, type ProblemPlace, type Related } from './problem';

const { Error: ERROR, Warning: WARNING, Information: INFORMATION } = vscode.DiagnosticSeverity;

/** Cells told beside the one that is marked, of answers and solutions that differ in many. */
const MOST_RELATED = 8;

/**
 * One diagnostic for each flaw and violation, for an outcome that is not a single solution, and for an answer with a
 * fault.
 *
 * @param document the verdict's board is one of its current text
 * @param extension the extension's folder, whose `docs` the codes link to
 */
export function boardProblems(
  document: vscode.TextDocument,
  verdict: Verdict,
  extension: vscode.Uri,
): readonly vscode.Diagnostic[] {
  const place = { document, extension };
  switch (verdict.kind) {
    case 'flawed':
      return verdict.flaws.map((flaw) => problem(place, flaw.code, flaw.span, describeFlaw(flaw), ERROR));
    case 'broken':
      return verdict.violations.map((violation) => violationProblem(place, verdict.board, violation));
    case 'sound': {
      const { board, outcome, impossible, answerFaults, conflict } = verdict;
      return [
        ...(outcome.kind === 'unique' ? [] : [outcomeProblem(place, board, outcome, conflict)]),
        ...impossible.map((violation) => violationProblem(place, board, violation)),
        ...answerFaults.map((fault) => answerProblem(place, board, fault, outcome)),
      ];
    }
  }
}

function violationProblem(place: ProblemPlace, board: SudokuBoard, violation: Violation): vscode.Diagnostic {
  const [main = 0, ...parts] = cellsOf(violation);
  return problem(
    place,
    violation.code,
    cellSpan(board, main),
    describeViolation(violation, board),
    // A candidate too many does not keep a board from having a solution.
    violation.code === 'impossible-candidate' ? WARNING : ERROR,
    parts.map((cell) => ({
      span: cellSpan(board, cell),
      sentence: describePart(violation, cell, board.cells[cell] ?? 0, board),
    })),
  );
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
  none: { code: 'no-solution', severity: ERROR },
  many: { code: 'many-solutions', severity: WARNING },
  gaveUp: { code: 'gave-up', severity: INFORMATION },
} as const;

function outcomeProblem(
  place: ProblemPlace,
  board: SudokuBoard,
  outcome: Exclude<Outcome, { readonly kind: 'unique' }>,
  conflict: readonly number[] = [],
): vscode.Diagnostic {
  const { code, severity } = OUTCOMES[outcome.kind];
  const span = firstLine(place.document, board);
  return problem(place, code, span, describeOutcome(outcome), severity, relatedTo(board, outcome, conflict));
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
function answerProblem(
  place: ProblemPlace,
  board: SudokuBoard,
  fault: AnswerFault,
  outcome: Outcome,
): vscode.Diagnostic {
  const answer = answerIn(board) ?? board;
  const [first = 0, ...others] = fault.cells;
  return problem(
    place,
    fault.code,
    cellSpan(answer, first),
    describeAnswerFault(board, fault, outcome),
    fault.code === 'wrong-answer' ? ERROR : WARNING,
    others.slice(0, MOST_RELATED).map((cell) => ({
      span: cellSpan(answer, cell),
      sentence: describeAnswerCell(board, answer.cells, outcome, cell),
    })),
  );
}

/** From the board's first cell to the last one on the same line; the whole text is not looked at, as it may be long. */
function firstLine(document: vscode.TextDocument, board: SudokuBoard): Span {
  const { start, end } = boardSpan(board);
  const lineEnd = document.offsetAt(document.lineAt(document.positionAt(start).line).range.end);
  if (end <= lineEnd) {
    return { start, end };
  }
  let last = 0;
  while (last + 1 < board.cells.length && cellSpan(board, last + 1).end <= lineEnd) {
    last++;
  }
  return { start, end: cellSpan(board, last).end };
}
