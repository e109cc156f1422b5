// Quick fixes for what the Problems tell: the core works them out, and each is one edit of the text.
import * as vscode from 'vscode';
import type { Edit, FoundBoard } from '../core/board';
import { fixesFor } from '../core/fixes';
import { indexOfBoardAt } from '../core/text/boardAt';
import { describeFix } from '../words/surfaces';
import type { DocumentBoards } from './boards';
import { localised } from './messages';
import { toRange, toSpan } from './positions';

/** Wherever there are problems of ours. */
export function offerFixes(boards: DocumentBoards): vscode.Disposable {
  return vscode.languages.registerCodeActionsProvider(
    '*',
    {
      provideCodeActions: async (document, _, { diagnostics }, token) => {
        const ours = diagnostics.filter(({ source }) => source === 'backtrack');
        const found =
          ours.length > 0 ? await boards.find(document, () => !token.isCancellationRequested) : undefined;
        return ours.flatMap((diagnostic) => actionsFor(boards, document, found ?? [], diagnostic));
      },
    },
    { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
  );
}

function actionsFor(
  boards: DocumentBoards,
  document: vscode.TextDocument,
  found: readonly FoundBoard[],
  diagnostic: vscode.Diagnostic,
): readonly vscode.CodeAction[] {
  const span = toSpan(document, diagnostic.range);
  const board = found[indexOfBoardAt(found, span.start)];
  const { code } = diagnostic;
  if (!board || typeof code !== 'object') {
    return [];
  }
  const fixes = fixesFor(document.getText(), boards.verdict(board), { code: String(code.value), span });
  return fixes.map((fix, index) => {
    const action = new vscode.CodeAction(localised(describeFix(fix)), vscode.CodeActionKind.QuickFix);
    action.diagnostics = [diagnostic];
    action.isPreferred = index === 0 && fixes.length === 1;
    action.edit = workspaceEdit(document, fix.edits);
    return action;
  });
}

function workspaceEdit(document: vscode.TextDocument, edits: readonly Edit[]): vscode.WorkspaceEdit {
  const result = new vscode.WorkspaceEdit();
  for (const { span, text } of edits) {
    result.replace(document.uri, toRange(document, span), text);
  }
  return result;
}
