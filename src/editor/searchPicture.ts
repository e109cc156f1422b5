// Writes a picture of the search view into a file that the reader names.
import * as vscode from 'vscode';
import { searching } from '../words/search';
import { type Sentence } from '../words/sentence';

/** Asks for a file and writes the picture into it; says what became of it, or nothing if the reader thought better of it. */
export async function saveSearchPicture(svg: string): Promise<Sentence | undefined> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const file = await vscode.window.showSaveDialog({
    filters: { SVG: ['svg'] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, 'search.svg') }),
  });
  if (!file) {
    return undefined;
  }
  await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(svg));
  return searching.saved;
}
