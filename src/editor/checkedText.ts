// What is known of the problems of one text: how many there are in all, and which are shown.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { Duplicates, type KeyOf } from '../core/duplicates';
import { countsOf, sumOf, Tally, type Counts } from '../core/tally';
import { firstFrom } from '../core/text/moved';
import { describeMore } from '../words/duplicates';
import type { BoardsUpdate, DocumentBoards } from './boards';
import { duplicateProblem } from './duplicates';
import type { BoardJudge } from './judge';
import { problem, type ProblemPlace } from './problem';
import { boardProblems } from './problems';
import type { Watch } from './progress';
import { inSlices } from './slices';

/** Diagnostics that VS Code shows of one file; more are not even built. */
const MOST = 1000;

export class CheckedText {
  private tally: Tally;
  private duplicates: Duplicates;

  /**
   * @param all the boards of the text
   * @param keyOf what makes puzzles the same
   */
  constructor(
    private readonly boards: DocumentBoards,
    private all: readonly FoundBoard[],
    private readonly keyOf: KeyOf,
  ) {
    this.tally = new Tally(all.length);
    this.duplicates = new Duplicates(keyOf);
  }

  /** How many problems of each kind there are, when all boards are counted. */
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
      this.duplicates = new Duplicates(this.keyOf);
    }
  }

  /** The verdict on a board has changed, if it is one of this text's. */
  forget(board: FoundBoard): void {
    const index = firstFrom(this.all.length, (at) => (this.all[at]?.start ?? 0) >= board.start);
    if (this.all[index] === board) {
      this.tally.forget(index);
    }
  }

  /**
   * Has the boards judged and counted that are not yet.
   *
   * @param isWanted whether the text is still the same, and somebody wants to know
   * @returns false if it was stopped
   */
  async check(judge: BoardJudge, watch: Watch, isWanted: () => boolean): Promise<boolean> {
    const { all, tally, duplicates } = this;
    const uncounted = tally.uncounted();
    const boards = uncounted.flatMap((index) => all[index] ?? []);
    const count = (index: number): void => {
      const board = all[index];
      if (board) {
        tally.set(index, countsOf(this.boards.verdict(board)));
      }
    };
    const add = (board: FoundBoard): void => {
      duplicates.add(board);
    };
    return (
      (await judge.judge(boards, watch, false)) &&
      isWanted() &&
      (await inSlices(uncounted, count, isWanted)) &&
      inSlices(all.slice(duplicates.length), add, isWanted)
    );
  }

  /** The problems to show, errors first; the first of them tells of those that are too many. */
  problems(place: ProblemPlace): readonly vscode.Diagnostic[] {
    const total = sumOf(this.totals);
    const most = total > MOST ? MOST - 1 : total;
    const errors: vscode.Diagnostic[] = [];
    const others: vscode.Diagnostic[] = [];
    const gather = (index: number): void => {
      const board = this.all[index];
      for (const one of board
        ? boardProblems(place.document, this.boards.verdict(board), place.extension)
        : []) {
        (one.severity === vscode.DiagnosticSeverity.Error ? errors : others).push(one);
      }
    };
    for (const index of this.tally.withErrors()) {
      if (errors.length >= most) {
        break;
      }
      gather(index);
    }
    for (const index of this.tally.withoutErrors()) {
      if (errors.length + others.length >= most) {
        break;
      }
      gather(index);
    }
    const room = Math.max(0, most - errors.length - others.length);
    const repeats = this.duplicates.list(this.all, room).flatMap((board) => {
      const first = this.duplicates.firstOf(board);
      return first ? duplicateProblem(place, board, first) : [];
    });
    const shown = [...errors, ...others, ...repeats].slice(0, most);
    return total > most ? [this.more(place, shown), ...shown] : shown;
  }

  /** Tells how many problems there are, in front of those that are shown: its severity is that of the first of them. */
  private more(place: ProblemPlace, shown: readonly vscode.Diagnostic[]): vscode.Diagnostic {
    const { errors, warnings, notes } = this.totals;
    return problem(
      place,
      'more-problems',
      { start: 0, end: 0 },
      describeMore(shown.length, errors, warnings, notes),
      shown[0]?.severity ?? vscode.DiagnosticSeverity.Information,
    );
  }
}
