// What a command is to work on: which text, and which of its boards.
import * as vscode from 'vscode';
import type { FoundBoard } from '../core/board';
import { chooseBoards } from '../core/text/choose';
import { describeNoBoard } from '../words/boards';
import { solving } from '../words/commands';
import { type Sentence } from '../words/sentence';
import type { DocumentBoards } from './boards';
import { toSpan } from './positions';

/** The active editor; while a webview or another view is active, the only one that shows a text beside it. */
export function editorInFront(): vscode.TextEditor | undefined {
  const beside = vscode.window.visibleTextEditors.filter(({ viewColumn }) => viewColumn !== undefined);
  return vscode.window.activeTextEditor ?? (beside.length === 1 ? beside[0] : undefined);
}

/** Why there is nothing to work on. */
interface NoTarget {
  readonly why: Sentence;
}

/** A text and the index of a board in it, undefined if that is for the cursor to choose. */
interface BoardPlace {
  readonly document: vscode.TextDocument;
  readonly index: number | undefined;
}

/**
 * What the arguments of a command mean. Anybody can call a command with anything, so they only choose among open
 * texts: the address of one (a string) and the index of a board in it, as our CodeLenses give. Without arguments, or
 * with the `Uri` that menus give, it is the text in front.
 */
export function placeOf(boards: DocumentBoards, args: readonly unknown[]): BoardPlace | NoTarget {
  const [address, index] = args;
  if (address === undefined || address instanceof vscode.Uri) {
    const document = editorInFront()?.document;
    return document ? { document, index: undefined } : { why: solving.noText };
  }
  const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === address);
  return document && typeof index === 'number' && boards.of(document)[index]
    ? { document, index }
    : { why: solving.noSuchBoard };
}

/** Boards of the current text of a document. */
interface Target {
  readonly document: vscode.TextDocument;
  readonly boards: readonly FoundBoard[];
}

/** The same, as boards: without an index, those at the cursors and selections of the text in front. */
export async function targetOf(boards: DocumentBoards, args: readonly unknown[]): Promise<Target | NoTarget> {
  const place = placeOf(boards, args);
  if ('why' in place) {
    return place;
  }
  const { document, index } = place;
  // What is selected now counts, wherever the reader goes while the boards are looked for.
  const selected = (editorInFront()?.selections ?? []).map((selection) => toSpan(document, selection));
  const all = await boards.find(document);
  if (!all) {
    return { why: solving.stale };
  }
  if (index !== undefined) {
    return { document, boards: all.slice(index, index + 1) };
  }
  const chosen = chooseBoards(document.getText(), all, selected);
  return chosen.length > 0
    ? { document, boards: chosen }
    : { why: all.length === 0 ? describeNoBoard() : solving.noBoardHere };
}
