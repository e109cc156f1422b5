// Makes the core's edits in a document: all of them as one undo step, or none.
import * as vscode from 'vscode';
import type { Edit } from '../core/board';
import { toRange } from './positions';

/**
 * What became of edits: `stale` when the document has changed since they were worked out, `readOnly` when it cannot
 * be changed at all, `refused` when the editor did not make them.
 */
export type EditResult = 'done' | 'stale' | 'readOnly' | 'refused';

/** Makes `edits`, worked out for `version` of the document's text. Their spans do not overlap. */
export async function editDocument(
  document: vscode.TextDocument,
  version: number,
  edits: readonly Edit[],
): Promise<EditResult> {
  if (await isReadOnly(document)) {
    return 'readOnly';
  }
  if (document.isClosed || document.version !== version) {
    return 'stale';
  }
  const edit = new vscode.WorkspaceEdit();
  for (const { span, text } of edits) {
    edit.replace(document.uri, toRange(document, span), text);
  }
  return (await vscode.workspace.applyEdit(edit)) ? 'done' : 'refused';
}

/** Whether the document's file, or the file system it is on, takes no changes. */
async function isReadOnly({ uri, isUntitled }: vscode.TextDocument): Promise<boolean> {
  if (isUntitled) {
    return false;
  }
  const writable = vscode.workspace.fs.isWritableFileSystem(uri.scheme);
  if (writable === false) {
    return true;
  }
  try {
    const { permissions } = await vscode.workspace.fs.stat(uri);
    return permissions === vscode.FilePermission.Readonly;
  } catch {
    // No such file: a document whose text comes from elsewhere, such as a diff's old side, is for reading only;
    // a deleted or never saved one on a file system can be written.
    return writable === undefined;
  }
}
