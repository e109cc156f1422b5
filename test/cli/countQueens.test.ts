// `backtrack count` of N-Queens boards, and of numbers where the puzzle is named.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CASES } from '../core/queens/boards';
import { backtrack, startTime, withFiles } from './backtrack';

async function count(words: readonly string[], text: string, folder?: string) {
  const { status, stdout, stderr } = await backtrack(['count', ...words], text, folder);
  return { status, printed: stdout.toString(), said: stderr };
}

const corner = 'Q.......\n' + '........\n'.repeat(7);
const attacked = 'Q..Q\n....\n....\n....\n';

describe('backtrack count, of N-Queens', function () {
  this.timeout(startTime);

  it('prints how many completions each board has', async () => {
    const known = CASES.partialBoards.find(({ name }) => name === '8-corner')!.completions;
    assert.deepEqual(await count([], `${corner}\n${attacked}`), {
      status: 0,
      printed: `${String(known)}\n0\n`,
      said: '',
    });
  });

  it('answers a number where the puzzle is named, in the text or by the name of its file', async () => {
    const text = `BOJ 9663\n\n8\n\n${corner}\n# N-Queens\n\n27\n`;
    assert.equal((await count([], text)).printed, '92\n4\n234907967154122528\n');
    await withFiles({ '9663.txt': '14\n', 'one.queens': '1\n', 'plain.txt': '8\n' }, async (folder) => {
      assert.equal((await count(['9663.txt'], '', folder)).printed, '365596\n');
      assert.equal((await count(['one.queens'], '', folder)).printed, '1\n');
      assert.equal((await count(['plain.txt'], '', folder)).printed, '');
    });
  });

  it('leaves a plain number alone', async () => {
    const { status, printed } = await count([], '8\n');
    assert.deepEqual({ status, printed }, { status: 1, printed: '' });
  });

  it('prints an object a line with --json, numbers beyond 2^53 as text', async () => {
    const { printed } = await count(['--json'], '# N-Queens\n\n8\n\n  26\n');
    assert.deepEqual(
      printed
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
      [
        { file: '<stdin>', line: 3, column: 1, solutions: 92, orMore: false },
        { file: '<stdin>', line: 5, column: 3, solutions: '22317699616364044', orMore: false },
      ],
    );
  });
});
