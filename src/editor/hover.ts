// A word on the cell under the pointer: what it is, its candidates, and the rules it breaks.
import * as vscode from 'vscode';
import { reportOn, violationsIn } from '../core/cellReport';
import { indexOfBoardAt } from '../core/text/boardAt';
import { cellAt, cellSpan } from '../core/text/cells';
import { describeReport } from '../words/surfaces';
import type { DocumentBoards } from './boards';
import type { BoardDiagnostics } from './diagnostics';
import { localised } from './messages';
import { toRange } from './positions';
import { SUDOKU } from './settings';

/** In Sudoku files, and in others while they are checked. */
export function explainCells(boards: DocumentBoards, diagnostics: BoardDiagnostics): vscode.Disposable {
  return vscode.languages.registerHoverProvider('*', {
    provideHover: async (document, position, token) => {
      if (document.languageId !== SUDOKU && !diagnostics.isWatched(document)) {
        return undefined;
      }
      const found = await boards.find(document, () => !token.isCancellationRequested);
      const offset = document.offsetAt(position);
      const board = found?.[indexOfBoardAt(found, offset)];
      const cell = board?.kind === 'sudoku' ? cellAt(board, offset) : undefined;
      if (board?.kind !== 'sudoku' || cell === undefined) {
        return undefined;
      }
      const verdict = boards.verdict(board);
      const report = reportOn(board, cell, violationsIn(verdict));
      return new vscode.Hover(
        describeReport(report).map((sentence) => new vscode.MarkdownString().appendText(localised(sentence))),
        toRange(document, cellSpan(board, cell)),
      );
    },
  });
}
