// Has found boards judged by workers: packs them into batches and makes verdicts of the answers.
import type { Outcome, QueensBoard, SudokuBoard } from '../core/board';
import { queensVerdictOn, verdictOn, type Verdict } from '../core/judge';
import { differences } from '../core/sudoku/outcome';
import type { Shape } from '../core/sudoku/shape';
import type { Job } from './job';
import { bytesOfPuzzle, Fate, type Batch, type Details, type SolveAnswer } from './protocol';

/**
 * 9×9 boards in a batch: enough to make the journey worth it, few enough that the answer is taken in within a slice. Of
 * larger ones fewer, as each may take seconds.
 */
const BOARDS = 256;

/** Who is told of the verdicts of a job. */
export interface Judged {
  /** Some of the boards, all of one shape and in their order, or one. They come in any order. */
  readonly verdicts: (verdicts: readonly Verdict[]) => void;
  /** Some of the boards that no worker could judge, and why. */
  readonly failed: (boards: readonly JudgedBoard[], reason: string) => void;
}

/** What workers judge: boards whose text has no flaw. */
export type JudgedBoard = SudokuBoard | QueensBoard;

/** A batch: Sudoku boards of one shape, all with candidates or all without, or one N-Queens board. */
type Run = readonly SudokuBoard[] | QueensBoard;

/**
 * The job to judge boards of both puzzles and any shapes, with a budget of guesses for each as for `judge`; the verdicts are those that
 * `judge` would give.
 */
export function judging(boards: readonly JudgedBoard[], budget: number, told: Judged): Job {
  const runs = runsOf(boards);
  const runAt = (index: number): Run => runs[index] ?? [];
  return {
    limit: 2,
    budget,
    details: true,
    count: runs.length,
    batch: (index) => pack(runAt(index)),
    done: (index, result) => {
      const run = runAt(index);
      const verdicts = result.type === 'solved' ? verdictsOf(run, result) : undefined;
      if (verdicts) {
        told.verdicts(verdicts);
      } else {
        const boards = 'kind' in run ? [run] : run;
        told.failed(boards, result.type === 'failed' ? result.reason : 'There are no details.');
      }
    },
  };
}

/** The verdicts on the boards of a batch; undefined if the answer does not tell enough. */
function verdictsOf(run: Run, { fates, details, completion }: SolveAnswer): readonly Verdict[] | undefined {
  if ('kind' in run) {
    return completion && [queensVerdictOn(run, completion)];
  }
  return details && run.map((board, at) => verdictOn(board, outcomeAt(at, fates, details)));
}

/** The boards, parted into batches. */
function runsOf(boards: readonly JudgedBoard[]): readonly Run[] {
  const runs: (SudokuBoard[] | QueensBoard)[] = [];
  // Shapes are told apart by themselves, as nearly all boards share theirs; another object makes another run at most.
  const open = { plain: new Map<Shape, SudokuBoard[]>(), withCandidates: new Map<Shape, SudokuBoard[]>() };
  for (const board of boards) {
    if (board.kind === 'queens') {
      runs.push(board);
      continue;
    }
    const { shape, candidates } = board;
    const { size } = shape;
    const kind = candidates ? open.withCandidates : open.plain;
    let run = kind.get(shape);
    if (!run || run.length >= BOARDS * Math.min(1, (9 / size) ** 4)) {
      run = [];
      runs.push(run);
      kind.set(shape, run);
    }
    run.push(board);
  }
  return runs;
}

function pack(boards: Run): Batch {
  if ('kind' in boards) {
    const { size } = boards;
    const bytes = boards.queens.slice();
    return { form: 'queens', size, bytes: bytes.buffer, start: 0, end: bytes.byteLength };
  }
  const shape = boards[0]?.shape;
  const hasCandidates = boards[0]?.candidates !== undefined;
  const step = bytesOfPuzzle({ shape, hasCandidates });
  const bytes = new Uint8Array(step * boards.length);
  const view = new DataView(bytes.buffer);
  for (const [index, { cells, candidates }] of boards.entries()) {
    bytes.set(cells, step * index);
    for (const [cell, set] of candidates?.entries() ?? []) {
      view.setUint32(step * index + cells.length + 4 * cell, set, true);
    }
  }
  return { form: 'cells', shape, hasCandidates, bytes: bytes.buffer, start: 0, end: bytes.length };
}

function outcomeAt(index: number, fates: Uint8Array, details: Details): Outcome {
  const nodes = details.nodes[index] ?? 0;
  const cells = details.solutions.length / fates.length;
  const of = (all: Uint8Array): Uint8Array => all.subarray(cells * index, cells * (index + 1));
  const solution = of(details.solutions);
  const other = of(details.others);
  const fate = fates[index] ?? Fate.gaveUp;
  switch (fate) {
    case Fate.none:
      return { kind: 'none', nodes };
    case Fate.unique:
      return { kind: 'unique', solution, nodes };
    case Fate.many:
    case Fate.severalKnown:
      return {
        kind: 'many',
        solution,
        isFirst: fate === Fate.many,
        other,
        differing: differences(solution, other),
        nodes,
      };
    default:
      return { kind: 'gaveUp', nodes };
  }
}
