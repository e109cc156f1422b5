// Counting all placements: against the published numbers, a plain search, and each part of it against plain loops.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { countEven } from '../../../../src/core/queens/count/evenSize';
import { countOdd } from '../../../../src/core/queens/count/oddSize';
import { countPlacements } from '../../../../src/core/queens/count/placements';
import { publishedCounts } from '../../../../src/core/queens/count/published';
import { countHalfTurn, countQuarterTurn } from '../../../../src/core/queens/count/symmetric';
import { CASES } from '../boards';
import { classesOf, placementsOf, turned } from './search';

const quietly = (): void => undefined;

describe('counting placements', () => {
  for (let size = 1; size <= 12; size++) {
    it(`finds as many as a plain search and as published, size ${String(size)}`, () => {
      const { all, fundamental } = countPlacements(size, quietly);
      const found = placementsOf(size);
      assert.equal(all, found.length);
      if (size <= 10) {
        assert.equal(fundamental, classesOf(found));
      }
      assert.deepEqual({ all: BigInt(all), fundamental: BigInt(fundamental) }, publishedCounts(size));
    });
  }

  it('comes to the same in parts', () => {
    for (const { n, all } of CASES.counts.slice(3, 13)) {
      for (let parted = 1; parted <= 3; parted++) {
        if (n % 2 === 0 && 2 * parted <= n) {
          assert.equal(countEven(n, quietly, parted), Number(all), `${String(n)}, ${String(parted)}`);
        }
        // The columns by which it is parted lie between the first and the middle one.
        if (n % 2 === 1 && parted < (n - 1) / 2) {
          assert.equal(countOdd(n, quietly, parted), Number(all), `${String(n)}, ${String(parted)}`);
        }
      }
    }
  });

  for (const size of [1, 9, 12]) {
    it(`tells how far it is, size ${String(size)}`, () => {
      const told: number[] = [];
      countPlacements(size, (done, of) => told.push(done / of));
      assert.deepEqual(
        told,
        [...told].sort((one, other) => one - other),
      );
      assert.ok(told.every((part) => part >= 0 && part <= 1));
      assert.equal(told.at(-1), 1);
    });
  }
});

describe('published counts', () => {
  it('are those of the cases', () => {
    for (const { n, all, fundamental } of CASES.counts) {
      assert.deepEqual(publishedCounts(n), { all: BigInt(all), fundamental: BigInt(fundamental) });
    }
    assert.equal(CASES.counts.length, 27);
  });

  it('are not known for other sizes', () => {
    for (const size of [0, 28, 1000]) {
      assert.equal(publishedCounts(size), undefined);
    }
  });
});

describe('placements that are the same when turned', () => {
  it('are as many as in the cases', () => {
    for (const { n, pointSymmetric, rotational } of CASES.counts.slice(0, 18)) {
      assert.equal(countHalfTurn(n), Number(pointSymmetric), `half, ${String(n)}`);
      assert.equal(countQuarterTurn(n), Number(rotational), `quarter, ${String(n)}`);
    }
  });

  it('are as many as a plain search finds', () => {
    for (let size = 1; size <= 12; size++) {
      const found = placementsOf(size);
      const half = found.filter((columns) => String(turned(turned(columns))) === String(columns));
      const quarter = found.filter((columns) => String(turned(columns)) === String(columns));
      assert.equal(countHalfTurn(size), half.length);
      assert.equal(countQuarterTurn(size), quarter.length);
    }
  });
});
