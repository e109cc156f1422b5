// The status bar: how many boards and problems the checked text in front has, and how hard the board at the cursor is.
import * as vscode from 'vscode';
import { indexOfBoardAt } from '../core/text/boardAt';
import { describeCheck } from '../words/commands';
import { describeCounts } from '../words/duplicates';
import { describeRated } from '../words/rating';
import { describeCheckRated } from '../words/ratings';
import type { Rated } from '../core/sudoku/logic/rated';
import type { BoardLogic } from './boardLogic';
import type { DocumentBoards } from './boards';
import type { BoardDiagnostics } from './diagnostics';
import { localised } from './messages';
import { editorInFront } from './target';

/** How long the cursor rests before its board is looked at, in milliseconds: not while it is on its way. */
const REST = 150;

export class BoardStatus implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem(
    'backtrack.boards',
    vscode.StatusBarAlignment.Right,
    100,
  );
  private readonly listeners: readonly vscode.Disposable[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly boards: DocumentBoards,
    private readonly diagnostics: BoardDiagnostics,
    private readonly logic: BoardLogic,
  ) {
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
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor === editorInFront()) {
          this.rateSoon();
        }
      }),
      logic.onDidRate(() => {
        this.rateSoon();
      }),
    ];
    this.update();
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    vscode.Disposable.from(...this.listeners, this.item).dispose();
  }

  /** While a text is being checked again, what was found in it last stays. */
  private update(): void {
    this.show(undefined);
    this.rateSoon();
  }

  private rateSoon(): void {
    clearTimeout(this.timer);
    const timer = setTimeout(() => {
      const isWanted = (): boolean => this.timer === timer;
      void this.rated(isWanted).then((rated) => {
        if (isWanted()) {
          this.show(rated);
        }
      });
    }, REST);
    this.timer = timer;
  }

  private show(rated: Rated | undefined): void {
    const document = editorInFront()?.document;
    const report = document && this.diagnostics.last(document);
    if (!report) {
      this.item.hide();
      return;
    }
    const { boards, problems, counts } = report;
    const text = localised(
      rated ? describeCheckRated(boards, problems, rated) : describeCheck(boards, problems),
    );
    const { errors, warnings, notes } = counts;
    const details = [describeCounts(errors, warnings, notes), ...(rated ? [describeRated(rated)] : [])];
    this.item.text = text;
    this.item.tooltip = details.map(localised).filter(Boolean).join('\n') || text;
    this.item.accessibilityInformation = { label: text };
    this.item.show();
  }

  /** The rating of the board at the cursor, or of the only one, if it is found at once. */
  private async rated(isWanted: () => boolean): Promise<Rated | undefined> {
    const editor = editorInFront();
    const all = editor && this.boards.known(editor.document);
    if (!all || !this.diagnostics.last(editor.document)) {
      return undefined;
    }
    const { document, selection } = editor;
    const board = all.length === 1 ? all[0] : all[indexOfBoardAt(all, document.offsetAt(selection.active))];
    const rating = board && (await this.logic.ratingSoon(board, isWanted));
    return rating && rating.end !== 'refused' ? rating : undefined;
  }
}
