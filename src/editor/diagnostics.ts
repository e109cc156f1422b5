// The Problems: what is wrong with the boards of Sudoku files as they are typed, and of other texts once asked.
import * as vscode from 'vscode';
import { sumOf, type Counts } from '../core/tally';
import { checking } from '../words/commands';
import type { DocumentBoards } from './boards';
import { CheckedText } from './checkedText';
import type { BoardJudge } from './judge';
import { PagedProblems } from './pagedProblems';
import { withProgress, type Watch } from './progress';
import { comparesUpToSymmetry, isCheckedAsTyped, onSettingsChange } from './settings';
import { nextTurn, stepsInSlices } from './slices';

/** How long a text is left alone after a change before it is checked, in milliseconds. */
const PAUSE = 100;

/** What was found in one version of a text. */
interface Report {
  readonly version: number;
  readonly boards: number;
  /** All of them, more perhaps than there are diagnostics. */
  readonly problems: number;
  /** The same by their severity. */
  readonly counts: Counts;
}

/** A check under way. */
interface Run {
  readonly stop: () => void;
  readonly ended: Promise<void>;
}

export class BoardDiagnostics implements vscode.Disposable {
  private readonly collection = new PagedProblems('backtrack');
  private readonly asked = new Set<vscode.TextDocument>();
  private readonly timers = new Map<vscode.TextDocument, ReturnType<typeof setTimeout>>();
  /** The checks under way, to be stopped when the text changes. */
  private readonly runs = new Map<vscode.TextDocument, Run>();
  private readonly texts = new Map<vscode.TextDocument, CheckedText>();
  private readonly reports = new Map<vscode.TextDocument, Report>();
  private readonly published = new vscode.EventEmitter<vscode.TextDocument>();
  private readonly listeners: readonly vscode.Disposable[];

  /** The diagnostics of a document were published or taken away. */
  readonly onDidPublish = this.published.event;

  constructor(
    private readonly boards: DocumentBoards,
    private readonly judge: BoardJudge,
    private readonly extension: vscode.Uri,
    private readonly report: (error: unknown) => void,
    private readonly pause = PAUSE,
  ) {
    this.listeners = [
      boards.onDidChange((document) => {
        this.schedule(document, this.pause);
      }),
      boards.onDidUpdate((update) => {
        this.texts.get(update.document)?.update(update);
      }),
      boards.onDidRejudge((board) => {
        for (const text of this.texts.values()) {
          text.recount(board);
        }
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
        this.texts.clear(); // What counts as the same puzzle may be another thing now.
        this.scheduleAll();
      }),
    ];
    this.scheduleAll();
  }

  /**
   * Checks a document of any language now, and from now on as it is typed, until it is closed or its language changes.
   *
   * @returns what was found; `stopped` if that came in between, `changed` if the text has changed meanwhile and is still
   *   to be checked again
   */
  async check(document: vscode.TextDocument, watch: Watch): Promise<Report | 'stopped' | 'changed'> {
    const { version } = document;
    const wasAsked = this.asked.has(document);
    this.asked.add(document);
    await this.publish(document, watch);
    // Where another check of the text has taken the place of this one, what it finds is the answer to both.
    for (let run = this.runs.get(document); run; run = this.runs.get(document)) {
      await run.ended;
    }
    const report = this.last(document);
    if (report?.version === document.version) {
      return report;
    }
    if (document.version !== version) {
      return 'changed';
    }
    if (!wasAsked) {
      this.asked.delete(document);
    }
    return 'stopped';
  }

  /** Shows the problems of a document anew, as more is known of its boards than when they were last shown. */
  again(document: vscode.TextDocument): void {
    const run = this.runs.get(document);
    if (run) {
      // A check under way is left to end, as what it has found so far may have been shown already.
      const next = (): void => {
        this.again(document);
      };
      void run.ended.then(next, next);
    } else if (!this.timers.has(document)) {
      this.schedule(document, 0);
    }
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
    for (const run of this.runs.values()) {
      run.stop();
    }
    this.asked.clear();
    vscode.Disposable.from(...this.listeners, this.collection, this.published).dispose();
  }

  private scheduleAll(): void {
    for (const document of vscode.workspace.textDocuments) {
      this.schedule(document, 0);
    }
  }

  private schedule(document: vscode.TextDocument, delay: number): void {
    this.stop(document);
    if (!this.isWatched(document)) {
      this.clear(document);
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(document);
      withProgress(checking.title, 'quiet', (watch) => this.publish(document, watch)).catch(this.report);
    }, delay);
    this.timers.set(document, timer);
  }

  /** Stops the check that is under way or to come. */
  private stop(document: vscode.TextDocument): void {
    clearTimeout(this.timers.get(document));
    this.timers.delete(document);
    this.runs.get(document)?.stop();
    this.runs.delete(document);
  }

  private clear(document: vscode.TextDocument): void {
    this.stop(document);
    this.texts.delete(document);
    if (this.reports.delete(document)) {
      this.collection.delete(document);
      this.published.fire(document);
    }
  }

  /** Checks the document and publishes the outcome, unless the text changes or the check is stopped on the way. */
  private async publish(document: vscode.TextDocument, watch: Watch): Promise<void> {
    this.stop(document);
    const run = { stop: watch.stop, ended: this.publishVersion(document, watch) };
    this.runs.set(document, run);
    try {
      await run.ended;
    } finally {
      if (this.runs.get(document) === run) {
        this.runs.delete(document);
      }
    }
  }

  private async publishVersion(document: vscode.TextDocument, watch: Watch): Promise<void> {
    const { version } = document;
    const isWanted = (): boolean =>
      !watch.token.isCancellationRequested && document.version === version && this.isWatched(document);
    const boards = await this.boards.find(document, isWanted);
    if (!boards || !isWanted()) {
      return;
    }
    const text =
      this.texts.get(document) ?? new CheckedText(this.boards, boards, comparesUpToSymmetry(document));
    this.texts.set(document, text);
    const place = { document, extension: this.extension };
    const tell = async (): Promise<boolean> => {
      const counts = text.totals;
      const problems = await stepsInSlices(text.problems(place), isWanted);
      if (!problems) {
        return false;
      }
      this.collection.set(document, problems);
      if (!(await this.collection.sendChanged(document, isWanted)) || !isWanted()) {
        return false;
      }
      this.reports.set(document, { version, boards: boards.length, problems: sumOf(counts), counts });
      this.published.fire(document);
      await nextTurn();
      return isWanted() && this.collection.sendMoved(document, isWanted);
    };
    if (!(await text.check(this.judge, watch, isWanted)) || !isWanted() || !(await tell())) {
      return;
    }
    if (!text.isCompared && (await text.compare(watch, isWanted)) && isWanted()) {
      await tell();
    }
  }
}

/** Whether the document is an old version of another, as in a comparison: what is wrong there is past. */
function isOld({ uri }: vscode.TextDocument): boolean {
  return uri.scheme === 'git';
}
