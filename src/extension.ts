// The entry of both extension hosts, Node's and the browser's: builds the parts and registers them.
import * as vscode from 'vscode';
import { DocumentBoards } from './editor/boards';
import { checkBoards } from './editor/checkCommand';
import { BoardCodeLenses } from './editor/codeLens';
import { followBoards } from './editor/contextKeys';
import { BoardDiagnostics } from './editor/diagnostics';
import { Log } from './editor/log';
import { BoardPanel } from './editor/panel';
import { showBoard } from './editor/showCommand';
import { SolveCommand } from './editor/solveCommand';
import { BoardStatus } from './editor/status';

export function activate({ extensionUri, subscriptions }: vscode.ExtensionContext): void {
  const log = new Log();
  const boards = new DocumentBoards();
  const diagnostics = new BoardDiagnostics(boards, extensionUri, log.report);
  const solve = new SolveCommand(boards, diagnostics, extensionUri);
  const panel = new BoardPanel(extensionUri, boards, {
    solve: (document, chosen) => solve.solve(document, chosen),
    report: log.report,
  });
  const { registerCommand } = vscode.commands;
  // VS Code disposes of these from the last to the first.
  subscriptions.push(
    log,
    boards,
    diagnostics,
    panel,
    new BoardStatus(diagnostics),
    new BoardCodeLenses(boards),
    followBoards(boards),
    registerCommand('backtrack.solve', solve.run),
    registerCommand('backtrack.check', () => checkBoards(diagnostics)),
    registerCommand('backtrack.show', (...args: readonly unknown[]) => {
      showBoard(panel, boards, args);
    }),
  );
}
