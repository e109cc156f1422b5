// `backtrack convert`: the boards of its texts in another notation, and a word about what that loses.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { judge2239 } from '../judgeSamples';
import { backtrack, startTime, withFiles } from './backtrack';

const line = judge2239.text.trim().replaceAll('\n', '');
const answer = judge2239.solved.trim().replaceAll('\n', '');

/** What a run printed, as one value to compare. */
async function convert(words: readonly string[], stdin = '', folder?: string) {
  const { status, stdout, stderr } = await backtrack(['convert', ...words], stdin, folder);
  return { status, printed: stdout.toString(), said: stderr };
}

describe('backtrack convert', function () {
  this.timeout(startTime);

  it('prints the boards of standard input in another notation, and nothing else', async () => {
    const text = `\n\n${judge2239.text}\nand its end.\n`;
    assert.deepEqual(await convert(['--to', 'line-zeros'], text), {
      status: 0,
      printed: `${line}\n`,
      said: '',
    });
    assert.deepEqual(await convert(['--to=rows-zeros', '-'], `${line}\n${line}\n`), {
      status: 0,
      printed: `${judge2239.text.trim()}\n\n${judge2239.text.trim()}\n`,
      said: '',
    });
  });

  it('prints a header once for several files, and counts on', async () => {
    await withFiles({ 'a.txt': `${line},${answer}\n`, 'b.txt': judge2239.text }, async (folder) => {
      assert.deepEqual(await convert(['--to', 'csv', 'a.txt', 'b.txt'], '', folder), {
        status: 0,
        printed: `puzzle,solution\n${line},${answer}\n${line},\n`,
        said: '',
      });
      const { printed } = await convert(['--to', 'euler', 'b.txt', 'b.txt'], '', folder);
      assert.equal(printed, `Grid 01\n${judge2239.text.trim()}\nGrid 02\n${judge2239.text.trim()}\n`);
    });
  });

  it('says what is lost, and ends with status 0', async () => {
    const { status, printed, said } = await convert(['--to', 'line-zeros'], `${line},${answer}\n`);
    assert.equal(printed, `${line}\n`);
    assert.equal(said, '<stdin>: 1 board is converted. Lost, as the notation cannot hold it: the answer.\n');
    assert.equal(status, 0);
  });

  it('says where the mistakes of a board are that it leaves out, and ends with status 1', async () => {
    const text = `${line}\n\n${judge2239.text.replace('300502006', '30050200')}`;
    const { status, printed, said } = await convert(['--to', 'line-zeros'], text);
    assert.equal(printed, `${line}\n`);
    const [first, second] = said.split('\n');
    assert.match(first ?? '', /^<stdin>:6:\d+: Row 4 has 8 cells/);
    assert.match(second ?? '', /^<stdin>: 1 board is converted, 1 board is left out/);
    assert.equal(status, 1);
  });

  it('says when a text has no board, and goes on behind a file that cannot be read', async () => {
    const none = await convert(['--to', 'line'], 'no board here');
    assert.match(none.said, /^<stdin>: There is no Sudoku or N-Queens board .*\n$/);
    assert.equal(none.status, 1);
    await withFiles({ 'a.txt': judge2239.text }, async (folder) => {
      const { status, printed, said } = await convert(
        ['--to', 'line-zeros', 'none.txt', 'a.txt'],
        '',
        folder,
      );
      assert.equal(printed, `${line}\n`);
      assert.equal(said, 'none.txt: There is no such file.\n');
      assert.equal(status, 2);
    });
  });

  it('wants a notation that it knows, and lists them in its help', async () => {
    for (const words of [[], ['--to', 'xyz'], ['--to']]) {
      const { status, printed, said } = await convert(words, line);
      assert.equal(printed, '');
      assert.match(said, /^backtrack: .*“.*--to.*\n$/);
      assert.equal(status, 2);
    }
    const { printed } = await convert(['--help']);
    for (const id of ['line', 'csv', 'library', 'sukaku', 'sdk', 'candidates', 'python']) {
      assert.match(printed, new RegExp(`^  ${id} +\\p{L}.*$`, 'mu'));
    }
    assert.ok(printed.split('\n').every((row) => row.length <= 80));
  });
});
