// Batches of lines: together they are the whole text, and none starts within a line.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lineBatches } from '../../src/worker/lineBatches';

/** The texts of the batches. */
function batchesOf(text: string, size: number): readonly string[] {
  const bytes = new SharedArrayBuffer(text.length);
  new Uint8Array(bytes).set(Buffer.from(text, 'latin1'));
  const { count, batch } = lineBatches(bytes, size);
  return Array.from({ length: count }, (_, index) => {
    const { form, start, end } = batch(index);
    assert.equal(form, 'text');
    return text.slice(start, end);
  });
}

describe('batches of lines', () => {
  it('are whole lines, and all of them', () => {
    for (const text of [
      '',
      '\n',
      'a',
      'a\n',
      'one\ntwo\r\n\nfour\n',
      'one\n\n\n\ntwo\nthree',
      'no line feed\rat all',
    ]) {
      for (let size = 1; size < 25; size++) {
        const batches = batchesOf(text, size);
        assert.equal(batches.join(''), text, `size ${String(size)}`);
        const full = batches.filter((batch) => batch !== '');
        for (const batch of full.slice(0, -1)) {
          assert.match(batch, /\n$/, `size ${String(size)}: ${JSON.stringify(batches)}`);
        }
      }
    }
  });

  it('are of about the size that is wanted', () => {
    const text = 'abcd\n'.repeat(100);
    assert.deepEqual(
      batchesOf(text, 50),
      Array.from({ length: 10 }, () => 'abcd\n'.repeat(10)),
    );
  });
});
