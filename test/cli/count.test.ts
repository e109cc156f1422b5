// `backtrack count`: how many solutions each board has.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { judge2239 } from '../judgeSamples';
import { backtrack, startTime } from './backtrack';
import { noSolution, twoSolutions } from './boards';

async function count(words: readonly string[], text: string) {
  const { status, stdout, stderr } = await backtrack(['count', ...words], text);
  return { status, printed: stdout.toString(), said: stderr };
}

/** Of the 288 grids of 4×4, three have these three givens: found by trying all. */
const fourByFour = '1...\n..2.\n.3..\n....\n';

describe('backtrack count', function () {
  this.timeout(startTime);

  it('prints a number for each board', async () => {
    const text = `${judge2239.text}\n${noSolution}\n${twoSolutions.line}\n\n${twoSolutions.first}\n`;
    assert.deepEqual(await count([], text), { status: 0, printed: '1\n0\n2\n1\n', said: '' });
  });

  it('says where there may be more', async () => {
    const text = `${twoSolutions.line}\n${'.'.repeat(80)}1\n`;
    assert.equal((await count(['--limit', '1'], text)).printed, '1+\n1+\n');
    assert.equal((await count(['--limit=2'], text)).printed, '2+\n2+\n');
    assert.equal((await count(['--limit', '1000'], text)).printed, '2\n1000+\n');
  });

  it('counts boards of other sizes', async () => {
    assert.deepEqual(await count([], fourByFour), { status: 0, printed: '3\n', said: '' });
  });

  it('prints a question mark for what is not whole, and an object a line with --json', async () => {
    const text = `${twoSolutions.line}\n${twoSolutions.line}5\n`;
    const { status, printed } = await count([], text);
    assert.deepEqual({ status, printed }, { status: 1, printed: '2\n?\n' });
    const json = await count(['--json'], text);
    assert.deepEqual(
      json.printed
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
      [
        { file: '<stdin>', line: 1, column: 1, solutions: 2, orMore: false },
        { file: '<stdin>', line: 2, column: 1, solutions: null, orMore: false },
      ],
    );
  });
});
