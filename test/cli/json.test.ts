// `backtrack solve --json`: one object a line for each board.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { backtrack, startTime, withFiles } from './backtrack';
import { judge2239, judge2580 } from '../judgeSamples';
import { noSolution, twoFives, twoSolutions } from './boards';

type Facts = Readonly<Record<string, unknown>>;

async function facts(
  text: string,
): Promise<{ status: number | null; boards: readonly Facts[]; said: string }> {
  const { status, stdout, stderr } = await backtrack(['solve', '--json'], text);
  const lines = stdout.toString().split('\n');
  assert.equal(lines.pop(), '', 'the last line has an end');
  return { status, boards: lines.map((line) => JSON.parse(line) as Facts), said: stderr };
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

describe('backtrack solve --json', function () {
  this.timeout(startTime);

  it('gives the place, givens and solution of each board of each file', async () => {
    const files = {
      'a.txt': `first\n\n  ${judge2580.text.replaceAll('\n', '\n  ')}`,
      'b.txt': judge2239.text,
    };
    const { status, stdout, stderr } = await withFiles(files, (folder) =>
      backtrack(['solve', 'a.txt', '--json', 'b.txt'], '', folder),
    );
    const boards = stdout
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Facts);
    const same = { board: 1, outcome: 'unique' };
    const [first, second] = boards.map(({ nodes, message, ...rest }) => {
      assert.equal(typeof nodes, 'number');
      assert.match(String(message), /exactly one solution/);
      return rest;
    });
    assert.deepEqual(first, {
      ...same,
      file: 'a.txt',
      line: 3,
      column: 3,
      notation: 'separated',
      givens: digitsOf(judge2580.text),
      solution: digitsOf(judge2580.solved),
    });
    assert.deepEqual(second, {
      ...same,
      file: 'b.txt',
      line: 1,
      column: 1,
      notation: 'rows',
      givens: digitsOf(judge2239.text),
      solution: digitsOf(judge2239.solved),
    });
    assert.equal(boards.length, 2);
    assert.equal(status, 0);
    assert.equal(stderr, '');
  });

  it('gives two solutions and where they differ', async () => {
    const { status, boards } = await facts(twoSolutions.line);
    const [{ outcome, solution, other, differing }] = boards as [Facts];
    assert.deepEqual(
      { outcome, solution, other, differing },
      {
        outcome: 'many',
        solution: twoSolutions.first,
        other: twoSolutions.second,
        differing: ['r1c7', 'r1c8', 'r5c7', 'r5c8', 'r9c7', 'r9c8'],
      },
    );
    assert.equal(status, 0);
  });

  it('tells boards apart that cannot be solved', async () => {
    const shortRow = judge2239.text.replace('300502006', '30050200');
    const { status, boards, said } = await facts(`${noSolution}\n\n${twoFives}\n\n${shortRow}`);
    assert.deepEqual(
      boards.map(({ board, outcome, line }) => ({ board, outcome, line })),
      [
        { board: 1, outcome: 'none', line: 1 },
        { board: 2, outcome: 'broken', line: 3 },
        { board: 3, outcome: 'flawed', line: 5 },
      ],
    );
    assert.equal(status, 1);
    assert.equal(said, '');
    const [none, broken, flawed] = boards as [Facts, Facts, Facts];
    assert.ok(!('solution' in none) && !('givens' in flawed));
    assert.deepEqual(
      (broken.violations as Facts[]).map(({ code, cell, digit, line, column, clashes }) => {
        return { code, cell, digit, line, column, clashes };
      }),
      [
        { cell: 'r1c1', column: 1, clash: 'r1c3' },
        { cell: 'r1c3', column: 3, clash: 'r1c1' },
      ].map(({ cell, column, clash }) => ({
        code: 'duplicate-in-row',
        cell,
        digit: 5,
        line: 3,
        column,
        clashes: [{ cell: clash, houses: ['row 1', 'box 1'] }],
      })),
    );
    const [flaw] = flawed.flaws as [Facts];
    assert.deepEqual([flaw.code, flaw.line, flaw.row, flaw.found], ['short-row', 8, 4, 8]);
  });

  it('prints nothing for a text without a board, but says so', async () => {
    assert.deepEqual(await facts(''), {
      status: 1,
      boards: [],
      said: '<stdin>: There is no Sudoku or N-Queens board in this text.\n',
    });
  });
});
