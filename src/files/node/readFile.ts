// Reads files of any length in Node, piece by piece.
import { createReadStream } from 'node:fs';

/** Bytes read at a time: some thousand puzzles. */
const PIECE = 1 << 19;

/** The bytes of a file, read as they are wanted. Rejects with Node's error if it cannot be read. */
export function readFileInPieces(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: PIECE });
}
