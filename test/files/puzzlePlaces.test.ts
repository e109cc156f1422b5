// Where puzzles stand: the first place of each is found again, up to the limit.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { writeKey } from '../../src/core/sudoku/puzzleKey';
import { PuzzlePlaces } from '../../src/files/puzzlePlaces';
import { boardsOf, cellsOf, randomFrom } from '../core/sudoku/boards';

describe('places of puzzles', () => {
  it('are those that a map gives, through all growth', () => {
    const random = randomFrom(11);
    const places = new PuzzlePlaces();
    const known = new Map<string, { file: number; line: number }>();
    let again = 0;
    for (let line = 1; line <= 60_000; line++) {
      // Few different keys, so that they come again, and of each first word some, which share slots.
      const one = (Math.floor(10_000 * random()) * 0x9e3779b1) >>> 0;
      const two = Math.floor(4 * random());
      const place = { file: line % 7, line };
      const key = `${String(one)} ${String(two)}`;
      assert.deepEqual(places.add(one, two, place.file, place.line), known.get(key));
      again += known.has(key) ? 1 : 0;
      known.set(key, known.get(key) ?? place);
    }
    assert.ok(again > 10_000 && known.size > 10_000);
  });

  it('are remembered up to a limit, which is told', () => {
    const places = new PuzzlePlaces(3);
    for (const line of [1, 2, 3]) {
      assert.equal(places.isFull, false);
      assert.equal(places.add(line, 0, 0, line), undefined);
    }
    assert.equal(places.isFull, true);
    assert.equal(places.add(4, 0, 0, 4), undefined);
    assert.equal(places.add(4, 0, 0, 5), undefined);
    assert.deepEqual(places.add(3, 0, 1, 6), { file: 0, line: 3 });
  });
});

describe('keys of puzzles', () => {
  it('are the same for the same cells only', () => {
    const keys = new Map<string, string>();
    const words = new Uint32Array(3);
    for (const board of boardsOf('easy-500.txt')) {
      const cells = cellsOf(board);
      for (let cell = 0; cell < 81; cell++) {
        const changed = cells.slice();
        changed[cell] = (changed[cell]! + 1) % 10;
        writeKey(changed, words, 1);
        const key = words.slice(1).join(' ');
        const text = changed.join('');
        assert.equal(keys.get(key) ?? text, text);
        keys.set(key, text);
      }
    }
    assert.ok(keys.size > 40_000);
    writeKey(new Uint8Array(256), words, 1);
    assert.equal(keys.get(words.slice(1).join(' ')), undefined);
  });
});
