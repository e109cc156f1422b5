// One open search view: gives it the puzzle, tells it when the text has another one, and saves its picture.
import * as vscode from 'vscode';
import { problemViewOf } from '../search/problemView';
import { isToHost, type SearchSource, type TextNow, type ToHost, type ToView } from '../search/protocol';
import { searching } from '../words/search';
import { type Sentence } from '../words/sentence';
import type { DocumentBoards } from './boards';
import { localised } from './messages';
import { documentOf } from './panelText';
import { saveSearchPicture } from './searchPicture';

/** A text is looked at once it has been left alone for this long, in milliseconds. */
const QUIET_TIME = 300;

export class SearchSession implements vscode.Disposable {
  private readonly listeners: vscode.Disposable;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private told: TextNow = 'same';
  private isDisposed = false;

  /**
   * @param source undefined if there is nothing to search: then the view stays empty
   * @param report notes an error that the reader need not act on
   */
  constructor(
    private readonly panel: vscode.WebviewPanel,
    private readonly boards: DocumentBoards,
    private source: SearchSource | undefined,
    private readonly report: (error: unknown) => void,
  ) {
    this.entitle();
    this.listeners = vscode.Disposable.from(
      panel.webview.onDidReceiveMessage((message: unknown) => {
        if (isToHost(message)) {
          this.receive(message).catch((error: unknown) => {
            this.report(error);
            this.notify(searching.failed);
          });
        }
      }),
      boards.onDidChange((document) => {
        this.lookSoon(document);
      }),
      // It may have another board than when the view was closed, or the text.
      vscode.workspace.onDidOpenTextDocument((document) => {
        this.lookSoon(document);
      }),
    );
  }

  /** Shows the search of another puzzle. */
  show(source: SearchSource): void {
    this.source = source;
    this.told = 'same';
    this.entitle();
    this.postSearch(source);
  }

  dispose(): void {
    this.isDisposed = true;
    clearTimeout(this.timer);
    this.listeners.dispose();
  }

  private async receive(message: ToHost): Promise<void> {
    switch (message.type) {
      case 'ready':
        if (this.source) {
          this.postSearch(this.source);
          const document = this.source.uri === null ? undefined : documentOf(this.source.uri);
          await (document && this.look(document));
        }
        break;
      case 'again':
        await this.again();
        break;
      case 'save': {
        const notice = await saveSearchPicture(message.svg);
        if (notice) {
          this.notify(notice);
        }
        break;
      }
    }
  }

  /** Takes the puzzle as it stands in its text now. */
  private async again(): Promise<void> {
    const { source } = this;
    const document = source?.uri ? documentOf(source.uri) : undefined;
    const boards = document && (await this.boards.find(document));
    const board = source && boards?.[source.board];
    const problem = board && board.kind !== 'flawed' ? problemViewOf(board) : undefined;
    if (this.isDisposed || this.source !== source) {
      return; // Another puzzle is shown meanwhile.
    }
    if (source && problem) {
      this.show({ ...source, problem });
    } else {
      this.tell('gone');
    }
  }

  private lookSoon(document: vscode.TextDocument): void {
    if (document.uri.toString() === this.source?.uri) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        this.look(document).catch(this.report);
      }, QUIET_TIME);
    }
  }

  /** Tells the view whether the text still has its puzzle, wherever it has moved to. */
  private async look(document: vscode.TextDocument): Promise<void> {
    const { source } = this;
    const boards = await this.boards.find(document);
    if (!boards || !source || this.source !== source || this.isDisposed) {
      return;
    }
    const sought = JSON.stringify(source.problem);
    const isSought = (index: number): boolean => {
      const board = boards[index];
      return (
        board !== undefined && board.kind !== 'flawed' && JSON.stringify(problemViewOf(board)) === sought
      );
    };
    const board = isSought(source.board) ? source.board : boards.findIndex((_, index) => isSought(index));
    if (board >= 0) {
      this.source = board === source.board ? source : { ...source, board };
      this.tell('same');
    } else {
      this.tell(boards[source.board] ? 'changed' : 'gone');
    }
  }

  private tell(now: TextNow): void {
    if (now !== this.told) {
      this.told = now;
      this.post({ type: 'text', now });
    }
  }

  private notify(notice: Sentence): void {
    this.post({ type: 'notice', text: localised(notice) });
  }

  private postSearch(source: SearchSource): void {
    const translations = Object.entries(vscode.l10n.bundle ?? {});
    this.post({ type: 'search', source, translations });
    if (this.told !== 'same') {
      this.post({ type: 'text', now: this.told });
    }
  }

  private entitle(): void {
    this.panel.title = localised(this.source ? searching.title(this.source.name) : searching.none);
  }

  private post(message: ToView): void {
    // Fails only when the panel is closed, and then there is nobody to see it.
    this.panel.webview.postMessage(message).then(undefined, () => undefined);
  }
}
