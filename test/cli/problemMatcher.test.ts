// The problem matcher that continuous integration uses: it reads what `backtrack check` prints.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'mocha';
import { backtrack, startTime, withFiles } from './backtrack';
import { noSolution, twoSolutions } from './boards';

interface Pattern {
  readonly regexp: string;
  readonly file: number;
  readonly line: number;
  readonly column: number;
  readonly severity: number;
  readonly message: number;
  readonly code: number;
}

describe('the problem matcher', function () {
  this.timeout(startTime);

  it('reads each line that backtrack check prints', async () => {
    const { problemMatcher } = JSON.parse(
      await readFile('.github/backtrack-problem-matcher.json', 'utf8'),
    ) as { problemMatcher: readonly { pattern: readonly Pattern[] }[] };
    const [pattern] = problemMatcher[0]!.pattern;
    const { stdout } = await withFiles(
      { 'a list.sdm': `${twoSolutions.line}\n  ${noSolution}\n` },
      (folder) => backtrack(['check', 'a list.sdm'], '', folder),
    );
    const found = stdout
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => {
        const match = new RegExp(pattern!.regexp).exec(line);
        assert.ok(match, line);
        return (['file', 'line', 'column', 'severity', 'code'] as const).map((part) => match[pattern![part]]);
      });
    assert.deepEqual(found, [
      ['a list.sdm', '1', '1', 'warning', 'many-solutions'],
      ['a list.sdm', '2', '3', 'error', 'no-solution'],
    ]);
  });
});
