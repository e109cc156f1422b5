// Whether a document that no editor shows can be changed. VS Code does not say, so this asks all it can be asked.
import * as vscode from 'vscode';

/**
 * Whether the document, its file or its file system takes no changes. Not known here: "Set Active Editor Read-only in
 * Session", which only an editor that shows the document respects.
 */
export async function isReadOnly(document: vscode.TextDocument): Promise<boolean> {
  if (document.isUntitled) {
    return false;
  }
  // A cell is kept in the file of its notebook.
  const { uri } = notebookOf(document) ?? document;
  const writable = vscode.workspace.fs.isWritableFileSystem(uri.scheme);
  if (writable === false || isSetReadOnly(document)) {
    return true;
  }
  try {
    const { permissions } = await vscode.workspace.fs.stat(uri);
    return permissions === vscode.FilePermission.Readonly;
  } catch {
    // No such file: a document whose text comes from elsewhere, such as a diff's old side, is for reading only;
    // a deleted or never saved one on a file system can be written.
    return writable === undefined && uri.scheme !== 'untitled';
  }
}

/** The notebook that the document is a cell of. */
function notebookOf(document: vscode.TextDocument): vscode.NotebookDocument | undefined {
  return vscode.workspace.notebookDocuments.find((notebook) =>
    notebook.getCells().some((cell) => cell.document === document),
  );
}

/** Whether the settings `files.readonlyInclude` and `files.readonlyExclude` make the document read-only. */
function isSetReadOnly(document: vscode.TextDocument): boolean {
  const files = vscode.workspace.getConfiguration('files', document);
  const matches = (setting: string): boolean =>
    Object.entries(files.get<Record<string, unknown>>(setting) ?? {}).some(
      ([pattern, on]) => on === true && vscode.languages.match({ pattern }, document) > 0,
    );
  return matches('readonlyInclude') && !matches('readonlyExclude');
}
