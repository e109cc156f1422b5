// Reads the texts a command works on, and remembers how to write them.
import { readFile } from 'node:fs/promises';
import type { Streams } from './command';

/** A text and the bytes it is to be written as. */
export interface Input {
  /** As messages name it: the file as it was given, or `<stdin>`. */
  readonly name: string;
  /** The whole text; a byte order mark is its first character. */
  readonly text: string;
  /** The bytes of `text` after a change. */
  readonly encode: (text: string) => Uint8Array;
}

/** A file that cannot be read, and why: a sentence. */
export interface Unreadable {
  readonly name: string;
  readonly problem: string;
}

/** Reads what one operand names: a file, or standard input for `-`. Never rejects. */
export async function readInput(operand: string, stdin: Streams['stdin']): Promise<Input | Unreadable> {
  const name = operand === '-' ? '<stdin>' : operand;
  try {
    const bytes = operand === '-' ? await readAll(stdin) : await readFile(operand);
    return { name, ...decode(bytes) };
  } catch (error) {
    return { name, problem: whyUnreadable(error) };
  }
}

async function readAll(stdin: Streams['stdin']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * UTF-16 is known by its byte order mark and written as UTF-8. Bytes that are not UTF-8 either are in some older
 * encoding: each is taken for one character and written as it was, which is enough for the digits of a board and
 * harms nothing around it.
 */
function decode(bytes: Uint8Array): Pick<Input, 'text' | 'encode'> {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { ignoreBOM: true, fatal: encoding === 'utf-8' }).decode(bytes);
    return { text, encode: (changed) => Buffer.from(changed, 'utf8') };
  } catch {
    return {
      text: Buffer.from(bytes).toString('latin1'),
      encode: (changed) => Buffer.from(changed, 'latin1'),
    };
  }
}

function whyUnreadable(error: unknown): string {
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
