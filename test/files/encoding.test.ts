// The encodings of texts that come piece by piece.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { decode, inUtf8 } from '../../src/files/encoding';
import { all, inPieces } from './bytes';

const text = '\uFEFF“a” ５ 😀\r\n';

describe('encodings', () => {
  it('become UTF-8 where a byte order mark says that they are UTF-16', async () => {
    const little = Buffer.from(text, 'utf16le');
    const big = Buffer.from(little).swap16();
    for (const bytes of [little, big, Buffer.from(text)]) {
      for (const size of [1, 2, 3, 5, 100]) {
        const pieces = await all(inUtf8(inPieces(bytes, size)));
        assert.equal(Buffer.concat(pieces).toString(), text);
      }
    }
  });

  it('are left alone otherwise, however short the text is', async () => {
    for (const bytes of [[], [0x31], [0xff], [0xff, 0xff, 0xfe], [0xe9, 0x0a]]) {
      const pieces = await all(inUtf8(inPieces(Uint8Array.from(bytes), 1)));
      assert.deepEqual([...Buffer.concat(pieces)], bytes);
    }
  });

  it('that are not known keep their bytes', () => {
    const bytes = Uint8Array.from({ length: 10_000 }, (_, index) => index % 256);
    const { text: read, encode } = decode(bytes);
    assert.equal(read.length, bytes.length);
    assert.deepEqual(encode(read), bytes);
    const known = decode(Buffer.from(text));
    assert.equal(known.text, text);
    assert.equal(Buffer.from(known.encode(text)).toString(), text);
  });
});
