// The panel that shows a board beside its text: opened by Show Board, one at a time, restored after a reload.
import * as vscode from 'vscode';
import { PANEL_WORDS } from '../words/panel';
import type { DocumentBoards } from './boards';
import { panelHtml, panelRoots } from './panelHtml';
import { restoreSession } from './panelRestore';
import { PanelSession, type PanelServices } from './panelSession';

/** The webview's type: `onWebviewPanel:` with it activates the extension when VS Code restores a panel. */
const TYPE = 'backtrack.board';

interface Open {
  readonly panel: vscode.WebviewPanel;
  readonly session: PanelSession;
}

/** Owns the panel, if one is open, and restores it after a reload; made once, by `activate`. */
export class BoardPanel implements vscode.Disposable {
  private open: Open | undefined;
  private readonly serializer = vscode.window.registerWebviewPanelSerializer(TYPE, {
    deserializeWebviewPanel: (panel, state: unknown) =>
      restoreSession(state, (reason) => this.adopt(panel, reason).session, this.services.report),
  });

  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly boards: DocumentBoards,
    private readonly services: PanelServices,
  ) {}

  /**
   * Opens the panel beside the text, or brings it to the front, and moves the focus into it.
   *
   * @param board index in `boards.of(document)`; if left out, the board at the cursor, else the nearest above it,
   * else the first
   */
  show(document: vscode.TextDocument, board?: number): void {
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    this.open ??= this.adopt(vscode.window.createWebviewPanel(TYPE, '', place));
    this.open.session.follow(document, board);
    this.open.session.focus();
  }

  /**
   * Shows more of the next step of a board in the panel, as its button does.
   *
   * @param board index in `boards.of(document)`
   * @returns whether the panel is in view and shows that board
   */
  hint(document: vscode.TextDocument, board: number): boolean {
    return this.open?.session.hint(document, board) === true;
  }

  dispose(): void {
    this.serializer.dispose();
    this.open?.panel.dispose();
  }

  /** Fills a panel. The one that was open before, if any, is closed: there is one at a time. */
  private adopt(panel: vscode.WebviewPanel, reason = PANEL_WORDS.noText): Open {
    this.open?.panel.dispose();
    const { webview } = panel;
    webview.options = {
      enableScripts: true,
      enableForms: false,
      enableCommandUris: false,
      localResourceRoots: panelRoots(this.extensionUri),
    };
    const session = new PanelSession(panel, this.boards, this.services, reason);
    const open = { panel, session };
    panel.onDidDispose(() => {
      session.dispose();
      if (this.open === open) {
        this.open = undefined;
      }
    });
    webview.html = panelHtml(webview, this.extensionUri, 'panel.js', ['panel.css']);
    this.open = open;
    return open;
  }
}
