// Has boards judged where that keeps nobody waiting: a few at once here, many and hard ones by workers.
import type * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { isUndecided, judge } from '../core/judge';
import { SOLVE_NODES } from '../core/limits';
import type { PoolHost } from '../worker/handle';
import { WorkerPool } from '../worker/pool';
import { judging, type JudgedBoard } from '../worker/verdicts';
import type { DocumentBoards } from './boards';
import type { Watch } from './progress';
import { inSlices } from './slices';

/** Boards that are looked up between two looks at the clock. */
const FEW = 32;

/** Boards for which workers are asked: fewer are judged here in the time that a worker takes to start. */
const MANY = 500;

export class BoardJudge implements vscode.Disposable {
  private readonly pool: WorkerPool;
  private hasNoWorkers = false;

  /** @param report notes an error that the reader need not act on */
  constructor(
    private readonly boards: DocumentBoards,
    host: PoolHost,
    private readonly report: (error: unknown) => void,
  ) {
    this.pool = new WorkerPool(host);
  }

  /**
   * Judges boards, unless that was done before; `DocumentBoards.verdict` then knows the verdicts. Those that workers
   * cannot judge are judged here, in slices, with the budget for boards that nobody has asked for.
   *
   * @param insist judges here to the end even what is too hard for that, if there are no workers
   * @returns false if it was stopped
   */
  async judge(boards: readonly FoundBoard[], watch: Watch, insist: boolean): Promise<boolean> {
    const isWanted = (): boolean => !watch.token.isCancellationRequested;
    const unknown: JudgedBoard[] = [];
    const gather = (board: FoundBoard): void => {
      if (board.kind !== 'flawed' && !this.boards.isJudged(board)) {
        unknown.push(board);
      }
    };
    if (boards.length >= MANY && (await inSlices(boards, gather, isWanted, FEW)) && unknown.length >= MANY) {
      await this.askWorkers(unknown, watch);
    }
    const hard: JudgedBoard[] = [];
    const look = (board: FoundBoard): void => {
      const verdict = this.boards.verdict(board);
      if (board.kind !== 'flawed' && isUndecided(verdict)) {
        hard.push(board);
      }
    };
    if (!isWanted() || !(await inSlices(boards, look, isWanted))) {
      return false;
    }
    await this.askWorkers(hard, watch);
    const insistOn = (board: FoundBoard): void => {
      if (isUndecided(this.boards.verdict(board))) {
        this.boards.remember(judge(board));
      }
    };
    return isWanted() && (!insist || (await inSlices(hard, insistOn, isWanted)));
  }

  dispose(): void {
    this.pool.dispose();
  }

  private async askWorkers(boards: readonly JudgedBoard[], watch: Watch): Promise<void> {
    if (this.hasNoWorkers || boards.length === 0) {
      return;
    }
    let count = 0;
    const job = this.pool.run(
      judging(boards, SOLVE_NODES, {
        verdicts: (verdicts) => {
          for (const verdict of verdicts) {
            this.boards.remember(verdict);
          }
          count += verdicts.length;
          watch.report(count, boards.length);
        },
        failed: (failed, reason) => {
          this.report(`Two workers failed at the same ${String(failed.length)} boards: ${reason}`);
        },
      }),
    );
    const stop = watch.token.onCancellationRequested(job.cancel);
    try {
      const end = await job.ended;
      if (end.kind === 'unavailable') {
        this.hasNoWorkers = true;
        this.report(`No worker can be started, so boards are judged in the extension host: ${end.reason}`);
      }
    } finally {
      stop.dispose();
    }
  }
}
