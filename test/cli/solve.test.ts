// `backtrack solve`: what it prints, what it says and how it ends.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, it } from 'mocha';
import { backtrack, cliPath, startTime, withFiles } from './backtrack';
import { judge2239, judge2580 } from '../judgeSamples';
import { noSolution, twoFives, twoSolutions } from './boards';

/** What a run printed, as one value to compare. */
async function solve(words: readonly string[], stdin: string | Uint8Array = '', folder?: string) {
  const { status, stdout, stderr } = await backtrack(['solve', ...words], stdin, folder);
  return { status, printed: stdout.toString(), said: stderr };
}

describe('backtrack solve', function () {
  this.timeout(startTime);

  for (const [name, { text, solved }] of Object.entries({ judge2239, judge2580 })) {
    it(`prints the published answer to ${name}, from standard input`, async () => {
      assert.deepEqual(await solve([], text), { status: 0, printed: solved, said: '' });
      assert.deepEqual(await solve(['-'], text), { status: 0, printed: solved, said: '' });
    });
  }

  it('prints several files one after the other, in the order given', async () => {
    await withFiles({ 'a.txt': judge2239.text, 'b.txt': judge2580.text }, async (folder) => {
      assert.deepEqual(await solve(['b.txt', 'a.txt'], '', folder), {
        status: 0,
        printed: judge2580.solved + judge2239.solved,
        said: '',
      });
    });
  });

  it('keeps the text around boards, its line ends and its byte order mark', async () => {
    const around = (board: string) =>
      `\uFEFFÄ “board”:\r\n\r\n${board.replaceAll('\n', '\r\n')}\r\nand 9 more words`;
    assert.deepEqual(await solve([], around(judge2239.text)), {
      status: 0,
      printed: around(judge2239.solved),
      said: '',
    });
  });

  it('reads UTF-16 with a byte order mark, and prints UTF-8', async () => {
    const little = Buffer.from(`\uFEFF“a”\n${judge2239.text}`, 'utf16le');
    const big = Buffer.from(little).swap16();
    for (const bytes of [little, big]) {
      const expected = { status: 0, printed: `\uFEFF“a”\n${judge2239.solved}`, said: '' };
      assert.deepEqual(await solve([], bytes), expected);
    }
  });

  it('prints bytes that are not UTF-8 as they are', async () => {
    const bytes = (board: string) =>
      Buffer.concat([Buffer.from([0xfc, 0x80, 0xff, 0x0a]), Buffer.from(board)]);
    const { status, stdout } = await backtrack(['solve'], bytes(judge2239.text));
    assert.equal(status, 0);
    assert.deepEqual(stdout, bytes(judge2239.solved));
  });

  it('of several solutions writes the first in order, and says so on standard error only', async () => {
    const text = `Two puzzles:\n  ${twoSolutions.line} # too few givens\n`;
    assert.deepEqual(await solve([], text), {
      status: 0,
      printed: text.replace(twoSolutions.line, twoSolutions.first),
      said: '<stdin>:2:3: The board has more than one solution: two of them differ in 6 cells, r1c7 first.\n',
    });
  });

  it('leaves a board without a solution alone, says so and ends with status 1', async () => {
    await withFiles({ 'none.txt': `\uFEFF${noSolution}\n\n${twoSolutions.first}\n` }, async (folder) => {
      const { status, printed, said } = await solve(['none.txt'], '', folder);
      assert.equal(printed, `\uFEFF${noSolution}\n\n${twoSolutions.first}\n`);
      assert.match(said, /^none\.txt:1:1: The board has no solution\b.*\n$/);
      assert.equal(status, 1);
    });
  });

  it('names the cell of a broken rule', async () => {
    const { status, printed, said } = await solve([], `x = "${twoFives}"\n`);
    assert.equal(printed, `x = "${twoFives}"\n`);
    assert.match(said, /^<stdin>:1:6: The 5 at r1c1 clashes with r1c3 .*\n$/);
    assert.equal(status, 1);
  });

  it('names the row of a flaw', async () => {
    const text = judge2239.text.replace('300502006', '30050200');
    const { status, printed, said } = await solve([], text);
    assert.equal(printed, text);
    assert.match(said, /^<stdin>:4:\d+: Row 4 has 8 cells .*\n$/);
    assert.equal(status, 1);
  });

  it('says when a text has no board, and prints it', async () => {
    const { status, printed, said } = await solve([], 'no board here');
    assert.equal(printed, 'no board here');
    assert.match(said, /^<stdin>: There is no Sudoku or N-Queens board .*\n$/);
    assert.equal(status, 1);
  });

  it('goes on behind a file that cannot be read, and ends with status 2', async () => {
    await withFiles({ 'a.txt': judge2239.text, 'none.txt': noSolution }, async (folder) => {
      const { status, printed, said } = await solve(['missing.txt', '.', 'none.txt', 'a.txt'], '', folder);
      assert.equal(printed, noSolution + judge2239.solved);
      assert.match(said, /^missing\.txt: .* no such file\.\n\.: .* folder.*\.\nnone\.txt:1:1: .*\n$/);
      assert.equal(status, 2);
    });
  });

  it('stops without a word when its reader does', async () => {
    const child = spawn(process.execPath, [cliPath, 'solve']);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdin.on('error', () => undefined); // It may end before it has read all.
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(`${twoSolutions.first}\n`.repeat(5000));
    await new Promise((resolve) => child.on('close', resolve));
    assert.equal(said, '');
  });
});
