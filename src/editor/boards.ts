// The boards of each open document, found once for each version of its text. Every surface asks here.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { judge, type Verdict } from '../core/judge';
import { EDITOR_NODES } from '../core/limits';
import { scan } from '../core/text/scan';

interface Scanned {
  readonly version: number;
  readonly boards: readonly FoundBoard[];
}

/** Holds the only listener to text changes; boards are looked for when somebody asks, never before. */
export class DocumentBoards implements vscode.Disposable {
  private readonly scanned = new WeakMap<vscode.TextDocument, Scanned>();
  private readonly verdicts = new WeakMap<FoundBoard, Verdict>();
  private readonly changed = new vscode.EventEmitter<vscode.TextDocument>();
  private readonly found = new vscode.EventEmitter<vscode.TextDocument>();
  private readonly listener = vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
    if (contentChanges.length > 0) {
      this.changed.fire(document);
    }
  });

  /** The text of a document has changed, and its boards with it. */
  readonly onDidChange = this.changed.event;

  /** The boards of a document's current text have become known. */
  readonly onDidFind = this.found.event;

  /** The boards of the document's current text, in its order. */
  of(document: vscode.TextDocument): readonly FoundBoard[] {
    const known = this.known(document);
    if (known) {
      return known;
    }
    const boards = scan(document.getText());
    this.scanned.set(document, { version: document.version, boards });
    this.found.fire(document);
    return boards;
  }

  /** The same, but undefined if nobody has asked for them yet. */
  known(document: vscode.TextDocument): readonly FoundBoard[] | undefined {
    const known = this.scanned.get(document);
    return known?.version === document.version ? known.boards : undefined;
  }

  /** What there is to say about one of the boards without keeping the editor waiting; judged once. */
  verdict(board: FoundBoard): Verdict {
    let verdict = this.verdicts.get(board);
    if (!verdict) {
      verdict = judge(board, EDITOR_NODES);
      this.verdicts.set(board, verdict);
    }
    return verdict;
  }

  /** The same for somebody who has asked for an answer and will wait some seconds for it. */
  patientVerdict(board: FoundBoard): Verdict {
    let verdict = this.verdict(board);
    if (verdict.kind === 'sound' && verdict.outcome.kind === 'gaveUp') {
      verdict = judge(board);
      this.verdicts.set(board, verdict);
    }
    return verdict;
  }

  dispose(): void {
    this.listener.dispose();
    this.changed.dispose();
    this.found.dispose();
  }
}
