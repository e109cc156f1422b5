// The text behind the panel: its document, its editor, its cursor, its tab.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { spanOf, type WholeBoard } from '../panel/places';
import { toRange } from './positions';

/** Whether it is a text the reader works on, rather than an output channel, a comment box or the like. */
export function isWorkedOn(editor: vscode.TextEditor): boolean {
  return editor.viewColumn !== undefined || editor.document.uri.scheme === 'vscode-notebook-cell';
}

/** The document with this address, if VS Code has it loaded. */
export function documentOf(uri: string): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(
    (document) => !document.isClosed && document.uri.toString() === uri,
  );
}

/** An editor that shows the document just now; the active one rather than another. */
function editorOf(document: vscode.TextDocument): vscode.TextEditor | undefined {
  const { activeTextEditor: active, visibleTextEditors } = vscode.window;
  return active?.document === document
    ? active
    : visibleTextEditors.find((editor) => editor.document === document);
}

/** The tab of the text with this address, whether or not it is in front. */
export function tabOf(uri: string): vscode.Tab | undefined {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .find(({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === uri);
}

/** Where the cursor is, in code units; undefined when no editor shows the document. */
export function cursorIn(document: vscode.TextDocument): number | undefined {
  const editor = editorOf(document);
  return editor && document.offsetAt(editor.selection.active);
}

/** Selects what shows the cell, if anything does, cursor first, and scrolls to it; the focus stays where it is. */
export function selectCell(document: vscode.TextDocument, board: WholeBoard, cell: number): void {
  const span = spanOf(board, cell);
  if (span) {
    const { start, end } = toRange(document, span);
    select(document, new vscode.Selection(end, start));
  }
}

/** Puts the cursor at the start of a board and scrolls to it; the focus stays where it is. */
export function selectStart(document: vscode.TextDocument, board: FoundBoard): void {
  const start = document.positionAt(board.start);
  select(document, new vscode.Selection(start, start));
}

function select(document: vscode.TextDocument, selection: vscode.Selection): void {
  const editor = editorOf(document);
  if (editor && !editor.selection.isEqual(selection)) {
    editor.selection = selection;
    editor.revealRange(selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }
}

/** Puts the focus into the document's editor, which comes to the front of its group. */
export async function focusText(document: vscode.TextDocument): Promise<void> {
  const column = editorOf(document)?.viewColumn ?? tabOf(document.uri.toString())?.group.viewColumn;
  await vscode.window.showTextDocument(document, {
    viewColumn: column ?? vscode.ViewColumn.Beside,
    preview: false,
  });
}
