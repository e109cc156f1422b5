// Has found boards judged by workers: packs them into batches and makes verdicts of the answers.
import type { Outcome, SudokuBoard } from '../core/board';
import { verdictOn, type Verdict } from '../core/judge';
import type { Job } from './job';
import { Fate, type Batch, type Details } from './protocol';

const CELLS = 81;

/** Boards in a batch: enough to make the journey worth it, few enough that the answer is taken in within a slice. */
const BOARDS = 256;

/** Who is told of the verdicts of a job. */
export interface Judged {
  /** A run of the boards, in their order. Runs come in any order. */
  readonly verdicts: (verdicts: readonly Verdict[]) => void;
  /** A run of boards that no worker could judge, and why. */
  readonly failed: (boards: readonly SudokuBoard[], reason: string) => void;
}

/** The job to judge boards, with a budget of guesses for each; the verdicts are those that `judge` would give. */
export function judging(boards: readonly SudokuBoard[], budget: number, told: Judged): Job {
  const runOf = (index: number): readonly SudokuBoard[] => boards.slice(BOARDS * index, BOARDS * (index + 1));
  return {
    limit: 2,
    budget,
    details: true,
    count: Math.ceil(boards.length / BOARDS),
    batch: (index) => pack(runOf(index)),
    done: (index, result) => {
      const run = runOf(index);
      if (result.type === 'solved' && result.details) {
        const { fates, details } = result;
        told.verdicts(run.map((board, at) => verdictOn(board, outcomeAt(at, fates, details))));
      } else {
        told.failed(run, result.type === 'failed' ? result.reason : 'There are no details.');
      }
    },
  };
}

function pack(boards: readonly SudokuBoard[]): Batch {
  const cells = new Uint8Array(CELLS * boards.length);
  for (const [index, board] of boards.entries()) {
    cells.set(board.cells, CELLS * index);
  }
  return { form: 'cells', bytes: cells.buffer, start: 0, end: cells.length };
}

function outcomeAt(index: number, fates: Uint8Array, details: Details): Outcome {
  const nodes = details.nodes[index] ?? 0;
  const of = (all: Uint8Array): Uint8Array => all.subarray(CELLS * index, CELLS * (index + 1));
  const solution = of(details.solutions);
  const other = of(details.others);
  switch (fates[index] ?? Fate.gaveUp) {
    case Fate.none:
      return { kind: 'none', nodes };
    case Fate.unique:
      return { kind: 'unique', solution, nodes };
    case Fate.many:
      return { kind: 'many', solution, other, differing: differences(solution, other), nodes };
    default:
      return { kind: 'gaveUp', nodes };
  }
}

/** The cells in which two solutions differ, ascending. */
function differences(one: Uint8Array, other: Uint8Array): readonly number[] {
  return [...one.keys()].filter((cell) => one[cell] !== other[cell]);
}
