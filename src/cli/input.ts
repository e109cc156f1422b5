// Reads the texts a command works on, and remembers how to write them.
import { decode, inUtf8, type Decoded } from '../files/encoding';
import { readFileInPieces } from '../files/node/readFile';
import type { Streams } from './command';

/** A whole text and the bytes it is to be written as. UTF-16 is written as UTF-8. */
export interface Input extends Decoded {
  /** As messages name it: the file as it was given, or `<stdin>`. */
  readonly name: string;
}

/** A text that comes piece by piece. */
export interface Source {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** A file that cannot be read, and why: a sentence. */
export interface Unreadable {
  readonly name: string;
  readonly problem: string;
}

/** Opens what one operand names: a file, or standard input for `-`. That it cannot be read shows when it is. */
export function openInput(operand: string, stdin: Streams['stdin']): Source {
  return operand === '-'
    ? { name: '<stdin>', bytes: stdin }
    : { name: operand, bytes: readFileInPieces(operand) };
}

/** Reads the whole of what one operand names. Never rejects. */
export async function readInput(operand: string, stdin: Streams['stdin']): Promise<Input | Unreadable> {
  const { name, bytes } = openInput(operand, stdin);
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of inUtf8(bytes)) {
      pieces.push(piece);
    }
    return { name, ...decode(Buffer.concat(pieces)) };
  } catch (error) {
    return { name, problem: whyUnreadable(error) };
  }
}

/** Why a file cannot be read: a sentence. */
export function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  switch (code) {
    case 'ENOENT':
      return 'There is no such file.';
    case 'EISDIR':
      return 'This is a folder, not a file.';
    case 'EACCES':
    case 'EPERM':
      return 'This file may not be read.';
    default:
      return `This file cannot be read (${code}).`;
  }
}
