// Remembers what steps have eliminated on boards whose text has no place for it, as long as the document is open.
import * as vscode from 'vscode';
import type { FoundBoard, SudokuBoard } from '../core/board';
import { holdsFor, startWithout, type Eliminated } from '../core/eliminated';
import type { Verdict } from '../core/judge';
import { logicStart, type LogicStartOf } from '../core/logic';
import type { CellDigits, Step } from '../core/sudoku/logic/step';

/**
 * The eliminations of a document, each with the values that were there: it counts for a board as long as all of these are.
 * So a value that is placed later keeps it, one that is taken away puts it aside until it is back, and another puzzle in the
 * same place knows nothing of it. Two boards of the same values share what is known of them.
 *
 * An elimination changes no text, so Undo does not take it back: `forget` does.
 */
export class StepMemory implements vscode.Disposable {
  private readonly memories = new WeakMap<vscode.TextDocument, readonly Eliminated[]>();
  private readonly changed = new vscode.EventEmitter<vscode.TextDocument>();

  /** What is remembered of a document's boards has changed, and its text has not. */
  readonly onDidChange = this.changed.event;

  /**
   * Where a person goes on with a board, as `logicStart` tells, without what was eliminated before; or why nowhere.
   *
   * @param verdict on that board
   */
  startOf(document: vscode.TextDocument, board: FoundBoard, verdict: Verdict): LogicStartOf {
    const found = logicStart(verdict);
    return 'why' in found ? found : { start: startWithout(found.start, this.eliminated(document, board)) };
  }

  /** What is remembered of a board: eliminations in the order in which they were made. */
  eliminated(document: vscode.TextDocument, board: FoundBoard): readonly CellDigits[] {
    return board.kind === 'sudoku'
      ? this.of(document).flatMap((one) => (holdsFor(one, board) ? one.eliminations : []))
      : [];
  }

  /** Keeps what a step eliminates from a board. */
  remember(document: vscode.TextDocument, board: SudokuBoard, { eliminations }: Step): void {
    if (eliminations.length > 0) {
      const { notation, cells } = board;
      this.keep(document, [...this.of(document), { notation, cells, eliminations }]);
    }
  }

  /** Forgets all eliminations that count for a board. */
  forget(document: vscode.TextDocument, board: FoundBoard): void {
    if (board.kind === 'sudoku') {
      const others = this.of(document).filter((one) => !holdsFor(one, board));
      this.keep(document, others);
    }
  }

  dispose(): void {
    this.changed.dispose();
  }

  private of(document: vscode.TextDocument): readonly Eliminated[] {
    return this.memories.get(document) ?? [];
  }

  private keep(document: vscode.TextDocument, memories: readonly Eliminated[]): void {
    this.memories.set(document, memories);
    this.changed.fire(document);
  }
}
