// The pages that the codes of diagnostics link to.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, it } from 'mocha';
import { judge } from '../../src/core/judge';
import { pathOf } from '../../src/core/logic';
import { ratedOf, tenthsText } from '../../src/core/sudoku/logic/rated';
import { isWrong, statedRatings } from '../../src/core/text/metadata/statedRating';
import { scan } from '../../src/core/text/scan';
import { codes, codesOf } from './codes';

describe('docs', () => {
  it('has a page for each diagnostic code, one about ratings, and no other', async () => {
    assert.deepEqual(
      (await readdir('docs')).filter((name) => name !== 'pictures').sort(),
      ['ratings', ...codes].sort().map((code) => `${code}.md`),
    );
  });

  for (const code of codes) {
    it(`${code}.md names its code and shows a board that has the problem`, async () => {
      const page = await readFile(`docs/${code}.md`, 'utf8');
      assert.ok(page.includes(`\n\`${code}\`\n`));
      assert.match(page, /^# .+\n[^]+\n## Example\n[^]+\n## What to do\n/);
      const boards = scan(page);
      switch (code) {
        case 'gave-up': // No board is known that a search gives up on.
        case 'more-problems': // It takes very many.
          assert.equal(boards.length, 0);
          break;
        case 'duplicate-puzzle': {
          const [one, other] = boards;
          assert.ok(one?.kind === 'sudoku' && other?.kind === 'sudoku' && boards.length === 2);
          assert.deepEqual(other.cells, one.cells);
          break;
        }
        case 'redundant-given': {
          const [board] = boards;
          assert.ok(board?.kind === 'sudoku' && boards.length === 1);
          const fewer = board.cells.map((value, cell) => (cell === 45 ? 0 : value)); // r6c1, as the page says
          assert.deepEqual(codesOf(judge({ ...board, cells: fewer })), []);
          assert.notDeepEqual(fewer, board.cells);
          break;
        }
        case 'wrong-rating': {
          const [board] = boards;
          assert.ok(board?.kind === 'sudoku' && boards.length === 1);
          const { rating } = ratedOf(pathOf({ cells: board.cells }));
          assert.deepEqual(
            statedRatings(page, boards, board).map((stated) => isWrong(stated, rating)),
            [true],
          );
          assert.ok(
            page.includes(`rates it ${[rating.er, rating.ep, rating.ed].map(tenthsText).join('/')}.`),
          );
          break;
        }
        default:
          assert.equal(boards.length, 1);
          for (const board of boards) {
            assert.ok(codesOf(judge(board)).includes(code), codesOf(judge(board)).join(', '));
          }
      }
    });
  }
});
