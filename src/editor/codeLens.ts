// "Solve", "Show" and the verdict over each board of a puzzle file.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { topOfBoard } from '../core/text/frame';
import { lenses } from '../words/commands';
import { describeBrieflyRated } from '../words/ratings';
import { describeBriefly } from '../words/verdicts';
import type { BoardLogic, BoardRating } from './boardLogic';
import type { DocumentBoards } from './boards';
import { localised } from './messages';
import { hasCodeLenses, onSettingsChange, PUZZLE_FILES } from './settings';
import { nextTurn } from './slices';

/** Boards beyond which a text has no CodeLenses: VS Code places them all anew at each change, and that takes seconds. */
const MOST_BOARDS = 1000;

/** How long ratings are looked for at a time, in milliseconds, unless one alone takes longer. */
const SLICE = 8;

/**
 * VS Code does not ask again after every change: not if a view beside the text is opened just then. So it is reminded of a
 * version that it has not asked for in so many milliseconds, of which it takes some itself.
 */
const PATIENCE = 1000;

/** Tells the verdict on a board once it comes into view; it does nothing. */
class VerdictLens extends vscode.CodeLens {
  constructor(
    range: vscode.Range,
    readonly board: FoundBoard,
  ) {
    super(range);
  }
}

export class BoardCodeLenses implements vscode.CodeLensProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly parts: vscode.Disposable;
  /** The version of each document that VS Code has asked for last. */
  private readonly asked = new WeakMap<vscode.TextDocument, number>();
  private reminder: ReturnType<typeof setTimeout> | undefined;
  /** Ratings are found one after the other. */
  private turn: Promise<unknown> = Promise.resolve();
  private sliceEnd = 0;

  /** VS Code asks again by itself when the text changes; this is for the setting, and for ratings that took longer. */
  readonly onDidChangeCodeLenses = this.changed.event;

  constructor(
    private readonly boards: DocumentBoards,
    private readonly logic: BoardLogic,
  ) {
    this.parts = vscode.Disposable.from(
      this.changed,
      onSettingsChange(() => {
        this.changed.fire();
      }),
      logic.onDidRate(() => {
        this.changed.fire();
      }),
      boards.onDidUpdate(({ document }) => {
        this.remind(document);
      }),
      vscode.languages.registerCodeLensProvider(PUZZLE_FILES, this),
    );
  }

  async provideCodeLenses(
    document: vscode.TextDocument,
    token: vscode.CancellationToken,
  ): Promise<vscode.CodeLens[]> {
    this.asked.set(document, document.version);
    if (!hasCodeLenses(document)) {
      return [];
    }
    const boards = await this.boards.find(document, () => !token.isCancellationRequested);
    if (!boards || boards.length > MOST_BOARDS) {
      return [];
    }
    const text = this.boards.textOf(document);
    return boards.flatMap((board, index) => {
      const start = document.positionAt(topOfBoard(text, board));
      const range = new vscode.Range(start, start);
      const lens = (title: string, command: string): vscode.CodeLens =>
        new vscode.CodeLens(range, { title, command, arguments: [document.uri.toString(), index] });
      return [
        lens(localised(lenses.solve), 'backtrack.solve'),
        lens(localised(lenses.show), 'backtrack.show'),
        new VerdictLens(range, board),
      ];
    });
  }

  async resolveCodeLens(lens: vscode.CodeLens, token: vscode.CancellationToken): Promise<vscode.CodeLens> {
    if (lens instanceof VerdictLens) {
      const verdict = this.boards.verdict(lens.board);
      const rating = await this.rating(lens.board, token);
      const title =
        rating && rating.end !== 'refused' ? describeBrieflyRated(verdict, rating) : describeBriefly(verdict);
      lens.command = { title: localised(title), command: '' };
    }
    return lens;
  }

  /** The rating if it is found at once; when several lenses come into view, the host is not blocked for all together. */
  private rating(board: FoundBoard, token: vscode.CancellationToken): Promise<BoardRating | undefined> {
    const rating = this.turn.then(async () => {
      if (performance.now() >= this.sliceEnd) {
        await nextTurn();
        this.sliceEnd = performance.now() + SLICE;
      }
      const isWanted = (): boolean => !token.isCancellationRequested;
      return isWanted() ? this.logic.ratingSoon(board, isWanted) : undefined;
    });
    this.turn = rating.catch(() => undefined);
    return rating;
  }

  private remind(document: vscode.TextDocument): void {
    clearTimeout(this.reminder);
    this.reminder = setTimeout(() => {
      const asked = this.asked.get(document);
      if (asked !== undefined && asked !== document.version) {
        this.changed.fire();
      }
    }, PATIENCE);
  }

  dispose(): void {
    clearTimeout(this.reminder);
    this.parts.dispose();
  }
}
