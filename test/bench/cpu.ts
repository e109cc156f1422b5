// CPU time, turns of equal length, and the middle of several measurements.
import type { Loaded } from './solver';

/** Least CPU seconds of a turn: the first one finds out how often to go over the boards for that. */
export const LEAST_TURN = 0.2;

/** CPU seconds used by this process so far. */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** CPU seconds this process, with all its threads, needs for `work`. Garbage of what ran before is collected first. */
export function cpuSeconds(work: () => void): number {
  globalThis.gc?.();
  const start = cpuNow();
  work();
  return cpuNow() - start;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A function that goes over the first `boards` boards as often as a turn takes and gives CPU seconds a board. */
export function turnOf(loaded: Loaded, boards: number): () => number {
  let times = 0;
  return () => {
    times ||= Math.ceil(
      LEAST_TURN /
        Math.max(
          1e-6,
          cpuSeconds(() => loaded.pass(boards)),
        ),
    );
    const seconds = cpuSeconds(() => {
      for (let time = 0; time < times; time++) {
        loaded.pass(boards);
      }
    });
    return seconds / (times * boards);
  };
}
