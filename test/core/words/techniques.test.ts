// The names of techniques.
import assert from 'node:assert/strict';
import { SUDOKU_EXPLAINER } from '../../../src/core/sudoku/logic/scale';
import type { Technique } from '../../../src/core/sudoku/logic/step';
import { textOf } from '../../../src/words/sentence';
import { describeFamily, describeTechnique } from '../../../src/words/techniques';

const ALL = Object.keys(SUDOKU_EXPLAINER.ratings) as Technique[];

describe('A technique', () => {
  it('has a name that no other has', () => {
    const names = ALL.map((technique) => textOf(describeTechnique({ technique })));
    assert.equal(new Set(names).size, ALL.length);
    for (const name of names) {
      assert.match(name, /^[A-Z]/);
      // No key, and no place for an argument.
      assert.doesNotMatch(name, /[a-z][A-Z]|[{}]/);
    }
  });

  it('says how far its chains may go', () => {
    const name = (technique: Technique): string => textOf(describeTechnique({ technique }));
    assert.equal(name('cellForcing'), 'Cell forcing chains');
    assert.equal(name('dynamicContradiction'), 'Dynamic contradiction forcing chains');
    assert.equal(name('dynamicPlusRegionForcing'), 'Dynamic region forcing chains (+)');
    assert.equal(name('nested2Double'), 'Nested (level 2) double forcing chains');
    assert.equal(name('nested5CellForcing'), 'Nested (level 5) cell forcing chains');
  });

  it('is told after the pattern that people know', () => {
    assert.equal(
      textOf(describeTechnique({ technique: 'forcingXChain', name: 'skyscraper' })),
      'Skyscraper (forcing X-chain)',
    );
    assert.equal(
      textOf(describeTechnique({ technique: 'cellForcing', name: 'almostLockedSets' })),
      'Cell forcing chains (also: ALS-XZ)',
    );
  });

  it('of unique loops tells their size if it can be seen', () => {
    // A rectangle and a loop of six cells, which follow one another in houses; a cell of a subset stands behind.
    const rectangle = [0, 1, 28, 27, 2].map((cell) => ({ cell, digits: 3 }));
    const loop = [0, 3, 12, 15, 24, 18].map((cell) => ({ cell, digits: 3 }));
    assert.equal(
      textOf(describeTechnique({ technique: 'uniqueLoop3', candidates: rectangle })),
      'Unique rectangle type 3',
    );
    assert.equal(
      textOf(describeTechnique({ technique: 'uniqueLoop1', candidates: loop })),
      'Unique loop type 1 of 6 cells',
    );
    assert.equal(textOf(describeTechnique({ technique: 'uniqueLoop1' })), 'Unique rectangle or loop type 1');
  });
});

describe('A family of techniques', () => {
  it('has a name that no other has', () => {
    const names = SUDOKU_EXPLAINER.order.map((family) => textOf(describeFamily(family)));
    assert.equal(new Set(names).size, SUDOKU_EXPLAINER.order.length);
  });
});
