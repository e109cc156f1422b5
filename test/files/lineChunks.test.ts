// Chunks of lines: together they are the whole text, and none starts within a line.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lineChunks } from '../../src/files/lineChunks';
import { all, inPieces } from './bytes';

async function chunksOf(
  text: string,
  piece: number,
  size: number,
  together = false,
): Promise<readonly string[]> {
  const chunks = await all(lineChunks(inPieces(text, piece), together, size));
  return chunks.map((chunk) => Buffer.from(chunk.slice()).toString());
}

describe('chunks of lines', () => {
  it('are whole lines, and all of them, however the text comes', async () => {
    for (const text of [
      '',
      '\n',
      'a',
      'a\n',
      'one\ntwo\r\n\nfour\n',
      'one\n\n\n\ntwo\nthree',
      'ends in\rold ways\r\r',
      'of\r\nboth\rkinds\n',
    ]) {
      for (const piece of [1, 2, 3, 7, 100]) {
        for (const size of [1, 2, 5, 100]) {
          for (const together of [false, true]) {
            const chunks = await chunksOf(text, piece, size, together);
            const told = JSON.stringify({ chunks, piece, size, together });
            assert.equal(chunks.join(''), text, told);
            for (const [index, chunk] of chunks.slice(0, -1).entries()) {
              assert.match(chunk, /[\r\n]$/, told);
              assert.ok(!chunk.endsWith('\r') || !chunks[index + 1]!.startsWith('\n'), told);
            }
          }
        }
      }
    }
  });

  it('are of about the size that is wanted', async () => {
    const chunks = await chunksOf('abcd\n'.repeat(100), 1000, 52);
    assert.deepEqual(chunks, Array<string>(10).fill('abcd\n'.repeat(10)));
  });

  it('come as soon as there is a whole line', async () => {
    let isRead = false;
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from('one\ntw'));
      isRead = true;
      yield Buffer.from('o\n');
    }
    const chunks = lineChunks(slow(), false);
    assert.deepEqual(Buffer.from((await chunks.next()).value).toString(), 'one\n');
    assert.equal(isRead, false);
  });

  it('keep a puzzle together with the answer that follows it, if that is wanted', async () => {
    const [puzzle, answer] = ['12345678.'.repeat(9), '123456789'.repeat(9)];
    const text = `${puzzle}\n# Solution:\n\n${answer}\n`.repeat(20);
    for (const piece of [1, 80, 163, 1000]) {
      const chunks = await chunksOf(text, piece, 400, true);
      assert.equal(chunks.join(''), text);
      assert.ok(chunks.length > 5);
      for (const chunk of chunks) {
        assert.ok(chunk.startsWith(puzzle) && chunk.endsWith(`${answer}\n`), chunk);
      }
    }
  });
});
