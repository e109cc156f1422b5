// Who does the work of a command: this thread for a little, workers on all cores for much.
import { join } from 'node:path';
import { oneThread, workersOf, type Engine } from '../files/engine';
import { nodeHost } from '../worker/node/host';
import { WorkerPool } from '../worker/pool';

/** Bytes that this thread has read by the time that workers would have loaded. */
const PATIENCE = 1 << 18;

/**
 * Gives `use` what does the work, and ends it afterwards.
 *
 * @param jobs the value of `--jobs`, if it was given: with 1 there is no thread but this one
 */
export async function withEngine<Result>(
  jobs: string | undefined,
  use: (engine: Engine) => Promise<Result>,
): Promise<Result> {
  if (jobs === '1') {
    return use(oneThread);
  }
  const host = nodeHost(join(__dirname, 'worker.js'));
  // This thread has little to do meanwhile, so its core is free for a worker.
  const workers = jobs === undefined ? host.cores : Number(jobs);
  const pool = new WorkerPool(host, { workers });
  try {
    return await use(workersOf(pool, workers, PATIENCE));
  } finally {
    pool.dispose();
  }
}
