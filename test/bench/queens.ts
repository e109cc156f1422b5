// `npm run bench -- queens`: counting N-Queens placements, against the ways people do it in JavaScript and in C.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlacements } from '../../src/core/queens/count/placements';
import { publishedCounts } from '../../src/core/queens/count/published';
import { cpuNow, LEAST_TURN, median } from './cpu';
import { countClasses } from './queensClasses';
import { compileCounter, countCopied, countMirrored } from './queensRivals';
import type { Bar, Line, Options, Report } from './report';

const SIZES = [12, 13, 14, 15, 16];
/** All counts up to this size are compared with the published ones. */
const LARGEST = 16;
const ROUNDS = 3;

/** CPU seconds to count the placements of a board of this size, as often as is said, divided by that. */
type Turn = (size: number, times: number) => { readonly seconds: number; readonly all: number };

interface Rival {
  readonly name: string;
  readonly turn: Turn;
  /** The largest board it is measured on. */
  readonly largest: number;
  /** At most so much of its time may ours take, by size. */
  readonly bars?: Readonly<Record<number, Bar>>;
}

const quietly = (): void => undefined;

/** Garbage is not collected before a turn: V8 would throw away what it made of code whose objects are all gone. */
function turnOf(count: (size: number) => number): Turn {
  return (size, times) => {
    let all = NaN;
    const start = cpuNow();
    for (let time = 0; time < times; time++) {
      all = count(size);
    }
    return { seconds: (cpuNow() - start) / times, all };
  };
}

const ours = turnOf((size) => countPlacements(size, quietly).all);

const IN_JAVASCRIPT: readonly Rival[] = [
  {
    name: 'bitmask recursion with mirror, JS',
    turn: turnOf(countMirrored),
    largest: 16,
    bars: { 14: { atMost: 0.25 }, 16: { atMost: 0.2 } },
  },
  { name: 'symmetry classes, JS', turn: turnOf((size) => countClasses(size).all), largest: 16 },
  { name: 'the snippet people copy, JS', turn: turnOf(countCopied), largest: 12 },
];

export function queens(options: Options): Promise<Report> {
  const rounds = options.rounds ?? ROUNDS;
  const scratch = mkdtempSync(join(tmpdir(), 'backtrack-queens-'));
  try {
    const native = compileCounter(scratch, options.progress);
    const bars = { 14: { atMost: 0.9 }, 16: { atMost: 0.6 } };
    const inC: readonly Rival[] = native
      ? [{ name: 'symmetry classes, C', turn: native.run, largest: 16, bars }]
      : [];
    const rivals = [...inC, ...IN_JAVASCRIPT].filter(
      ({ name }) => options.rivals.length === 0 || options.rivals.some((part) => name.includes(part)),
    );
    options.progress(`counts for n = 1..${String(LARGEST)} …`);
    let wrong = wrongCounts(LARGEST);
    const lines: Line[] = [];
    for (const size of SIZES) {
      options.progress(`n = ${String(size)} …`);
      const measured = measure(
        size,
        rivals.filter(({ largest }) => size <= largest),
        rounds,
      );
      lines.push(...measured.lines);
      wrong += measured.wrong;
    }
    lines.push(memory(16));
    return Promise.resolve({
      name: 'queens',
      about: [
        `All placements of n queens, CPU time, medians of ${String(rounds)} rounds; ours counts the fundamental ones, too.`,
        '× = how much of the time of the rival ours takes, in the same round.',
        `All and fundamental counts for n = 1..${String(LARGEST)} compared with the published ones.`,
        ...(native ? [`C by ${native.how}.`] : ['No C compiler: symmetry classes in C left out.']),
      ],
      lines,
      wrong,
    });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** How many sizes from 1 on have counts, of all or of the fundamental placements, that are not the published ones. */
export function wrongCounts(largest: number): number {
  let wrong = 0;
  for (let size = 1; size <= largest; size++) {
    const { all, fundamental } = countPlacements(size, quietly);
    const published = publishedCounts(size);
    wrong += published?.all === BigInt(all) && published.fundamental === BigInt(fundamental) ? 0 : 1;
  }
  return wrong;
}

function measure(
  size: number,
  rivals: readonly Rival[],
  rounds: number,
): { readonly lines: readonly Line[]; readonly wrong: number } {
  const published = Number(publishedCounts(size)?.all);
  // The first turn is the one to warm up, and tells how often to count in the others.
  const times = (turn: Turn): number => Math.max(1, Math.ceil(LEAST_TURN / turn(size, 1).seconds));
  const all = [{ name: 'ours', turn: ours }, ...rivals].map(({ turn }) => ({
    turn,
    times: times(turn),
    seconds: [] as number[],
  }));
  let wrong = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [index, rival] of all.entries()) {
      const result = rival.turn(size, rival.times);
      rival.seconds.push(result.seconds);
      if (result.all !== published) {
        if (index > 0) {
          throw new Error(
            `${rivals[index - 1]?.name ?? ''} finds ${String(result.all)} for n = ${String(size)}.`,
          );
        }
        wrong++;
      }
    }
  }
  const [own, ...others] = all.map(({ seconds }) => seconds);
  const n = `n = ${String(size)}`;
  const lines = rivals.map(({ name, bars }, index): Line => {
    const theirs = others[index] ?? [];
    const bar = bars?.[size];
    return {
      name: `${n}: ours / ${name}`,
      value: median((own ?? []).map((seconds, round) => seconds / (theirs[round] ?? NaN))),
      unit: '×',
      ...(bar && { bar }),
      more: { 'ours ms': 1000 * median(own ?? []), 'rival ms': 1000 * median(theirs) },
    };
  });
  return { lines, wrong };
}

/** The most that arrays take while ours counts. */
function memory(size: number): Line {
  globalThis.gc?.();
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  countPlacements(size, () => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  });
  return {
    name: `n = ${String(size)}: memory of ours`,
    value: most / 2 ** 20,
    unit: 'MiB',
    bar: { atMost: 64 },
  };
}
