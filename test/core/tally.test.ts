// What there is to say of many boards, in numbers, kept as the boards change.
import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { judge } from '../../src/core/judge';
import { countsOf, sumOf, Tally, type Counts } from '../../src/core/tally';
import { scan } from '../../src/core/text/scan';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe(`the tally (SEED=${String(SEED)})`, () => {
  it('counts what is wrong with a board, and what is only to be known', () => {
    const counted = (line: string): Counts[] => scan(line).map((board) => countsOf(judge(board)));
    deepEqual(counted(BOARD), [{ errors: 0, warnings: 0, notes: 0 }]);
    deepEqual(counted(BOARD.replace('53.', '535')), [{ errors: 2, warnings: 0, notes: 0 }]);
    deepEqual(counted(BOARD.replace('53..', '532.')), [{ errors: 1, warnings: 0, notes: 0 }]);
    deepEqual(counted(BOARD.replace('79', '.9')), [{ errors: 0, warnings: 1, notes: 0 }]);
    deepEqual(counted(BOARD.slice(1)), [{ errors: 1, warnings: 0, notes: 0 }]);
  });

  it('has the sums and places of what was counted, whatever comes and goes', () => {
    const counts = fc.record({ errors: fc.nat(3), warnings: fc.nat(2), notes: fc.nat(1) });
    const steps = fc.array(fc.tuple(fc.nat(12), fc.nat(4), fc.array(fc.option(counts), { maxLength: 4 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.nat(8), steps, (length, changes) => {
        const tally = new Tally(length);
        const all: (Counts | null)[] = Array.from({ length }, () => null);
        for (const [at, removed, added] of changes) {
          const from = Math.min(at, all.length);
          const gone = Math.min(removed, all.length - from);
          all.splice(from, gone, ...added);
          tally.splice(from, gone, added.length);
          added.forEach((one, index) => {
            if (one) {
              tally.set(from + index, { errors: 9, warnings: 9, notes: 9 });
              tally.set(from + index, one);
            }
          });
        }
        const sum = (kind: keyof Counts): number => all.reduce((total, one) => total + (one?.[kind] ?? 0), 0);
        deepEqual(tally.totals, { errors: sum('errors'), warnings: sum('warnings'), notes: sum('notes') });
        equal(tally.length, all.length);
        const indices = (holds: (one: Counts | null) => boolean): readonly number[] =>
          [...all.keys()].filter((index) => holds(all[index] ?? null));
        deepEqual(
          tally.uncounted(),
          indices((one) => one === null),
        );
        deepEqual(
          [...tally.withErrors()],
          indices((one) => (one?.errors ?? 0) > 0),
        );
        deepEqual(
          [...tally.withoutErrors()],
          indices((one) => one?.errors === 0 && sumOf(one) > 0),
        );
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });
});
