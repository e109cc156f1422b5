// `npm run bench -- million`: a file of one million one-line puzzles, from its bytes to what each of them is.
import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOLVE_NODES } from '../../src/core/limits';
import { lineBatches } from '../../src/worker/lineBatches';
import { nodeHost } from '../../src/worker/node/host';
import { WorkerPool } from '../../src/worker/pool';
import { Fate } from '../../src/worker/protocol';
import { median } from './cpu';
import { writePuzzles } from './puzzleFile';
import { refuseUnknown, type Line, type Options, type Report } from './report';
import { puzzleSets, setNames } from './sets';

const PUZZLES = 1_000_000;
const ROUNDS = 3;
const SEED = 2026;
const MEGABYTE = 1 << 20;

/** Seconds that two workers may take for a million puzzles, on two cores. */
const BARS: Readonly<Record<string, number>> = { easy: 3, '17-clue': 4, diabolical: 5 };

/** The sets to use: those that have a bar, and what is nearest to them among the samples in the repository. */
const SETS = ['easy', '17-clue', 'diabolical', 'minimal', 'tough'];

export async function million(options: Options): Promise<Report> {
  const folder = process.env.BACKTRACK_PUZZLES;
  const names = options.sets.length > 0 ? options.sets : SETS;
  const known = setNames(folder);
  refuseUnknown('set', options.sets, known);
  const puzzles = options.boards ?? PUZZLES;
  const rounds = options.rounds ?? ROUNDS;
  const seed = options.seed ?? SEED;
  const scratch = mkdtempSync(join(tmpdir(), 'backtrack-million-'));
  const lines: Line[] = [];
  let wrong = 0;
  try {
    for (const set of puzzleSets(folder, names)) {
      options.progress(`${set.name}: ${String(puzzles)} puzzles, ${String(rounds)} rounds …`);
      const file = join(scratch, `${set.name}.txt`);
      writePuzzles(file, set, puzzles, seed);
      const runs: { readonly one: Run; readonly two: Run }[] = [];
      for (let round = 0; round < rounds; round++) {
        runs.push({ two: await run(file, 2), one: await run(file, 1) });
      }
      rmSync(file);
      const bar = puzzles === PUZZLES ? BARS[set.name] : undefined;
      const ones = runs.map(({ one }) => one);
      const twos = runs.map(({ two }) => two);
      lines.push(
        lineOf(`${set.name}: 2 workers`, twos, puzzles, bar),
        lineOf(`${set.name}: 1 worker`, ones, puzzles),
      );
      const right =
        set.expected.kind === 'unique' ? Fate.unique : set.expected.kind === 'none' ? Fate.none : Fate.many;
      for (const { fates } of [...ones, ...twos]) {
        wrong += puzzles - (fates[right] ?? 0);
      }
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
  const about = [
    `Files of ${puzzles.toLocaleString('en')} one-line puzzles; wall time from opening the file to the last answer, the start of`,
    `the workers included; median of ${String(rounds)} rounds in which two workers and one take turns. Uniqueness of each`,
    `puzzle. The puzzles of ${folder === undefined ? 'the samples in this repository' : 'the full sets'} come again and again, with their digits exchanged (seed ${String(seed)}).`,
    'MB: the most memory that the whole process held at a time, the text included; late MB: how much of that came when',
    'half of the puzzles were done already.',
  ];
  return { name: 'million', about, lines, wrong };
}

/** How one run went. */
interface Run {
  readonly seconds: number;
  /** Seconds of CPU time of all threads, which other programs of the machine do not change. */
  readonly cpu: number;
  /** The most memory in use, and how much more in the second half than in the first, in bytes. */
  readonly memory: number;
  readonly late: number;
  /** How many puzzles there are of each fate. */
  readonly fates: readonly number[];
}

function lineOf(name: string, runs: readonly Run[], puzzles: number, bar?: number): Line {
  const seconds = median(runs.map((one) => one.seconds));
  return {
    name,
    value: seconds,
    unit: 's',
    ...(bar !== undefined && { bar: { atMost: bar } }),
    more: {
      'puzzles/s': Math.round(puzzles / seconds),
      'CPU s': median(runs.map(({ cpu }) => cpu)),
      MB: Math.round(median(runs.map(({ memory }) => memory)) / MEGABYTE),
      'late MB': Math.round(median(runs.map(({ late }) => late)) / MEGABYTE),
    },
  };
}

async function run(file: string, workers: number): Promise<Run> {
  globalThis.gc?.();
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  const text = readShared(file);
  const pool = new WorkerPool(nodeHost(join(__dirname, 'worker.js')), { workers });
  const fates = Object.values(Fate).map(() => 0);
  const batches = lineBatches(text);
  const most = [0, 0];
  let done = 0;
  const { ended } = pool.run({
    ...batches,
    limit: 2,
    budget: SOLVE_NODES,
    details: false,
    done: (_, result) => {
      if (result.type === 'failed') {
        throw new Error(result.reason);
      }
      for (const fate of result.fates) {
        fates[fate]!++;
      }
      const half = 2 * done++ < batches.count ? 0 : 1;
      most[half] = Math.max(most[half]!, process.memoryUsage.rss());
    },
  });
  const { kind } = await ended;
  const seconds = (performance.now() - start) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  pool.dispose();
  if (kind !== 'done') {
    throw new Error(`The workers ended with “${kind}”.`);
  }
  return {
    seconds,
    cpu: (cpu.user + cpu.system) / 1e6,
    memory: Math.max(...most),
    late: Math.max(0, most[1]! - most[0]!),
    fates,
  };
}

/** The bytes of a file, where several threads can read them. */
function readShared(file: string): SharedArrayBuffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = new SharedArrayBuffer(fstatSync(descriptor).size);
    const view = new Uint8Array(bytes);
    for (let at = 0; at < view.length;) {
      at += readSync(descriptor, view, at, view.length - at, at);
    }
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}
