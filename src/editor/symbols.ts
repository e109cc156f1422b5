// The outline of puzzle files: their boards, each with its verdict.
import * as vscode from 'vscode';
import { linesOfBoard } from '../core/text/mend/boardLines';
import { boardSpan } from '../core/text/cells';
import { metadataOf } from '../core/text/metadata/metadata';
import { nameOfBoard } from '../words/surfaces';
import { describeBriefly } from '../words/verdicts';
import type { DocumentBoards } from './boards';
import { localised } from './messages';
import { toRange } from './positions';
import { PUZZLE_FILES } from './settings';
import { inSlices } from './slices';

/** Boards that are listed: nobody looks through more, and VS Code takes long to show them. */
const MOST_BOARDS = 1000;

export function listBoards(boards: DocumentBoards): vscode.Disposable {
  return vscode.languages.registerDocumentSymbolProvider(PUZZLE_FILES, {
    provideDocumentSymbols: async (document, token) => {
      const { version } = document;
      const isWanted = (): boolean => !token.isCancellationRequested && document.version === version;
      const found = (await boards.find(document, isWanted)) ?? [];
      const text = boards.textOf(document);
      const symbols: vscode.DocumentSymbol[] = [];
      await inSlices(
        found.slice(0, MOST_BOARDS),
        (board) => {
          symbols.push(
            new vscode.DocumentSymbol(
              metadataOf(text, found, board).title ?? localised(nameOfBoard(symbols.length)),
              localised(describeBriefly(boards.verdict(board))),
              vscode.SymbolKind.Array,
              toRange(document, linesOfBoard(text, board)),
              toRange(document, boardSpan(board)),
            ),
          );
        },
        isWanted,
      );
      return symbols;
    },
  });
}
