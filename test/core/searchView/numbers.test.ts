// How the search view writes numbers.
import assert from 'node:assert/strict';
import { numberWriter, shortNumber } from '../../../src/search/numbers';

describe('shortNumber', () => {
  for (const [value, text] of [
    [0n, '0'],
    [84n, '84'],
    [9_999n, '9999'],
    [10_000n, '1.0e4'],
    [10_499n, '1.0e4'],
    [10_500n, '1.1e4'],
    [99_499n, '9.9e4'],
    [99_500n, '1.0e5'],
    [1_234_567_890n, '1.2e9'],
    [10n ** 1_000n, '1.0e1000'],
  ] as const) {
    it(`writes ${value.toLocaleString('en').slice(0, 20)} as ${text}`, () => {
      assert.equal(shortNumber(value), text);
    });
  }
});

describe('numberWriter', () => {
  it('groups digits as the language does, and as English does if it knows none', () => {
    assert.equal(numberWriter('en')(1_234_567), '1,234,567');
    assert.equal(numberWriter('de')(1_234_567n), '1.234.567');
    assert.equal(numberWriter('')(1_234_567), '1,234,567');
    assert.equal(numberWriter('not a language')(1_234_567), '1,234,567');
  });
});
