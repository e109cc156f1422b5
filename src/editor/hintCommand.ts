// Next Step and Apply Step: the next step of a board, in three stages, each said and marked in the text.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { countEliminated } from '../core/eliminated';
import { indexOfBoardAt } from '../core/text/boardAt';
import { cellSpan } from '../core/text/cells';
import { solving } from '../words/commands';
import { hinting } from '../words/hints';
import type { Sentence } from '../words/sentence';
import { describeChains, describeMove, describePattern } from '../words/steps';
import { applyStep, type StepOfBoard } from './applyStep';
import type { DocumentBoards } from './boards';
import { localised, offerAloud, sayAloud, type Offer } from './messages';
import { toRange } from './positions';
import type { StepHighlights } from './stepHighlights';
import type { StepMemory } from './stepMemory';
import type { StepSearch } from './stepSearch';
import { targetOf } from './target';

/** The most characters of a notice: what is longer nobody reads there, and VS Code cuts it off at some point. */
const NOTICE_LENGTH = 600;

/** The context key that tells whether a step is shown. */
const SHOWN = 'backtrack.hintShown';

/** How much of a step is told: where to look, which pattern there is, what it does. */
type Stage = 'where' | 'pattern' | 'move';

const AFTER: Readonly<Record<Stage, Stage>> = { where: 'pattern', pattern: 'move', move: 'move' };

/** A step of a board with this index in its text. */
interface Hint extends StepOfBoard {
  readonly index: number;
  /** How many candidates had been eliminated beside the text when it was found. */
  readonly eliminated: number;
}

/** A board of a document's current text. */
interface Place {
  readonly document: vscode.TextDocument;
  readonly board: FoundBoard;
  readonly index: number;
}

export class HintCommand implements vscode.Disposable {
  private shown: { readonly hint: Hint; readonly stage: Stage } | undefined;
  private readonly listeners: readonly vscode.Disposable[];

  /** @param showInPanel tells a stage more in the panel, if it is open on this board; returns whether it is */
  constructor(
    private readonly boards: DocumentBoards,
    private readonly search: StepSearch,
    private readonly memory: StepMemory,
    private readonly highlights: StepHighlights,
    private readonly showInPanel: (document: vscode.TextDocument, index: number) => boolean,
  ) {
    const dismissIn = (document: vscode.TextDocument): void => {
      if (document === this.shown?.hint.document) {
        this.dismiss();
      }
    };
    this.listeners = [
      boards.onDidChange(dismissIn),
      memory.onDidChange(dismissIn),
      vscode.workspace.onDidCloseTextDocument(dismissIn),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        this.mindCursor(textEditor);
      }),
    ];
  }

  /**
   * What `backtrack.hint` does; see `targetOf` for its arguments. Each time on the same board of the same text it tells a
   * stage more. Returns what was said; nothing if the panel shows it.
   */
  readonly next = async (...args: readonly unknown[]): Promise<string | undefined> => {
    const place = await this.placeOf(args);
    if ('why' in place) {
      return sayAloud(place.why, 'notice');
    }
    if (this.showInPanel(place.document, place.index)) {
      this.dismiss();
      return undefined;
    }
    const hint = await this.hintOf(place);
    if (typeof hint === 'string') {
      return hint;
    }
    // Who asked twice while it was looked for is told two stages.
    const shown = this.shownOf(place);
    return shown ? this.tell(shown.hint, AFTER[shown.stage]) : this.tell(hint, 'where');
  };

  /**
   * What `backtrack.applyStep` does, with the same arguments: applies the step that is shown of a board, or else its next
   * one. Returns what was said.
   */
  readonly apply = async (...args: readonly unknown[]): Promise<string> => {
    const place = await this.placeOf(args);
    if ('why' in place) {
      return sayAloud(place.why, 'notice');
    }
    const hint = await this.hintOf(place);
    return typeof hint === 'string' ? hint : this.applyHint(hint);
  };

  /** What `backtrack.dismissHint` does: shows no step any more, so that the next time it starts with the first stage. */
  readonly dismiss = (): void => {
    if (this.shown) {
      this.shown = undefined;
      this.highlights.clear();
      void vscode.commands.executeCommand('setContext', SHOWN, false);
    }
  };

  dispose(): void {
    vscode.Disposable.from(...this.listeners).dispose();
  }

  private async placeOf(args: readonly unknown[]): Promise<Place | { readonly why: Sentence }> {
    const target = await targetOf(this.boards, args);
    if ('why' in target) {
      return target;
    }
    const { document } = target;
    const [board] = target.boards;
    const index = board ? this.boards.of(document).indexOf(board) : -1;
    return board && index >= 0 ? { document, board, index } : { why: hinting.changed };
  }

  /** The step that is shown of a board, or the one that is found; what was said if there is none. */
  private async hintOf(place: Place): Promise<Hint | string> {
    const { document, board, index } = place;
    const shown = this.shownOf(place);
    if (shown) {
      return shown.hint;
    }
    const found = await this.search.find(document, board);
    return 'why' in found
      ? sayAloud(found.why, found.isOver ? 'quiet' : 'notice')
      : { ...found, index, eliminated: this.eliminated(found) };
  }

  private shownOf({ document, index }: Place): { readonly hint: Hint; readonly stage: Stage } | undefined {
    const hint = this.shown?.hint;
    return hint?.document === document && hint.index === index ? this.shown : undefined;
  }

  private eliminated({ document, board }: StepOfBoard): number {
    return countEliminated(this.memory.eliminated(document, board));
  }

  /** Whether the board is still as it was when the step was found: notices stay longer. */
  private isCurrent(hint: Hint): boolean {
    const { document, version, eliminated } = hint;
    return !document.isClosed && document.version === version && this.eliminated(hint) === eliminated;
  }

  /** Tells a stage of a step and marks in the text what belongs to it. Returns what was said. */
  private tell(hint: Hint, stage: Stage): string {
    const { board, step } = hint;
    if (!this.isCurrent(hint)) {
      return sayAloud(hinting.changed, 'quiet');
    }
    this.dismiss();
    this.shown = { hint, stage };
    void vscode.commands.executeCommand('setContext', SHOWN, true);
    const pattern = describePattern(step, board.symbols);
    const move = describeMove(step, board.symbols);
    switch (stage) {
      case 'where':
        return this.tellWhere(hint);
      case 'pattern':
        this.highlights.show(hint, [pattern], undefined);
        return offerAloud(pattern, [{ label: hinting.showMove, accept: () => this.tell(hint, 'move') }]);
      case 'move': {
        const chains = describeChains(step, board.symbols);
        this.highlights.show(hint, [pattern], [move, ...chains]);
        return offerAloud(inNotice(move, chains), [
          { label: hinting.apply, accept: () => this.applyHint(hint) },
        ]);
      }
    }
  }

  private tellWhere(hint: Hint): string {
    const { board, step, eliminated } = hint;
    return offerAloud(hinting.where(step, board.symbols, eliminated), [
      { label: hinting.more, accept: () => this.tell(hint, 'pattern') },
      ...(eliminated > 0 ? [this.forgetting(hint)] : []),
    ]);
  }

  private async applyHint(hint: Hint): Promise<string> {
    const { board, step } = hint;
    if (!this.isCurrent(hint)) {
      return sayAloud(hinting.changed, 'notice');
    }
    switch (await applyStep(this.memory, hint)) {
      case 'done':
        await this.goTo(hint);
        return sayAloud(describeMove(step, board.symbols), 'quiet');
      case 'remembered':
        return offerAloud(hinting.remembered(step, board.symbols), [this.forgetting(hint)]);
      case 'stale':
        return sayAloud(solving.stale, 'warning');
      case 'readOnly':
        return sayAloud(hinting.readOnly, 'warning');
      case 'refused':
        return sayAloud(solving.refused, 'warning');
    }
  }

  /** Takes back what was remembered of a board, as Undo cannot do it. */
  private forgetting({ document, board }: Hint): Offer {
    return {
      label: hinting.forget,
      accept: () => {
        this.memory.forget(document, board);
        sayAloud(hinting.forgotten, 'quiet');
      },
    };
  }

  /** Puts the cursor into the first cell that was changed, so that the next step is one of the same board. */
  private async goTo({ document, index, step }: Hint): Promise<void> {
    const [first] = [...step.placements, ...step.eliminations];
    const board = (await this.boards.find(document))?.[index];
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    const editor = [activeTextEditor, ...visibleTextEditors].find((one) => one?.document === document);
    if (first && board?.kind === 'sudoku' && editor) {
      const { start } = toRange(document, cellSpan(board, first.cell));
      editor.selection = new vscode.Selection(start, start);
      editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }

  /** The reader has gone to another board. */
  private mindCursor({ document, selection }: vscode.TextEditor): void {
    if (document !== this.shown?.hint.document) {
      return;
    }
    const at = indexOfBoardAt(this.boards.known(document) ?? [], document.offsetAt(selection.active));
    if (at >= 0 && at !== this.shown.hint.index) {
      this.dismiss();
    }
  }
}

/** A move with its chains, if there is room for them. */
function inNotice(move: Sentence, chains: readonly Sentence[]): Sentence {
  const whole = hinting.move(move, chains);
  return localised(whole).length <= NOTICE_LENGTH ? whole : hinting.move(move, undefined);
}
