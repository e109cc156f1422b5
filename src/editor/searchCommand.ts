// Show Search: chooses the board whose search is to be shown, or asks for the size of an empty one.
import * as vscode from 'vscode';
import { LARGEST_EMPTY_SEARCH } from '../core/limits';
import { indexOfBoardAbove } from '../core/text/boardAt';
import { emptyQueens, problemViewOf } from '../search/problemView';
import type { SearchSource } from '../search/protocol';
import { solving } from '../words/commands';
import { searching } from '../words/search';
import { type Sentence } from '../words/sentence';
import type { DocumentBoards } from './boards';
import { localised, sayAloud } from './messages';
import { cursorIn } from './panelText';
import type { SearchPanel } from './search';
import { placeOf } from './target';

/**
 * What `backtrack.showSearch` does; see `placeOf` for its arguments. Without an index it is the board at the cursor, else
 * the nearest above it, else the first; without a board the reader is asked for a size.
 */
export async function showSearch(
  panel: SearchPanel,
  boards: DocumentBoards,
  args: readonly unknown[],
): Promise<void> {
  const source = await sourceOf(boards, args);
  if (source && 'template' in source) {
    sayAloud(source, 'notice');
  } else if (source) {
    panel.show(source);
  }
}

/** What is to be searched, or why there is nothing; undefined if the reader does not want to after all. */
async function sourceOf(
  boards: DocumentBoards,
  args: readonly unknown[],
): Promise<SearchSource | Sentence | undefined> {
  const place = placeOf(boards, args);
  if ('why' in place) {
    return place.why === solving.noText ? askForSize() : place.why;
  }
  const { document } = place;
  const cursor = cursorIn(document) ?? 0;
  const all = await boards.find(document);
  if (!all) {
    return solving.stale;
  }
  const index = place.index ?? indexOfBoardAbove(all, cursor);
  const board = all[index];
  if (!board) {
    return askForSize();
  }
  if (board.kind === 'flawed') {
    return searching.flawed;
  }
  const problem = problemViewOf(board);
  const { path } = document.uri;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return problem ? { uri: document.uri.toString(), board: index, name, problem } : searching.tooLarge;
}

async function askForSize(): Promise<SearchSource | undefined> {
  const typed = await vscode.window.showInputBox({
    title: localised(searching.command),
    prompt: localised(searching.askForSize(LARGEST_EMPTY_SEARCH)),
    value: '4',
    validateInput: (text) =>
      sizeOf(text) === undefined ? localised(searching.noSize(LARGEST_EMPTY_SEARCH)) : undefined,
  });
  const size = typed === undefined ? undefined : sizeOf(typed);
  return size === undefined
    ? undefined
    : { uri: null, board: 0, name: localised(searching.queens(size)), problem: emptyQueens(size) };
}

/** The size that was typed; undefined if it is none. */
function sizeOf(text: string): number | undefined {
  const size = /^\s{0,9}\d{1,2}\s{0,9}$/.test(text) ? Number(text) : 0;
  return size >= 1 && size <= LARGEST_EMPTY_SEARCH ? size : undefined;
}
