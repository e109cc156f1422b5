// Brings a panel back after a reload, from what its view kept: that is not trusted.
import * as vscode from 'vscode';
import { isPanelState } from '../panel/protocol';
import { PANEL_WORDS } from '../words/panel';
import { type Sentence } from '../words/sentence';
import type { PanelSession } from './panelSession';
import { tabOf } from './panelText';

/**
 * Starts a session that shows the board it showed before, if the board's text is open in a tab; no other text is
 * opened or read. Never rejects.
 *
 * @param state what the view kept: anything at all
 * @param start starts the session; gets what it is to show as long as it follows no text
 * @param report notes that the text could not be opened
 */
export async function restoreSession(
  state: unknown,
  start: (reason: Sentence) => PanelSession,
  report: (error: unknown) => void,
): Promise<void> {
  const wanted = isPanelState(state) ? state : undefined;
  const session = start(wanted ? PANEL_WORDS.notOpen : PANEL_WORDS.noText);
  const input = wanted && tabOf(wanted.uri)?.input;
  if (wanted && input instanceof vscode.TabInputText) {
    try {
      const document = await vscode.workspace.openTextDocument(input.uri);
      session.follow(document, wanted.board, wanted.solutionShown);
    } catch (error) {
      report(error);
    }
  }
}
