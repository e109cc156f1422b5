// What is wrong with a board, as VS Code's diagnostics.
import type * as vscode from 'vscode';
import type { Verdict } from '../core/judge';
import { problemsOf } from '../words/problems';
import { problem, SEVERITIES } from './problem';

/**
 * One diagnostic for each problem of a board.
 *
 * @param document the verdict's board is one of its current text
 * @param extension the extension's folder, whose `docs` the codes link to
 */
export function boardProblems(
  document: vscode.TextDocument,
  verdict: Verdict,
  extension: vscode.Uri,
): readonly vscode.Diagnostic[] {
  // The whole text is not looked at, as it may be long.
  const endOfLine = (offset: number): number =>
    document.offsetAt(document.lineAt(document.positionAt(offset).line).range.end);
  return problemsOf(verdict, endOfLine).map(({ code, span, sentence, severity, related }) =>
    problem({ document, extension }, code, span, sentence, SEVERITIES[severity], related),
  );
}
