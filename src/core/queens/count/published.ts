// The published numbers of N-Queens placements, which for large boards nobody computes again while somebody waits.

/** How many ways there are to put n queens on an n × n board so that none attacks another. */
export interface PublishedCounts {
  /** All placements. */
  readonly all: bigint;
  /** Placements of which none is another one turned or mirrored. */
  readonly fundamental: bigint;
}

/** Where the numbers stand: sequences of the On-Line Encyclopedia of Integer Sequences. */
export const PUBLISHED_SOURCES = { all: 'OEIS A000170', fundamental: 'OEIS A002562' } as const;

/** The published numbers for a board of this size; undefined beyond 27, as none are known there. Those from 26 on pass 2^53. */
export function publishedCounts(size: number): PublishedCounts | undefined {
  const row = COUNTS[size - 1];
  return row && { all: row[0], fundamental: row[1] };
}

const COUNTS: readonly (readonly [all: bigint, fundamental: bigint])[] = [
  [1n, 1n],
  [0n, 0n],
  [0n, 0n],
  [2n, 1n],
  [10n, 2n],
  [4n, 1n],
  [40n, 6n],
  [92n, 12n],
  [352n, 46n],
  [724n, 92n],
  [2_680n, 341n],
  [14_200n, 1_787n],
  [73_712n, 9_233n],
  [365_596n, 45_752n],
  [2_279_184n, 285_053n],
  [14_772_512n, 1_846_955n],
  [95_815_104n, 11_977_939n],
  [666_090_624n, 83_263_591n],
  [4_968_057_848n, 621_012_754n],
  [39_029_188_884n, 4_878_666_808n],
  [314_666_222_712n, 39_333_324_973n],
  [2_691_008_701_644n, 336_376_244_042n],
  [24_233_937_684_440n, 3_029_242_658_210n],
  [227_514_171_973_736n, 28_439_272_956_934n],
  [2_207_893_435_808_352n, 275_986_683_743_434n],
  [22_317_699_616_364_044n, 2_789_712_466_510_289n],
  [234_907_967_154_122_528n, 29_363_495_934_315_694n],
];
