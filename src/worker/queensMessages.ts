// What messages hold of an N-Queens board and of its completion, checked on arrival.
import type { Completion } from '../core/board';
import { LARGEST_QUEENS } from '../core/limits';
import type { Batch } from './protocol';

/** Bytes of a square. */
const WORD = Uint32Array.BYTES_PER_ELEMENT;

/** The squares of the queens, in the order of the text. */
export function squaresIn({ bytes, start, end }: Pick<Batch, 'bytes' | 'start' | 'end'>): Uint32Array {
  return new Uint32Array(bytes.slice(start, end));
}

/** Whether there is a board: no more queens than squares, each on one. That they do not attack each other is not checked. */
export function isQueensBoard(size: unknown, batch: Pick<Batch, 'bytes' | 'start' | 'end'>): size is number {
  return (
    isSize(size) &&
    (batch.end - batch.start) % WORD === 0 &&
    batch.end - batch.start <= WORD * size ** 2 &&
    squaresIn(batch).every((square) => square < size ** 2)
  );
}

/** Whether a value is a completion of a board of this size. That the queens do not attack each other is not checked. */
export function isCompletion(value: unknown, size = 0): value is Completion {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { kind, nodes, columns, isFirst } = value as Readonly<Record<string, unknown>>;
  const isWhole =
    typeof isFirst === 'boolean' &&
    columns instanceof Uint16Array &&
    columns.length === size &&
    columns.every((column) => column < size);
  return (
    Number.isSafeInteger(nodes) &&
    (nodes as number) >= 0 &&
    (kind === 'none' || kind === 'gaveUp' || (kind === 'complete' && isWhole))
  );
}

function isSize(size: unknown): size is number {
  return Number.isSafeInteger(size) && (size as number) >= 1 && (size as number) <= LARGEST_QUEENS;
}
