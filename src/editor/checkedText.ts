// What is known of the problems of one text: how many there are in all, and which are shown.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { Duplicates, sameGivens, sameUpToSymmetry } from '../core/duplicates';
import { countsOf, sumOf, Tally, type Counts } from '../core/tally';
import { firstFrom } from '../core/text/live/moved';
import { describeMore } from '../words/duplicates';
import type { BoardsUpdate, DocumentBoards } from './boards';
import { duplicateProblem } from './duplicates';
import type { BoardJudge } from './judge';
import { problem, type ProblemPlace } from './problem';
import { boardProblems } from './problems';
import type { Watch } from './progress';
import { ShownProblems } from './shownProblems';
import { inSlices } from './slices';

/** Diagnostics that VS Code shows of one file; more are not even built. */
const MOST = 1000;

/** Steps of less than ten microseconds each between looks at the clock. */
const FEW_STEPS = 32;

/** Boards that are compared up to symmetry at once. */
const FEW = 8;

export class CheckedText {
  private tally: Tally;
  private duplicates: Duplicates;
  private readonly shown = new ShownProblems();
  private readonly repeats = new ShownProblems();
  private lastMore: vscode.Diagnostic | undefined;

  /**
   * @param all the boards of the text
   * @param isUpToSymmetry whether puzzles count as the same that are so up to symmetry
   */
  constructor(
    private readonly boards: DocumentBoards,
    private all: readonly FoundBoard[],
    private readonly isUpToSymmetry: boolean,
  ) {
    this.tally = new Tally(all.length);
    this.duplicates = this.noDuplicates();
  }

  /** How many problems of each kind there are, as far as the boards are counted and compared. */
  get totals(): Counts {
    const { errors, warnings, notes } = this.tally.totals;
    return { errors, warnings, notes: notes + this.duplicates.count };
  }

  /** The boards have changed. What is known of those that have stayed is kept. */
  update({ boards, change }: BoardsUpdate): void {
    this.all = boards;
    if (change) {
      this.tally.splice(change.from, change.removed.length, change.added.length);
      this.duplicates.splice(change);
    } else {
      this.tally = new Tally(boards.length);
      this.duplicates = this.noDuplicates();
    }
  }

  /** The verdict on a board has changed, if it is one of this text's. */
  recount(board: FoundBoard): void {
    const index = firstFrom(this.all.length, (at) => (this.all[at]?.start ?? 0) >= board.start);
    if (this.all[index] === board) {
      this.tally.set(index, countsOf(this.boards.verdict(board)));
    }
  }

  /**
   * Has the boards judged and counted that are not yet.
   *
   * @param isWanted whether the text is still the same, and somebody wants to know
   * @returns false if it was stopped
   */
  async check(judge: BoardJudge, watch: Watch, isWanted: () => boolean): Promise<boolean> {
    const { all, tally } = this;
    const uncounted = tally.uncounted();
    const boards = uncounted.flatMap((index) => all[index] ?? []);
    const count = (index: number): void => {
      const board = all[index];
      if (board) {
        tally.set(index, countsOf(this.boards.verdict(board)));
      }
    };
    return (
      (await judge.judge(boards, watch, false)) &&
      isWanted() &&
      inSlices(uncounted, count, isWanted, FEW_STEPS)
    );
  }

  /** Whether all boards are compared with each other. */
  get isCompared(): boolean {
    return this.duplicates.length === this.all.length;
  }

  /** Compares the boards that are not yet; false if it was stopped. */
  async compare(watch: Watch, isWanted: () => boolean): Promise<boolean> {
    const { all, duplicates } = this;
    const add = (board: FoundBoard): void => {
      duplicates.add(board);
      watch.report(duplicates.length, all.length);
    };
    return inSlices(all.slice(duplicates.length), add, isWanted, this.isUpToSymmetry ? undefined : FEW_STEPS);
  }

  private noDuplicates(): Duplicates {
    return this.isUpToSymmetry ? new Duplicates(sameUpToSymmetry(), FEW) : new Duplicates(sameGivens);
  }

  /**
   * The problems to show, in short steps, errors first; the first of them tells of those that are too many. Those that
   * are as before, or lines further on, are the same objects.
   */
  *problems(place: ProblemPlace): Generator<undefined, readonly vscode.Diagnostic[]> {
    const total = sumOf(this.totals);
    const most = total > MOST ? MOST - 1 : total;
    const errors: vscode.Diagnostic[] = [];
    const others: vscode.Diagnostic[] = [];
    const gather = (index: number): void => {
      for (const one of this.problemsAt(index, place)) {
        (one.severity === vscode.DiagnosticSeverity.Error ? errors : others).push(one);
      }
    };
    this.shown.begin();
    this.repeats.begin();
    for (const index of this.tally.withErrors()) {
      if (errors.length >= most) {
        break;
      }
      gather(index);
      yield;
    }
    for (const index of this.tally.withoutErrors()) {
      if (errors.length + others.length >= most) {
        break;
      }
      gather(index);
      yield;
    }
    const room = Math.max(0, most - errors.length - others.length);
    const repeats: vscode.Diagnostic[] = [];
    for (const board of this.duplicates.list(this.all, room)) {
      repeats.push(...this.repeatAt(board, place));
      yield;
    }
    this.shown.end();
    this.repeats.end();
    const shown = [...errors, ...others, ...repeats].slice(0, most);
    return total > most ? [this.more(place, shown), ...shown] : shown;
  }

  private problemsAt(index: number, place: ProblemPlace): readonly vscode.Diagnostic[] {
    const { document, extension } = place;
    const board = this.all[index];
    if (!board) {
      return [];
    }
    const verdict = this.boards.verdict(board);
    return this.shown.of(board, verdict, document.positionAt(board.start), () =>
      boardProblems(document, verdict, extension),
    );
  }

  private repeatAt(board: FoundBoard, place: ProblemPlace): readonly vscode.Diagnostic[] {
    const first = this.duplicates.firstOf(board);
    if (!first) {
      return [];
    }
    const { document } = place;
    const [here, there] = [document.positionAt(board.start), document.positionAt(first.start)];
    // Both lines are told, and either may move without the other.
    const from = `${String(here.line)} ${String(there.line)} ${String(there.character)}`;
    return this.repeats.of(board, from, here, () => [duplicateProblem(place, board, first)]);
  }

  /** Tells how many problems there are, in front of those that are shown: its severity is that of the first of them. */
  private more(place: ProblemPlace, shown: readonly vscode.Diagnostic[]): vscode.Diagnostic {
    const { errors, warnings, notes } = this.totals;
    const more = problem(
      place,
      'more-problems',
      { start: 0, end: 0 },
      describeMore(shown.length, errors, warnings, notes),
      shown[0]?.severity ?? vscode.DiagnosticSeverity.Information,
    );
    const isSame = this.lastMore?.message === more.message && this.lastMore.severity === more.severity;
    this.lastMore = isSame && this.lastMore ? this.lastMore : more;
    return this.lastMore;
  }
}
