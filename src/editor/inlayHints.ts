// The candidates of blank cells, between the lines of Sudoku files, where the setting wants them.
import * as vscode from 'vscode';
import type { SudokuBoard } from '../core/board';
import { candidatesOf, valuesIn } from '../core/cellReport';
import { boardsIn } from '../core/text/boardAt';
import { cellSpan } from '../core/text/cells';
import { symbolsOf } from '../words/surfaces';
import type { DocumentBoards } from './boards';
import { toSpan } from './positions';
import { hasCandidateHints, onSettingsChange, SUDOKU } from './settings';

export class CandidateHints implements vscode.InlayHintsProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly parts: vscode.Disposable;

  /** VS Code asks again by itself when the text changes; this is for the setting. */
  readonly onDidChangeInlayHints = this.changed.event;

  constructor(private readonly boards: DocumentBoards) {
    this.parts = vscode.Disposable.from(
      this.changed,
      onSettingsChange(() => {
        this.changed.fire();
      }),
      vscode.languages.registerInlayHintsProvider({ language: SUDOKU }, this),
    );
  }

  async provideInlayHints(
    document: vscode.TextDocument,
    range: vscode.Range,
    token: vscode.CancellationToken,
  ): Promise<vscode.InlayHint[]> {
    if (!hasCandidateHints(document)) {
      return [];
    }
    const found = await this.boards.find(document, () => !token.isCancellationRequested);
    return boardsIn(found ?? [], toSpan(document, range)).flatMap((board) =>
      board.kind === 'sudoku' && !board.candidates ? hintsOf(document, board) : [],
    );
  }

  dispose(): void {
    this.parts.dispose();
  }
}

/** Hints for all blanks of a board that does not write their candidates itself. */
function hintsOf(document: vscode.TextDocument, board: SudokuBoard): readonly vscode.InlayHint[] {
  return Array.from(candidatesOf(board)).flatMap((set, cell) =>
    board.cells[cell] === 0
      ? new vscode.InlayHint(
          document.positionAt(cellSpan(board, cell).end),
          symbolsOf(board, valuesIn(set)) || NO_CANDIDATE,
        )
      : [],
  );
}

const NO_CANDIDATE = '\u2205';
