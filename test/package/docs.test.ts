// The pages that the codes of diagnostics link to.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, it } from 'mocha';
import { judge } from '../../src/core/judge';
import { scan } from '../../src/core/text/scan';
import { codeOf, codes } from './codes';

describe('docs', () => {
  it('has a page for each diagnostic code, and no other', async () => {
    assert.deepEqual(
      (await readdir('docs')).filter((name) => name !== 'pictures').sort(),
      codes.map((code) => `${code}.md`),
    );
  });

  for (const code of codes) {
    it(`${code}.md names its code and shows a board that has the problem`, async () => {
      const page = await readFile(`docs/${code}.md`, 'utf8');
      assert.ok(page.includes(`\n\`${code}\`\n`));
      assert.match(page, /^# .+\n[^]+\n## Example\n[^]+\n## What to do\n/);
      const boards = scan(page);
      // No board is known that a search gives up on.
      assert.equal(boards.length, code === 'gave-up' ? 0 : 1);
      for (const board of boards) {
        assert.equal(codeOf(judge(board)), code);
      }
    });
  }
});
