// Judges the boards of a text: a few here, many by workers on all cores.
import { join } from 'node:path';
import type { FoundBoard } from '../core/board';
import { judge, type Verdict } from '../core/judge';
import { SOLVE_NODES } from '../core/limits';
import { nodeHost } from '../worker/node/host';
import { WorkerPool } from '../worker/pool';
import { judging } from '../worker/verdicts';

/** Boards for which workers are started: fewer are judged sooner than these have loaded. */
const MANY = 5000;

/** The verdict on each board, in their order: the same whoever judges. */
export async function judgeAll(boards: readonly FoundBoard[]): Promise<readonly Verdict[]> {
  const known = boards.length < MANY ? new Map<FoundBoard, Verdict>() : await askWorkers(boards);
  return boards.map((board) => known.get(board) ?? judge(board));
}

/** Verdicts on all that workers could judge. */
async function askWorkers(boards: readonly FoundBoard[]): Promise<ReadonlyMap<FoundBoard, Verdict>> {
  const known = new Map<FoundBoard, Verdict>();
  const host = nodeHost(join(__dirname, 'worker.js'));
  // This thread has nothing to do meanwhile, so its core is free for a worker.
  const pool = new WorkerPool(host, { workers: host.cores });
  const whole = boards.filter((board) => board.kind === 'sudoku');
  const { ended } = pool.run(
    judging(whole, SOLVE_NODES, {
      verdicts: (verdicts) => {
        for (const verdict of verdicts) {
          known.set(verdict.board, verdict);
        }
      },
      failed: () => undefined,
    }),
  );
  await ended;
  pool.dispose();
  return known;
}
