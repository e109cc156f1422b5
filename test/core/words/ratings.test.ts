// What is said of boards that are rated together, and of ratings that are written.
import { deepEqual, equal } from 'node:assert/strict';
import { tallyRatings, type RatedOrNot } from '../../../src/core/ratingTally';
import { describeCheckRated, describeRatings, describeWriting, ratings } from '../../../src/words/ratings';
import { textOf } from '../../../src/words/sentence';

function rated(er: number, end: 'solved' | 'stuck' | 'stopped' = 'solved'): RatedOrNot {
  return { rating: { er, ep: 12, ed: 12 }, end, steps: 50, hardest: undefined, nodes: 0 };
}

function refused(why: Extract<RatedOrNot, { readonly end: 'refused' }>['why']): RatedOrNot {
  return { end: 'refused', why };
}

describe('ratings of several boards', () => {
  const said = (...all: readonly (RatedOrNot | undefined)[]): string =>
    textOf(describeRatings(tallyRatings(all), (index) => 10 * (index + 1)));

  it('are told from the first of the easiest to the first of the hardest', () => {
    equal(
      said(rated(26), rated(12), rated(90), rated(12), rated(90)),
      '5 boards are rated from SE 1.2 (line 20) to SE 9.0 (line 30).',
    );
    equal(
      said(refused('size'), rated(72)),
      '1 board is rated: SE 7.2 (line 20); not rated: 1 of another size than 9×9.',
    );
  });

  it('are told apart by why there is none', () => {
    equal(
      said(
        ...(['flawed', 'queens', 'size', 'none', 'many', 'undecided', 'full'] as const).map(refused),
        rated(90, 'stuck'),
        rated(90, 'stopped'),
        undefined,
      ),
      'No board is rated; not rated: 1 not whole, 1 of N-Queens, 1 of another size than 9×9, 1 without a solution, ' +
        '1 with several solutions, 1 whose number of solutions is not known, 1 without a blank, ' +
        '1 for which no further step was found, 2 not finished within the limit.',
    );
  });

  it('are counted', () => {
    const { rated: count, easiest, hardest, unrated } = tallyRatings([rated(30), refused('many'), rated(20)]);
    deepEqual(
      [count, easiest, hardest, [...unrated]],
      [2, { index: 2, er: 20 }, { index: 0, er: 30 }, [['many', 1]]],
    );
  });

  it('are told in the status bar, behind what was found in the text', () => {
    const one = {
      rating: { er: 26, ep: 12, ed: 12 },
      end: 'solved',
      steps: 50,
      hardest: undefined,
      nodes: 0,
    } as const;
    equal(textOf(describeCheckRated(3, 2, one)), '3 boards, 2 problems · SE 2.6');
  });

  it('are told while they are found', () => {
    equal(textOf(ratings.progress(3, 8, 90, 41)), '3 of 8, level 9.0, 41 steps');
  });
});

describe('ratings that are written', () => {
  const said = (written: number, stated: number, refusals: number, unrated: number): string =>
    textOf(describeWriting({ written, stated, refused: refusals, unrated }));

  it('are told for one board, and for several', () => {
    deepEqual(
      [said(1, 0, 0, 0), said(0, 1, 0, 0), said(0, 0, 1, 0), said(5, 1, 2, 1)],
      [
        'The rating is written.',
        'The text states this rating already.',
        'Nothing is written: there is no place for a rating where the board stands.',
        '5 ratings are written, 1 stands there already, 2 have no place where their boards stand, 1 board is not rated.',
      ],
    );
  });
});
