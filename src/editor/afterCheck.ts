// What is told of a text once its problems are shown: when typing has paused, and only where a setting wants it.
import * as vscode from 'vscode';
import type { DocumentBoards } from './boards';
import type { BoardDiagnostics } from './diagnostics';
import { onSettingsChange } from './settings';

/** How long after the problems are shown the work begins, in milliseconds: not between two keys. */
const PAUSE = 300;

/** Work on documents that are checked. */
export interface LaterWork {
  /** Whether the settings want it for a document. */
  readonly wants: (document: vscode.TextDocument) => boolean;
  /**
   * What there is to tell of a document's current text; undefined if it was stopped.
   *
   * @param token stops it when the text has changed, or is not to be worked on any more
   */
  readonly find: (
    document: vscode.TextDocument,
    token: vscode.CancellationToken,
  ) => Promise<readonly vscode.Diagnostic[] | undefined>;
}

/** Work on a document that is under way or to come. */
interface Run {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly source: vscode.CancellationTokenSource;
}

export class AfterCheck implements vscode.Disposable {
  private readonly runs = new Map<vscode.TextDocument, Run>();
  private readonly collection: vscode.DiagnosticCollection;
  private readonly listeners: readonly vscode.Disposable[];

  /**
   * @param name of the collection of what is told
   * @param report notes an error that the reader need not act on
   */
  constructor(
    name: string,
    boards: DocumentBoards,
    private readonly diagnostics: BoardDiagnostics,
    private readonly work: LaterWork,
    private readonly report: (error: unknown) => void,
  ) {
    this.collection = vscode.languages.createDiagnosticCollection(name);
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
    for (const document of [...this.runs.keys()]) {
      this.stop(document);
    }
    vscode.Disposable.from(...this.listeners, this.collection).dispose();
  }

  private schedule(document: vscode.TextDocument): void {
    this.stop(document);
    if (!this.work.wants(document) || !this.diagnostics.isWatched(document)) {
      this.clear(document);
      return;
    }
    const source = new vscode.CancellationTokenSource();
    const timer = setTimeout(() => {
      this.tell(document, source.token).catch(this.report);
    }, PAUSE);
    this.runs.set(document, { timer, source });
  }

  private async tell(document: vscode.TextDocument, token: vscode.CancellationToken): Promise<void> {
    const found = await this.work.find(document, token);
    if (found && !token.isCancellationRequested) {
      this.collection.set(document.uri, found);
    }
  }

  private stop(document: vscode.TextDocument): void {
    const run = this.runs.get(document);
    if (run) {
      this.runs.delete(document);
      clearTimeout(run.timer);
      run.source.cancel();
      run.source.dispose();
    }
  }

  private clear(document: vscode.TextDocument): void {
    this.stop(document);
    this.collection.delete(document.uri);
  }
}
