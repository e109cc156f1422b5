// N-Queens boards in a terminal: solved in place, checked, left out of conversions, and as plain data.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CASES } from '../core/queens/boards';
import { judge2239 } from '../judgeSamples';
import { backtrack, startTime, withFiles } from './backtrack';

const FOUR = '.Q..\n....\n....\n....\n';
const FOUR_SOLVED = '.Q..\n...Q\nQ...\n..Q.\n';
const ATTACKED = 'Q..Q\n....\n....\n....\n';
const NONE = `........\n.......Q\n........\n.Q......\n${'........\n'.repeat(4)}`;
/** The columns of the first in order with the first queen in the fifth column. */
const EIGHT = [4, 0, 3, 5, 7, 1, 6, 2];

async function run(words: readonly string[], stdin = '', folder?: string) {
  const { status, stdout, stderr } = await backtrack(words, stdin, folder);
  return { status, printed: stdout.toString(), said: stderr };
}

describe('backtrack solve, of N-Queens boards', function () {
  this.timeout(startTime);

  it('puts the first queens in order beside those that are given, and leaves all else as it is', async () => {
    const text = `Four queens:\r\n\r\n${FOUR.replaceAll('\n', '\r\n')}\r\n${judge2239.text}`;
    assert.deepEqual(await run(['solve'], text), {
      status: 0,
      printed: `Four queens:\r\n\r\n${FOUR_SOLVED.replaceAll('\n', '\r\n')}\r\n${judge2239.solved}`,
      said: '',
    });
  });

  it('writes zeros and ones as such, and keeps an array an array', async () => {
    const matrix = '0 0 0 0 1 0 0 0\n' + '0 0 0 0 0 0 0 0\n'.repeat(7);
    const solved = EIGHT.map((column) =>
      Array.from({ length: 8 }, (_, at) => (at === column ? '1' : '0')).join(' '),
    ).join('\n');
    assert.equal((await run(['solve'], `8 queens\n\n${matrix}`)).printed, `8 queens\n\n${solved}\n`);
    const array = 'board = [".Q..", "....", "....", "...."]\n';
    assert.equal((await run(['solve'], array)).printed, 'board = [".Q..", "...Q", "Q...", "..Q."]\n');
  });

  it('finds the first in order of boards that take more than a moment', async () => {
    const known = CASES.firstSolutionMore.find(({ n }) => n === 20)?.firstSolution ?? [];
    const rowOf = (column: number): string => `${'.'.repeat(column - 1)}Q${'.'.repeat(20 - column)}\n`;
    const blank = `${'.'.repeat(20)}\n`;
    const { printed } = await run(['solve'], rowOf(known[0] ?? 1) + blank.repeat(19));
    assert.equal(printed, known.map(rowOf).join(''));
  });

  it('says what keeps a board from being completed, and leaves it alone', async () => {
    const text = `${ATTACKED}\n${NONE}`;
    assert.deepEqual(await run(['solve', '--unique'], text), {
      status: 1,
      printed: text,
      said:
        '<stdin>:1:1: The queen at r1c1 attacks r1c4 (row 1). And 1 more.\n' +
        '<stdin>:6:1: The board cannot be completed, though no rule is visibly broken.\n',
    });
  });

  it('gives a line of JSON for each board', async () => {
    const { printed } = await run(['solve', '--json'], `${FOUR}\n${ATTACKED}\n${NONE}`);
    const [four, attacked, none, ...others] = printed
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    const place = { file: '<stdin>', column: 1, notation: 'queenRows' };
    assert.equal(typeof four?.nodes, 'number');
    assert.deepEqual(
      { ...four, nodes: 0 },
      {
        ...place,
        board: 1,
        line: 1,
        outcome: 'complete',
        size: 4,
        queens: ['r1c2'],
        solution: [2, 4, 1, 3],
        nodes: 0,
        message: 'The board can be completed.',
      },
    );
    const attack = (square: string, column: number, attacker: string) => ({
      code: 'queens-attack',
      line: 6,
      column,
      message: `The queen at ${square} attacks ${attacker} (row 1).`,
      square,
      attackers: [{ square: attacker, line: 'row' }],
    });
    assert.deepEqual(attacked, {
      ...place,
      board: 2,
      line: 6,
      outcome: 'broken',
      size: 4,
      queens: ['r1c1', 'r1c4'],
      violations: [attack('r1c1', 1, 'r1c4'), attack('r1c4', 4, 'r1c1')],
      message: 'The queen at r1c1 attacks r1c4 (row 1). And 1 more.',
    });
    assert.deepEqual([none?.outcome, none?.queens], ['none', ['r2c8', 'r4c2']]);
    assert.equal(others.length, 0);
  });

  it('reads a file that is named after the puzzle as all about it', async () => {
    const files = { 'four.queens': '....\n'.repeat(4), 'four.txt': '....\n'.repeat(4) };
    const { printed, said } = await withFiles(files, (folder) =>
      run(['solve', 'four.queens', 'four.txt'], '', folder),
    );
    assert.equal(printed, `${FOUR_SOLVED}${'....\n'.repeat(4)}`);
    assert.equal(said, 'four.txt: There is no Sudoku or N-Queens board in this text.\n');
  });
});

describe('backtrack check, of N-Queens boards', function () {
  this.timeout(startTime);

  it('prints a line for each finding, and sums up', async () => {
    const { status, printed, said } = await run(
      ['check'],
      `${FOUR}\n${ATTACKED}\n${NONE}\n.Q...\n...Q.\nQ....\n..Q..\n`,
    );
    assert.deepEqual(
      printed.split('\n').map((line) => line.replace(/: [A-Z].*\. \[/, ': … [')),
      [
        '<stdin>:6:1: error: … [queens-attack]',
        '<stdin>:6:4: error: … [queens-attack]',
        '<stdin>:11:1: error: … [no-completion]',
        '<stdin>:20:1: error: … [not-square]',
        '',
      ],
    );
    assert.equal(said, '<stdin>: 4 puzzles: 1 that can be completed, 2 without a solution, 1 not whole\n');
    assert.equal(status, 1);
  });
});

describe('backtrack convert, of N-Queens boards', function () {
  this.timeout(startTime);

  it('leaves them out, and says so', async () => {
    const { status, printed, said } = await run(['convert', '--to', 'rows'], `${FOUR}\n${judge2239.text}`);
    assert.equal(printed.split('\n').length, 10);
    assert.equal(
      said,
      '<stdin>: 1 board is converted, 1 N-Queens board is left out, as only Sudoku boards can be converted.\n',
    );
    assert.equal(status, 1);
  });
});
