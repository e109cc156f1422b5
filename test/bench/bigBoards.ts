// `npm run bench -- big`: boards of 16×16, 25×25 and other sizes, ours and dancing-links.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { usualShapeOf } from '../../src/core/sudoku/shape';
import { generatedBoards, type NamedBoard } from '../core/sudoku/anySize/bigBoards';
import type { BigOrder, BigStep } from './bigBoardsThread';
import { median } from './cpu';
import { installRivals } from './install';
import { refuseUnknown, type Bar, type Line, type Options, type Report } from './report';

/** Seconds for one board, after which the rival is told to have no answer. */
const RIVAL_SECONDS = 2;
/** The same for ours, which has a budget of its own. */
const OUR_SECONDS = 120;

const QUESTIONS = [
  { limit: 1, words: 'first solution' },
  { limit: 2, words: 'uniqueness' },
] as const;

interface BigSet {
  readonly name: string;
  readonly boards: readonly NamedBoard[];
}

export async function big(options: Options): Promise<Report> {
  const every = bigSets();
  refuseUnknown(
    'set',
    options.sets,
    every.map(({ name }) => name),
  );
  const sets = every.filter(({ name }) => options.sets.length === 0 || options.sets.includes(name));
  const rivals = installRivals(options.progress);
  const lines: Line[] = [];
  let wrong = 0;
  for (const { name, boards: all } of sets) {
    const boards = all.slice(0, options.boards ?? all.length);
    for (const { limit, words } of QUESTIONS) {
      options.progress(`${name}, ${words}: ${String(boards.length)} boards …`);
      // Each board in a thread of its own, which has compiled nothing yet; then all twice in one.
      const cold: BigStep[] = [];
      for (const board of boards) {
        cold.push(...(await answers([board], { limit, seconds: OUR_SECONDS, rivals: undefined })));
      }
      const twice = await answers([...boards, ...boards], { limit, seconds: OUR_SECONDS, rivals: undefined });
      const warm = twice.slice(boards.length);
      const rival =
        rivals === undefined ? [] : await answers(boards, { limit, seconds: RIVAL_SECONDS, rivals });
      wrong += cold.filter(({ isRight, solutions }, index) => {
        const other = rival[index]?.solutions ?? solutions;
        return !isRight || solutions !== other;
      }).length;
      lines.push(lineOf(name, words, { cold, warm, rival }, barOf(name)));
    }
  }
  return { name: 'big', about: ABOUT, lines, wrong };
}

const ABOUT = [
  'CPU milliseconds a board, from its cells to one solution, or to whether there is just one. The figure is the longest',
  'of ours in a fresh thread, where V8 has compiled nothing yet; “warm” is the second time over the set in one thread.',
  `dancing-links has only the rows that clash with no given, goes over the set once in one thread, and is given up after`,
  `${String(RIVAL_SECONDS)} s for a board (“late”); its median and longest are of those it answered.`,
];

function barOf(set: string): Bar | undefined {
  return set.endsWith('16×16') ? { atMost: 50 } : set.endsWith('hard') ? { atMost: 3000 } : undefined;
}

interface Answers {
  readonly cold: readonly BigStep[];
  readonly warm: readonly BigStep[];
  readonly rival: readonly BigStep[];
}

function lineOf(set: string, words: string, { cold, warm, rival }: Answers, bar: Bar | undefined): Line {
  const times = (steps: readonly BigStep[]): number[] => steps.flatMap(({ ms }) => ms ?? []);
  const middle = (steps: readonly BigStep[]): number | string =>
    times(steps).length === 0 ? '-' : median(times(steps));
  const longest = (steps: readonly BigStep[]): number | string =>
    times(steps).length === 0 ? '-' : Math.max(...times(steps));
  const isComplete = times(cold).length === cold.length;
  return {
    name: `${set}, ${words}: longest`,
    value: isComplete ? Math.max(...times(cold)) : undefined,
    unit: 'ms',
    ...(bar && { bar }),
    more: {
      boards: cold.length,
      median: middle(cold),
      'warm median': middle(warm),
      'warm longest': longest(warm),
      'dancing-links median': middle(rival),
      longest: longest(rival),
      late: rival.length === 0 ? '-' : rival.filter(({ ms }) => ms === undefined).length,
    },
    ...(!isComplete && { remark: 'not all boards were decided' }),
  };
}

/** The generated boards, and the public ones if the folder `BACKTRACK_BIG` has some: JSON files, see README.md. */
function bigSets(): BigSet[] {
  const sets = new Map<string, NamedBoard[]>();
  const enter = (set: string, board: NamedBoard): void => {
    sets.set(set, [...(sets.get(set) ?? []), board]);
  };
  const folder = process.env.BACKTRACK_BIG;
  const files = folder === undefined || !existsSync(folder) ? [] : readdirSync(folder);
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    const boards = JSON.parse(readFileSync(join(folder ?? '', file), 'utf8')) as {
      id: string;
      cells: string;
    }[];
    for (const { id, cells } of boards) {
      const values = Uint8Array.from(cells.split(' '), Number);
      const shape = usualShapeOf(Math.sqrt(values.length));
      if (shape !== undefined) {
        enter(`public ${sizeOf(shape.size)}`, { name: id, shape, cells: values });
      }
    }
  }
  for (const board of generatedBoards()) {
    enter(`generated ${sizeOf(board.shape.size)}${board.name.endsWith('hard') ? ' hard' : ''}`, board);
  }
  return Array.from(sets, ([name, boards]) => ({ name, boards }));
}

const sizeOf = (size: number): string => `${String(size)}×${String(size)}`;

/** What a solver makes of boards in one thread; one that takes too long is ended, and another goes on behind it. */
async function answers(
  boards: readonly NamedBoard[],
  { limit, seconds, rivals }: { limit: number; seconds: number; rivals: string | undefined },
): Promise<BigStep[]> {
  const steps: BigStep[] = [];
  while (steps.length < boards.length) {
    const rest = boards.slice(steps.length).map(({ shape, cells }) => ({ shape, cells }));
    const order: BigOrder = { boards: rest, limit, rivals };
    const worker = new Worker(join(__dirname, 'bigBoardsThread.js'), { workerData: order });
    await new Promise<void>((resolve, reject) => {
      const late = (): void => {
        steps.push({ ms: undefined, solutions: undefined, isRight: true });
        resolve();
      };
      let deadline = setTimeout(late, 1000 * seconds);
      worker.on('message', (step: BigStep) => {
        steps.push(step);
        clearTimeout(deadline);
        deadline = setTimeout(late, 1000 * seconds);
      });
      worker.once('error', reject);
      worker.once('exit', () => {
        clearTimeout(deadline);
        resolve();
      });
    });
    worker.removeAllListeners('message');
    await worker.terminate();
  }
  return steps;
}
