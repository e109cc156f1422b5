// What is wrong with a board, as VS Code's diagnostics.
import * as vscode from 'vscode';
import type { Outcome, SudokuBoard, Violation } from '../core/board';
import type { Verdict } from '../core/judge';
import { boardSpan, cellSpan } from '../core/text/cells';
import { describeFlaw, describeOutcome, describePart, describeViolation } from '../words/boards';
import { type Sentence } from '../words/sentence';
import { localised } from './messages';
import { toRange } from './positions';

/** How many diagnostics `boardProblems` gives, without building them. */
export function countProblems(verdict: Verdict): number {
  switch (verdict.kind) {
    case 'flawed':
      return verdict.flaws.length;
    case 'broken':
      return verdict.violations.length;
    case 'sound':
      return verdict.outcome.kind === 'unique' ? 0 : 1;
  }
}

/** Whether a board cannot be solved as it stands; its other problems are things to know, not errors. */
export function isError(verdict: Verdict): boolean {
  return verdict.kind !== 'sound' || verdict.outcome.kind === 'none';
}

/**
 * One diagnostic for each flaw or violation, or one for an outcome that is not a single solution.
 *
 * @param document the verdict's board is one of its current text
 * @param extension the extension's folder, whose `docs` the codes link to
 */
export function boardProblems(
  document: vscode.TextDocument,
  verdict: Verdict,
  extension: vscode.Uri,
): readonly vscode.Diagnostic[] {
  switch (verdict.kind) {
    case 'flawed':
      return verdict.flaws.map((flaw) =>
        problem(extension, flaw.code, toRange(document, flaw.span), describeFlaw(flaw)),
      );
    case 'broken':
      return verdict.violations.map((violation) =>
        violationProblem(document, verdict.board, violation, extension),
      );
    case 'sound':
      return verdict.outcome.kind === 'unique'
        ? []
        : [outcomeProblem(document, verdict.board, verdict.outcome, extension)];
  }
}

function violationProblem(
  document: vscode.TextDocument,
  board: SudokuBoard,
  violation: Violation,
  extension: vscode.Uri,
): vscode.Diagnostic {
  const [main = 0, ...parts] = cellsOf(violation);
  const result = problem(
    extension,
    violation.code,
    toRange(document, cellSpan(board, main)),
    describeViolation(violation),
  );
  result.relatedInformation = parts.map(
    (cell) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(document.uri, toRange(document, cellSpan(board, cell))),
        localised(describePart(violation, cell, board.cells[cell] ?? 0)),
      ),
  );
  return result;
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

function outcomeProblem(
  document: vscode.TextDocument,
  board: SudokuBoard,
  outcome: Exclude<Outcome, { kind: 'unique' }>,
  extension: vscode.Uri,
): vscode.Diagnostic {
  const { code, severity } = OUTCOMES[outcome.kind];
  return problem(extension, code, firstLine(document, board), describeOutcome(outcome), severity);
}

const OUTCOMES = {
  none: { code: 'no-solution', severity: vscode.DiagnosticSeverity.Error },
  many: { code: 'many-solutions', severity: vscode.DiagnosticSeverity.Warning },
  gaveUp: { code: 'gave-up', severity: vscode.DiagnosticSeverity.Information },
} as const;

/** From the board's first cell to the last one on the same line. */
function firstLine(document: vscode.TextDocument, board: SudokuBoard): vscode.Range {
  const { start, end } = boardSpan(board);
  const lineEnd = document.offsetAt(document.lineAt(document.positionAt(start).line).range.end);
  if (end <= lineEnd) {
    return toRange(document, { start, end });
  }
  let last = 0;
  while (last < 80 && cellSpan(board, last + 1).end <= lineEnd) {
    last++;
  }
  return toRange(document, { start, end: cellSpan(board, last).end });
}

function problem(
  extension: vscode.Uri,
  code: string,
  range: vscode.Range,
  sentence: Sentence,
  severity = vscode.DiagnosticSeverity.Error,
): vscode.Diagnostic {
  const result = new vscode.Diagnostic(range, localised(sentence), severity);
  result.source = 'backtrack';
  result.code = { value: code, target: vscode.Uri.joinPath(extension, 'docs', `${code}.md`) };
  return result;
}
