// A page of the tests' own in a real webview, bound to the panel's session: it sends whatever a test gives it, as a
// page that somebody has taken over could, and passes on what the session answers.
import * as vscode from 'vscode';
import { BoardLogic } from '../../src/editor/boardLogic';
import { DocumentBoards } from '../../src/editor/boards';
import { PanelSession } from '../../src/editor/panelSession';
import type { Solve } from '../../src/editor/panelWishes';
import { StepMemory } from '../../src/editor/stepMemory';
import { isToView, type ShowMessage, type ToView } from '../../src/panel/protocol';
import { PANEL_WORDS } from '../../src/words/panel';
import { type Sentence } from '../../src/words/sentence';
import type { PoolHost } from '../../src/worker/handle';
import { deepEqual, ok } from './assert';
import { until } from './documents';
import { workersHere } from './workersHere';

/** Values that no JSON has, so that only the page itself can make them; some cannot be sent at all. */
const ODDITIES = `[undefined, NaN, 10n, new Date(0), new Map([['type', 'ready']]), new Set(), /x/, () => 1, Symbol('x'),
  Array(81), new Uint8Array(81), new ArrayBuffer(8), Object.assign(Object.create({ type: 'ready' }), { version: 0 }),
  { type: 'ready', version: -0.5 }, { type: 'ready', version: NaN }, { type: ['ready'], version: 0 },
  JSON.parse('{"__proto__":{"type":"ready"},"version":0}')]`;

const SCRIPT = `
const host = acquireVsCodeApi();
addEventListener('message', ({ data }) => {
  if (typeof data?.batch !== 'number') {
    host.postMessage({ seen: data });
    return;
  }
  for (const message of data.odd ? ${ODDITIES} : data.messages) {
    try { host.postMessage(message); } catch { /* it cannot be cloned */ }
  }
  host.postMessage({ sent: data.batch });
});
host.postMessage({ sent: 0 });`;

const NONCE = 'MDAwMDAwMDAwMDAwMDAwMA';
const HTML = `<!DOCTYPE html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-${NONCE}'">
<script nonce="${NONCE}">${SCRIPT}</script>`;

/** A message in short, to be compared and told: of a board only its digits. */
export function inShort(message: ToView): string {
  return JSON.stringify(message.type === 'show' ? { ...message, board: digitsOf(message) } : message);
}

/** The values shown, row by row, with a dot for a blank; none if there is no board. */
export function digitsOf({ board }: ShowMessage): string {
  return board?.cells.map(({ value }) => board.symbols[value - 1] ?? '.').join('') ?? '';
}

/** Makes a session, given what it is to show as long as it follows no text. */
export type Make = (reason: Sentence) => PanelSession;

export class PanelPage {
  /** What the session has sent since `forget`, in its order. */
  seen: ToView[] = [];
  /** What the session has reported to the log. */
  readonly reported: unknown[] = [];
  readonly memory = new StepMemory();
  /** What tells each search for steps that nobody wants it any more. */
  readonly searches: vscode.CancellationToken[] = [];
  /** Whether a search for steps finds nothing, and ends only when nobody wants it any more. */
  isEndless = false;
  private readonly boards = new DocumentBoards();
  private readonly logic: BoardLogic;
  private session: PanelSession | undefined;
  /** What the session has sent that the panel's view would not believe. */
  private readonly refused: unknown[] = [];
  private batch = 0;
  private batchSent = -1;

  private constructor(
    readonly panel: vscode.WebviewPanel,
    private readonly solve: Solve,
    workers: PoolHost,
  ) {
    this.logic = new BoardLogic(this.boards, workers, this.report);
    const listener = panel.webview.onDidReceiveMessage((message: unknown) => {
      if (typeof message === 'object' && message !== null) {
        this.note(message);
      }
    });
    panel.onDidDispose(() => {
      listener.dispose();
      this.session?.dispose();
      this.logic.dispose();
      this.memory.dispose();
      this.boards.dispose();
    });
    panel.webview.html = HTML;
  }

  /** Opens the page beside the active editor, which keeps the focus. It has no session yet. */
  static async open(solve: Solve = () => Promise.resolve()): Promise<PanelPage> {
    const panel = vscode.window.createWebviewPanel(
      'backtrack.test',
      'Test',
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true },
    );
    const page = new PanelPage(panel, solve, await workersHere());
    await until('the page is there', () => page.batchSent === 0);
    return page;
  }

  /**
   * Opens the page about a document. The page has said that it is ready and has been shown a board.
   *
   * @param solve in place of writing a solution
   */
  static async about(
    document: vscode.TextDocument,
    solve?: Solve,
  ): Promise<readonly [PanelPage, ShowMessage]> {
    const page = await PanelPage.open(solve);
    page.make(PANEL_WORDS.noText).follow(document);
    return [page, await page.ready()];
  }

  /** Makes a session for the page, in place of the one it had. */
  readonly make: Make = (reason) => {
    this.session?.dispose();
    this.session = new PanelSession(
      this.panel,
      this.boards,
      { solve: this.solve, steps: { logic: this.watched(), memory: this.memory }, report: this.report },
      reason,
    );
    return this.session;
  };

  /** From now on it is reported if boards are looked for while everybody waits, instead of in slices. */
  watchForHaste(): void {
    const of = this.boards.of.bind(this.boards);
    this.boards.of = (document) => {
      this.report('boards are looked for at once');
      return of(document);
    };
  }

  readonly report = (error: unknown): void => {
    this.reported.push(error);
  };

  /** Lets the page send messages, and waits until they have arrived. */
  async send(...messages: readonly unknown[]): Promise<void> {
    await this.run({ messages });
  }

  /** Lets the page send what is not even JSON. */
  async sendOddities(): Promise<void> {
    await this.run({ odd: true });
  }

  /** Says that the page is there and shows nothing yet; returns what it is shown. */
  async ready(): Promise<ShowMessage> {
    this.forget();
    await this.send({ type: 'ready', version: 0 });
    await this.waitFor(1);
    const [show] = this.seen;
    ok(show?.type === 'show', 'the first answer is no board');
    this.forget();
    return show;
  }

  /** Waits until the session has sent so many messages, and a little longer for one too much. */
  async waitFor(count: number): Promise<void> {
    await until(
      () => `${String(count)} messages: ${this.seen.map(inShort).join('\n')}`,
      () => this.seen.length >= count,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    deepEqual(this.refused, [], 'messages that the view refuses');
    ok(
      this.seen.length === count,
      `${String(this.seen.length)} messages instead of ${String(count)}: ${this.seen.map(inShort).join('\n')}`,
    );
  }

  forget(): void {
    this.seen = [];
  }

  private watched(): Pick<BoardLogic, 'steps' | 'ratingSoon'> {
    return {
      ratingSoon: (board, isWanted) => this.logic.ratingSoon(board, isWanted),
      steps: (start, most, watch) => {
        this.searches.push(watch.token);
        return this.isEndless
          ? new Promise((resolve) => {
              watch.token.onCancellationRequested(() => {
                resolve(undefined);
              });
            })
          : this.logic.steps(start, most, watch);
      },
    };
  }

  private note(message: { readonly sent?: number; readonly seen?: unknown }): void {
    if (message.sent !== undefined) {
      this.batchSent = message.sent;
    } else if ('seen' in message) {
      if (isToView(message.seen)) {
        this.seen.push(message.seen);
      } else {
        this.refused.push(message.seen);
      }
    }
  }

  private async run(what: object): Promise<void> {
    const batch = ++this.batch;
    await this.panel.webview.postMessage({ batch, ...what });
    await until('the page has sent all', () => this.batchSent === batch);
  }
}
