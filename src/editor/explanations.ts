// Why boards have no solution: looked for once it is shown that they have none, and then told with it.
import * as vscode from 'vscode';
import { explainInSteps, isUnexplained } from '../core/explain';
import { indexOfBoardAt } from '../core/text/boardAt';
import type { DocumentBoards } from './boards';
import type { BoardDiagnostics } from './diagnostics';
import { stepsInSlices } from './slices';

/** How long after the problems are shown the work begins, in milliseconds: not between two keys. */
const PAUSE = 300;

/** Boards of one text that are explained: each takes some hundredths of a second, and nobody reads more at once. */
const MOST = 20;

export class Explanations implements vscode.Disposable {
  private readonly timers = new Map<vscode.TextDocument, ReturnType<typeof setTimeout>>();
  private readonly listeners: readonly vscode.Disposable[];

  constructor(
    private readonly boards: DocumentBoards,
    private readonly diagnostics: BoardDiagnostics,
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
        this.stop(document);
      }),
    ];
  }

  dispose(): void {
    for (const timer of this.timers.values()) {
      clearTimeout(timer);
    }
    this.timers.clear();
    vscode.Disposable.from(...this.listeners).dispose();
  }

  private schedule(document: vscode.TextDocument): void {
    this.stop(document);
    const timer = setTimeout(() => {
      this.timers.delete(document);
      this.explain(document).catch(this.report);
    }, PAUSE);
    this.timers.set(document, timer);
  }

  private stop(document: vscode.TextDocument): void {
    clearTimeout(this.timers.get(document));
    this.timers.delete(document);
  }

  private async explain(document: vscode.TextDocument): Promise<void> {
    const { version } = document;
    const isWanted = (): boolean => document.version === version && this.diagnostics.isWatched(document);
    const found = this.boards.known(document);
    if (!found || !isWanted()) {
      return;
    }
    let isNew = false;
    // Only what is shown is worth explaining, so the problems tell which boards.
    for (const { range } of vscode.languages
      .getDiagnostics(document.uri)
      .filter(isWithoutSolution)
      .slice(0, MOST)) {
      const board = found[indexOfBoardAt(found, document.offsetAt(range.start))];
      const verdict = board && this.boards.verdict(board);
      const explained =
        verdict && isUnexplained(verdict)
          ? await stepsInSlices(explainInSteps(verdict), isWanted)
          : undefined;
      if (explained) {
        this.boards.remember(explained);
        isNew = true;
      }
    }
    if (isNew && isWanted()) {
      this.diagnostics.again(document);
    }
  }
}

function isWithoutSolution({ source, code }: vscode.Diagnostic): boolean {
  return source === 'backtrack' && typeof code === 'object' && code.value === 'no-solution';
}
