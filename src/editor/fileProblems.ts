// The Problems of files that were checked without being opened.
import * as vscode from 'vscode';
import type { Finding } from '../files/findings';
import type { Place } from '../files/places';
import { localised } from './messages';
import { SEVERITIES } from './problem';

/** Diagnostics that VS Code shows of one file; more are not even built. */
const MOST_OF_FILE = 1000;

/** Diagnostics of all files together: enough to see what is wrong, few enough to be held. */
const MOST = 50_000;

/** Gathers the findings on one file: errors first, as many as can be shown. */
export class FindingList {
  private readonly errors: Finding[] = [];
  private readonly others: Finding[] = [];

  private wereRefused = false;

  /** Whether another finding would be shown; asked when there is one. */
  readonly wantsMore = (): boolean => {
    this.wereRefused ||= this.errors.length >= MOST_OF_FILE;
    return !this.wereRefused;
  };

  add(findings: readonly Finding[]): void {
    for (const finding of findings) {
      const list = finding.severity === 'error' ? this.errors : this.others;
      if (list.length < MOST_OF_FILE) {
        list.push(finding);
      } else {
        this.wereRefused = true;
      }
    }
  }

  /** Whether there are no more than those that are shown. */
  get areAllShown(): boolean {
    return !this.wereRefused && this.errors.length + this.others.length <= MOST_OF_FILE;
  }

  /** The first of them, in the order of the file. */
  get shown(): readonly Finding[] {
    return [...this.errors, ...this.others]
      .slice(0, MOST_OF_FILE)
      .sort((one, other) => one.start.line - other.start.line);
  }
}

export class FileProblems implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection('backtrack files');
  private readonly listeners: readonly vscode.Disposable[];
  private count = 0;
  private isCut = false;

  /**
   * @param extension the extension's folder, whose `docs` the codes link to
   * @param onDidPublish a document is checked as it is typed: what was found in its file gives way to that
   * @param isWatched whether a document is
   */
  constructor(
    private readonly extension: vscode.Uri,
    onDidPublish: vscode.Event<vscode.TextDocument>,
    private readonly isWatched: (document: vscode.TextDocument) => boolean,
  ) {
    this.listeners = [
      onDidPublish((document) => {
        if (this.isWatched(document)) {
          this.collection.delete(document.uri);
        }
      }),
      // What was found is no longer where it was.
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) {
          this.collection.delete(document.uri);
        }
      }),
      vscode.workspace.onDidDeleteFiles(({ files }) => {
        for (const uri of files) {
          this.collection.delete(uri);
        }
      }),
    ];
  }

  /** Takes back all that was shown. */
  clear(): void {
    this.collection.clear();
    this.count = 0;
    this.isCut = false;
  }

  /** Whether all that was found is shown. */
  get areAllShown(): boolean {
    return !this.isCut;
  }

  /** Shows what was found in a file, unless its text is checked as it is typed. */
  show(uri: vscode.Uri, list: FindingList): void {
    const { shown } = list;
    const findings = shown.slice(0, MOST - this.count);
    this.isCut ||= !list.areAllShown || findings.length < shown.length;
    const isShown = vscode.workspace.textDocuments.some(
      (document) => document.uri.toString() === uri.toString() && this.isWatched(document),
    );
    if (findings.length > 0 && !isShown) {
      this.count += findings.length;
      this.collection.set(
        uri,
        findings.map((finding) => this.diagnostic(finding)),
      );
    }
  }

  dispose(): void {
    vscode.Disposable.from(...this.listeners, this.collection).dispose();
  }

  private diagnostic({ code, severity, start, end, sentence }: Finding): vscode.Diagnostic {
    const range = new vscode.Range(positionOf(start), positionOf(end));
    const result = new vscode.Diagnostic(range, localised(sentence), SEVERITIES[severity]);
    result.source = 'backtrack';
    result.code = { value: code, target: vscode.Uri.joinPath(this.extension, 'docs', `${code}.md`) };
    return result;
  }
}

function positionOf({ line, column }: Place): vscode.Position {
  return new vscode.Position(line - 1, column - 1);
}
