// Boards of several lines can be folded in puzzle files.
import * as vscode from 'vscode';
import { linesOfBoard } from '../core/text/mend/boardLines';
import type { DocumentBoards } from './boards';
import { toRange } from './positions';
import { PUZZLE_FILES } from './settings';

/** Boards beyond which a text is not folded: about as many regions as VS Code shows by default. */
const MOST_BOARDS = 5000;

export function foldBoards(boards: DocumentBoards): vscode.Disposable {
  return vscode.languages.registerFoldingRangeProvider(PUZZLE_FILES, {
    provideFoldingRanges: async (document, _, token) => {
      const found = await boards.find(document, () => !token.isCancellationRequested);
      if (!found || found.length > MOST_BOARDS) {
        return [];
      }
      const text = boards.textOf(document);
      return found.flatMap((board) => {
        const { start, end } = toRange(document, linesOfBoard(text, board));
        return end.line > start.line ? [new vscode.FoldingRange(start.line, end.line)] : [];
      });
    },
  });
}
