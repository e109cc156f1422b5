// `npm run bench -- rating`: how hard puzzles are, against the ratings and the speed of the reference program.
import type { LogicPath } from '../../src/core/sudoku/logic/path';
import { ratedPuzzles, type Rated } from '../core/sudoku/logic/boards';
import { cpuSeconds, median } from './cpu';
import { EXTREMES, type Extreme } from './extremes';
import { bandOf, hardestOf, isEqual, pathOfPuzzle } from './ratedPaths';
import { howTimed, secondsOf, secondsToStart, startReference, type Reference } from './ratingReference';
import { refuseUnknown, type Line, type Options, type Report } from './report';

const ROUNDS = 3;
const HARDEST = 100;
/** Seconds of the reference below which an extreme is not compared: what is measured but once would be ticks of a clock. */
const LEAST = 1;
const SETS = ['file', 'hardest', 'extremes'];

/** What is measured, and how many ratings of ours were wrong on the way. */
interface Measured {
  readonly lines: readonly Line[];
  readonly wrong: number;
}

export async function rating(options: Options): Promise<Report> {
  refuseUnknown('set', options.sets, [...SETS, ...EXTREMES.map(({ name }) => name)]);
  const asked = (set: string): boolean => options.sets.length === 0 || options.sets.includes(set);
  const folder = process.env.BACKTRACK_SE;
  if (options.extremes && folder === undefined) {
    throw new Error(
      '--extremes asks the reference program: BACKTRACK_SE must name the folder with its classes.',
    );
  }
  const rounds = options.rounds ?? ROUNDS;
  const puzzles = ratedPuzzles();
  const reference = folder === undefined ? undefined : startReference(folder);
  const about = reference
    ? `The start of its JVM is left out; ${howTimed(reference)}.`
    : 'BACKTRACK_SE names no folder with the reference program: left out.';
  const lines: Line[] = [];
  let wrong = 0;
  const add = (measured: Measured): void => {
    lines.push(...measured.lines);
    wrong += measured.wrong;
  };
  try {
    if (reference) {
      lines.push({
        name: 'reference: start of its JVM',
        value: await secondsToStart(reference),
        unit: 's',
        remark: 'time that passes until a first, easy puzzle is rated',
      });
    }
    if (asked('file')) {
      options.progress(`${String(puzzles.length)} puzzles …`);
      add(measureFile(puzzles, rounds));
    }
    if (asked('hardest')) {
      options.progress(`the hardest ${String(HARDEST)} …`);
      add(await measureHardest(hardestOf(puzzles, HARDEST), rounds, reference));
    }
    for (const extreme of EXTREMES.filter(({ name }) => asked('extremes') || asked(name))) {
      options.progress(`${extreme.name} …`);
      add(await measureExtreme(extreme, options.extremes ? reference : undefined));
    }
  } finally {
    reference?.stop();
  }
  return {
    name: 'rating',
    about: [
      `Ratings of all steps, the first placement and the first step on one thread, CPU time, medians of ${String(rounds)} rounds;`,
      '× = how many times as fast as the reference ours is, in the same round, and of the extremes, which are rated once each,',
      'how much of its time ours takes. All ratings are compared with those of the file, or the published ones.',
      about,
    ],
    lines,
    wrong,
  };
}

function measureFile(puzzles: readonly Rated[], rounds: number): Measured {
  const lines: Line[] = [];
  let wrong = 0;
  const bands = new Map<number, { count: number; equal: number }>();
  // The round to warm up is the one whose ratings are looked at.
  for (const puzzle of puzzles) {
    const band = bands.get(bandOf(puzzle)) ?? { count: 0, equal: 0 };
    band.count++;
    band.equal += isEqual(pathOfPuzzle(puzzle), puzzle) ? 1 : 0;
    bands.set(bandOf(puzzle), band);
  }
  for (const [from, { count, equal }] of [...bands].sort(([one], [other]) => one - other)) {
    lines.push({
      name: `file: equal ratings, ${String(from)}.0 to ${String(from)}.9`,
      value: equal,
      unit: `of ${String(count)}`,
      bar: { atLeast: count },
    });
    wrong += count - equal;
  }
  const seconds = Array.from({ length: rounds }, () =>
    cpuSeconds(() => {
      for (const puzzle of puzzles) {
        pathOfPuzzle(puzzle);
      }
    }),
  );
  lines.push({
    name: 'file: ours',
    value: puzzles.length / median(seconds),
    unit: 'puzzles/s',
    bar: { atLeast: 100 },
    more: { boards: puzzles.length, 'ours s': median(seconds) },
  });
  return { lines, wrong };
}

async function measureHardest(
  puzzles: readonly Rated[],
  rounds: number,
  reference: Reference | undefined,
): Promise<Measured> {
  const own: number[] = [];
  const theirs: number[] = [];
  let wrong = 0;
  for (let round = -1; round < rounds; round++) {
    let equal = 0;
    const seconds = cpuSeconds(() => {
      equal = puzzles.filter((puzzle) => isEqual(pathOfPuzzle(puzzle), puzzle)).length;
    });
    const referenceSeconds = reference && (await secondsOf(reference, puzzles));
    wrong = puzzles.length - equal;
    if (round >= 0) {
      own.push(seconds);
      theirs.push(referenceSeconds ?? NaN);
    }
  }
  const name = `hardest ${String(puzzles.length)}: ours`;
  const time = { boards: puzzles.length, 'ours s': median(own) };
  const alone: Line = { name, value: puzzles.length / median(own), unit: 'puzzles/s', more: time };
  const beside: Line = {
    name: `${name} / reference`,
    value: median(own.map((seconds, round) => (theirs[round] ?? NaN) / seconds)),
    unit: '×',
    bar: { atLeast: 5 },
    more: { ...time, 'reference s': median(theirs) },
  };
  return { lines: reference ? [alone, beside] : [alone], wrong };
}

async function measureExtreme(extreme: Extreme, reference: Reference | undefined): Promise<Measured> {
  let path: LogicPath | undefined;
  const seconds = cpuSeconds(() => {
    path = pathOfPuzzle(extreme);
  });
  const isRight = path !== undefined && isEqual(path, extreme);
  const name = `${extreme.name}: ours`;
  const told = { boards: 1, 'ours s': seconds };
  const remark = isRight ? extreme.rating : `not ${extreme.rating}`;
  const alone: Line = { name, value: seconds, unit: 's', more: told, remark };
  const wrong = isRight ? 0 : 1;
  const theirs = reference ? await secondsOf(reference, [extreme]) : 0;
  if (theirs < LEAST) {
    return { lines: [alone], wrong };
  }
  const beside: Line = {
    name: `${name} / reference`,
    value: seconds / theirs,
    unit: '× of its time',
    bar: { atMost: 0.1 },
    more: { ...told, 'reference s': theirs },
  };
  return { lines: [alone, beside], wrong };
}
