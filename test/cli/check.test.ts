// `backtrack check` and what it shares with the other commands: findings, exit status, jobs, streams.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, it } from 'mocha';
import { boardsOf } from '../core/sudoku/boards';
import { judge2239 } from '../judgeSamples';
import { backtrack, cliPath, startTime, withFiles } from './backtrack';
import { noSolution, twoFives, twoSolutions } from './boards';

async function check(words: readonly string[], stdin: string | Uint8Array = '', folder?: string) {
  const { status, stdout, stderr } = await backtrack(['check', ...words], stdin, folder);
  return { status, printed: stdout.toString().split('\n').slice(0, -1), said: stderr };
}

const good = judge2239.text.replaceAll('\n', '');

describe('backtrack check', function () {
  this.timeout(startTime);

  it('finds nothing where there is nothing wrong', async () => {
    assert.deepEqual(await check([], `${good}\n${judge2239.text}`), {
      status: 0,
      printed: [],
      said: '<stdin>: 2 puzzles: 2 with one solution\n',
    });
  });

  it('prints a line for each finding, in the order of the text', async () => {
    const text = [good, '', noSolution, `  ${twoFives}`, twoSolutions.line, `${good}7`, ''].join('\r\n');
    const files = { 'bad.sdm': text, 'good.txt': good };
    const { status, printed, said } = await withFiles(files, (folder) =>
      check(['bad.sdm', 'good.txt'], '', folder),
    );
    assert.deepEqual(
      printed.map((line) => line.replace(/: [A-Z].*\. \[/, ': … [')),
      [
        'bad.sdm:3:1: error: … [no-solution]',
        'bad.sdm:4:3: error: … [duplicate-in-row]',
        'bad.sdm:4:5: error: … [duplicate-in-row]',
        'bad.sdm:5:1: warning: … [many-solutions]',
        'bad.sdm:6:1: error: … [wrong-length]',
      ],
    );
    assert.equal(
      said,
      'bad.sdm: 5 puzzles: 1 with one solution, 1 with several, 2 without a solution, 1 not whole\n' +
        'good.txt: 1 puzzle: 1 with one solution\n',
    );
    assert.equal(status, 1);
  });

  it('takes several solutions for a warning, or with --unique for an error', async () => {
    const { status, printed } = await check(['--quiet'], twoSolutions.line);
    assert.match(printed.join('\n'), /^<stdin>:1:1: warning: [^\n]+ \[many-solutions\]$/);
    assert.equal(status, 0);
    const strict = await check(['--quiet', '--unique'], twoSolutions.line);
    assert.match(strict.printed.join('\n'), /^<stdin>:1:1: error: [^\n]+ \[many-solutions\]$/);
    assert.deepEqual({ status: strict.status, said: strict.said }, { status: 1, said: '' });
  });

  it('finds wrong answers', async () => {
    const answer = judge2239.solved.replaceAll('\n', '');
    const wrong = answer.replace(/^./, (digit) => (digit === '9' ? '1' : '9'));
    const { status, printed } = await check([], `puzzle,solution\n${good},${answer}\n${good},${wrong}\n`);
    assert.match(printed.join('\n'), /^<stdin>:3:83: error: [^\n]+ \[wrong-answer\]$/);
    assert.equal(status, 1);
  });

  it('finds puzzles that come again, in other files too, if that is wanted', async () => {
    const files = { 'a.sdm': `${good}\n${noSolution}\n${good}\n`, 'b.txt': judge2239.text };
    const { status, printed } = await withFiles(files, (folder) =>
      check(['--duplicates', '--json', 'a.sdm', 'b.txt'], '', folder),
    );
    const facts = printed
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ code }) => code === 'duplicate-puzzle')
      .map(({ file, line, column, severity, message }) => ({ file, line, column, severity, message }));
    assert.deepEqual(facts, [
      {
        file: 'a.sdm',
        line: 3,
        column: 1,
        severity: 'error',
        message: 'The same puzzle stands in line 1.',
      },
      {
        file: 'b.txt',
        line: 1,
        column: 1,
        severity: 'error',
        message: 'The same puzzle stands in a.sdm, line 1.',
      },
    ]);
    assert.equal(status, 1);
  });

  it('ends with 1 where there is no board, and with 2 where a file cannot be read', async () => {
    assert.deepEqual(await check([], 'words'), {
      status: 1,
      printed: [],
      said: '<stdin>: There is no Sudoku or N-Queens board in this text.\n',
    });
    const { status, said } = await check(['missing.txt']);
    assert.equal(said, 'missing.txt: There is no such file.\n');
    assert.equal(status, 2);
  });

  it('refuses values that mean nothing', async () => {
    for (const words of [['--jobs', '0'], ['--jobs=many'], ['--jobs'], ['--unique=yes']]) {
      const { status, said } = await check(words, good);
      assert.equal(status, 2);
      assert.match(said, /^backtrack: The option “--\w+” [^\n]+\n$/);
    }
  });

  it('says the same with any number of jobs, and so do the others', async () => {
    const lines = boardsOf('easy-500.txt').flatMap((board, index) => [
      board,
      ...(index % 50 === 0 ? [noSolution, '# words', judge2239.text, twoSolutions.line] : []),
    ]);
    // More than this thread takes before it starts workers.
    const text = `${Array<string>(9).fill(lines.join('\n')).join('\n')}\n`;
    for (const command of ['check', 'count', 'solve']) {
      const one = await backtrack([command, '--jobs', '1'], text);
      const two = await backtrack([command, '--jobs', '2'], text);
      assert.deepEqual(
        [two.status, two.stderr, two.stdout.toString()],
        [one.status, one.stderr, one.stdout.toString()],
        command,
      );
      assert.ok(one.stdout.length > 5000, command);
    }
  });

  it('answers a line before the next one is there', async () => {
    const child = spawn(process.execPath, [cliPath, 'solve']);
    const chunks: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    child.stdin.write(`${good}\n`);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    assert.equal(chunks.join(''), `${judge2239.solved.replaceAll('\n', '')}\n`);
    child.stdin.end();
    await new Promise((resolve) => child.on('close', resolve));
  });
});
