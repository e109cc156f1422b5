// The parts of counting by halves, each against plain loops.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { HalfLists } from '../../../../src/core/queens/count/halfLists';
import { forEachHalf, type HalfBatch } from '../../../../src/core/queens/count/halves';
import { MatchCounter } from '../../../../src/core/queens/count/matches';
import { reversals } from '../../../../src/core/queens/count/reversals';
import { layoutOf, SortedHalves } from '../../../../src/core/queens/count/sortedHalves';
import { transpose } from '../../../../src/core/queens/count/transpose';
import { randomFrom } from '../../sudoku/boards';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

type Pair = readonly [right: number, left: number];

const batchOf = (columns: number, pairs: readonly Pair[]): HalfBatch => ({
  length: pairs.length,
  columns: new Int32Array(pairs.length).fill(columns),
  right: Int32Array.from(pairs, ([right]) => right),
  left: Int32Array.from(pairs, ([, left]) => left),
});

const sorted = (pairs: readonly Pair[]): string[] => pairs.map(String).sort();

const columnsIn = (set: number): number[] =>
  Array.from({ length: 31 }, (_, column) => column).filter((column) => (set >> column) & 1);

describe(`counting by halves (SEED=${String(SEED)})`, () => {
  const random = randomFrom(SEED);
  const below = (limit: number): number => Math.floor(random() * limit);
  /** Two sets of `width` bits, each bit set with this chance. */
  const randomPair = (width: number, chance: number): Pair => {
    const set = (): number => {
      let bits = 0;
      for (let bit = 0; bit < width; bit++) {
        bits |= random() < chance ? 1 << bit : 0;
      }
      return bits;
    };
    return [set(), set()];
  };
  const randomPairs = (count: number, width: number, chance: number): Pair[] =>
    Array.from({ length: count }, () => randomPair(width, chance));

  it('transposes', () => {
    for (let time = 0; time < 20; time++) {
      const words = Int32Array.from({ length: 32 }, () => below(2 ** 32) | 0);
      const before = words.slice();
      transpose(words);
      for (let row = 0; row < 32; row++) {
        for (let bit = 0; bit < 32; bit++) {
          assert.equal((words[row]! >>> bit) & 1, (before[bit]! >>> row) & 1);
        }
      }
    }
  });

  it('reverses bits', () => {
    for (const width of [1, 2, 7]) {
      const text = (number: number): string => number.toString(2).padStart(width, '0');
      const expected = Array.from({ length: 2 ** width }, (_, number) =>
        parseInt(Array.from(text(number)).reverse().join(''), 2),
      );
      assert.deepEqual(Array.from(reversals(width)), expected);
    }
  });

  it('enumerates the placements that are allowed', () => {
    for (let time = 0; time < 60; time++) {
      const size = 4 + below(4);
      const rows = 2 + below(3);
      const allowed = Array.from({ length: rows }, () => below(2 ** size) | below(2 ** size));
      const needed = below(2 ** size) & below(2 ** size) & below(2 ** size);
      const found: string[] = [];
      forEachHalf({ size, allowed, needed }, ({ length, columns, right, left }) => {
        for (let index = 0; index < length; index++) {
          found.push(`${String(columns[index]!)} ${String(right[index]!)} ${String(left[index]!)}`);
        }
      });
      // By all choices of a column a row.
      let placements: number[][] = [[]];
      for (const columns of allowed) {
        placements = placements.flatMap((above) =>
          columnsIn(columns)
            .filter((column) =>
              above.every((other, row) => ![0, above.length - row].includes(Math.abs(other - column))),
            )
            .map((column) => [...above, column]),
        );
      }
      const sum = (bits: readonly number[]): number => bits.reduce((set, bit) => set | (1 << bit), 0);
      const expected = placements
        .filter((columns) => (needed & ~sum(columns)) === 0)
        .map((columns) => {
          const right = columns.map((column, row) => column + rows - row).filter((column) => column < size);
          const left = columns.map((column, row) => column - rows + row).filter((column) => column >= 0);
          return [sum(columns), sum(right.map((column) => column - 1)), sum(left)].join(' ');
        });
      assert.deepEqual(found.sort(), expected.sort());
    }
  });

  for (const size of [5, 16, 17, 18]) {
    it(`keeps what is appended to many lists, size ${String(size)}`, () => {
      const width = size - 1;
      const lists = new HalfLists(size);
      const reversed = reversals(width);
      // The second time in the memory of the first.
      for (let time = 0; time < 2; time++) {
        lists.clear();
        const expected = new Map<number, Pair[]>();
        for (let batch = 0; batch < 60; batch++) {
          const columns = [0, 1, 2 ** size - 1, 2 ** width][below(4)]!;
          const pairs = randomPairs(below(40), width, 0.5);
          lists.add(batchOf(columns, pairs));
          expected.set(columns, [...(expected.get(columns) ?? []), ...pairs]);
        }
        for (const columns of [0, 1, 2, 2 ** width, 2 ** size - 1]) {
          const pairs = expected.get(columns) ?? [];
          assert.equal(lists.lengthOf(columns), pairs.length);
          for (const table of [undefined, reversed]) {
            const [right, left] = [new Int32Array(pairs.length + 3), new Int32Array(pairs.length + 3)];
            assert.equal(lists.copy(columns, right, left, 3, table), pairs.length + 3);
            const copied = pairs.map((_, index): Pair => [right[index + 3]!, left[index + 3]!]);
            const turned = pairs.map(([one, other]): Pair =>
              table ? [table[one]!, table[other]!] : [one, other],
            );
            assert.deepEqual(sorted(copied), sorted(turned));
          }
        }
      }
    });
  }

  for (const size of [4, 5, 8, 11, 16, 17, 18]) {
    it(`counts the pairs that have nothing in common, size ${String(size)}`, () => {
      const width = size - 1;
      const layout = layoutOf(size);
      const matches = new MatchCounter(layout);
      const [one, other] = [new SortedHalves(layout), new SortedHalves(layout)];
      // With no bits at all every pair matches, so that all counters run over.
      for (const chance of [0, 0.05, 0.2, 0.4]) {
        const lists = new HalfLists(size);
        const pairs = [0, 1].map(() => randomPairs(1 + below(300), width, chance));
        for (const [columns, list] of pairs.entries()) {
          lists.add(batchOf(columns, list));
        }
        one.clear();
        one.add(lists, 0, false);
        other.clear();
        other.add(lists, 1, true);
        one.sort();
        other.sort();
        let expected = 0;
        for (const [right, left] of pairs[0]!) {
          for (const [otherLeft, otherRight] of pairs[1]!) {
            expected += ((right & otherRight) | (left & otherLeft)) === 0 ? 1 : 0;
          }
        }
        assert.equal(matches.count(one, other), expected);
        assert.equal(matches.count(other, one), expected);
      }
    });
  }
});
