// The boards of each open document, found once for each version of its text. Every surface asks here.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { judge, type Verdict } from '../core/judge';
import { EDITOR_NODES } from '../core/limits';
import { FollowedText } from '../core/text/live/following';
import { scanToKeep, type BoardsChange } from '../core/text/live/rescan';
import { kindOf } from './settings';
import { stepsInSlices, stepsToEnd } from './slices';

/** What is known of a document. */
interface Known {
  readonly text: FollowedText;
  /** The version whose boards are known. */
  readonly version: number;
  /** The last version that was heard of. */
  heard: number;
}

/** What has become known of the boards of a document. */
export interface BoardsUpdate {
  readonly document: vscode.TextDocument;
  /** All of them now, in the order of the text. */
  readonly boards: readonly FoundBoard[];
  /** How they came about from those that were known last; undefined if none were. */
  readonly change: BoardsChange | undefined;
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
  private readonly texts = new WeakMap<vscode.TextDocument, Known>();
  private readonly searches = new WeakMap<vscode.TextDocument, Search>();
  private readonly verdicts = new WeakMap<FoundBoard, Verdict>();
  private readonly changed = new vscode.EventEmitter<vscode.TextDocument>();
  private readonly found = new vscode.EventEmitter<vscode.TextDocument>();
  private readonly updated = new vscode.EventEmitter<BoardsUpdate>();
  private readonly rejudged = new vscode.EventEmitter<FoundBoard>();
  private readonly listeners: readonly vscode.Disposable[] = [
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      const isChanged = this.follow(document, contentChanges);
      if (isChanged || contentChanges.length > 0) {
        this.changed.fire(document);
      }
    }),
    // A change of a document's language closes it, too, and then opens the same version again.
    vscode.workspace.onDidCloseTextDocument((document) => {
      this.texts.delete(document);
      this.searches.delete(document);
    }),
  ];

  /** The text of a document has changed, and its boards with it. */
  readonly onDidChange = this.changed.event;

  /** The boards of a document's current text have become known. */
  readonly onDidFind = this.found.event;

  /** The same, for who keeps something for each board: nothing else changes what is known of a document's boards. */
  readonly onDidUpdate = this.updated.event;

  /** The verdict on a board has given way to another one, found with a larger budget. */
  readonly onDidRejudge = this.rejudged.event;

  /** The boards of the document's current text, in its order: looked for at once, however long that takes. */
  of(document: vscode.TextDocument): readonly FoundBoard[] {
    return this.known(document) ?? stepsToEnd(this.look(document));
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
    const known = this.texts.get(document);
    return known?.version === document.version ? known.text.boards : undefined;
  }

  /** The document's text. VS Code puts it together anew each time, so where the boards are known, it is not asked. */
  textOf(document: vscode.TextDocument): string {
    const known = this.texts.get(document);
    return known?.version === document.version ? known.text.scannedText : document.getText();
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
    const { board } = verdict;
    const isOther = this.verdicts.has(board);
    this.verdicts.set(board, verdict);
    if (isOther) {
      this.rejudged.fire(board);
    }
  }

  dispose(): void {
    vscode.Disposable.from(
      ...this.listeners,
      this.changed,
      this.found,
      this.updated,
      this.rejudged,
    ).dispose();
  }

  private async search(
    document: vscode.TextDocument,
    askers: readonly (() => boolean)[],
  ): Promise<readonly FoundBoard[] | undefined> {
    const { version } = document;
    const known = this.texts.get(document);
    const isWanted = (): boolean => {
      const isCurrent = this.searches.get(document)?.askers === askers;
      const goesOn =
        isCurrent && !document.isClosed && document.version === version && askers.some((wants) => wants());
      if (isCurrent && !goesOn) {
        this.searches.delete(document); // Who asks from now on starts anew.
      }
      // Somebody who could not wait may have found them meanwhile.
      return goesOn && !this.known(document) && this.texts.get(document) === known;
    };
    const boards = await stepsInSlices(this.look(document), isWanted);
    return boards ?? (document.version === version ? this.known(document) : undefined);
  }

  /** Looks for the boards of the current text, in steps between which the text does not change. */
  private *look(document: vscode.TextDocument): Generator<undefined, readonly FoundBoard[]> {
    const { version } = document;
    const known = this.texts.get(document);
    const ask = (): string => document.getText();
    const text = known?.text ?? new FollowedText(yield* scanToKeep(ask(), kindOf(document)));
    const change = known && (yield* text.update(lengthOf(document), ask));
    this.texts.set(document, { text, version, heard: version });
    const { boards } = text;
    this.updated.fire({ document, boards, change });
    this.found.fire(document);
    return boards;
  }

  /** Takes in a change of the text; returns whether something has changed that was not told. */
  private follow(
    document: vscode.TextDocument,
    changes: readonly vscode.TextDocumentContentChangeEvent[],
  ): boolean {
    const known = this.texts.get(document);
    if (!known || known.heard === document.version) {
      return false;
    }
    // A change of the line ends comes without any.
    const isTold = changes.length > 0;
    if (isTold) {
      known.text.replace(changes);
    } else {
      known.text.mistrust();
    }
    known.heard = document.version;
    return !isTold;
  }
}

/** The length of a document's text, without putting it together. */
function lengthOf(document: vscode.TextDocument): number {
  return document.offsetAt(document.lineAt(document.lineCount - 1).range.end);
}
