// The files of examples/, as the terminal reads them.
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'mocha';
import { backtrack, startTime } from './backtrack';

const one = ['unique'];

/** The outcome of each board of each file. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'README.md': [],
  'SudokuSolver.java': one,
  'boxed.sudoku': one,
  'collection.sudoku': Array<string>(8).fill('unique'),
  'judge-2239.txt': one,
  'judge-2580.txt': one,
  'mistakes.sudoku': ['broken', 'broken', 'broken', 'none', 'many', 'flawed', 'flawed'],
  'n_queens.py': ['complete', 'complete'],
  'notations/Board.java': ['broken'],
  'notations/answers.csv': ['unique', 'unique'],
  'notations/candidates.sudoku': one,
  'notations/collection.sudoku': ['unique', 'unique'],
  'notations/frame.sudoku': ['broken'],
  'notations/library.sudoku': ['many'],
  'notations/one-line.sdm': ['flawed'],
  'notations/rows.sudoku': ['flawed'],
  'notations/sections.sdk': ['none'],
  'notations/spaces.sudoku': ['broken'],
  'queens.nqueens': ['complete', 'complete', 'complete', 'broken', 'none'],
  'ratings.sudoku': Array<string>(12).fill('unique'),
  'two-boards.md': ['unique', 'unique'],
  'valid-sudoku.py': ['unique', 'unique'],
};

describe('the examples', function () {
  this.timeout(startTime);

  it('are all expected here', async () => {
    const entries = await readdir('examples', { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.posix.join(parentPath.replaceAll('\\', '/'), name));
    assert.deepEqual(
      files.sort(),
      Object.keys(expected)
        .map((file) => `examples/${file}`)
        .sort(),
    );
  });

  for (const [file, outcomes] of Object.entries(expected)) {
    it(`${file} has the boards it is there for`, async () => {
      const { stdout } = await backtrack(['solve', '--json', file], '', 'examples');
      const lines = stdout.toString().split('\n').slice(0, -1);
      assert.deepEqual(
        lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome),
        outcomes,
      );
    });
  }
});
