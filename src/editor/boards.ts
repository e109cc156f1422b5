// The boards of each open document, found once for each version of its text. Every surface asks here.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { judge, type Verdict } from '../core/judge';
import { EDITOR_NODES } from '../core/limits';
import { scan, scanInSteps } from '../core/text/scan';
import { stepsInSlices } from './slices';

interface Scanned {
  readonly version: number;
  readonly boards: readonly FoundBoard[];
}

/** A search under way or done. */
interface Search {
  readonly version: number;
  /** Each tells whether who asked still wants to know; the search goes on as long as one does. */
  readonly askers: (() => boolean)[];
  readonly boards: Promise<readonly FoundBoard[] | undefined>;
}

/** Holds the only listener to text changes; boards are looked for when somebody asks, never before. */
export class DocumentBoards implements vscode.Disposable {
  private readonly scanned = new WeakMap<vscode.TextDocument, Scanned>();
  private readonly searches = new WeakMap<vscode.TextDocument, Search>();
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

  /** The boards of the document's current text, in its order: looked for at once, however long that takes. */
  of(document: vscode.TextDocument): readonly FoundBoard[] {
    return this.known(document) ?? this.keep(document, scan(document.getText()));
  }

  /**
   * The same, looked for in slices; undefined if the text changes or is closed meanwhile, or `isWanted` says no. Those
   * who ask at the same time share one search.
   */
  find(
    document: vscode.TextDocument,
    isWanted: () => boolean = () => true,
  ): Promise<readonly FoundBoard[] | undefined> {
    const known = this.known(document);
    if (known) {
      return Promise.resolve(known);
    }
    const { version } = document;
    const search = this.searches.get(document);
    if (search?.version === version) {
      search.askers.push(isWanted);
      return search.boards;
    }
    const askers = [isWanted];
    const boards = this.search(document, askers);
    this.searches.set(document, { version, askers, boards });
    return boards;
  }

  /** The same as `of`, but undefined if nobody has asked for them yet. */
  known(document: vscode.TextDocument): readonly FoundBoard[] | undefined {
    const known = this.scanned.get(document);
    return known?.version === document.version ? known.boards : undefined;
  }

  /** What there is to say about one of the boards: as was remembered, or as is found without keeping anyone waiting. */
  verdict(board: FoundBoard): Verdict {
    let verdict = this.verdicts.get(board);
    if (!verdict) {
      verdict = judge(board, EDITOR_NODES);
      this.verdicts.set(board, verdict);
    }
    return verdict;
  }

  /** Whether the verdict on a board is known already. */
  isJudged(board: FoundBoard): boolean {
    return this.verdicts.has(board);
  }

  /** Keeps a verdict that was found elsewhere. */
  remember(verdict: Verdict): void {
    this.verdicts.set(verdict.board, verdict);
  }

  dispose(): void {
    this.listener.dispose();
    this.changed.dispose();
    this.found.dispose();
  }

  private async search(
    document: vscode.TextDocument,
    askers: readonly (() => boolean)[],
  ): Promise<readonly FoundBoard[] | undefined> {
    const { version } = document;
    const isWanted = (): boolean => {
      const goesOn = !document.isClosed && document.version === version && askers.some((wants) => wants());
      if (!goesOn && this.searches.get(document)?.askers === askers) {
        this.searches.delete(document); // Who asks from now on starts anew.
      }
      return goesOn;
    };
    const boards = await stepsInSlices(scanInSteps(document.getText()), isWanted);
    if (!boards || document.version !== version) {
      return undefined;
    }
    // Somebody who could not wait may have found them meanwhile.
    return this.known(document) ?? this.keep(document, boards);
  }

  private keep(document: vscode.TextDocument, boards: readonly FoundBoard[]): readonly FoundBoard[] {
    this.scanned.set(document, { version: document.version, boards });
    this.found.fire(document);
    return boards;
  }
}
