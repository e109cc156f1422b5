// Puzzles that come twice in a text, as VS Code's diagnostics.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { sameGivens } from '../core/duplicates';
import { boardSpan } from '../core/text/cells';
import { describeDuplicate, describeFirst, describeSymmetric } from '../words/duplicates';
import { problem, type ProblemPlace } from './problem';

/** Tells that a board is the same puzzle as the first one, further up in the text. */
export function duplicateProblem(
  place: ProblemPlace,
  board: FoundBoard,
  first: FoundBoard,
): vscode.Diagnostic {
  const line = place.document.positionAt(first.start).line + 1;
  const isSame = sameGivens(board) === sameGivens(first);
  return problem(
    place,
    'duplicate-puzzle',
    onFirstLine(place.document, board),
    isSame ? describeDuplicate(line) : describeSymmetric(line),
    vscode.DiagnosticSeverity.Information,
    [{ span: onFirstLine(place.document, first), sentence: describeFirst() }],
  );
}

/** What of a board is on the line that it begins on. */
function onFirstLine(
  document: vscode.TextDocument,
  board: FoundBoard,
): { readonly start: number; readonly end: number } {
  const { start, end } = boardSpan(board);
  const lineEnd = document.offsetAt(document.lineAt(document.positionAt(start).line).range.end);
  return { start, end: Math.min(end, lineEnd) };
}
