// How long the extension host's thread works, and works in one go, for the benchmarks that run inside VS Code.

/** How long the processor has worked for this thread, in milliseconds. */
export function threadTime(): number {
  // Node 24 has it, which runs this; the types are of Node 20.
  const { user, system } = (
    process as unknown as { threadCpuUsage: typeof process.cpuUsage }
  ).threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest turn of the event loop while something goes on, in milliseconds of work. To watch it takes time by itself. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = threadTime();
  let isOver = false;
  const tick = (): void => {
    const now = threadTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) {
      setImmediate(tick);
    }
  };
  setImmediate(tick);
  await work();
  isOver = true;
  return longest;
}
