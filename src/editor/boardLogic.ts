// Rates boards and finds their steps where that keeps nobody waiting: easy ones here, hard and many ones in a worker.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { pathOf, ratingStart, stepsOfStart, type LogicStart, type NoLogic } from '../core/logic';
import { EDITOR_NODES, LOGIC_NODES, LOGIC_NODES_AT_ONCE, LOGIC_NODES_HERE } from '../core/limits';
import type { LogicPath } from '../core/sudoku/logic/path';
import { ratedOf, type Rated } from '../core/sudoku/logic/rated';
import type { PoolHost } from '../worker/handle';
import { MOST_STEPS, type LogicResult, type LogicTask } from '../worker/logicMessages';
import { runLogic } from '../worker/logicRun';
import type { DocumentBoards } from './boards';
import { inSlices, stepsInSlices } from './slices';

/** Boards from which on a worker rates them all: here they would take seconds, in slices that all extensions feel. */
const MANY = 200;

/** Milliseconds between two times that it is told that ratings have become known. */
const PAUSE = 250;

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

/** A board that is rated elsewhere. */
interface Hard {
  readonly board: FoundBoard;
  readonly start: LogicStart;
}

/**
 * What becomes known of a board is kept with the board itself. A text that changes has other boards, so what is found of
 * those it had is right, but of no use.
 */
export class BoardLogic implements vscode.Disposable {
  private readonly ratings = new WeakMap<FoundBoard, BoardRating>();
  /** Boards that were tried here and take longer. */
  private readonly hard = new WeakSet<FoundBoard>();
  private readonly cancels = new Set<() => void>();
  private readonly rated = new vscode.EventEmitter<void>();
  private readonly rejudged: vscode.Disposable;

  /** Boards have ratings that `rating` did not know: told a few times a second at most. */
  readonly onDidRate = this.rated.event;

  /** @param report notes an error that the reader need not act on */
  constructor(
    private readonly boards: DocumentBoards,
    private readonly host: PoolHost,
    private readonly report: (error: unknown) => void,
  ) {
    this.rejudged = boards.onDidRejudge((board) => {
      const known = this.ratings.get(board);
      if (known?.end === 'refused') {
        this.ratings.delete(board);
        this.rated.fire();
      }
    });
  }

  /** The rating of a board, if it is known. */
  rating(board: FoundBoard): BoardRating | undefined {
    return this.ratings.get(board);
  }

  /**
   * The same, found if that is done at once, between other things; undefined if it would take longer, or is not wanted any
   * more.
   */
  ratingSoon(board: FoundBoard, isWanted: () => boolean): Promise<BoardRating | undefined> {
    return stepsInSlices(this.ratingInSteps(board), isWanted);
  }

  /**
   * Rates boards, hard ones in a worker; `rating` then knows their ratings, which of those that exceed the budget have the
   * end `stopped`.
   *
   * @param done hears after each board how many are done
   * @returns false if it was stopped
   */
  async rate(
    boards: readonly FoundBoard[],
    watch: LogicWatch,
    done: (count: number) => void,
  ): Promise<boolean> {
    const isWanted = (): boolean => !watch.token.isCancellationRequested;
    const unknown = boards.filter((board) => !this.ratings.has(board));
    let count = boards.length - unknown.length;
    const hard: Hard[] = [];
    const rateInSteps = this.ratingInSteps.bind(this);
    const startOf = this.startOf.bind(this);
    function* look(): Generator<undefined, true> {
      for (const board of unknown) {
        yield;
        const rating = unknown.length < MANY ? yield* rateInSteps(board) : undefined;
        const start = rating ? undefined : startOf(board);
        if (start) {
          hard.push({ board, start });
        } else {
          done(++count);
        }
      }
      return true;
    }
    try {
      return (
        (await stepsInSlices(look(), isWanted)) === true &&
        (await this.rateHard(hard, watch, () => {
          done(++count);
        }))
      );
    } finally {
      if (unknown.length > 0) {
        this.rated.fire();
      }
    }
  }

  /**
   * The steps of a board with their names, one at least and at most so many; undefined if it was stopped by who waits.
   * There is none only if the board is solved, no technique has a step, or the budget was spent.
   */
  async steps(start: LogicStart, most: number, watch: LogicWatch): Promise<LogicPath | undefined> {
    const isWanted = (): boolean => !watch.token.isCancellationRequested;
    const here = (budget: number): Promise<LogicPath | undefined> =>
      stepsInSlices(pathInPieces(start, { budget, isNamed: true, most }), isWanted);
    const easy = await here(LOGIC_NODES_AT_ONCE);
    if (easy?.end !== 'stopped' || easy.steps.length >= most) {
      return easy;
    }
    let path: LogicPath | undefined;
    const task: LogicTask = {
      starts: [start],
      budget: LOGIC_NODES,
      isNamed: true,
      wanted: 'steps',
      most: Math.min(most, MOST_STEPS),
    };
    const end = await this.ask(task, watch, (_, result) => {
      path = 'tried' in result ? result : undefined;
    });
    return end === 'failed' ? here(LOGIC_NODES_HERE) : path;
  }

  dispose(): void {
    for (const cancel of this.cancels) {
      cancel();
    }
    vscode.Disposable.from(this.rejudged, this.rated).dispose();
  }

  private *ratingInSteps(board: FoundBoard): Generator<undefined, BoardRating | undefined> {
    const known = this.ratings.get(board);
    if (known || this.hard.has(board)) {
      return known;
    }
    const start = this.startOf(board);
    if (!start) {
      return this.ratings.get(board);
    }
    const rated = ratedOf(yield* pathInPieces(start, { budget: LOGIC_NODES_AT_ONCE }));
    if (rated.end === 'stopped') {
      this.hard.add(board);
      return undefined;
    }
    this.ratings.set(board, rated);
    return rated;
  }

  /** Where the rating of a board begins; if it has none, that is remembered. */
  private startOf(board: FoundBoard): LogicStart | undefined {
    const found = ratingStart(this.boards.verdict(board), EDITOR_NODES);
    if ('start' in found) {
      return found.start;
    }
    this.ratings.set(board, { end: 'refused', why: found.why });
    return undefined;
  }

  /** Rates boards in a worker, or without one here, as far as that goes. */
  private async rateHard(hard: readonly Hard[], watch: LogicWatch, done: () => void): Promise<boolean> {
    if (hard.length === 0) {
      return true;
    }
    let next = Date.now() + PAUSE;
    let count = 0;
    const keep = (rated: Rated): void => {
      const board = hard[count++]?.board;
      if (board) {
        this.ratings.set(board, rated);
      }
      done();
      if (Date.now() >= next) {
        next = Date.now() + PAUSE;
        this.rated.fire();
      }
    };
    const starts = hard.map(({ start }) => start);
    const task: LogicTask = { starts, budget: LOGIC_NODES, isNamed: false, wanted: 'rating' };
    const end = await this.ask(task, watch, (_, result) => {
      keep('tried' in result ? ratedOf(result) : result);
    });
    if (end !== 'failed') {
      return end === 'done';
    }
    return inSlices(
      starts.slice(count),
      (start) => {
        keep(ratedOf(pathOf(start, { budget: LOGIC_NODES_HERE })));
      },
      () => !watch.token.isCancellationRequested,
    );
  }

  private async ask(
    task: LogicTask,
    watch: LogicWatch,
    found: (index: number, result: LogicResult) => void,
  ): Promise<'done' | 'cancelled' | 'failed'> {
    if (watch.token.isCancellationRequested) {
      return 'cancelled';
    }
    const { ended, cancel } = runLogic(this.host, task, { progress: watch.report, found });
    this.cancels.add(cancel);
    const stop = watch.token.onCancellationRequested(cancel);
    const end = await ended;
    stop.dispose();
    this.cancels.delete(cancel);
    if (end.kind === 'failed') {
      this.report(`No worker can look for steps, so they are looked for here, less far: ${end.reason}`);
    }
    return end.kind;
  }
}

/** The path of a board, found here; other things can be done between any two steps. */
function* pathInPieces(
  start: LogicStart,
  options: Parameters<typeof stepsOfStart>[1],
): Generator<undefined, LogicPath> {
  const path = stepsOfStart(start, options);
  let next = path.next();
  while (next.done !== true) {
    yield;
    next = path.next();
  }
  return next.value;
}
