// The Problems: what is wrong with the boards of Sudoku files as they are typed, and of other texts once asked.
import * as vscode from 'vscode';
import type { DocumentBoards } from './boards';
import { boardProblems, countProblems, isError } from './problems';
import { isCheckedAsTyped, onSettingsChange } from './settings';
import { inSlices } from './slices';

/** How long a text is left alone after a change before it is checked, in milliseconds. */
const PAUSE = 100;

/** Diagnostics that VS Code shows of one file; more are not even built. */
const MOST = 1000;

/** What was found in one version of a text. */
interface Report {
  readonly version: number;
  readonly boards: number;
  /** All of them, more perhaps than there are diagnostics. */
  readonly problems: number;
}

export class BoardDiagnostics implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection('backtrack');
  private readonly asked = new Set<vscode.TextDocument>();
  private readonly timers = new Map<vscode.TextDocument, ReturnType<typeof setTimeout>>();
  private readonly reports = new Map<vscode.TextDocument, Report>();
  private readonly published = new vscode.EventEmitter<vscode.TextDocument>();
  private readonly listeners: readonly vscode.Disposable[];

  /** The diagnostics of a document were published or taken away. */
  readonly onDidPublish = this.published.event;

  constructor(
    private readonly boards: DocumentBoards,
    private readonly extension: vscode.Uri,
    private readonly report: (error: unknown) => void,
  ) {
    this.listeners = [
      boards.onDidChange((document) => {
        this.schedule(document, PAUSE);
      }),
      // A change of a document's language closes it and opens it again.
      vscode.workspace.onDidOpenTextDocument((document) => {
        this.schedule(document, 0);
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        this.asked.delete(document);
        this.clear(document);
      }),
      onSettingsChange(() => {
        this.scheduleAll();
      }),
    ];
    this.scheduleAll();
  }

  /**
   * Checks a document of any language now, and from now on as it is typed, until it is closed or its language changes.
   *
   * @returns what was found; undefined if the text changed meanwhile and is still to be checked again
   */
  async check(document: vscode.TextDocument): Promise<Report | undefined> {
    this.asked.add(document);
    await this.publish(document);
    const report = this.last(document);
    return report?.version === document.version ? report : undefined;
  }

  /** What was found when the document was last checked; after a change it may be out of date. */
  last(document: vscode.TextDocument): Report | undefined {
    return this.reports.get(document);
  }

  /** Whether the document's diagnostics are kept up to date. */
  isWatched(document: vscode.TextDocument): boolean {
    return (
      !document.isClosed && (this.asked.has(document) || (isCheckedAsTyped(document) && !isOld(document)))
    );
  }

  dispose(): void {
    for (const timer of this.timers.values()) {
      clearTimeout(timer);
    }
    this.timers.clear();
    this.asked.clear();
    vscode.Disposable.from(...this.listeners, this.collection, this.published).dispose();
  }

  private scheduleAll(): void {
    for (const document of vscode.workspace.textDocuments) {
      this.schedule(document, 0);
    }
  }

  private schedule(document: vscode.TextDocument, delay: number): void {
    clearTimeout(this.timers.get(document));
    this.timers.delete(document);
    if (!this.isWatched(document)) {
      this.clear(document);
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(document);
      this.publish(document).catch(this.report);
    }, delay);
    this.timers.set(document, timer);
  }

  private clear(document: vscode.TextDocument): void {
    clearTimeout(this.timers.get(document));
    this.timers.delete(document);
    if (this.reports.delete(document)) {
      this.collection.delete(document.uri);
      this.published.fire(document);
    }
  }

  /** Checks the document and publishes the outcome, unless the text changes on the way. */
  private async publish(document: vscode.TextDocument): Promise<void> {
    const { version } = document;
    const isWanted = (): boolean => document.version === version && this.isWatched(document);
    const boards = this.boards.of(document);
    const errors: vscode.Diagnostic[] = [];
    const others: vscode.Diagnostic[] = [];
    let problems = 0;
    const isDone = await inSlices(
      boards,
      (board) => {
        const verdict = this.boards.verdict(board);
        problems += countProblems(verdict);
        const list = isError(verdict) ? errors : others;
        if (list.length < MOST) {
          list.push(...boardProblems(document, verdict, this.extension));
        }
      },
      isWanted,
    );
    if (isDone && isWanted()) {
      this.reports.set(document, { version, boards: boards.length, problems });
      this.collection.set(document.uri, [...errors, ...others].slice(0, MOST));
      this.published.fire(document);
    }
  }
}

/** Whether the document is an old version of another, as in a comparison: what is wrong there is past. */
function isOld({ uri }: vscode.TextDocument): boolean {
  return uri.scheme === 'git';
}
