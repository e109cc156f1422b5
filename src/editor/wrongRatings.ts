// The ratings that a text states and that are not ours, told where the setting wants it, once the problems are shown.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { isWrong, statedRatings, type StatedRating } from '../core/text/metadata/statedRating';
import { describeWrongRating } from '../words/ratings';
import { AfterCheck, type LaterWork } from './afterCheck';
import type { BoardLogic } from './boardLogic';
import type { DocumentBoards } from './boards';
import type { BoardDiagnostics } from './diagnostics';
import { problem } from './problem';
import { tellsWrongRatings } from './settings';
import { inSlices } from './slices';

/** Boards of one text whose ratings are looked at, and so many problems that VS Code shows of one file. */
const MOST = 1000;

/** A board with the ratings that its text states. */
interface Stated {
  readonly board: FoundBoard;
  readonly ratings: readonly StatedRating[];
}

export class WrongRatings implements vscode.Disposable {
  private readonly work: AfterCheck;

  constructor(
    private readonly boards: DocumentBoards,
    private readonly logic: BoardLogic,
    diagnostics: BoardDiagnostics,
    private readonly extension: vscode.Uri,
    report: (error: unknown) => void,
  ) {
    const work: LaterWork = {
      wants: tellsWrongRatings,
      find: (document, token) => this.find(document, token),
    };
    this.work = new AfterCheck('backtrack-ratings', boards, diagnostics, work, report);
  }

  dispose(): void {
    this.work.dispose();
  }

  private async find(
    document: vscode.TextDocument,
    token: vscode.CancellationToken,
  ): Promise<readonly vscode.Diagnostic[] | undefined> {
    const stated = await this.statedIn(document, () => !token.isCancellationRequested);
    const boards = stated?.map(({ board }) => board) ?? [];
    const isRated = stated && (await this.logic.rate(boards, { token, report: nothing }, nothing));
    return isRated ? stated.flatMap((one) => this.problemsOf(document, one)).slice(0, MOST) : undefined;
  }

  /** The boards whose rating is stated; undefined if it is not to be known any more. */
  private async statedIn(
    document: vscode.TextDocument,
    isWanted: () => boolean,
  ): Promise<readonly Stated[] | undefined> {
    const all = this.boards.known(document) ?? [];
    const text = this.boards.textOf(document);
    const stated: Stated[] = [];
    const look = (board: FoundBoard): void => {
      const ratings = stated.length < MOST ? statedRatings(text, all, board) : [];
      if (ratings.length > 0) {
        stated.push({ board, ratings });
      }
    };
    return (await inSlices(all, look, isWanted)) ? stated : undefined;
  }

  private problemsOf(
    document: vscode.TextDocument,
    { board, ratings }: Stated,
  ): readonly vscode.Diagnostic[] {
    const rated = this.logic.rating(board);
    return rated?.end !== 'solved'
      ? []
      : ratings
          .filter((one) => isWrong(one, rated.rating))
          .map((one) =>
            problem(
              { document, extension: this.extension },
              'wrong-rating',
              one.span,
              describeWrongRating(one, rated.rating),
              vscode.DiagnosticSeverity.Information,
            ),
          );
  }
}

function nothing(): void {
  // Nobody waits for it.
}
