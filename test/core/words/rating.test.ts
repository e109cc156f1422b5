// Ratings in words.
import assert from 'node:assert/strict';
import { version } from '../../../package.json';
import type { Rated } from '../../../src/core/sudoku/logic/rated';
import {
  describeLogicProgress,
  describeNoLogic,
  describeRated,
  describeRatedBriefly,
  describeStopped,
  describeStuck,
} from '../../../src/words/rating';
import { textOf } from '../../../src/words/sentence';

const SOLVED: Rated = {
  rating: { er: 72, ep: 12, ed: 12 },
  end: 'solved',
  steps: 63,
  hardest: { technique: 'forcingChain', name: 'xyChain' },
  nodes: 1_234,
};
const NOTHING: Rated = {
  rating: { er: 0, ep: 0, ed: 0 },
  end: 'stopped',
  steps: 0,
  hardest: undefined,
  nodes: 5_000_000,
};

describe('A rating', () => {
  it('is told with its scale, steps and hardest technique', () => {
    assert.equal(
      textOf(describeRated(SOLVED)),
      `ED=7.2/1.2/1.2 (SE 1.2.1, Backtrack ${version}): 63 steps, the hardest of them: XY-chain (forcing chain).`,
    );
    assert.equal(textOf(describeRatedBriefly(SOLVED)), 'SE 7.2');
  });

  it('is none where no step was found', () => {
    const stuck: Rated = { ...SOLVED, end: 'stuck', steps: 1 };
    assert.equal(textOf(describeRatedBriefly(stuck)), 'no step found after SE 7.2');
    assert.equal(
      textOf(describeRated(stuck)),
      'Not rated, as no step was found after 1 step, the hardest of them 7.2 (SE 1.2.1): XY-chain (forcing chain).',
    );
    const never: Rated = { ...NOTHING, end: 'stuck' };
    assert.equal(textOf(describeRatedBriefly(never)), 'no step found');
    assert.equal(textOf(describeRated(never)), 'No step was found.');
  });

  it('is at least what was reached where the limit was', () => {
    const stopped: Rated = { ...SOLVED, end: 'stopped' };
    assert.equal(textOf(describeRatedBriefly(stopped)), 'SE 7.2 or more');
    assert.match(textOf(describeRated(stopped)), /^Not rated to the end, .* limit .* 63 steps/);
    assert.equal(textOf(describeRatedBriefly(NOTHING)), 'SE not known within the limit');
    assert.equal(textOf(describeRated(NOTHING)), textOf(describeStopped(5_000_000)));
  });
});

describe('The search for steps', () => {
  it('tells how far it is', () => {
    assert.equal(textOf(describeLogicProgress(90, 41)), 'level 9.0, 41 steps');
    assert.equal(textOf(describeLogicProgress(12, 1)), 'level 1.2, 1 step');
  });

  it('tells what it has tried in vain, and where it gave up', () => {
    assert.equal(
      textOf(describeStuck(['hiddenSingle', 'locked', 'nested2'])),
      'No step was found. What was looked for: hidden singles, pointing and claiming, nested forcing chains (level 2).',
    );
    assert.equal(
      textOf(describeStopped(5_000_000)),
      'Stopped at the limit, after 5,000,000 statements of chains: no step was found so far.',
    );
  });

  it('tells why there is none', () => {
    assert.equal(textOf(describeNoLogic('size')), 'Only 9×9 boards have a rating and a next step.');
    const all = (['flawed', 'queens', 'size', 'none', 'many', 'undecided', 'full'] as const).map((why) =>
      textOf(describeNoLogic(why)),
    );
    assert.equal(new Set(all).size, all.length);
    for (const sentence of all) {
      assert.match(sentence, /^[^.]+\.$/);
    }
  });
});
