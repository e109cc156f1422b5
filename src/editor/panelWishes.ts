// Does what the reader asks of the panel: each wish is something to be done to the board that was seen.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import type { ToHost } from '../panel/protocol';
import { describeRefusal } from '../panel/refusals';
import { cellCount } from '../panel/places';
import { PANEL_WORDS } from '../words/panel';
import { type Sentence } from '../words/sentence';
import { editDocument } from './edits';
import type { PanelSteps } from './panelSteps';
import type { PanelSubject } from './panelSubject';
import { focusText, selectCell, selectStart } from './panelText';

/** The messages of a view but its first. */
export type Wish = Exclude<ToHost, { type: 'ready' }>;

/** Writes the solutions of boards into their document, as the Solve command does. */
export type Solve = (document: vscode.TextDocument, boards: readonly FoundBoard[]) => Promise<unknown>;

export class PanelWishes {
  /** @param focusPanel gives the focus back to the panel */
  constructor(
    private readonly subject: PanelSubject,
    private readonly steps: PanelSteps,
    private readonly solve: Solve,
    private readonly focusPanel: () => void,
  ) {}

  /**
   * Fulfils the wish, or gives the reason why not. One about something else than what is there now is dropped: the
   * view is to be shown what is there.
   */
  async fulfil(wish: Wish): Promise<Sentence | undefined> {
    const document = this.subject.documentSeen(wish.version, wish.board);
    if (!document) {
      return undefined;
    }
    switch (wish.type) {
      case 'move':
        this.moveTo(document, wish.cell);
        break;
      case 'enter':
        return this.enter(document, wish.cell, wish.value);
      case 'undo':
      case 'redo':
        await this.undo(document, wish.type);
        break;
      case 'showSolution':
        this.steps.hide();
        this.subject.setSolutionShown(wish.shown);
        break;
      case 'writeSolution':
        await this.writeSolution(document);
        break;
      case 'step':
        this.turnTo(document, wish.board + wish.by);
        break;
      case 'hint':
        return this.hint(document);
      case 'applyStep':
        return this.applyStep(document);
      case 'forgetSteps':
        this.forgetSteps(document);
        break;
      case 'walk':
        await this.steps.stepOn(wish.by);
        break;
      case 'turnChain':
        this.steps.turnChain(wish.by);
        break;
      case 'hideSteps':
        this.steps.hide();
        break;
      case 'cancelSearch':
        this.steps.cancel();
        break;
      case 'leave':
        await focusText(document);
        break;
    }
    return undefined;
  }

  /** Shows more of the next step, in place of the solution. Returns why there is none. */
  async hint(document: vscode.TextDocument): Promise<Sentence | undefined> {
    const place = this.subject.placeIn(document);
    this.subject.setSolutionShown(false);
    return place && this.steps.further(place);
  }

  private async applyStep(document: vscode.TextDocument): Promise<Sentence | undefined> {
    const place = this.subject.placeIn(document);
    const notice = place && (await this.steps.apply(place));
    await this.subject.look(() => true);
    return notice;
  }

  private forgetSteps(document: vscode.TextDocument): void {
    const place = this.subject.placeIn(document);
    if (place) {
      this.steps.forget(place);
    }
  }

  private moveTo(document: vscode.TextDocument, cell: number): void {
    const board = this.subject.boardIn(document);
    if (board && cell < cellCount(board)) {
      selectCell(document, board, cell);
    }
  }

  private async enter(
    document: vscode.TextDocument,
    cell: number,
    value: number,
  ): Promise<Sentence | undefined> {
    const board = this.subject.boardIn(document);
    if (!board) {
      return undefined;
    }
    const { version } = document;
    const { index } = this.subject;
    const place = { text: document.getText(), index, board, cell };
    const edit = this.subject.fillsOf(document).enter(place, value);
    if (!edit) {
      return undefined;
    }
    if (typeof edit === 'string') {
      return describeRefusal(edit, board, cell);
    }
    const result = await editDocument(document, version, [edit]);
    await this.subject.look(() => true);
    this.moveTo(document, cell);
    return result === 'readOnly' || result === 'refused' ? PANEL_WORDS[result] : undefined;
  }

  /** Undo works on the editor that has the focus, so the text gets it for a moment. */
  private async undo(document: vscode.TextDocument, command: 'undo' | 'redo'): Promise<void> {
    await focusText(document);
    try {
      await vscode.commands.executeCommand(command);
    } finally {
      this.focusPanel();
    }
  }

  private async writeSolution(document: vscode.TextDocument): Promise<void> {
    const board = this.subject.boardIn(document);
    if (board) {
      await this.solve(document, [board]);
    }
  }

  private turnTo(document: vscode.TextDocument, index: number): void {
    const board = this.subject.turnTo(document, index);
    if (board) {
      selectStart(document, board);
    }
  }
}
