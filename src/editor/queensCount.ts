// Count Placements: of the queens asked for, or of the completions of the board at the cursor.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { COUNT_NODES } from '../core/limits';
import { LARGEST_COUNTED } from '../core/queens/count/placements';
import { PUBLISHED_SOURCES, publishedCounts } from '../core/queens/count/published';
import { indexOfBoardAt } from '../core/text/boardAt';
import { LARGEST_ASKED, sizeAt } from '../core/text/queens/countQuestion';
import { counting, describeCompletions, describePlacements } from '../words/counting';
import type { CountResult, CountTask } from '../worker/countMessages';
import { runCount } from '../worker/countRun';
import type { PoolHost } from '../worker/handle';
import type { DocumentBoards } from './boards';
import { localised, offerAloud, sayAloud } from './messages';
import { withProgress, type Watch } from './progress';
import { editorInFront } from './target';

/** Queens whose placements are counted at once; of more the published number is told first. */
const COUNTED_AT_ONCE = 16;

export class QueensCountCommand {
  /** @param report notes an error that the reader need not act on */
  constructor(
    private readonly boards: DocumentBoards,
    private readonly host: PoolHost,
    private readonly report: (error: unknown) => void,
  ) {}

  /**
   * What `backtrack.queens.count` does. Its argument may be the number of queens; without it, the board or the number at
   * the cursor is taken, and where there is none the reader is asked. Returns what was said; nothing if it was not to be.
   */
  readonly run = async (size?: unknown): Promise<string | undefined> => {
    if (size !== undefined && !(size instanceof vscode.Uri)) {
      return isSize(size) ? this.tell(size) : sayAloud(counting.wrong, 'notice');
    }
    const found = (await this.atCursor()) ?? (await askForSize());
    return typeof found === 'number' ? this.tell(found) : found && this.count(found);
  };

  /**
   * Counts in a worker, which is ended when it has done so, or when the watch says so. Undefined if it was stopped or
   * failed.
   */
  async countWatched(task: CountTask, watch: Watch): Promise<CountResult | 'stopped' | 'failed'> {
    const { ended, cancel } = runCount(this.host, task, (done, of) => {
      watch.report(Math.floor((100 * done) / of), 100);
    });
    const stop = watch.token.onCancellationRequested(cancel);
    if (watch.token.isCancellationRequested) {
      cancel();
    }
    const end = await ended;
    stop.dispose();
    switch (end.kind) {
      case 'done':
        return end.result;
      case 'cancelled':
        return 'stopped';
      case 'failed':
        this.report(`Placements of queens could not be counted: ${end.reason}`);
        return 'failed';
    }
  }

  /** The board at the cursor as a task, or the number there. */
  private async atCursor(): Promise<CountTask | number | undefined> {
    const editor = editorInFront();
    if (!editor) {
      return undefined;
    }
    const { document, selection } = editor;
    const offset = document.offsetAt(selection.active);
    const all = await this.boards.find(document);
    const board: FoundBoard | undefined = all?.[indexOfBoardAt(all, offset)];
    if (!board) {
      return sizeAt(document.getText(), offset);
    }
    if (board.kind !== 'queens') {
      return undefined;
    }
    const { size, queens } = board;
    return queens.length === 0 && isSize(size)
      ? size
      : { of: 'completions', size, queens, budget: COUNT_NODES };
  }

  /** Tells of so many queens: counts them, or says what was published. */
  private async tell(size: number): Promise<string> {
    return size <= COUNTED_AT_ONCE ? this.count({ of: 'placements', size }) : this.tellPublished(size);
  }

  private tellPublished(size: number): string {
    const published = publishedCounts(size);
    if (!published) {
      return sayAloud(counting.wrong, 'notice');
    }
    const compute = { label: counting.compute, accept: () => this.count({ of: 'placements', size }) };
    return offerAloud(describePlacements(size, published, PUBLISHED_SOURCES), [
      copying(published.all),
      ...(size <= LARGEST_COUNTED ? [compute] : []),
    ]);
  }

  private async count(task: CountTask): Promise<string> {
    const result = await withProgress(counting.title, 'notice', (watch) => this.countWatched(task, watch));
    if (result === 'stopped') {
      return sayAloud(counting.stopped, 'quiet');
    }
    if (result === 'failed') {
      // What was published is known where no worker can be started, too.
      return task.of === 'placements' ? this.tellPublished(task.size) : sayAloud(counting.failed, 'warning');
    }
    return result.of === 'placements'
      ? offerAloud(describePlacements(task.size, result), [copying(result.all)])
      : offerAloud(describeCompletions(result.count, result.gaveUp), [copying(result.count)]);
  }
}

function copying(count: number | bigint): { label: typeof counting.copy; accept: () => unknown } {
  return { label: counting.copy, accept: () => vscode.env.clipboard.writeText(String(count)) };
}

async function askForSize(): Promise<number | undefined> {
  const answer = await vscode.window.showInputBox({
    title: localised(counting.title),
    prompt: localised(counting.prompt),
    placeHolder: localised(counting.hint),
    validateInput: (value) => (isSize(numberIn(value)) ? undefined : localised(counting.wrong)),
  });
  const size = answer === undefined ? undefined : numberIn(answer);
  return isSize(size) ? size : undefined;
}

function numberIn(value: string): number | undefined {
  return /^\d+$/.test(value.trim()) ? Number(value) : undefined;
}

function isSize(size: unknown): size is number {
  return Number.isInteger(size) && (size as number) >= 1 && (size as number) <= LARGEST_ASKED;
}
