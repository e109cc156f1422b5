// The command line of `backtrack`: help, version, and what is refused.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { backtrack, startTime, withFiles } from './backtrack';
import { judge2239 } from '../judgeSamples';

describe('backtrack', function () {
  this.timeout(startTime);

  for (const [words, named] of [
    [[], 'No command'],
    [['slove'], '“slove”'],
    [['--json', 'solve'], '“--json”'],
    [['solve', '--jsno'], '“--jsno”'],
    [['solve', '-j'], '“-j”'],
    [['solve', '--json=all'], '“--json”'],
  ] as const) {
    it(`refuses “${['backtrack', ...words].join(' ')}” in one sentence`, async () => {
      const { status, stdout, stderr } = await backtrack(words, judge2239.text);
      assert.equal(status, 2);
      assert.equal(stdout.toString(), '');
      assert.match(stderr, /^backtrack: [^\n]+ See “backtrack --help”\.\n$/);
      assert.ok(stderr.includes(named), stderr);
    });
  }

  it('takes what follows -- for a file', async () => {
    await withFiles({ '--json': judge2239.text }, async (folder) => {
      const { status, stdout } = await backtrack(['solve', '--', '--json'], '', folder);
      assert.equal(stdout.toString(), judge2239.solved);
      assert.equal(status, 0);
    });
  });

  it('helps, in lines that fit a terminal', async () => {
    for (const [words, listed] of [
      [['--help'], 'solve'],
      [['-h'], 'solve'],
      [['solve', '--help'], '--json'],
      [['solve', '-h', 'missing.txt'], '--json'],
    ] as const) {
      const { status, stdout, stderr } = await backtrack(words);
      const help = stdout.toString();
      assert.match(help, new RegExp(`^  ${listed}\\b`, 'm'));
      assert.deepEqual(
        help.split('\n').filter((line) => line.length > 80),
        [],
      );
      assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
    }
  });

  it('tells the version of the package', async () => {
    const manifest = await readFile(join(__dirname, '../../../package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    const { status, stdout } = await backtrack(['--version']);
    assert.equal(stdout.toString(), `${version}\n`);
    assert.equal(status, 0);
  });
});
