// The files to check, and their bytes, wherever they are.
import * as vscode from 'vscode';
import { isPuzzleFile, isPuzzleFolder } from '../files/puzzleFiles';

/** The most that is read of a file that cannot be read piece by piece, in bytes. */
const MOST_BYTES = 100 << 20;

/** The same, as it is told. */
export const MOST_MEGABYTES = MOST_BYTES >> 20;

/** Folders within folders, at most: more are a link that leads back. */
const DEPTH = 64;

/** Opens a file of this host to be read piece by piece; undefined where that cannot be done. */
export type OpenFile = (uri: vscode.Uri) => AsyncIterable<Uint8Array> | undefined;

/** A file to check. */
export interface PuzzleFile {
  readonly uri: vscode.Uri;
  /** In bytes. */
  readonly size: number;
}

/** The files among these resources, and in the folders among them those that are puzzle files by their names. */
export async function* puzzleFilesIn(resources: readonly vscode.Uri[]): AsyncGenerator<PuzzleFile> {
  const seen = new Set<string>();
  for (const uri of resources) {
    const { type, size } = await vscode.workspace.fs.stat(uri);
    for await (const file of isFolder(type) ? filesIn(uri, 0) : [{ uri, size }]) {
      if (!seen.has(file.uri.toString())) {
        seen.add(file.uri.toString());
        yield file;
      }
    }
  }
}

async function* filesIn(folder: vscode.Uri, depth: number): AsyncGenerator<PuzzleFile> {
  const entries = await vscode.workspace.fs.readDirectory(folder);
  for (const [name, type] of entries.sort(([one], [other]) => (one < other ? -1 : 1))) {
    const uri = vscode.Uri.joinPath(folder, name);
    if (isFolder(type)) {
      // A link to a folder may lead anywhere.
      if (depth < DEPTH && isPuzzleFolder(name) && (type & vscode.FileType.SymbolicLink) === 0) {
        yield* filesIn(uri, depth + 1);
      }
    } else if (isPuzzleFile(name)) {
      yield { uri, size: (await vscode.workspace.fs.stat(uri)).size };
    }
  }
}

function isFolder(type: vscode.FileType): boolean {
  return (type & vscode.FileType.Directory) !== 0;
}

/**
 * The bytes of a file: what an editor holds that is not saved yet, else what is stored. `too-large` where the file could
 * only be read whole and is too large for that.
 */
export function openPuzzleFile(
  { uri, size }: PuzzleFile,
  open: OpenFile,
): AsyncIterable<Uint8Array> | 'too-large' {
  const document = vscode.workspace.textDocuments.find(
    (one) => one.isDirty && one.uri.toString() === uri.toString(),
  );
  if (document) {
    return once(() => Promise.resolve(new TextEncoder().encode(document.getText())));
  }
  const pieces = open(uri);
  if (pieces) {
    return pieces;
  }
  return size > MOST_BYTES ? 'too-large' : once(async () => vscode.workspace.fs.readFile(uri));
}

async function* once(read: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await read();
}
