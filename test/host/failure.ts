// What goes wrong with starting VS Code, said in a sentence, with the end of VS Code's own log where that may help.

/** An expected kind of failure: its message is all that a person needs, no stack. */
export class Failure extends Error {
  /** @param log VS Code's own messages up to then, oldest first */
  constructor(
    message: string,
    readonly log: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Prints an error on standard error and makes this process end with status 1. */
export function report(error: unknown): void {
  process.exitCode = 1;
  if (!(error instanceof Failure)) {
    console.error(error);
    return;
  }
  console.error(error.message);
  const lines = error.log.flatMap((entry) => entry.split('\n')).filter((line) => !/^\s+at /.test(line));
  if (lines.length > 0) {
    console.error(["\nThe end of VS Code's own log:", ...lines.slice(-25)].join('\n  '));
  }
}
