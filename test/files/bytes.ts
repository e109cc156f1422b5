// Texts as bytes that come in pieces, for the tests of what reads them.

/** The bytes of a text in pieces of this size; with `log`, notes when they are closed. */
export async function* inPieces(
  text: string | Uint8Array,
  size: number,
  log: string[] = [],
): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  try {
    for (let at = 0; at < bytes.length; at += size) {
      yield await Promise.resolve(bytes.slice(at, at + size));
    }
  } finally {
    log.push('closed');
  }
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const list: Item[] = [];
  for await (const item of items) {
    list.push(item);
  }
  return list;
}
