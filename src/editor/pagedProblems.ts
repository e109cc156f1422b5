// The diagnostics of texts in many small collections, as VS Code is sent all of a collection whenever one of them changes:
// of a thousand that takes longer than between two frames.
import * as vscode from 'vscode';
import { inSlices } from './slices';

/** Diagnostics of a page when all are new. */
const PAGE = 32;
/** Those that a page may grow to, before all are parted anew. */
const FULL = 3 * PAGE;

/** A diagnostic, and where it was when VS Code was sent it: who keeps it may move it. */
interface Sent {
  readonly diagnostic: vscode.Diagnostic;
  readonly range: vscode.Range;
}

/** Some of a text's diagnostics, which are sent together. */
interface Page {
  sent: readonly Sent[];
  diagnostics: vscode.Diagnostic[];
}

/** The pages of each text, each in a collection of its own. Those of several texts share them. */
export class PagedProblems implements vscode.Disposable {
  private readonly collections: vscode.DiagnosticCollection[] = [];
  private readonly texts = new Map<string, Page[]>();

  /** @param name that of the first collection, with which those of the others begin */
  constructor(private readonly name: string) {}

  /**
   * Sets what is to be sent as the diagnostics of a text. Those that were there before stay on their pages; the others
   * go to that of the one before them. So the pages one after another keep the order of the list.
   */
  set({ uri }: vscode.TextDocument, diagnostics: readonly vscode.Diagnostic[]): void {
    const key = uri.toString();
    const pages = this.texts.get(key) ?? [];
    this.texts.set(key, pages);
    const pageOf = new Map<vscode.Diagnostic, number>();
    pages.forEach((page, number) => {
      page.diagnostics.forEach((one) => pageOf.set(one, number));
      page.diagnostics = [];
    });
    let number = 0;
    for (const one of diagnostics) {
      number = Math.max(number, pageOf.get(one) ?? 0);
      pageAt(pages, number).diagnostics.push(one);
    }
    if (pages.some((page) => page.diagnostics.length > FULL)) {
      const count = Math.ceil(diagnostics.length / PAGE);
      for (let at = 0; at < Math.max(count, pages.length); at++) {
        pageAt(pages, at).diagnostics = diagnostics.slice(PAGE * at, PAGE * (at + 1));
      }
    }
  }

  /** Sends the pages that others have come to or gone from; false if it was stopped, with the rest left for next time. */
  sendChanged(document: vscode.TextDocument, isWanted: () => boolean): Promise<boolean> {
    return this.send(document, isChanged, isWanted);
  }

  /** Sends the pages, too, of which diagnostics have moved. VS Code moves its own with the text until then. */
  sendMoved(document: vscode.TextDocument, isWanted: () => boolean): Promise<boolean> {
    return this.send(document, (page) => isChanged(page) || isMoved(page), isWanted);
  }

  /** Takes the diagnostics of a text away. */
  delete({ uri }: vscode.TextDocument): void {
    const key = uri.toString();
    for (const at of this.texts.get(key)?.keys() ?? []) {
      this.collections[at]?.delete(uri);
    }
    this.texts.delete(key);
  }

  dispose(): void {
    this.texts.clear();
    vscode.Disposable.from(...this.collections).dispose();
  }

  private send(
    { uri }: vscode.TextDocument,
    isDue: (page: Page) => boolean,
    isWanted: () => boolean,
  ): Promise<boolean> {
    const pages = this.texts.get(uri.toString()) ?? [];
    const work = (number: number): void => {
      const page = pages[number];
      if (page && isDue(page)) {
        this.collection(number).set(uri, page.diagnostics);
        page.sent = page.diagnostics.map((diagnostic) => ({ diagnostic, range: diagnostic.range }));
      }
    };
    return inSlices([...pages.keys()], work, isWanted);
  }

  /** VS Code tells collections apart by their names, and lists diagnostics in the order of their collections. */
  private collection(number: number): vscode.DiagnosticCollection {
    const collection = this.collections[number];
    if (collection) {
      return collection;
    }
    const at = this.collections.length;
    const name = at === 0 ? this.name : `${this.name} ${String(at + 1)}`;
    this.collections.push(vscode.languages.createDiagnosticCollection(name));
    return this.collection(number);
  }
}

function pageAt(pages: Page[], number: number): Page {
  return (pages[number] ??= { sent: [], diagnostics: [] });
}

function isChanged({ sent, diagnostics }: Page): boolean {
  return (
    sent.length !== diagnostics.length || sent.some(({ diagnostic }, at) => diagnostic !== diagnostics[at])
  );
}

function isMoved({ sent }: Page): boolean {
  return sent.some(({ diagnostic, range }) => diagnostic.range !== range);
}
