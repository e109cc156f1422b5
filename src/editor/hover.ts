// A word on the cell or square under the pointer: what it is, what it can hold, the rules it breaks; and how hard its
// board is.
import * as vscode from 'vscode';
import { reportAt } from '../core/reportAt';
import { indexOfBoardAt } from '../core/text/boardAt';
import { describeRated } from '../words/rating';
import { describeReport } from '../words/surfaces';
import type { BoardLogic } from './boardLogic';
import type { DocumentBoards } from './boards';
import type { BoardDiagnostics } from './diagnostics';
import { localised } from './messages';
import { toRange } from './positions';
import { hasPuzzleLanguage } from './settings';

/** In puzzle files, and in others while they are checked. */
export function explainCells(
  boards: DocumentBoards,
  diagnostics: BoardDiagnostics,
  logic: BoardLogic,
): vscode.Disposable {
  return vscode.languages.registerHoverProvider('*', {
    provideHover: async (document, position, token) => {
      if (!hasPuzzleLanguage(document) && !diagnostics.isWatched(document)) {
        return undefined;
      }
      const all = await boards.find(document, () => !token.isCancellationRequested);
      const offset = document.offsetAt(position);
      const board = all?.[indexOfBoardAt(all, offset)];
      const found = board && reportAt(boards.verdict(board), offset);
      if (!found) {
        return undefined;
      }
      const rating = await logic.ratingSoon(board, () => !token.isCancellationRequested);
      const rated = rating && rating.end !== 'refused' ? [describeRated(rating)] : [];
      return new vscode.Hover(
        [...describeReport(found.report), ...rated].map((sentence) =>
          new vscode.MarkdownString().appendText(localised(sentence)),
        ),
        toRange(document, found.span),
      );
    },
  });
}
