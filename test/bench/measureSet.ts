// Measures our solver and its rivals on one set.
import { checkOurs, isRight, type Truth } from './answers';
import { LEAST_TURN, median, turnOf } from './cpu';
import type { NativeProcess, NativeRival } from './native';
import type { PuzzleSet } from './sets';
import { OURS, TEXTBOOK, type Solver } from './solver';
import { tryOut } from './trial';

export interface SetResult {
  readonly ours: { readonly perSecond: number; readonly boards: number };
  /** How our answers were checked. */
  readonly remark: string;
  readonly wrong: number;
  readonly rivals: readonly RivalResult[];
}

interface RivalResult {
  readonly name: string;
  /** Whether it is a package from npm. */
  readonly isPackage: boolean;
  /** Its time over ours for the same boards; undefined if it answered for none in time. */
  readonly ratio: number | undefined;
  readonly perSecond: number | undefined;
  /** How many boards of the sample it was measured on. */
  readonly boards: number;
  readonly remark: string;
}

/** How long a rival may try a set before it is measured, and how long one turn of it should take, in CPU seconds. */
const TRIAL = 2;
const TURN = 0.8;
/** The whole sample is taken if the trial of it took no longer. */
const WHOLE_TURN = 1.2;

/** What takes a turn: CPU seconds a board in one turn. */
interface Contender {
  readonly turn: () => number | Promise<number>;
  readonly seconds: number[];
}

interface Entry {
  readonly name: string;
  readonly isPackage: boolean;
  readonly boards: number;
  readonly remark: string;
  readonly contender: Contender | undefined;
}

/**
 * Lets all go over the sample (a rival that is slow: over as much of its beginning as fits a turn) in `rounds`
 * rounds, after one that warms up and does not count. `rivalsFolder` is where trials find the packages.
 */
export async function measureSet(
  set: PuzzleSet,
  rivals: readonly Solver[],
  rivalsFolder: string | undefined,
  native: readonly NativeRival[],
  rounds: number,
): Promise<SetResult> {
  const truth = checkOurs(set);
  const loaded = OURS.load(set.sample);
  const ours = new Map<number, Contender>();
  const processes: NativeProcess[] = [];
  try {
    const entries: Entry[] = [];
    for (const rival of native) {
      const process = rival.start(set.sample);
      processes.push(process);
      entries.push(await nativeEntry(rival, process, set, truth));
    }
    for (const rival of rivals) {
      entries.push(await packageEntry(rival, set, truth, rivalsFolder));
    }
    // Fast ones first, side by side: what disturbs the machine then disturbs them alike.
    const inTurn: (Contender | undefined)[] = [];
    for (const { boards, contender } of [{ boards: set.sample.length, contender: undefined }, ...entries]) {
      if (boards > 0 && !ours.has(boards)) {
        ours.set(boards, { turn: turnOf(loaded, boards), seconds: [] });
        inTurn.push(ours.get(boards));
      }
      inTurn.push(contender);
    }
    for (let round = -1; round < rounds; round++) {
      for (const contender of inTurn) {
        const seconds = await contender?.turn();
        if (round >= 0 && seconds !== undefined) {
          contender?.seconds.push(seconds);
        }
      }
    }
    const own = ours.get(set.sample.length)!;
    return {
      ours: { perSecond: 1 / median(own.seconds), boards: set.sample.length },
      remark: truth.remark,
      wrong: truth.wrong,
      rivals: entries.map((entry) => resultOf(entry, ours.get(entry.boards))),
    };
  } finally {
    for (const process of processes) {
      process.stop();
    }
  }
}

function resultOf(
  { name, isPackage, boards, remark, contender }: Entry,
  own: Contender | undefined,
): RivalResult {
  const seconds = contender?.seconds ?? [];
  const ratios = seconds.map((one, round) => one / own!.seconds[round]!);
  return {
    name,
    isPackage,
    boards,
    remark,
    ratio: ratios.length === 0 ? undefined : median(ratios),
    perSecond: seconds.length === 0 ? undefined : 1 / median(seconds),
  };
}

async function packageEntry(
  rival: Solver,
  { sample }: PuzzleSet,
  truth: Truth,
  folder: string | undefined,
): Promise<Entry> {
  const steps = await tryOut({ folder, solver: rival.name, boards: sample, seconds: TRIAL });
  const total = steps.at(-1)?.seconds ?? 0;
  const isWhole = steps.length === sample.length && total <= WHOLE_TURN;
  const fitting = steps.filter((step) => step.seconds <= TURN).length;
  const boards = isWhole ? sample.length : steps.length === 0 ? 0 : Math.max(1, fitting);
  const gaveUp = steps.filter(({ answer }) => answer.solutions < 0).length;
  const wrong = steps.filter(({ answer }, index) => {
    return answer.solutions >= 0 && !isRight(answer, truth.answers[index]!, sample[index]!, rival);
  }).length;
  const remark = [
    steps.length === 0 && `no answer in ${String(TRIAL)} s of CPU time`,
    wrong > 0 && `WRONG on ${String(wrong)} of ${String(steps.length)}`,
    gaveUp > 0 && `gave up on ${String(gaveUp)} of ${String(steps.length)}`,
    boards > 0 && boards < sample.length && 'even sub-sample, for time',
    !rival.provesUniqueness && 'solves only',
  ];
  return {
    name: rival.name,
    isPackage: rival !== TEXTBOOK,
    boards,
    remark: remark.filter((part) => part !== false).join('; '),
    contender: boards === 0 ? undefined : { turn: turnOf(rival.load(sample), boards), seconds: [] },
  };
}

async function nativeEntry(
  { name }: NativeRival,
  process: NativeProcess,
  { sample }: PuzzleSet,
  truth: Truth,
): Promise<Entry> {
  const counts = await process.counts(3);
  const solutions = await process.solutions();
  const wrong = truth.answers.filter((answer, index) => {
    const isSame = answer.solutions !== 1 || answer.first === solutions[index];
    return answer.solutions !== counts[index] || !isSame;
  }).length;
  const once = Math.max(1e-6, await process.run(1));
  const times = Math.ceil(LEAST_TURN / once);
  return {
    name,
    isPackage: false,
    boards: sample.length,
    remark: wrong === 0 ? 'counts to 3 and solutions as ours' : `DIFFERS from ours on ${String(wrong)}`,
    contender: {
      seconds: [],
      turn: async () => (await process.run(times)) / (times * sample.length),
    },
  };
}
