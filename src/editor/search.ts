// The panel that shows the search of a board: opened by Show Search, one at a time, restored after a reload.
import * as vscode from 'vscode';
import { isSearchState, type SearchSource } from '../search/protocol';
import type { DocumentBoards } from './boards';
import { panelHtml, panelRoots } from './panelHtml';
import { SearchSession } from './searchSession';

/** The webview's type: `onWebviewPanel:` with it activates the extension when VS Code restores a panel. */
const TYPE = 'backtrack.search';

interface Open {
  readonly panel: vscode.WebviewPanel;
  readonly session: SearchSession;
}

/** Owns the panel, if one is open, and restores it after a reload; made once, by `activate`. */
export class SearchPanel implements vscode.Disposable {
  private open: Open | undefined;
  private readonly serializer = vscode.window.registerWebviewPanelSerializer(TYPE, {
    deserializeWebviewPanel: (panel, state: unknown) => {
      if (isSearchState(state)) {
        this.adopt(panel, state.source);
      } else {
        panel.dispose();
      }
      return Promise.resolve();
    },
  });

  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly boards: DocumentBoards,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Opens the panel beside the text, or brings it to the front, and shows the search of a puzzle. */
  show(source: SearchSource): void {
    if (this.open) {
      this.open.session.show(source);
      this.open.panel.reveal(undefined, false);
    } else {
      this.adopt(
        vscode.window.createWebviewPanel(TYPE, '', { viewColumn: vscode.ViewColumn.Beside }),
        source,
      );
    }
  }

  dispose(): void {
    this.serializer.dispose();
    this.open?.panel.dispose();
  }

  /** Fills a panel. The one that was open before, if any, is closed: there is one at a time. */
  private adopt(panel: vscode.WebviewPanel, source: SearchSource): void {
    this.open?.panel.dispose();
    const { webview } = panel;
    webview.options = {
      enableScripts: true,
      enableForms: false,
      enableCommandUris: false,
      localResourceRoots: panelRoots(this.extensionUri),
    };
    const session = new SearchSession(panel, this.boards, source, this.report);
    const open = { panel, session };
    panel.onDidDispose(() => {
      session.dispose();
      if (this.open === open) {
        this.open = undefined;
      }
    });
    webview.html = panelHtml(webview, this.extensionUri, 'search.js', ['panel.css', 'search.css']);
    this.open = open;
  }
}
