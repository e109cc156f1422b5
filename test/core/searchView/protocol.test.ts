// What arrives at either side of the search view is believed only if it is exactly what the other side can send.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isProblemView, searchProblemOf, type ProblemView } from '../../../src/search/problemView';
import {
  isSearchState,
  isToHost,
  isToView,
  type SearchState,
  type ToView,
} from '../../../src/search/protocol';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const queens: fc.Arbitrary<ProblemView> = fc.integer({ min: 1, max: 50 }).chain((size) =>
  fc.record({
    type: fc.constant('queens' as const),
    size: fc.constant(size),
    queens: fc.uniqueArray(fc.nat(size ** 2 - 1), { maxLength: 60 }),
  }),
);

const sudoku: fc.Arbitrary<ProblemView> = fc
  .constantFrom([2, 2], [2, 3], [3, 3], [3, 4], [5, 5])
  .chain(([boxRows = 0, boxColumns = 0]) => {
    const size = boxRows * boxColumns;
    return fc.record({
      type: fc.constant('sudoku' as const),
      boxRows: fc.constant(boxRows),
      boxColumns: fc.constant(boxColumns),
      cells: fc.array(fc.nat(size), { minLength: size ** 2, maxLength: size ** 2 }),
      symbols: fc.array(fc.string({ maxLength: 2 }), { minLength: size, maxLength: size }),
    });
  });

const state: fc.Arbitrary<SearchState> = fc.record({
  source: fc.record({
    uri: fc.option(fc.string({ maxLength: 50 })),
    board: fc.nat(),
    name: fc.string({ maxLength: 50 }),
    problem: fc.oneof(queens, sudoku),
  }),
  choice: fc.constantFrom('backtracking', 'unpruned', 'both'),
  until: fc.constantFrom('first', 'all'),
  visited: fc.nat(),
  speed: fc.integer({ min: 1 }),
});

const GOOD: ProblemView = { type: 'queens', size: 4, queens: [1, 7] };
const SMALL: ProblemView = {
  type: 'sudoku',
  boxRows: 2,
  boxColumns: 2,
  cells: Array.from({ length: 16 }, (_, cell) => cell % 5),
  symbols: ['1', '2', '3', '4'],
};

describe(`The search view's protocol (SEED=${String(seed)})`, () => {
  it('takes puzzles of every size, and what is kept of them', () => {
    fc.assert(
      fc.property(state, (one) => {
        assert.ok(isSearchState(one));
        assert.ok(isSearchState(JSON.parse(JSON.stringify(one))));
        const message: ToView = { type: 'search', source: one.source, translations: [['a {0}', 'b {0}']] };
        assert.ok(isToView(message));
        assert.ok(searchProblemOf(one.source.problem));
      }),
      { seed, numRuns: 100 },
    );
  });

  it('refuses puzzles whose parts do not go together', () => {
    assert.ok(isProblemView(GOOD));
    assert.ok(isProblemView(SMALL));
    for (const bad of [
      null,
      [],
      'queens',
      { ...GOOD, size: 0 },
      { ...GOOD, size: 51 },
      { ...GOOD, size: 1.5 },
      { ...GOOD, size: 2 },
      { ...GOOD, queens: [16] },
      { ...GOOD, queens: [-1] },
      { ...GOOD, queens: [1, 1] },
      { ...GOOD, queens: '1' },
      { ...GOOD, extra: 1 },
      { type: 'queens', size: 4 },
      { ...GOOD, type: 'chess' },
      { ...SMALL, boxRows: 3 },
      { ...SMALL, boxRows: 0 },
      { ...SMALL, cells: SMALL.cells.slice(1) },
      { ...SMALL, cells: SMALL.cells.map(() => 5) },
      { ...SMALL, symbols: ['1', '2', '3'] },
      { ...SMALL, symbols: ['1', '2', '3', '123'] },
    ]) {
      assert.equal(isProblemView(bad), false, JSON.stringify(bad));
    }
  });

  it('takes three messages of the view, and nothing like them', () => {
    for (const good of [{ type: 'ready' }, { type: 'again' }, { type: 'save', svg: '<svg xmlns="">' }]) {
      assert.ok(isToHost(good), JSON.stringify(good));
    }
    for (const bad of [
      {},
      null,
      'ready',
      { type: 'READY' },
      { type: 'ready', version: 0 },
      { type: 'again', uri: 'file:///etc/passwd' },
      { type: 'save' },
      { type: 'save', svg: '<html>' },
      { type: 'save', svg: 7 },
      { type: 'save', svg: ['<svg '] },
      { type: 'save', svg: '<svg >', file: 'x' },
      { type: 'save', svg: `<svg ${'x'.repeat(4_000_000)}` },
      { type: 'search' },
    ]) {
      assert.equal(isToHost(bad), false, JSON.stringify(bad).slice(0, 100));
    }
  });

  it('refuses any other data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        assert.equal(isToView(value), false);
        assert.equal(isSearchState(value), false);
        assert.equal(isProblemView(value), false);
        assert.equal(isToHost(value), false);
      }),
      { seed, numRuns: 500 },
    );
  });
});
