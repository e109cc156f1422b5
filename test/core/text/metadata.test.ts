// What a text tells of its boards stays with them: nothing is taken from a neighbour, or from far away.
import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { metadataOf } from '../../../src/core/text/metadata/metadata';
import { scan } from '../../../src/core/text/scan';
import { puzzle, written } from './notations';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const W = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe(`metadata (SEED=${String(SEED)})`, () => {
  it('is that of each board, in any notation, where headings stand between', () => {
    const title = fc
      .constantFrom('First', 'Puzzle', 'Board', 'The one of')
      .chain((word) => fc.nat(999).map((n) => `${word} ${String(n)}`));
    fc.assert(
      fc.property(fc.array(fc.tuple(title, written), { minLength: 1, maxLength: 4 }), (parts) => {
        const text = parts
          .map(([heading, { text: board }]) => `## ${heading}\n\nTry it.\n\n${board}\n\n`)
          .join('');
        const boards = scan(text);
        deepEqual(
          boards.map((board) => metadataOf(text, boards, board).title),
          parts.map(([heading]) => heading),
        );
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('is the rating of each line in a list, whatever the line ends', () => {
    const rating = fc
      .tuple(fc.integer({ min: 1, max: 11 }), fc.nat(9))
      .map(([whole, tenth]) => `${String(whole)}.${String(tenth)}`);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(puzzle, rating), { minLength: 1, maxLength: 9 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        (lines, end) => {
          const text = lines.map(([{ cells }, number]) => `${cells.join('')} ED=${number}/1.2/1.2`).join(end);
          const boards = scan(text);
          deepEqual(
            boards.map((board) => metadataOf(text, boards, board)),
            lines.map(([, number]) => ({ rating: `ED=${number}/1.2/1.2`, comments: [], fields: [] })),
          );
        },
      ),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('is found beside a board of many on one long line', () => {
    const text = `[${Array.from({ length: 2_000 }, (_, i) => `{"id":${String(i)},"puzzle":"${W}","name":"No. ${String(i)}"}`).join(',')}]`;
    const boards = scan(text);
    equal(boards.length, 2_000);
    // What stands between two boards on a line is told of both, the nearest before a board first.
    equal(metadataOf(text, boards, boards[0]!).title, 'No. 0');
    deepEqual(metadataOf(text, boards, boards[1_999]!).fields, [{ name: 'id', value: '1999' }]);
  });

  it('is not looked for beyond 400 characters of a line, nor beyond two empty lines', () => {
    for (const above of [`Title: ${'x'.repeat(500)}\n`, 'Title: One\n\n\n\n']) {
      const text = above + W;
      const boards = scan(text);
      deepEqual(metadataOf(text, boards, boards[0]!), { comments: [], fields: [] });
    }
  });
});
