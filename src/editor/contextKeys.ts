// The context key `backtrack.editorHasBoards`, by which menus offer what needs a board.
import * as vscode from 'vscode';
import type { DocumentBoards } from './boards';

/** Keeps the key true while the text in front is known to have a board; no text is looked through for its sake. */
export function followBoards(boards: DocumentBoards): vscode.Disposable {
  let current: boolean | undefined;
  const update = (): void => {
    const document = vscode.window.activeTextEditor?.document;
    const has = document !== undefined && (boards.known(document)?.length ?? 0) > 0;
    if (has !== current) {
      current = has;
      void vscode.commands.executeCommand('setContext', 'backtrack.editorHasBoards', has);
    }
  };
  update();
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(update),
    boards.onDidFind((document) => {
      if (document === vscode.window.activeTextEditor?.document) {
        update();
      }
    }),
  );
}
