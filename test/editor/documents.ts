// Opens texts in the editor under test, and waits for what the extension makes of them.
import * as vscode from 'vscode';
import { equal, ok } from './assert';

/** How long anything may take to come about, in milliseconds: many times what it takes, for machines that are slow. */
const PATIENCE = 20_000;

/** A file system in memory: what is written to it is there until the tests end. */
class MemoryFiles implements vscode.FileSystemProvider {
  private readonly files = new Map<string, Uint8Array>();
  private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.changed.event;

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  stat({ path }: vscode.Uri): vscode.FileStat {
    return { type: vscode.FileType.File, ctime: 0, mtime: 0, size: this.content(path).length };
  }

  readFile({ path }: vscode.Uri): Uint8Array {
    return this.content(path);
  }

  writeFile({ path }: vscode.Uri, content: Uint8Array): void {
    this.files.set(path, content);
  }

  delete({ path }: vscode.Uri): void {
    this.files.delete(path);
  }

  readDirectory(): [string, vscode.FileType][] {
    return [];
  }

  createDirectory(): void {
    throw vscode.FileSystemError.NoPermissions();
  }

  rename(): void {
    throw vscode.FileSystemError.NoPermissions();
  }

  private content(path: string): Uint8Array {
    const content = this.files.get(path);
    if (!content) {
      throw vscode.FileSystemError.FileNotFound(path);
    }
    return content;
  }
}

const files = new MemoryFiles();
vscode.workspace.registerFileSystemProvider('memory', files);
vscode.workspace.registerFileSystemProvider('memory-readonly', files, { isReadonly: true });

let count = 0;

/** The address of a new file in memory; the same file can be had on a file system that takes no changes. */
export function newFile(content: string, name: string, scheme = 'memory'): vscode.Uri {
  const uri = vscode.Uri.from({ scheme, path: `/${String(count++)}/${name}` });
  files.writeFile(uri, new TextEncoder().encode(content));
  return uri;
}

export function contentOf(uri: vscode.Uri): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.readFile(uri));
}

/** Shows a text as a new file in memory whose language comes from its name; the cursor is at its start. */
export async function showText(content: string, name = 'board.txt'): Promise<vscode.TextEditor> {
  return show(await vscode.workspace.openTextDocument(newFile(content, name)));
}

export async function show(document: vscode.TextDocument): Promise<vscode.TextEditor> {
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  await until('the editor is the active one', () => vscode.window.activeTextEditor?.document === document);
  return editor;
}

/** Shows a file of the workspace, which is the folder `examples`. */
export async function showExample(name: string): Promise<vscode.TextEditor> {
  const folder = vscode.workspace.workspaceFolders?.[0];
  ok(folder, 'no folder is open');
  return show(await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder.uri, name)));
}

/** Closes all editors without saving anything. */
export async function closeAll(): Promise<void> {
  for (const tab of vscode.window.tabGroups.all.flatMap((group) => group.tabs)) {
    if (tab.input instanceof vscode.TabInputText && tab.isDirty) {
      await vscode.window.showTextDocument(tab.input.uri);
      await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    }
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}

/** Runs Solve Board and returns what it says. */
export async function solve(...args: readonly unknown[]): Promise<string> {
  return vscode.commands.executeCommand<string>('backtrack.solve', ...args);
}

/** Runs Check Boards and returns what it says. */
export async function check(): Promise<string> {
  return vscode.commands.executeCommand<string>('backtrack.check');
}

/** Puts cursors and selections, each from one offset to another, into the editor. */
export function select(editor: vscode.TextEditor, ...spans: readonly (readonly [number, number])[]): void {
  const { document } = editor;
  editor.selections = spans.map(
    ([anchor, active]) => new vscode.Selection(document.positionAt(anchor), document.positionAt(active)),
  );
}

/** The editor's cursors and selections as offsets. */
export function selected({ document, selections }: vscode.TextEditor): readonly (readonly number[])[] {
  return selections.map(({ anchor, active }) => [document.offsetAt(anchor), document.offsetAt(active)]);
}

/** One undo brings the text back, and with it the state of being saved. */
export async function undoes(document: vscode.TextDocument, original: string): Promise<void> {
  await vscode.commands.executeCommand('undo');
  equal(document.getText(), original, 'text after one undo');
  await until('the document is clean again', () => !document.isDirty);
}

export async function until(what: string | (() => string), condition: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!condition()) {
    ok(Date.now() < end, `not in time: ${typeof what === 'string' ? what : what()}`);
    await pause(20);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Waits until Backtrack has published `count` diagnostics of a document. */
export async function diagnosticsOf(
  { uri }: { readonly uri: vscode.Uri },
  expected: number,
): Promise<readonly vscode.Diagnostic[]> {
  const now = (): readonly vscode.Diagnostic[] =>
    vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'backtrack');
  await until(
    () =>
      `${String(expected)} diagnostics, only ${now()
        .map(({ message }) => message)
        .join(' ')}`,
    () => now().length === expected,
  );
  return now();
}
