// One open panel, kept in step: with the text and its cursor as they change, and with what the reader does in it.
import * as vscode from 'vscode';
import { showReason } from '../panel/model';
import { isToHost, type ShowMessage, type ToHost, type ToView } from '../panel/protocol';
import { describePanel, PANEL_WORDS } from '../words/panel';
import { type Sentence } from '../words/sentence';
import type { DocumentBoards } from './boards';
import { localised } from './messages';
import { PanelSteps, type StepServices } from './panelSteps';
import { PanelSubject } from './panelSubject';
import { isWorkedOn } from './panelText';
import { PanelWishes, type Solve } from './panelWishes';

/** Changes are gathered this long before they are shown, in milliseconds: a frame. */
const FRAME = 16;

/**
 * Who leaves the panel and comes back at once may find that its keys do nothing: VS Code looks only four times a second
 * whether a webview has the focus, and when it sees only after the return that the focus was lost, it does not pass it
 * on to our page. So the page is told to take it, if no more than `QUICK_RETURN` has passed, in milliseconds: later the
 * panel may also have come to the front while the reader is somewhere else in the window. And only if the reader was in
 * the panel for `STAY` before: a shorter visit may be noticed when it is over, and then looks like a return.
 */
const QUICK_RETURN = 3000;
const STAY = 1000;

/** What the panel needs done elsewhere. */
export interface PanelServices {
  readonly solve: Solve;
  readonly steps: StepServices;
  /** Notes an error that the reader need not act on. */
  readonly report: (error: unknown) => void;
}

export class PanelSession implements vscode.Disposable {
  private readonly disposables: vscode.Disposable[] = [];
  private readonly steps: PanelSteps;
  private readonly subject: PanelSubject;
  private readonly wishes: PanelWishes;
  /** What the view shows, as far as it is known: undefined while it shows nothing. */
  private posted: ShowMessage | undefined;
  /** The same but for the cursor, to be compared. */
  private drawn = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The wishes are fulfilled one after another; so many are left. */
  private work: Promise<void> = Promise.resolve();
  private pending = 0;
  private wantsFocus = false;
  /** Whether the panel is the active editor, since when, as Date.now() tells, and whether it was for a while before. */
  private isActive: boolean;
  private since = Date.now();
  private wasStay = false;
  private isDisposed = false;

  /** @param reason what to show as long as no text is followed */
  constructor(
    private readonly panel: vscode.WebviewPanel,
    boards: DocumentBoards,
    private readonly services: PanelServices,
    reason: Sentence,
  ) {
    this.isActive = panel.active;
    this.steps = new PanelSteps(boards, services.steps, services.report, () => {
      this.refresh();
    });
    this.subject = new PanelSubject(boards, this.steps, reason);
    this.wishes = new PanelWishes(this.subject, this.steps, services.solve, () => {
      this.focus();
    });
    const refreshFor = (document: vscode.TextDocument): void => {
      if (this.subject.isIn(document)) {
        // Also while the panel is hidden: nobody waits any more for steps of a board that has changed.
        this.steps.mind({ document, index: this.subject.index });
        this.refresh();
      }
    };
    this.disposables.push(
      panel.webview.onDidReceiveMessage((message: unknown) => {
        if (isToHost(message)) {
          this.receive(message);
        }
      }),
      panel.onDidChangeViewState(() => {
        if (!panel.visible) {
          this.posted = undefined; // VS Code has thrown the page away; the next one says that it is ready.
        }
        this.mindReturn();
      }),
      vscode.window.onDidChangeActiveTextEditor((editor) => {
        if (editor && isWorkedOn(editor)) {
          this.follow(editor.document);
        }
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document } }) => {
        if (this.subject.isIn(document)) {
          this.subject.cursorMoved();
          this.refresh();
        }
      }),
      boards.onDidChange(refreshFor),
      vscode.workspace.onDidOpenTextDocument(refreshFor),
      vscode.workspace.onDidCloseTextDocument((document) => {
        if (this.subject.isIn(document)) {
          this.steps.hide();
          this.refresh();
        }
      }),
    );
  }

  /** Shows a board of the document: the one with this index, or the one at the cursor. */
  follow(document: vscode.TextDocument, board?: number, solutionShown?: boolean): void {
    this.subject.follow(document, board, solutionShown);
    // Also while the panel is hidden, or if the text has no board that is shown.
    this.steps.mind({ document, index: this.subject.index });
    this.refresh();
  }

  /** Brings the panel to the front and puts the focus on its board. */
  focus(): void {
    if (!this.isDisposed) {
      this.wantsFocus = true;
      this.panel.reveal(undefined, false);
      this.refresh();
    }
  }

  /**
   * Shows more of the next step of a board, if it is the one that is shown.
   *
   * @param index of the board among those of its document
   * @returns whether it is
   */
  hint(document: vscode.TextDocument, index: number): boolean {
    const isThere = (): boolean => this.subject.isIn(document) && this.subject.index === index;
    const isShown = this.posted !== undefined && isThere();
    if (isShown) {
      // The reader may turn to another board before it is the turn of this wish.
      this.fulfil('hint', () => (isThere() ? this.wishes.hint(document) : Promise.resolve(undefined)));
    }
    return isShown;
  }

  /** Once the panel is closed, nothing is shown and no wish that still waits is fulfilled. */
  dispose(): void {
    this.isDisposed = true;
    clearTimeout(this.timer);
    this.steps.dispose();
    for (const disposable of this.disposables.splice(0)) {
      disposable.dispose();
    }
  }

  /** Gives the page the focus if the panel is back soon after a stay in it. */
  private mindReturn(): void {
    if (this.panel.active === this.isActive) {
      return;
    }
    this.isActive = this.panel.active;
    const now = Date.now();
    const lasted = now - this.since;
    this.since = now;
    if (!this.isActive) {
      this.wasStay = lasted >= STAY;
    } else if (this.posted && this.wasStay && lasted < QUICK_RETURN) {
      this.post({ type: 'focus', version: this.posted.version });
    }
  }

  /** Shows what has changed, soon. While wishes are being fulfilled, their answers do that. */
  private refresh(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.catchUp();
    }, FRAME);
  }

  private async catchUp(): Promise<void> {
    const isIdle = (): boolean => this.pending === 0 && this.posted !== undefined && !this.isDisposed;
    if (isIdle()) {
      await this.look();
    }
    if (isIdle()) {
      this.show(false);
    }
  }

  /** Waits until the boards of the text are known. Never rejects. */
  private async look(): Promise<void> {
    try {
      await this.subject.look(() => !this.isDisposed);
    } catch (error) {
      this.services.report(error);
    }
  }

  private receive(message: ToHost): void {
    this.fulfil(message.type, () =>
      message.type === 'ready' ? Promise.resolve(undefined) : this.wishes.fulfil(message),
    );
  }

  /** Fulfils a wish when its turn comes, and shows what has become of it. */
  private fulfil(type: ToHost['type'], wish: () => Promise<Sentence | undefined>): void {
    this.pending++;
    this.work = this.work
      .then(() => (this.isDisposed ? undefined : wish()))
      .catch((error: unknown) => {
        this.services.report(error);
        return PANEL_WORDS.failed;
      })
      .then(async (notice) => {
        await this.look();
        this.pending--;
        if (!this.isDisposed) {
          this.answer(type, notice);
        }
      });
  }

  /** Every wish is answered, whatever became of it: the view waits for it. */
  private answer(type: ToHost['type'], notice: Sentence | undefined): void {
    if (type === 'move' || type === 'leave') {
      this.refresh();
    } else {
      this.show(true);
    }
    if (notice) {
      this.post({ type: 'notice', version: this.posted?.version ?? 0, text: localised(notice) });
    }
  }

  /** Brings the view in step; `always` even if nothing has changed. Never throws. */
  private show(always: boolean): void {
    const next = this.compose();
    const drawn = withoutCursor(next);
    if (always || !this.posted || drawn !== this.drawn) {
      this.panel.title = localised(describePanel(next.heading));
      this.post(next);
    } else if (next.board && next.board.cursor !== this.posted.board?.cursor) {
      const { version, state, board } = next;
      this.post({ type: 'cursor', version, board: state?.board ?? 0, cell: board.cursor });
    }
    this.posted = next;
    this.drawn = drawn;
    if (this.wantsFocus) {
      this.wantsFocus = false;
      this.post({ type: 'focus', version: next.version });
    }
  }

  private compose(): ShowMessage {
    try {
      return this.subject.compose();
    } catch (error) {
      this.services.report(error);
      const { heading = '', state = null } = this.posted ?? {};
      return showReason(heading, PANEL_WORDS.failed, localised, state);
    }
  }

  private post(message: ToView): void {
    // Fails only when the panel is closed, and then there is nobody to see it.
    this.panel.webview.postMessage(message).then(undefined, () => undefined);
  }
}

/** All that a message shows but the cursor. */
function withoutCursor(message: ShowMessage): string {
  return JSON.stringify({ ...message, board: message.board && { ...message.board, cursor: null } });
}
