// Who does the work on a text: this thread, or a pool of workers.
import type { FoundBoard } from '../core/board';
import { isUndecided, judge, type Verdict } from '../core/judge';
import { EDITOR_NODES, SOLVE_NODES } from '../core/limits';
import type { WorkerPool } from '../worker/pool';
import { isShared, type LineFacts, type SolveAnswer, type Wanted } from '../worker/protocol';
import { solveLines } from '../worker/solveLines';
import { judging, type JudgedBoard } from '../worker/verdicts';

/** What a worker says of the lines of a chunk. */
export type LineAnswer = SolveAnswer & { readonly lines: LineFacts };

export interface Engine {
  /** How many chunks it is worth to ask about at a time. */
  readonly ahead: number;
  /** What there is to say of the lines of a chunk; rejects with `Stopped` if the engine is stopped meanwhile. */
  readonly ask: (chunk: Uint8Array, wanted: Wanted) => Promise<LineAnswer>;
  /** The verdicts on boards, in their order; rejects in the same way. */
  readonly judge: (boards: readonly FoundBoard[]) => Promise<readonly Verdict[]>;
}

/** The work was stopped before its end. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Boards that are judged in this thread, as they would be before a worker has started. */
const FEW = 64;

/** Does all in this thread, which is busy meanwhile. */
export const oneThread: Engine = {
  ahead: 1,
  ask: (chunk, wanted) => Promise.resolve(answerHere(chunk, wanted)),
  judge: (boards) => Promise.resolve(boards.map((board) => judge(board, SOLVE_NODES))),
};

/**
 * Has workers do it.
 *
 * @param pool dispose of it to stop
 * @param workers how many the pool has
 * @param patience bytes that are worked on in this thread before a worker is asked: most texts are short
 */
export function workersOf(pool: WorkerPool, workers: number, patience = 0): Engine {
  let left = patience;
  return {
    ahead: 2 * workers + 1,
    ask: async (chunk, wanted) => {
      left -= chunk.length;
      return left >= 0 ? answerHere(chunk, wanted) : askPool(pool, chunk, wanted);
    },
    judge: async (boards) => {
      const known = new Map<FoundBoard, Verdict>();
      const many = boards.length > FEW;
      const hard: JudgedBoard[] = [];
      for (const board of boards) {
        if (board.kind === 'flawed') {
          continue;
        }
        if (many) {
          hard.push(board);
        } else {
          const verdict = judge(board, EDITOR_NODES);
          known.set(board, verdict);
          if (isUndecided(verdict)) {
            hard.push(board);
          }
        }
      }
      await judgeInPool(pool, hard, known);
      return boards.map((board) => known.get(board) ?? judge(board, EDITOR_NODES));
    },
  };
}

function answerHere(chunk: Uint8Array, wanted: Wanted): LineAnswer {
  const { byteOffset, byteLength } = chunk;
  return withLines(
    solveLines({
      type: 'solve',
      id: 0,
      form: 'lines',
      bytes: chunk.buffer,
      start: byteOffset,
      end: byteOffset + byteLength,
      ...wanted,
    }),
  );
}

async function askPool(pool: WorkerPool, chunk: Uint8Array, wanted: Wanted): Promise<LineAnswer> {
  let answer: SolveAnswer | undefined;
  let reason = '';
  const { ended } = pool.run({
    ...wanted,
    count: 1,
    batch: () => {
      // What is not shared is taken away, and the chunk is still needed here.
      const { buffer, byteOffset, byteLength } = isShared(chunk.buffer) ? chunk : chunk.slice();
      return { form: 'lines', bytes: buffer, start: byteOffset, end: byteOffset + byteLength };
    },
    done: (_, result) => {
      if (result.type === 'solved') {
        answer = result;
      } else {
        ({ reason } = result);
      }
    },
  });
  const end = await ended;
  switch (end.kind) {
    case 'cancelled':
      throw new Stopped();
    case 'unavailable':
      return answerHere(chunk, wanted);
    case 'done':
      if (!answer) {
        throw new Error(`Two workers failed at the same lines: ${reason}`);
      }
      return withLines(answer);
  }
}

async function judgeInPool(
  pool: WorkerPool,
  boards: readonly JudgedBoard[],
  known: Map<FoundBoard, Verdict>,
): Promise<void> {
  const { ended } = pool.run(
    judging(boards, SOLVE_NODES, {
      verdicts: (verdicts) => {
        for (const verdict of verdicts) {
          known.set(verdict.board, verdict);
        }
      },
      // They are judged here, as far as that goes.
      failed: () => undefined,
    }),
  );
  const { kind } = await ended;
  if (kind === 'cancelled') {
    throw new Stopped();
  }
}

function withLines(answer: SolveAnswer): LineAnswer {
  if (!answer.lines) {
    throw new Error('There is nothing said of the lines.');
  }
  return { ...answer, lines: answer.lines };
}
