// The givens that boards do not need, faded where the setting wants it: looked for once the problems are shown.
import * as vscode from 'vscode';
import { redundantIn } from '../core/explain';
import type { FoundBoard } from '../core/board';
import { cellSpan } from '../core/text/cells';
import { describeRedundant } from '../words/answers';
import { AfterCheck, type LaterWork } from './afterCheck';
import type { DocumentBoards } from './boards';
import type { BoardDiagnostics } from './diagnostics';
import { problem } from './problem';
import { tellsRedundantGivens } from './settings';
import { inSlices } from './slices';

/** Boards of one text that are looked at: each takes some milliseconds. */
const MOST_BOARDS = 1000;

/** Hints that VS Code shows of one file. */
const MOST = 1000;

export class RedundantGivens implements vscode.Disposable {
  private readonly known = new WeakMap<FoundBoard, readonly number[]>();
  private readonly work: AfterCheck;

  constructor(
    private readonly boards: DocumentBoards,
    diagnostics: BoardDiagnostics,
    private readonly extension: vscode.Uri,
    report: (error: unknown) => void,
  ) {
    const work: LaterWork = {
      wants: tellsRedundantGivens,
      find: (document, token) => this.find(document, token),
    };
    this.work = new AfterCheck('backtrack-hints', boards, diagnostics, work, report);
  }

  dispose(): void {
    this.work.dispose();
  }

  private async find(
    document: vscode.TextDocument,
    token: vscode.CancellationToken,
  ): Promise<readonly vscode.Diagnostic[] | undefined> {
    const hints: vscode.Diagnostic[] = [];
    const found = this.boards.known(document)?.slice(0, MOST_BOARDS) ?? [];
    const add = (board: FoundBoard): void => {
      if (hints.length < MOST) {
        hints.push(...this.hintsOf(document, board));
      }
    };
    const isDone = await inSlices(found, add, () => !token.isCancellationRequested);
    return isDone ? hints.slice(0, MOST) : undefined;
  }

  private hintsOf(document: vscode.TextDocument, board: FoundBoard): readonly vscode.Diagnostic[] {
    const cells = this.known.get(board) ?? redundantIn(this.boards.verdict(board));
    this.known.set(board, cells);
    return board.kind !== 'sudoku'
      ? []
      : cells.map((cell) => {
          const hint = problem(
            { document, extension: this.extension },
            'redundant-given',
            cellSpan(board, cell),
            describeRedundant(board, cell),
            vscode.DiagnosticSeverity.Hint,
          );
          hint.tags = [vscode.DiagnosticTag.Unnecessary];
          return hint;
        });
  }
}
