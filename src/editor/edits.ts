// Makes the core's edits in a document: all of them as one undo step, or none.
import * as vscode from 'vscode';
import type { Edit } from '../core/board';
import { isReadOnly } from './readOnly';
import { toRange } from './positions';

/**
 * What became of edits: `stale` when the document has changed since they were worked out, `readOnly` when it cannot
 * be changed at all, `refused` when the editor did not make them.
 */
export type EditResult = 'done' | 'stale' | 'readOnly' | 'refused';

/**
 * Makes `edits`, worked out for `version` of the document's text. Their spans do not overlap. Cursors and selections
 * stay at the characters they are at.
 */
export async function editDocument(
  document: vscode.TextDocument,
  version: number,
  edits: readonly Edit[],
): Promise<EditResult> {
  if (edits.length === 0) {
    return 'done';
  }
  const editors = editorsOf(document);
  let isReadOnlyEditor = false;
  for (const editor of editors) {
    if (isStale(document, version)) {
      return 'stale';
    }
    const made = await tryInEditor(editor, edits);
    if (document.version !== version) {
      return made ? 'done' : 'stale';
    }
    // An editor that is read-only, for whatever reason, says that it has made the edits, but changes nothing.
    isReadOnlyEditor ||= made;
  }
  if (isReadOnlyEditor) {
    return 'readOnly';
  }
  return editUnseen(document, version, edits);
}

function isStale(document: vscode.TextDocument, version: number): boolean {
  return document.isClosed || document.version !== version;
}

/** The editors that show the document, the active one first. */
function editorsOf(document: vscode.TextDocument): readonly vscode.TextEditor[] {
  const editors = vscode.window.visibleTextEditors.filter((editor) => editor.document === document);
  const active = editors.filter((editor) => editor === vscode.window.activeTextEditor);
  return [...active, ...editors.filter((editor) => !active.includes(editor))];
}

/** The editor itself refuses edits of a text that has changed meanwhile, and all edits once it is closed. */
async function tryInEditor(editor: vscode.TextEditor, edits: readonly Edit[]): Promise<boolean> {
  try {
    return await editor.edit((builder) => {
      for (const { span, text } of edits) {
        builder.replace(toRange(editor.document, span), text);
      }
    });
  } catch {
    return false;
  }
}

/** For a document that no editor shows, as when its tab is behind another: such edits change even read-only text. */
async function editUnseen(
  document: vscode.TextDocument,
  version: number,
  edits: readonly Edit[],
): Promise<EditResult> {
  if (await isReadOnly(document)) {
    return 'readOnly';
  }
  if (isStale(document, version)) {
    return 'stale';
  }
  const edit = new vscode.WorkspaceEdit();
  for (const { span, text } of edits) {
    edit.replace(document.uri, toRange(document, span), text);
  }
  if (await vscode.workspace.applyEdit(edit)) {
    return 'done';
  }
  return isStale(document, version) ? 'stale' : 'refused';
}
