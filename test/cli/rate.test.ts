// `backtrack rate`: how hard boards are, by the ratings of Sudoku Explainer 1.2.1.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, it } from 'mocha';
import { EXAMPLES } from '../core/sudoku/logic/examples';
import { judge2239 } from '../judgeSamples';
import { backtrack, cliPath, startTime, withFiles } from './backtrack';
import { noSolution, twoFives, twoSolutions } from './boards';

/** Published puzzles with their ratings: Wikipedia's, and the second of Norvig's essay. */
const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ANSWER = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const NORVIG = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

/** Inkala's of 2012, rated 10.7/10.7/9.7. */
const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const easy = EXAMPLES.filter(([, , rating]) => Number(rating) < 7);

async function rate(words: readonly string[], text = '', folder?: string) {
  const { status, stdout, stderr } = await backtrack(['rate', ...words], text, folder);
  return { status, printed: stdout.toString(), said: stderr };
}

describe('backtrack rate', function () {
  this.timeout(2 * startTime);

  it('prints a line for each puzzle, with its rating', async () => {
    assert.deepEqual(await rate([], `${WIKIPEDIA}\r\n${NORVIG.replaceAll('.', '0')}\r\n`), {
      status: 0,
      printed: `${WIKIPEDIA} ED=1.2/1.2/1.2\n${NORVIG} ED=2.6/1.2/1.2\n`,
      said: '',
    });
  });

  it('keeps the order of the text, whichever thread rates a board, and rates as the reference does', async () => {
    const text = easy.map(([, puzzle]) => `${puzzle}\n`).join('');
    const expected = easy.map(([, , rating]) => `${rating}\n`).join('');
    for (const jobs of [[], ['--jobs', '1']]) {
      const { status, printed, said } = await rate(['--format', '%r', ...jobs], text);
      assert.deepEqual({ status, printed, said }, { status: 0, printed: expected, said: '' });
    }
  });

  it('reads boards of any notation, and answers are no boards', async () => {
    const files = {
      'grid.txt': `A grid:\n\n${judge2239.text}`,
      'answers.sdm': `${WIKIPEDIA}\n${ANSWER}\n${NORVIG}\n`,
      'table.csv': `puzzle,solution\n${WIKIPEDIA},${ANSWER}\n`,
    };
    const { status, printed, said } = await withFiles(files, (folder) =>
      rate(['--format=%n %g', 'grid.txt', 'answers.sdm', 'table.csv'], '', folder),
    );
    assert.deepEqual(
      { status, printed, said },
      {
        status: 0,
        printed: [
          `grid.txt:3 ${judge2239.text.replaceAll('\n', '').replaceAll('0', '.')}`,
          `answers.sdm:1 ${WIKIPEDIA}`,
          `answers.sdm:3 ${NORVIG}`,
          `table.csv:2 ${WIKIPEDIA}`,
          '',
        ].join('\n'),
        said: '',
      },
    );
  });

  it('prints what the format says', async () => {
    const [, xWing] = EXAMPLES.find(([technique]) => technique === 'xWing')!;
    const { printed } = await rate(['--format', '%r|%p|%d|%t|100 %%|%v|%l%s'], xWing);
    const [line, steps, ...rest] = printed.split('\n');
    assert.match(line!, /^3\.2\|1\.2\|1\.2\|X-Wing\|100 %\|SE 1\.2\.1, Backtrack \d+\.\d+\.\d+\|$/);
    assert.deepEqual(rest, ['']);
    const told = steps!.split('; ');
    for (const step of told) {
      assert.match(step, /^[A-Z][^;]* \d+\.\d (?:,?r[1-9]c[1-9](?:=[1-9]|<>[1-9]+))+$/);
    }
    assert.ok(told.some((step) => step.startsWith('X-Wing 3.2 ') && step.includes('<>')));
    assert.ok(told[0]!.startsWith('Hidden single in a box 1.2 r'));
  });

  it('refuses formats and budgets that mean nothing', async () => {
    for (const word of ['--format=%x', '--format=100 %', '--budget=0', '--budget=much']) {
      const { status, printed, said } = await rate([word], WIKIPEDIA);
      assert.deepEqual({ status, printed }, { status: 2, printed: '' });
      assert.match(said, /^backtrack: The option “--\w+” [^\n]+\n$/);
    }
  });

  it('says of each board without a rating why, and where', async () => {
    const text = [
      WIKIPEDIA,
      noSolution,
      twoSolutions.line,
      `  ${twoFives}`,
      `${WIKIPEDIA}7`,
      '',
      '1...\n..2.\n.3..\n...4',
      '',
      'Q...\n....\n....\n....',
      '',
      NORVIG,
    ].join('\n');
    const { status, printed, said } = await rate(['--format=%r'], text);
    assert.deepEqual({ status, printed }, { status: 1, printed: '1.2\n2.6\n' });
    const places = [
      ['2:1', /no solution/],
      ['3:1', /several solutions/],
      ['4:3', /no solution/],
      ['5:1', /cannot be read/],
      ['7:1', /9×9/],
      ['12:1', /N-Queens/],
    ] as const;
    const lines = said.trimEnd().split('\n');
    assert.equal(lines.length, places.length, said);
    for (const [index, [place, why]] of places.entries()) {
      assert.ok(lines[index]!.startsWith(`<stdin>:${place}: `), lines[index]);
      assert.match(lines[index]!, why);
    }
  });

  it('never tells what exceeds the budget as a rating', async () => {
    const { status, printed, said } = await rate(['--budget', '1000'], `${INKALA}\n${WIKIPEDIA}\n`);
    assert.deepEqual({ status, printed }, { status: 1, printed: `${WIKIPEDIA} ED=1.2/1.2/1.2\n` });
    assert.match(said, /^<stdin>:1:1: Stopped at the limit[^\n]+\n$/);
    const json = await rate(['--budget', '1000', '--json', '--jobs=1'], INKALA);
    const { outcome, rating, reached } = JSON.parse(json.printed) as Record<string, unknown>;
    assert.deepEqual(
      { outcome, rating, reached },
      { outcome: 'stopped', rating: undefined, reached: { er: 0, ep: 0, ed: 0 } },
    );
    assert.equal(json.status, 1);
  });

  it('prints an object a line with --json', async () => {
    const { status, printed, said } = await rate(['--json'], `${NORVIG}\n\n${noSolution}\n`);
    const [rated, refused] = printed
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const { steps, message, ...facts } = rated!;
    assert.deepEqual(facts, {
      file: '<stdin>',
      board: 1,
      line: 1,
      column: 1,
      notation: 'line',
      puzzle: NORVIG,
      outcome: 'rated',
      rating: { er: 2.6, ep: 1.2, ed: 1.2 },
      scale: 'SE 1.2.1',
      hardest: { technique: 'pointing' },
      nodes: 0,
    });
    assert.ok(Number(steps) >= NORVIG.split('.').length - 1, String(steps));
    assert.ok(String(message).startsWith('ED=2.6/1.2/1.2 (SE 1.2.1, Backtrack '), String(message));
    assert.deepEqual([refused!.outcome, refused!.line], ['none', 3]);
    assert.deepEqual({ status, said }, { status: 1, said: '' });
  });

  it('rates the givens where a text tells them from digits that were placed since', async () => {
    // A line of HoDoKu's library, in which r1c3 = 4 was placed.
    const played = `:0000:x:${WIKIPEDIA.slice(0, 2)}+4${WIKIPEDIA.slice(3)}:::`;
    assert.deepEqual(await rate([], played), {
      status: 0,
      printed: `${WIKIPEDIA} ED=1.2/1.2/1.2\n`,
      said: '',
    });
  });

  it('says where there is no board or no file', async () => {
    assert.deepEqual(await rate([], 'words'), {
      status: 1,
      printed: '',
      said: '<stdin>: There is no Sudoku or N-Queens board in this text.\n',
    });
    const { status, said } = await rate(['missing.txt']);
    assert.deepEqual({ status, said }, { status: 2, said: 'missing.txt: There is no such file.\n' });
  });

  it('answers a line before the next one is there, and ends at once on an interrupt', async () => {
    const child = spawn(process.execPath, [cliPath, 'rate']);
    const ended = new Promise((resolve) =>
      child.on('close', (status, signal) => {
        resolve(signal);
      }),
    );
    const first = new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdin.write(`${WIKIPEDIA}\n`);
    assert.equal(String(await first), `${WIKIPEDIA} ED=1.2/1.2/1.2\n`);
    // This keeps a worker busy for many seconds.
    child.stdin.write(`${INKALA}\n`);
    child.kill('SIGINT');
    assert.equal(await ended, 'SIGINT');
  });

  it('helps, and names the scale', async () => {
    const { status, printed } = await rate(['--help']);
    assert.equal(status, 0);
    assert.ok(printed.includes('SE 1.2.1') && printed.includes('--format TEXT'));
    assert.deepEqual(
      printed.split('\n').filter((line) => line.length > 80),
      [],
    );
  });
});
