// Quick fixes for what the Problems tell: the core works them out, and each is one edit of the text.
import * as vscode from 'vscode';
import type { Edit, FoundBoard } from '../core/board';
import { fixesFor } from '../core/fixes';
import { indexOfBoardAt } from '../core/text/boardAt';
import { withoutImpossible } from '../core/text/pencil/withoutImpossible';
import { describeFix, nameOfFixAll } from '../words/surfaces';
import type { BoardLogic } from './boardLogic';
import type { DocumentBoards } from './boards';
import { localised } from './messages';
import { toRange, toSpan } from './positions';
import { ratingFix } from './ratingFixes';
import { inSlices } from './slices';

const { QuickFix } = vscode.CodeActionKind;
const FixAll = vscode.CodeActionKind.SourceFixAll.append('backtrack');

/**
 * Wherever there are problems of ours. Fix All, which may run whenever a file is saved, only takes away impossible
 * candidates: the givens tell the same, so nothing is lost. All other fixes are one choice of several, or take away what
 * somebody wrote.
 */
export class BoardFixes implements vscode.CodeActionProvider, vscode.Disposable {
  private readonly registration = vscode.languages.registerCodeActionsProvider('*', this, {
    providedCodeActionKinds: [QuickFix, FixAll],
  });

  constructor(
    private readonly boards: DocumentBoards,
    private readonly logic: BoardLogic,
  ) {}

  async provideCodeActions(
    document: vscode.TextDocument,
    _: vscode.Range,
    { diagnostics, only }: vscode.CodeActionContext,
    token: vscode.CancellationToken,
  ): Promise<vscode.CodeAction[]> {
    const isOurs = ({ source }: vscode.Diagnostic): boolean => source === 'backtrack';
    // Fix All is asked for by its name, and then without diagnostics.
    const wantsAll =
      only?.contains(FixAll) === true &&
      vscode.languages
        .getDiagnostics(document.uri)
        .some((one) => isOurs(one) && isOf(one, 'impossible-candidate'));
    const wanted = only && !only.contains(QuickFix) ? [] : diagnostics.filter(isOurs);
    if (!wantsAll && wanted.length === 0) {
      return [];
    }
    const isWanted = (): boolean => !token.isCancellationRequested;
    const found = (await this.boards.find(document, isWanted)) ?? [];
    const text = this.boards.textOf(document);
    const fixes = wanted.flatMap((diagnostic) => this.fixes(document, text, found, diagnostic));
    return wantsAll ? [...fixes, ...(await fixAll(document, text, found, isWanted))] : fixes;
  }

  dispose(): void {
    this.registration.dispose();
  }

  private fixes(
    document: vscode.TextDocument,
    text: string,
    found: readonly FoundBoard[],
    diagnostic: vscode.Diagnostic,
  ): readonly vscode.CodeAction[] {
    const span = toSpan(document, diagnostic.range);
    if (isOf(diagnostic, 'wrong-rating')) {
      const fix = ratingFix(text, found, this.logic, span);
      return fix
        ? [forProblem(actionOf(document, localised(fix.title), QuickFix, fix.edits), diagnostic, true)]
        : [];
    }
    const board = found[indexOfBoardAt(found, span.start)];
    if (!board) {
      return [];
    }
    const fixes = fixesFor(text, this.boards.verdict(board), { code: codeOf(diagnostic), span });
    return fixes.map((fix) => {
      const action = actionOf(document, localised(describeFix(fix)), QuickFix, fix.edits);
      return forProblem(action, diagnostic, fixes.length === 1);
    });
  }
}

/** The action as one that makes a problem go. */
function forProblem(
  action: vscode.CodeAction,
  diagnostic: vscode.Diagnostic,
  isPreferred: boolean,
): vscode.CodeAction {
  action.diagnostics = [diagnostic];
  action.isPreferred = isPreferred;
  return action;
}

async function fixAll(
  document: vscode.TextDocument,
  text: string,
  boards: readonly FoundBoard[],
  isWanted: () => boolean,
): Promise<readonly vscode.CodeAction[]> {
  const edits: Edit[] = [];
  const mend = (board: FoundBoard): void => {
    const edit = board.kind === 'sudoku' && board.candidates ? withoutImpossible(text, board) : undefined;
    edits.push(...(edit ? [edit] : []));
  };
  const isDone = await inSlices(boards, mend, isWanted);
  return isDone && edits.length > 0 ? [actionOf(document, localised(nameOfFixAll()), FixAll, edits)] : [];
}

function actionOf(
  document: vscode.TextDocument,
  title: string,
  kind: vscode.CodeActionKind,
  edits: readonly Edit[],
): vscode.CodeAction {
  const action = new vscode.CodeAction(title, kind);
  action.edit = new vscode.WorkspaceEdit();
  for (const { span, text } of edits) {
    action.edit.replace(document.uri, toRange(document, span), text);
  }
  return action;
}

function codeOf({ code }: vscode.Diagnostic): string {
  return typeof code === 'object' ? String(code.value) : '';
}

function isOf(diagnostic: vscode.Diagnostic, code: string): boolean {
  return codeOf(diagnostic) === code;
}
