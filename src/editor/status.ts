// The status bar: how many boards and problems the checked text in front has.
import * as vscode from 'vscode';
import { describeCheck } from '../words/commands';
import { describeCounts } from '../words/duplicates';
import type { BoardDiagnostics } from './diagnostics';
import { localised } from './messages';
import { editorInFront } from './target';

export class BoardStatus implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem(
    'backtrack.boards',
    vscode.StatusBarAlignment.Right,
    100,
  );
  private readonly listeners: readonly vscode.Disposable[];

  constructor(private readonly diagnostics: BoardDiagnostics) {
    this.item.name = 'Backtrack';
    this.item.command = 'workbench.actions.view.problems';
    this.listeners = [
      diagnostics.onDidPublish((document) => {
        if (document === editorInFront()?.document) {
          this.update();
        }
      }),
      vscode.window.onDidChangeActiveTextEditor(() => {
        this.update();
      }),
    ];
    this.update();
  }

  dispose(): void {
    vscode.Disposable.from(...this.listeners, this.item).dispose();
  }

  /** While a text is being checked again, what was found in it last stays. */
  private update(): void {
    const document = editorInFront()?.document;
    const report = document && this.diagnostics.last(document);
    if (!report) {
      this.item.hide();
      return;
    }
    const text = localised(describeCheck(report.boards, report.problems));
    const { errors, warnings, notes } = report.counts;
    this.item.text = text;
    this.item.tooltip = localised(describeCounts(errors, warnings, notes)) || text;
    this.item.accessibilityInformation = { label: text };
    this.item.show();
  }
}
