// The encodings of texts: UTF-8, UTF-16 where its byte order mark says so, else one that is not known.

/** A text and the bytes it is to be written as. */
export interface Decoded {
  readonly text: string;
  /** The bytes of `text` after a change. */
  readonly encode: (text: string) => Uint8Array;
}

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
const ENCODER = new TextEncoder();

/**
 * The text of some bytes; a byte order mark is its first character. Bytes that are not UTF-8 are in some older
 * encoding: each is taken for one character and written as it was, which is enough for the digits of a board and harms
 * nothing around it.
 *
 * @param bytes not shared with another thread
 */
export function decode(bytes: Uint8Array): Decoded {
  try {
    return { text: UTF8.decode(bytes), encode: (text) => ENCODER.encode(text) };
  } catch {
    const text = Array.from(parts(bytes), (part) => String.fromCharCode(...part)).join('');
    return {
      text,
      encode: (changed) => Uint8Array.from(changed, (character) => character.charCodeAt(0)),
    };
  }
}

/** In parts that can be the arguments of one call. */
function* parts(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 4096) {
    yield bytes.subarray(at, at + 4096);
  }
}

/** The same bytes in UTF-8, where they are UTF-16 with a byte order mark, which is kept; else as they are. */
export async function* inUtf8(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let start: Uint8Array | undefined = new Uint8Array(0);
  for await (const piece of source) {
    let bytes = piece;
    if (start) {
      bytes = start.length === 0 ? piece : Uint8Array.of(...start, ...piece);
      if (bytes.length < 2) {
        start = bytes;
        continue;
      }
      start = undefined;
      const label = utf16Of(bytes);
      decoder = label === undefined ? undefined : new TextDecoder(label, { ignoreBOM: true });
    }
    yield decoder ? ENCODER.encode(decoder.decode(bytes, { stream: true })) : bytes;
  }
  if (start && start.length > 0) {
    yield start;
  }
  if (decoder) {
    yield ENCODER.encode(decoder.decode());
  }
}

function utf16Of(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return 'utf-16le';
  }
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}
