// Ends what was started and removes what was made, also when this process is interrupted.
import os from 'node:os';

/** What there is to undo, done in reverse order and once. */
export class Cleanup {
  private readonly actions: (() => unknown)[] = [];
  private closing: Promise<void> | undefined;

  /** @param onError is told of actions that fail; the others still run */
  constructor(private readonly onError: (error: unknown) => void) {}

  add(action: () => unknown): void {
    this.actions.push(action);
  }

  readonly close = (): Promise<void> => (this.closing ??= this.run());

  private async run(): Promise<void> {
    for (let action = this.actions.pop(); action !== undefined; action = this.actions.pop()) {
      try {
        await action();
      } catch (error) {
        this.onError(error);
      }
    }
  }
}

/**
 * Cleans up when this process is interrupted (politely: `close`, then the exit status of that signal) or exits
 * (at once: `closeNow`). Returns how to stop doing so.
 */
export function onInterrupt(close: () => Promise<unknown>, closeNow: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const interrupted = (signal: NodeJS.Signals): void => {
    void close().finally(() => process.exit(128 + os.constants.signals[signal]));
  };
  for (const signal of signals) {
    process.on(signal, interrupted);
  }
  process.on('exit', closeNow);
  return () => {
    for (const signal of signals) {
      process.off(signal, interrupted);
    }
    process.off('exit', closeNow);
  };
}
