// "Solve", "Show" and the verdict over each board of a puzzle file.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { topOfBoard } from '../core/text/frame';
import { lenses } from '../words/commands';
import { describeBriefly } from '../words/verdicts';
import type { DocumentBoards } from './boards';
import { localised } from './messages';
import { hasCodeLenses, onSettingsChange, PUZZLE_FILES } from './settings';

/** Boards beyond which a text has no CodeLenses: VS Code places them all anew at each change, and that takes seconds. */
const MOST_BOARDS = 1000;

/** Tells the verdict on a board once it comes into view; it does nothing. */
class VerdictLens extends vscode.CodeLens {
  constructor(
    range: vscode.Range,
    readonly board: FoundBoard,
  ) {
    super(range);
  }
}

export class BoardCodeLenses implements vscode.CodeLensProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly parts: vscode.Disposable;

  /** VS Code asks again by itself when the text changes; this is for the setting. */
  readonly onDidChangeCodeLenses = this.changed.event;

  constructor(private readonly boards: DocumentBoards) {
    this.parts = vscode.Disposable.from(
      this.changed,
      onSettingsChange(() => {
        this.changed.fire();
      }),
      vscode.languages.registerCodeLensProvider(PUZZLE_FILES, this),
    );
  }

  async provideCodeLenses(
    document: vscode.TextDocument,
    token: vscode.CancellationToken,
  ): Promise<vscode.CodeLens[]> {
    if (!hasCodeLenses(document)) {
      return [];
    }
    const boards = await this.boards.find(document, () => !token.isCancellationRequested);
    if (!boards || boards.length > MOST_BOARDS) {
      return [];
    }
    const text = this.boards.textOf(document);
    return boards.flatMap((board, index) => {
      const start = document.positionAt(topOfBoard(text, board));
      const range = new vscode.Range(start, start);
      const lens = (title: string, command: string): vscode.CodeLens =>
        new vscode.CodeLens(range, { title, command, arguments: [document.uri.toString(), index] });
      return [
        lens(localised(lenses.solve), 'backtrack.solve'),
        lens(localised(lenses.show), 'backtrack.show'),
        new VerdictLens(range, board),
      ];
    });
  }

  resolveCodeLens(lens: vscode.CodeLens): vscode.CodeLens {
    if (lens instanceof VerdictLens) {
      lens.command = { title: localised(describeBriefly(this.boards.verdict(lens.board))), command: '' };
    }
    return lens;
  }

  dispose(): void {
    this.parts.dispose();
  }
}
