// `backtrack solve` on so many boards that workers judge them: the same is said as of a few at a time.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { boardsOf, randomBoard, randomFrom } from '../core/sudoku/boards';
import { backtrack, startTime, withFiles } from './backtrack';

const random = randomFrom(5);
const some = [
  ...boardsOf('easy-500.txt'),
  ...Array.from({ length: 500 }, () => randomBoard(random)),
  `${boardsOf('easy-500.txt')[0]!}5`, // a cell too many
];
/** 3003 lines. */
const third = `${some.join('\n')}\n`.repeat(3);

describe('backtrack solve on thousands of boards', function () {
  this.timeout(startTime);

  for (const words of [['solve'], ['solve', '--json']]) {
    it(`says of them together what it says of parts: ${words.join(' ')}`, async () => {
      const files = { 'part.txt': third, 'all.txt': third + third };
      const [parts, whole] = await withFiles(files, (folder) =>
        Promise.all([
          backtrack([...words, 'part.txt', 'part.txt'], '', folder),
          backtrack([...words, 'all.txt'], '', folder),
        ]),
      );
      assert.equal(whole.status, 1);
      assert.equal(parts.status, 1);
      assert.ok(whole.stdout.length > 81 * 6000);
      assert.deepEqual(withoutPlaces(whole.stdout.toString()), withoutPlaces(parts.stdout.toString()));
      assert.deepEqual(withoutPlaces(whole.stderr), withoutPlaces(parts.stderr));
    });
  }
});

/** The lines without file names, numbers of boards and numbers of lines. */
function withoutPlaces(text: string): readonly string[] {
  return text
    .replace(/^(part|all)\.txt:\d+:/gm, '')
    .replace(/"file":"\w+\.txt","board":\d+,/g, '')
    .replace(/"line":\d+,/g, '')
    .split('\n');
}
