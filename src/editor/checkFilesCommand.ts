// Check Puzzle Files: checks whole files and folders without opening them, and sums up what was found.
import * as vscode from 'vscode';
import { scanInSteps } from '../core/text/scan';
import { checkFiles, type CheckedFile } from '../files/checkFiles';
import { Stopped, workersOf } from '../files/engine';
import { PUZZLE_FILE_ENDS } from '../files/puzzleFiles';
import { summaryOf, type CheckResult } from '../files/summary';
import { checkingPuzzleFiles as words, summary } from '../words/checkingFiles';
import type { PoolHost } from '../worker/handle';
import { WorkerPool } from '../worker/pool';
import { FindingList, type FileProblems } from './fileProblems';
import { localised, sayAloud } from './messages';
import {
  MOST_MEGABYTES,
  openPuzzleFile,
  puzzleFilesIn,
  type OpenFile,
  type PuzzleFile,
} from './puzzleSources';
import { stepsInSlices } from './slices';

/**
 * How long the host is kept busy at a time, and how often progress is told, in milliseconds. The last step of a slice and
 * the collection of garbage come on top of it.
 */
const SLICE = 4;
const TELL = 200;

/** What the check is shown by. */
type Progress = vscode.Progress<{ message: string; increment: number }>;

export class CheckFilesCommand {
  private isBusy = false;

  constructor(
    private readonly workers: PoolHost,
    private readonly open: OpenFile,
    private readonly problems: FileProblems,
    private readonly report: (error: unknown) => void,
  ) {}

  /**
   * What `backtrack.checkFiles` does. The explorer gives it the resource that was clicked on and all that are selected;
   * without them it asks. Returns what was said, undefined if nothing was chosen.
   */
  readonly run = async (...args: readonly unknown[]): Promise<string | undefined> => {
    if (this.isBusy) {
      return sayAloud(words.busy, 'notice');
    }
    const resources = resourcesOf(args) ?? (await askForResources());
    if (!resources) {
      return undefined;
    }
    this.isBusy = true;
    try {
      const result = await vscode.window.withProgress(
        { location: vscode.ProgressLocation.Notification, title: localised(words.title), cancellable: true },
        (progress, token) => this.check(resources, progress, token),
      );
      const notes = [...result.notes, ...(this.problems.areAllShown ? [] : [summary.moreProblems])];
      return await tell({ ...result, notes });
    } finally {
      this.isBusy = false;
    }
  };

  /** Checks files and folders until the token says stop; nothing is left running then. */
  async check(
    resources: readonly vscode.Uri[],
    progress: Progress,
    token: vscode.CancellationToken,
  ): Promise<CheckResult> {
    const isWanted = (): boolean => !token.isCancellationRequested;
    const files: PuzzleFile[] = [];
    for await (const file of puzzleFilesIn(resources)) {
      files.push(file);
      if (!isWanted()) {
        break;
      }
    }
    this.problems.clear();
    const pool = new WorkerPool(this.workers, { workers: this.workers.cores });
    const stopping = token.onCancellationRequested(() => {
      pool.dispose();
    });
    try {
      return await checkFiles(this.opened(files), {
        engine: workersOf(pool, this.workers.cores),
        scan: async (text, kind) => {
          const boards = await stepsInSlices(scanInSteps(text, kind), isWanted);
          if (!boards) {
            throw new Stopped();
          }
          return boards;
        },
        isWanted,
        breathe: breathing(),
        progress: showIn(
          progress,
          files.reduce((sum, { size }) => sum + size, 0),
        ),
        report: this.report,
      });
    } finally {
      stopping.dispose();
      pool.dispose();
    }
  }

  /** The files, each opened when its turn comes, and its problems shown when the next one's does. */
  private *opened(files: readonly PuzzleFile[]): Generator<CheckedFile> {
    for (const file of files) {
      const list = new FindingList();
      const bytes = openPuzzleFile(file, this.open);
      try {
        yield {
          name: vscode.workspace.asRelativePath(file.uri),
          bytes: bytes === 'too-large' ? words.tooLarge(MOST_MEGABYTES) : bytes,
          wantsMore: list.wantsMore,
          found: (findings) => {
            list.add(findings);
          },
        };
      } finally {
        this.problems.show(file.uri, list);
      }
    }
  }
}

/** The resources a menu gives: those that are selected, or the one that was clicked on. */
function resourcesOf([clicked, selected]: readonly unknown[]): readonly vscode.Uri[] | undefined {
  const all = (Array.isArray(selected) && selected.length > 0 ? selected : [clicked]) as readonly unknown[];
  const uris = all.filter((one) => one instanceof vscode.Uri);
  return uris.length > 0 ? uris : undefined;
}

async function askForResources(): Promise<readonly vscode.Uri[] | undefined> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const choices = [
    { label: localised(words.files), from: 'files' },
    { label: localised(words.folders), from: 'folders' },
    ...(folders.length > 0 ? [{ label: localised(words.workspace), from: 'workspace' }] : []),
  ];
  const choice = await vscode.window.showQuickPick(choices, { placeHolder: localised(words.where) });
  if (!choice || choice.from === 'workspace') {
    return choice && folders.map(({ uri }) => uri);
  }
  const areFiles = choice.from === 'files';
  return vscode.window.showOpenDialog({
    canSelectFiles: areFiles,
    canSelectFolders: !areFiles,
    canSelectMany: true,
    openLabel: localised(words.open),
    ...(areFiles && { filters: { Sudoku: [...PUZZLE_FILE_ENDS], '*': ['*'] } }),
  });
}

/** Says how the check ended, and shows its summary. */
async function tell(result: CheckResult): Promise<string> {
  const { files, total, wasStopped } = result;
  if (files.length === 0 && !wasStopped) {
    return sayAloud(words.noFiles, 'notice');
  }
  const content = summaryOf(result, localised);
  const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
  await vscode.window.showTextDocument(document, { preview: false });
  return sayAloud((wasStopped ? words.stopped : words.done)(files.length, total.numbers), 'quiet');
}

/** Lets the host go on with other things when it has been kept for a while. */
function breathing(): () => Promise<void> {
  let end = performance.now() + SLICE;
  return async () => {
    if (performance.now() >= end) {
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      end = performance.now() + SLICE;
    }
  };
}

/** Shows how far it is, a few times a second; `size` is that of all files, in bytes. */
function showIn(
  progress: Progress,
  size: number,
): (name: string, bytes: number, puzzles: number, rate: number) => void {
  let shown = 0;
  let next = performance.now();
  return (name, bytes, puzzles, rate) => {
    if (performance.now() >= next) {
      const percent = Math.min(100, (100 * bytes) / Math.max(size, 1));
      progress.report({
        message: localised(words.progress(name, puzzles, rate)),
        increment: percent - shown,
      });
      shown = percent;
      next = performance.now() + TELL;
    }
  };
}
