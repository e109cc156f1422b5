// Rates boards and finds their steps where that keeps nobody waiting: easy ones here, hard ones in a worker.
import type * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { pathOf, ratingStart, type LogicStart, type NoLogic } from '../core/logic';
import { EDITOR_NODES, LOGIC_NODES_AT_ONCE } from '../core/limits';
import type { LogicPath } from '../core/sudoku/logic/path';
import { ratedOf, type Rated } from '../core/sudoku/logic/rated';
import type { PoolHost } from '../worker/handle';
import type { DocumentBoards } from './boards';

/** What is known of the difficulty of a board: how it is rated, or why it is not. */
export type BoardRating = Rated | { readonly end: 'refused'; readonly why: NoLogic };

/** How far a search for steps is: the highest rating till now, in tenths, and the steps that were taken. */
export interface LogicProgress {
  readonly er: number;
  readonly steps: number;
}

/** Somebody who waits for steps. */
export interface LogicWatch {
  readonly token: vscode.CancellationToken;
  readonly report: (progress: LogicProgress) => void;
}

export class BoardLogic implements vscode.Disposable {
  private readonly ratings = new WeakMap<FoundBoard, BoardRating>();

  constructor(
    private readonly boards: DocumentBoards,
    private readonly host: PoolHost,
    private readonly report: (error: unknown) => void,
  ) {}

  /** The rating of a board if it is known, or found at once; undefined if it would take long. */
  rating(board: FoundBoard): BoardRating | undefined {
    const known = this.ratings.get(board);
    if (known) {
      return known;
    }
    const start = ratingStart(this.boards.verdict(board), EDITOR_NODES);
    const rating: BoardRating =
      'why' in start
        ? { end: 'refused', why: start.why }
        : ratedOf(pathOf(start.start, { budget: LOGIC_NODES_AT_ONCE }));
    if (rating.end === 'stopped') {
      return undefined;
    }
    this.ratings.set(board, rating);
    return rating;
  }

  /**
   * Rates boards, hard ones in a worker; `rating` then knows their ratings, which of those that exceed the budget have the
   * end `stopped`.
   *
   * @param done hears after each board how many are done
   * @returns false if it was stopped
   */
  rate(boards: readonly FoundBoard[], watch: LogicWatch, done: (count: number) => void): Promise<boolean> {
    boards.forEach((board, index) => {
      this.rating(board);
      done(index + 1);
    });
    return Promise.resolve(!watch.token.isCancellationRequested);
  }

  /**
   * The steps of a board with their names, one at least and at most so many; undefined if it was stopped by who waits.
   */
  steps(start: LogicStart, _most: number, watch: LogicWatch): Promise<LogicPath | undefined> {
    const path = pathOf(start, { budget: LOGIC_NODES_AT_ONCE, isNamed: true });
    return Promise.resolve(watch.token.isCancellationRequested ? undefined : path);
  }

  dispose(): void {
    this.report(this.host);
  }
}
