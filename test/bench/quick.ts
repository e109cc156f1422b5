// `npm run bench -- quick`: ours against the baseline kept here, for CI; seconds, and nothing to install.
import { checkOurs } from './answers';
import { median, turnOf } from './cpu';
import { wrongCounts } from './queens';
import { quickRatings } from './ratedPaths';
import { refuseUnknown, type Line, type Options, type Report } from './report';
import { puzzleSets, setNames, type PuzzleSet } from './sets';
import { BASELINE, OURS } from './solver';

const ROUNDS = 5;
/** The largest N-Queens board whose placements are counted. */
const QUEENS = 12;

export function quick(options: Options): Promise<Report> {
  refuseUnknown('set', options.sets, setNames(undefined));
  const rounds = options.rounds ?? ROUNDS;
  const lines: Line[] = [];
  let wrong = 0;
  for (const set of puzzleSets(undefined, options.sets)) {
    const truth = checkOurs(set);
    wrong += truth.wrong;
    lines.push(measure(set, rounds, truth.remark));
  }
  const wrongQueens = wrongCounts(QUEENS);
  wrong += wrongQueens;
  lines.push({
    name: 'N-Queens: sizes counted as published',
    value: QUEENS - wrongQueens,
    unit: `of ${String(QUEENS)}`,
  });
  const ratings = quickRatings();
  wrong += ratings.all - ratings.equal;
  lines.push({
    name: 'ratings: puzzles rated as by the reference',
    value: ratings.equal,
    unit: `of ${String(ratings.all)}`,
  });
  return Promise.resolve({
    name: 'quick',
    about: [
      `Uniqueness, CPU time, medians of ${String(rounds)} rounds; × = how many times as fast as the baseline ours is.`,
    ],
    lines,
    wrong,
  });
}

function measure({ name, sample }: PuzzleSet, rounds: number, remark: string): Line {
  const ours = turnOf(OURS.load(sample), sample.length);
  const baseline = turnOf(BASELINE.load(sample), sample.length);
  const times: number[] = [];
  const ratios: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const [own, other] = [ours(), baseline()];
    if (round >= 0) {
      times.push(own);
      ratios.push(other / own);
    }
  }
  return {
    name: `${name}: ours / baseline`,
    value: median(ratios),
    unit: '×',
    more: { 'ours/s': 1 / median(times), boards: sample.length },
    remark,
  };
}
