// `npm run bench -- soundness`: no step of the human solver removes a candidate of a solution or places another digit, on
// random boards from a seed.
import { pathOf, type LogicStart } from '../../src/core/logic';
import { solveByLogic, type LogicPath } from '../../src/core/sudoku/logic/path';
import { positionOf } from '../../src/core/sudoku/logic/position';
import { leftCandidates } from '../../src/core/sudoku/leftCandidates';
import { NINE_BY_NINE } from '../../src/core/sudoku/shape';
import { cpuNow } from './cpu';
import { lessClues, minimise } from './generate';
import { RandomBoards } from './random';
import type { Line, Options, Report } from './report';
import { countOurs, textOf } from './solver';

const BOARDS = 10_000;
/** Statements of chains for a path: boards rated 9 and more take more, and are left at that. */
const BUDGET = 30_000;
/** Each so manieth board has a budget that is enough for all but the hardest. */
const LONG = { every: 20, budget: 1_000_000 };
/** Of each so manieth board one with several solutions is made, which takes long: it ends when nothing more is found. */
const SEVERAL = 10;
/** A board with more solutions than this is not used. */
const SOLUTIONS = 100;
/** How often the progress is told, in boards. */
const TELL = 5000;

/** The boards of each kind, the first of which has most of them. */
const KINDS = ['one solution', 'one solution, candidates told', 'several solutions'] as const;
type Kind = (typeof KINDS)[number];

/** What was seen of a kind. */
interface Seen {
  boards: number;
  steps: number;
  solved: number;
  stopped: number;
  stuck: number;
  unsound: number;
  hardest: number;
}

export function soundness(options: Options): Promise<Report> {
  const seed = options.seed ?? Date.now() % 1_000_000_000;
  const boards = options.boards ?? BOARDS;
  const random = new RandomBoards(seed);
  const seen = new Map<Kind, Seen>(
    KINDS.map((kind) => [
      kind,
      { boards: 0, steps: 0, solved: 0, stopped: 0, stuck: 0, unsound: 0, hardest: 0 },
    ]),
  );
  const techniques = new Map<string, number>();
  const begin = cpuNow();
  const take = (kind: Kind, path: LogicPath, solutions: readonly Uint8Array[], board: Uint8Array): void => {
    const counts = seen.get(kind)!;
    counts.boards++;
    counts.steps += path.steps.length;
    counts[path.end]++;
    counts.hardest = Math.max(counts.hardest, path.rating.er);
    for (const { technique } of path.steps) {
      techniques.set(technique, (techniques.get(technique) ?? 0) + 1);
    }
    const unsound = path.steps.findIndex((step) => !isSound(step, solutions));
    if (unsound >= 0) {
      counts.unsound++;
      options.progress(
        `UNSOUND: step ${String(unsound)}, ${path.steps[unsound]!.technique}, of ${textOf(board)} (${kind})`,
      );
    }
  };
  for (let index = 0; index < boards; index++) {
    const { cells, solution } = uniqueBoard(random);
    const budget = index % LONG.every === 0 ? LONG.budget : BUDGET;
    take('one solution', pathOf({ cells }, { budget }), [solution], cells);
    const told: LogicStart = { cells, candidates: someCandidates(random, cells, solution) };
    take('one solution, candidates told', pathOf(told, { budget }), [solution], cells);
    if (index % SEVERAL === 1) {
      const many = lessClues(cells.slice(), random);
      const solutions = solutionsOf(many);
      if (solutions.length > 1 && solutions.length <= SOLUTIONS) {
        take('several solutions', solveByLogic(positionOf(many), { budget: BUDGET }), solutions, many);
      }
    }
    if ((index + 1) % TELL === 0) {
      options.progress(`${String(index + 1)} boards …`);
    }
  }
  return Promise.resolve(reportOf(seed, boards, seen, techniques, cpuNow() - begin));
}

/** A random grid with as many clues as are needed, and at times some more. */
function uniqueBoard(random: RandomBoards): { readonly cells: Uint8Array; readonly solution: Uint8Array } {
  const solution = random.grid();
  const cells = minimise(solution.slice(), random);
  for (const cell of random.cells(random.below(2) * random.below(8))) {
    cells[cell] = solution[cell]!;
  }
  return { cells, solution };
}

/** The candidates that the clues leave; of those that are not in the solution some, or many, are missing. */
function someCandidates(random: RandomBoards, cells: Uint8Array, solution: Uint8Array): Uint16Array {
  const oneOf = 4 + random.below(60);
  return Uint16Array.from(leftCandidates(NINE_BY_NINE, cells), (digits, cell) => {
    for (let digit = 1; digit <= 9; digit++) {
      if (digit !== solution[cell] && random.below(oneOf) === 0) {
        digits &= ~(1 << (digit - 1));
      }
    }
    return digits;
  });
}

const found = new Uint8Array((SOLUTIONS + 1) * 81);

/** The solutions of a board by the fast solver, at most one more than are wanted. */
function solutionsOf(cells: Uint8Array): Uint8Array[] {
  const count = countOurs(cells, SOLUTIONS + 1, found);
  return Array.from({ length: count }, (_, index) => found.slice(81 * index, 81 * index + 81));
}

/** Whether a step leaves all solutions. */
function isSound(
  { eliminations, placements }: LogicPath['steps'][number],
  solutions: readonly Uint8Array[],
): boolean {
  return solutions.every(
    (solution) =>
      eliminations.every(({ cell, digits }) => (digits & (1 << (solution[cell]! - 1))) === 0) &&
      placements.every(({ cell, digit }) => solution[cell] === digit),
  );
}

function reportOf(
  seed: number,
  boards: number,
  seen: ReadonlyMap<Kind, Seen>,
  techniques: ReadonlyMap<string, number>,
  seconds: number,
): Report {
  const lines: Line[] = [];
  let wrong = 0;
  for (const [kind, counts] of seen) {
    wrong += counts.unsound;
    const { steps, solved, stopped, stuck, hardest } = counts;
    lines.push({
      name: `${kind}: paths with an unsound step`,
      value: counts.unsound,
      unit: `of ${counts.boards.toLocaleString('en')}`,
      bar: { atMost: 0 },
      more: { steps, solved, stopped, stuck, 'highest rating': hardest / 10 },
    });
  }
  for (const [technique, count] of [...techniques].sort(([, one], [, other]) => other - one)) {
    lines.push({ name: `steps of ${technique}`, value: count, unit: '' });
  }
  return {
    name: 'soundness',
    about: [
      `${boards.toLocaleString('en')} random boards with one solution, seed ${String(seed)} (--seed ${String(seed)} makes the same ones), each as it is`,
      `and with some of its candidates missing, and of each ${String(SEVERAL)}th one with fewer clues, when no step may rest on there being`,
      `one solution. Each step is compared with all solutions. Paths end after ${BUDGET.toLocaleString('en')} statements of chains, each ${String(LONG.every)}th`,
      `after ${LONG.budget.toLocaleString('en')}. ${String(techniques.size)} techniques were used. CPU time: ${seconds.toFixed(0)} s.`,
    ],
    lines,
    wrong,
  };
}
