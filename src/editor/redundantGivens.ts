// The givens that boards do not need, faded where the setting wants it: looked for once the problems are shown.
import * as vscode from 'vscode';
import { redundantIn } from '../core/explain';
import type { FoundBoard } from '../core/board';
import { cellSpan } from '../core/text/cells';
import { describeRedundant } from '../words/answers';
import type { DocumentBoards } from './boards';
import type { BoardDiagnostics } from './diagnostics';
import { problem } from './problem';
import { onSettingsChange, tellsRedundantGivens } from './settings';
import { inSlices } from './slices';

/** How long after the problems are shown the work begins, in milliseconds: not between two keys. */
const PAUSE = 300;

/** Boards of one text that are looked at: each takes some milliseconds. */
const MOST_BOARDS = 1000;

/** Hints that VS Code shows of one file. */
const MOST = 1000;

export class RedundantGivens implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection('backtrack-hints');
  private readonly known = new WeakMap<FoundBoard, readonly number[]>();
  private readonly timers = new Map<vscode.TextDocument, ReturnType<typeof setTimeout>>();
  private readonly listeners: readonly vscode.Disposable[];

  constructor(
    private readonly boards: DocumentBoards,
    private readonly diagnostics: BoardDiagnostics,
    private readonly extension: vscode.Uri,
    private readonly report: (error: unknown) => void,
  ) {
    this.listeners = [
      diagnostics.onDidPublish((document) => {
        this.schedule(document);
      }),
      boards.onDidChange((document) => {
        this.stop(document);
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        this.clear(document);
      }),
      onSettingsChange(() => {
        for (const document of vscode.workspace.textDocuments) {
          this.schedule(document);
        }
      }),
    ];
  }

  dispose(): void {
    for (const timer of this.timers.values()) {
      clearTimeout(timer);
    }
    this.timers.clear();
    vscode.Disposable.from(...this.listeners, this.collection).dispose();
  }

  private schedule(document: vscode.TextDocument): void {
    this.stop(document);
    if (!tellsRedundantGivens(document) || !this.diagnostics.isWatched(document)) {
      this.clear(document);
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(document);
      this.look(document).catch(this.report);
    }, PAUSE);
    this.timers.set(document, timer);
  }

  private stop(document: vscode.TextDocument): void {
    clearTimeout(this.timers.get(document));
    this.timers.delete(document);
  }

  private clear(document: vscode.TextDocument): void {
    this.stop(document);
    this.collection.delete(document.uri);
  }

  private async look(document: vscode.TextDocument): Promise<void> {
    const { version } = document;
    const isWanted = (): boolean => document.version === version && this.diagnostics.isWatched(document);
    const hints: vscode.Diagnostic[] = [];
    const found = this.boards.known(document)?.slice(0, MOST_BOARDS) ?? [];
    const add = (board: FoundBoard): void => {
      if (hints.length < MOST) {
        hints.push(...this.hintsOf(document, board));
      }
    };
    if ((await inSlices(found, add, isWanted)) && isWanted()) {
      this.collection.set(document.uri, hints.slice(0, MOST));
    }
  }

  private hintsOf(document: vscode.TextDocument, board: FoundBoard): readonly vscode.Diagnostic[] {
    const cells = this.known.get(board) ?? redundantIn(this.boards.verdict(board));
    this.known.set(board, cells);
    return board.kind !== 'sudoku'
      ? []
      : cells.map((cell) => {
          const hint = problem(
            { document, extension: this.extension },
            'redundant-given',
            cellSpan(board, cell),
            describeRedundant(board, cell),
            vscode.DiagnosticSeverity.Hint,
          );
          hint.tags = [vscode.DiagnosticTag.Unnecessary];
          return hint;
        });
  }
}
