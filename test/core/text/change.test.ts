// Changes of texts: joined and found by comparison, they lead from the old text to the new one.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { changeBetween, grownBy, joined, type Change } from '../../../src/core/text/live/change';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** The old text with the part of the new one that the change tells of. */
function made(before: string, after: string, { start, end, length }: Change): string {
  return before.slice(0, start) + after.slice(start, start + length) + before.slice(end);
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 30 });

describe(`changes of a text (SEED=${String(SEED)})`, () => {
  it('joined, lead to the last text', () => {
    const edits = fc.array(fc.tuple(fc.nat(40), fc.nat(5), text), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(text, edits, (before, changes) => {
        let after = before;
        let all: Change | undefined;
        for (const [at, removed, put] of changes) {
          const start = Math.min(at, after.length);
          const end = Math.min(start + removed, after.length);
          const change = { start, end, length: put.length };
          after = after.slice(0, start) + put + after.slice(end);
          all = all ? joined(all, change) : change;
        }
        ok(all);
        equal(made(before, after, all), after);
        equal(before.length + grownBy(all), after.length);
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });

  it('found by comparison, are as short as can be', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = changeBetween(before, after);
        equal(made(before, after, change), after);
        equal(before.length + grownBy(change), after.length);
        ok(change.start <= change.end && change.length >= 0);
      }),
      { seed: SEED, numRuns: 2_000 },
    );
    deepEqual(changeBetween('abcd', 'abXcd'), { start: 2, end: 2, length: 1 });
    deepEqual(changeBetween('aaa', 'aa'), { start: 2, end: 3, length: 0 });
    deepEqual(changeBetween('same', 'same'), { start: 4, end: 4, length: 0 });
  });
});
