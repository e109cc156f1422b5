// The page about ratings says what is so: its tables are those of the rated puzzles, the extremes and the scale.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, it } from 'mocha';
import { tenthsText } from '../../src/core/sudoku/logic/rated';
import { SUDOKU_EXPLAINER } from '../../src/core/sudoku/logic/scale';
import { EXTREMES } from '../bench/extremes';
import { ratedPuzzles } from '../core/sudoku/logic/boards';

describe('docs/ratings.md', () => {
  let page: string;

  before(async () => {
    page = await readFile('docs/ratings.md', 'utf8');
  });

  it('names the scale', () => {
    assert.ok(page.includes(`\`${SUDOKU_EXPLAINER.name}\``));
  });

  it('has the ratings of all techniques', () => {
    const [, table = ''] = page.split('| rating | technique |');
    const told: readonly string[] = (table.split('\n\n')[0] ?? '').match(/\b\d+\.\d\b/g) ?? [];
    assert.deepEqual(
      Object.entries(SUDOKU_EXPLAINER.ratings).filter(([, rating]) => !told.includes(tenthsText(rating))),
      [],
    );
  });

  it('counts the puzzles of each band, and all of them are equal as agreement.test.ts finds', () => {
    const bands = new Map<number, number>();
    for (const { rating } of ratedPuzzles()) {
      const band = Math.floor(Number.parseFloat(rating));
      bands.set(band, (bands.get(band) ?? 0) + 1);
    }
    const rows = [...page.matchAll(/^\| (\d+)\.0 to \1\.9 \| (\d+) \| (\d+) \|$/gm)];
    assert.deepEqual(
      rows.map((row) => row.slice(1).map(Number)),
      [...bands].sort(([one], [other]) => one - other).map(([band, count]) => [band, count, count]),
    );
  });

  it('has the extremes', () => {
    assert.deepEqual(
      [...page.matchAll(/^\| (.+): `(.{81})` \| (\d.*) \|$/gm)].map(([, name, puzzle, rating]) => ({
        name,
        puzzle,
        rating,
      })),
      EXTREMES,
    );
  });
});
