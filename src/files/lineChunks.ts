// Cuts a text that comes piece by piece into chunks of whole lines, each where several threads can read it.
import { isShared } from '../worker/protocol';

/** Bytes in a chunk, about: some thousand puzzles, some milliseconds of work. */
const SIZE = 1 << 18;

/** The longest line, in bytes: one that goes on is cut. No board needs as much. */
const LONGEST_LINE = 1 << 24;

const LF = 0x0a;
const CR = 0x0d;

const CELLS = 81;

/** Bytes from the end of a puzzle to the start of its answer, at most; see `core/text/answers.ts`. */
const REACH = 1 << 10;

/**
 * The chunks of a text, in order: together they are all of its bytes. Each ends behind a line's end (behind the LF of
 * CRLF), but for the last.
 *
 * @param together whether a puzzle on a line is kept in a chunk with the answer that may follow it; this holds the last
 *   puzzle back until the next one, or the end, has come
 */
export async function* lineChunks(
  source: AsyncIterable<Uint8Array>,
  together: boolean,
  size = SIZE,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source) {
    held.push(piece);
    length += piece.length;
    if (!hasLineEnd(piece) && length < LONGEST_LINE) {
      continue;
    }
    const bytes = join(held, length);
    let at = 0;
    for (let end = cut(bytes, at, size, together); end > at; end = cut(bytes, at, size, together)) {
      yield share(bytes.subarray(at, end));
      at = end;
    }
    if (bytes.length - at >= LONGEST_LINE) {
      yield share(bytes.subarray(at));
      at = bytes.length;
    }
    held = [bytes.subarray(at)];
    length = bytes.length - at;
  }
  if (length > 0) {
    yield share(join(held, length));
  }
}

function hasLineEnd(piece: Uint8Array): boolean {
  return piece.includes(LF) || piece.includes(CR);
}

/** Where the chunk ends that starts at `start`; there, if no more is known than a part of it. */
function cut(bytes: Uint8Array, start: number, size: number, together: boolean): number {
  if (start >= bytes.length) {
    return start;
  }
  // A little more than the size is not worth a chunk of its own.
  const far = start + size + (size >> 2) < bytes.length ? lineBefore(bytes, start, start + size) : start;
  let end = far > start ? far : lineBefore(bytes, start, bytes.length);
  if (far === start && end - start > size + (size >> 2)) {
    end = lineAfter(bytes, start + size);
  }
  return together ? beforeAnswer(bytes, start, end) : end;
}

/** The last line's start in the range; `start` if there is but one line. */
function lineBefore(bytes: Uint8Array, start: number, end: number): number {
  if (end <= start) {
    return start;
  }
  const feed = bytes.lastIndexOf(LF, end - 1);
  if (feed >= start) {
    return feed + 1;
  }
  // A CR at the very end may be the first half of CRLF.
  const back = end - 2 >= start ? bytes.lastIndexOf(CR, end - 2) : -1;
  return back >= start ? back + 1 : start;
}

/** The start of the first line behind `from`; there is a line end somewhere behind it. */
function lineAfter(bytes: Uint8Array, from: number): number {
  const feed = bytes.indexOf(LF, from);
  return feed >= 0 ? feed + 1 : lineBefore(bytes, from, bytes.length);
}

/**
 * The start of the last line before `end` that may be a puzzle, if its answer may come next; else `end`. What comes
 * further behind a puzzle is not its answer.
 */
function beforeAnswer(bytes: Uint8Array, start: number, end: number): number {
  for (let to = end; to > start && end - to < REACH;) {
    const line = lineBefore(bytes, start, to - 1);
    if (to - line > CELLS && bytes.subarray(line, to).some(isBlankOrWord)) {
      return line;
    }
    to = line;
  }
  return end;
}

/** Any byte but those of the digits 1 to 9 and of line ends. */
function isBlankOrWord(byte: number): boolean {
  return byte >= 0x20 && (byte <= 0x30 || byte > 0x39);
}

function join(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = pieces;
  if (first && pieces.length === 1) {
    return first;
  }
  const bytes = newBytes(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** The same bytes where threads can share them: a copy, unless they are there already. */
function share(bytes: Uint8Array): Uint8Array {
  if (isShared(bytes.buffer)) {
    return bytes;
  }
  const copy = newBytes(bytes.length);
  copy.set(bytes);
  return copy;
}

/** Bytes that threads can share, where pages are allowed to. */
function newBytes(length: number): Uint8Array {
  return new Uint8Array(
    typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(length) : new SharedArrayBuffer(length),
  );
}
