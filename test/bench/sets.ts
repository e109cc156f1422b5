// The sets of puzzles: the full ones of a folder given by BACKTRACK_PUZZLES, else the samples in this repository.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cellsOfText } from '../../src/core/sudoku/puzzleText';

/** What is expected of every solution of a set whose puzzles have one each. */
export type Expected =
  /** SHA-256 of the solutions in the order of the file, 81 digits and a line feed each. */
  | { readonly kind: 'unique'; readonly sha256: string }
  /** Every puzzle has more than one solution, or none. */
  | { readonly kind: 'several' }
  | { readonly kind: 'none' };

export interface PuzzleSet {
  readonly name: string;
  readonly file: string;
  /** Every puzzle of the file, in its order; 81 bytes each, 0 = blank. */
  readonly all: readonly Uint8Array[];
  /** Those to measure: an even sample, in an order in which every beginning is an even sample too. */
  readonly sample: readonly Uint8Array[];
  readonly expected: Expected;
}

interface Source {
  readonly name: string;
  readonly file: string;
  /** How many puzzles to measure. */
  readonly size: number;
  readonly expected: Expected;
}

const unique = (sha256: string): Expected => ({ kind: 'unique', sha256 });

/** The full sets. The hashes were published with them: two solvers that share no code gave the same. */
const FULL: readonly Source[] = [
  {
    name: 'easy',
    file: 'generated_easy_20000.txt.gz',
    size: 4000,
    expected: unique('98c7d98cf6a60f6aa32578f31c5473b548e2a84e8c0db061212d596f0d1af543'),
  },
  {
    name: '17-clue',
    file: '17clue_49158.txt.gz',
    size: 4097,
    expected: unique('76cb808d41d47abe64be0215607bfc357f56c618906dcd4b5d78e10f88db62f0'),
  },
  {
    name: 'diabolical',
    file: 'sudoku_exchange_diabolical_2020_39719.txt.gz',
    size: 1986,
    expected: unique('e790d2e3742550a64d4bcda34ad5e78d12de03c84530eb00d477cd04e67c09d6'),
  },
  {
    name: 'top1465',
    file: 'magictour_top1465.txt',
    size: 1465,
    expected: unique('7eac397659b821c0a905fb73b2d2b3db0c1c0c5c36675d1cadaee030ad3e9d89'),
  },
  {
    name: '1905',
    file: 'forum_hardest_1905_11plus_48766.txt.gz',
    size: 503,
    expected: unique('12838589d9b0432ae4daf57d033090134937c354924edcdd3dcf981f2c15b2dd'),
  },
  {
    name: '1106',
    file: 'forum_hardest_1106_375.txt',
    size: 375,
    expected: unique('6e7910b72a0d7e5a8f6d3ffd4079fb10ba31275498cb75f17686716dae30f1a6'),
  },
  { name: 'multi', file: 'serg_multi_10000.txt.gz', size: 1000, expected: { kind: 'several' } },
  { name: 'contradictory', file: 'generated_contradictory_939.txt', size: 939, expected: { kind: 'none' } },
];

/** The samples in the repository, told of in puzzles/README.md; the hashes are of the baseline's solutions. */
const SAMPLES: readonly Source[] = [
  {
    name: 'easy',
    file: 'test/core/sudoku/easy-500.txt',
    size: 1000,
    expected: unique('44f09e098bf2b157adef5a4e02703a25686db03ed15ee7386ba5a67e27ff5656'),
  },
  {
    name: 'minimal',
    file: 'test/bench/puzzles/minimal.txt',
    size: 1000,
    expected: unique('fdb8515505ea5d00ee71541e3dda6223fe11e274fa7936fdc9c0c951cd6c5595'),
  },
  {
    name: 'tough',
    file: 'test/bench/puzzles/tough.txt',
    size: 1000,
    expected: unique('308b0869bce0bc6a7f87d8990172992b76dd7b1e09e9c398c6df8832af3f86e9'),
  },
  {
    name: 'hard',
    file: 'test/bench/puzzles/hard.txt',
    size: 1000,
    expected: unique('697fbd7fa526c8cfb5ae162eba7f33e998bd99950a1353b481a058239cc80034'),
  },
  { name: 'multi', file: 'test/bench/puzzles/multi.txt', size: 1000, expected: { kind: 'several' } },
  {
    name: 'contradictory',
    file: 'test/core/sudoku/contradictory-150.txt',
    size: 1000,
    expected: { kind: 'none' },
  },
];

/** The sets of a folder, or of the repository without one; only those named, if any are. */
export function* puzzleSets(folder: string | undefined, names: readonly string[]): Generator<PuzzleSet> {
  for (const source of folder === undefined ? SAMPLES : FULL) {
    if (names.length === 0 || names.includes(source.name)) {
      const file = folder === undefined ? source.file : join(folder, source.file);
      const bytes = readFileSync(file);
      const all = puzzlesOf((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1'));
      yield { ...source, all, sample: evenSample(all, source.size) };
    }
  }
}

/** The names there are to choose from. */
export function setNames(folder: string | undefined): readonly string[] {
  return (folder === undefined ? SAMPLES : FULL).map((source) => source.name);
}

/** The words of 81 digits and dots of a text, one a line; other words and lines that start with # are passed over. */
export function puzzlesOf(text: string): Uint8Array[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return lines.flatMap((line) => {
    const word = line.split(/\s+/).find((one) => /^[0-9.]{81}$/.test(one));
    return (word === undefined ? undefined : cellsOfText(word)) ?? [];
  });
}

/**
 * `size` members at equal distances (all, if there are fewer), reordered by steps of about 0.618 of their number,
 * which spreads every beginning of the order evenly over the whole.
 */
export function evenSample<T>(all: readonly T[], size: number): readonly T[] {
  const count = Math.min(size, all.length);
  const picked = Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]);
  let step = Math.max(1, Math.round(0.618 * count));
  while (greatestCommonDivisor(step, count) !== 1) {
    step++;
  }
  return picked.map((_, index) => picked[(index * step) % count]) as T[];
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
