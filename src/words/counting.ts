// What is said of the numbers of placements of queens.
import { say, type Sentence } from './sentence';

/** What Count Placements asks and says. */
export const counting = {
  title: say('Counting placements'),
  prompt: say('How many queens?'),
  hint: say('A whole number from 1 to 27'),
  wrong: say('Give a whole number from 1 to 27: for more queens the number of placements is not known.'),
  copy: say('Copy'),
  compute: say('Count Them'),
  stopped: say('Stopped: nothing is counted.'),
  failed: say('The placements could not be counted. The log tells why.'),
};

/** @param published where the numbers were published, if they were not counted here */
export function describePlacements(
  size: number,
  { all, fundamental }: { readonly all: number | bigint; readonly fundamental: number | bigint },
  published?: { readonly all: string; readonly fundamental: string },
): Sentence {
  const placements = say(
    '{0} can be placed in {1} ways, {2} of them fundamental (apart from turning and mirroring the board).',
    queensOf(size),
    grouped(all),
    grouped(fundamental),
  );
  return published
    ? say(
        '{0} These are the published numbers ({1} and {2}); they were not counted here.',
        placements,
        published.all,
        published.fundamental,
      )
    : placements;
}

/** @param orMore whether the search ended at its limit */
export function describeCompletions(count: number, orMore: boolean): Sentence {
  if (orMore) {
    return say(
      'The board can be completed in {0} ways at least: the count ended at its limit.',
      grouped(count),
    );
  }
  switch (count) {
    case 0:
      return say('The board cannot be completed.');
    case 1:
      return say('The board can be completed in one way.');
    default:
      return say('The board can be completed in {0} ways.', grouped(count));
  }
}

/** The answer to a question in a text, in a few words. */
export function describeBrieflyCounted(size: number, all: number | bigint): Sentence {
  return BigInt(all) === 1n
    ? say('{0}: 1 placement', queensOf(size))
    : say('{0}: {1} placements', queensOf(size), grouped(all));
}

function queensOf(size: number): Sentence {
  return size === 1 ? say('1 queen') : say('{0} queens', size);
}

function grouped(count: number | bigint): string {
  return count.toLocaleString('en');
}
