// What the panel is about: a text, one of its boards, whether its solution is shown, and what was entered from here.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { Fills } from '../panel/fills';
import { showReason, showSubject } from '../panel/model';
import { cellAtOffset, type WholeBoard } from '../panel/places';
import type { PanelState, ShowMessage } from '../panel/protocol';
import { PANEL_WORDS } from '../words/panel';
import { type Sentence } from '../words/sentence';
import type { DocumentBoards } from './boards';
import { localised } from './messages';
import { PanelMetadata } from './panelMetadata';
import type { BoardPlace, PanelSteps } from './panelSteps';
import { cursorIn, documentOf } from './panelText';

/** A version of a document that was shown, and the number it goes by in the panel's messages. */
interface Shown {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly number: number;
}

export class PanelSubject {
  private readonly metadata = new PanelMetadata();
  private readonly fills = new Map<string, Fills>();
  private state: PanelState | undefined;
  private isCursorNews = false;
  private shown: Shown | undefined;

  /** @param reason what to show as long as there is no text */
  constructor(
    private readonly boards: DocumentBoards,
    private readonly steps: PanelSteps,
    private readonly reason: Sentence,
  ) {}

  /** Turns to a board of the document: the one with this index, or the one at the cursor. */
  follow(document: vscode.TextDocument, board?: number, solutionShown = false): void {
    const uri = document.uri.toString();
    if (board === undefined) {
      this.state = this.state?.uri === uri ? this.state : { uri, board: 0, solutionShown: false };
    } else {
      this.state = { uri, board, solutionShown };
    }
    this.isCursorNews = board === undefined;
  }

  isIn(document: vscode.TextDocument): boolean {
    return document.uri.toString() === this.state?.uri;
  }

  /** The text's cursor has moved: the board is the one there, unless another is asked for. */
  cursorMoved(): void {
    this.isCursorNews = true;
  }

  /**
   * Has the boards of the text looked for in slices, until they are those of the text as it is by then.
   *
   * @param isWanted whether somebody still waits for them
   */
  async look(isWanted: () => boolean): Promise<void> {
    for (;;) {
      const document = this.state && documentOf(this.state.uri);
      if (!document || !isWanted() || this.boards.known(document)) {
        return;
      }
      const { version } = document;
      const found = await this.boards.find(document, isWanted);
      if (!found && document.version === version) {
        return; // Closed meanwhile, or nobody waits.
      }
    }
  }

  /** The document, if what somebody saw of it, a version as `compose` gave it and a board, is what is there now. */
  documentSeen(version: number, board: number): vscode.TextDocument | undefined {
    const document = this.state && documentOf(this.state.uri);
    const isSeen = this.shown?.number === version && this.state?.board === board;
    return document && isSeen && this.isShown(document) ? document : undefined;
  }

  /** The index of the board among those of its text. */
  get index(): number {
    return this.state?.board ?? 0;
  }

  /** The board, unless it has flaws or is not known yet. */
  boardIn(document: vscode.TextDocument): WholeBoard | undefined {
    return whole(this.boards.known(document)?.[this.index]);
  }

  /** The board, whatever there is to say of it, and where it is; undefined if it is not known yet. */
  placeIn(document: vscode.TextDocument): BoardPlace | undefined {
    const { index } = this;
    const board = this.boards.known(document)?.[index];
    return board && { document, index, board };
  }

  /** Another board of the same text, by its index; undefined if there is none, or it is not known yet. */
  turnTo(document: vscode.TextDocument, index: number): FoundBoard | undefined {
    const board = this.boards.known(document)?.[index];
    if (board) {
      this.follow(document, index);
    }
    return board;
  }

  setSolutionShown(solutionShown: boolean): void {
    this.state = this.state && { ...this.state, solutionShown };
  }

  /** The memory of what was entered from the panel. */
  fillsOf(document: vscode.TextDocument): Fills {
    const uri = document.uri.toString();
    const fills = this.fills.get(uri) ?? new Fills();
    this.fills.set(uri, fills);
    return fills;
  }

  /** All there is to show now. Boards that `look` has not found are found now, however long that takes. */
  compose(): ShowMessage {
    const document = this.state && documentOf(this.state.uri);
    if (!this.state) {
      return showReason('', this.reason, localised, null);
    }
    if (!document) {
      const { path } = vscode.Uri.parse(this.state.uri);
      return showReason(nameOf(path), PANEL_WORDS.notOpen, localised, this.state);
    }
    const boards = this.boards.known(document) ?? this.boards.of(document);
    const state = this.place(this.state, document, boards);
    const board = boards[state.board];
    const drawn = whole(board);
    const cursor = cursorIn(document);
    return showSubject(
      {
        version: this.numberOf(document),
        state,
        name: nameOf(document.uri.path),
        boards,
        verdict: board && this.boards.verdict(board),
        metadata: board && this.metadata.of(document, boards, board),
        entered: (cell) =>
          drawn ? this.fillsOf(document).entered({ index: state.board, board: drawn, cell }) : 0,
        cursor: (drawn && cursor !== undefined ? cellAtOffset(drawn, cursor) : null) ?? null,
        steps: board && this.steps.of({ document, index: state.board, board }),
      },
      localised,
    );
  }

  private isShown(document: vscode.TextDocument): boolean {
    return this.shown?.document === document && this.shown.version === document.version;
  }

  /** A number for what the document is now. Versions alone would not do: each document counts its own from 1. */
  private numberOf(document: vscode.TextDocument): number {
    const number = this.shown?.number ?? 0;
    if (this.isShown(document)) {
      return number;
    }
    this.shown = { document, version: document.version, number: number + 1 };
    return number + 1;
  }

  /** The state with its board brought up to date. A solution is shown for the board it was asked for, not the next. */
  private place(state: PanelState, document: vscode.TextDocument, boards: readonly FoundBoard[]): PanelState {
    const cursor = this.isCursorNews ? cursorIn(document) : undefined;
    this.isCursorNews = false;
    const board =
      cursor === undefined
        ? Math.min(state.board, Math.max(boards.length - 1, 0))
        : Math.max(boards.filter(({ start }) => start <= cursor).length - 1, 0);
    this.state = board === state.board ? state : { ...state, board, solutionShown: false };
    return this.state;
  }
}

/** The board, if it has no flaws. */
function whole(board: FoundBoard | undefined): WholeBoard | undefined {
  return board?.kind === 'flawed' ? undefined : board;
}

/** The last part of a path. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
