// What a command of the terminal is, and what it is given to work with.

/**
 * How a run ended: every board solved, some not, or something asked for that cannot be done (an unknown option, a
 * file that cannot be read). When several are true the highest is told.
 */
export const ExitStatus = { solved: 0, unsolved: 1, usage: 2 } as const;
export type ExitStatus = (typeof ExitStatus)[keyof typeof ExitStatus];

/** The streams of the process, so that no command knows of it. */
export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Writes to standard output. */
  readonly write: (bytes: Uint8Array) => void;
  /** Writes one line to standard error. */
  readonly say: (line: string) => void;
}

/** A switch of a command, without a value. */
export interface Switch {
  readonly name: string;
  /** What it does, for the help: one line. */
  readonly help: string;
}

/** One entry of `commands.ts`; a new command is a file of its own and a line there. */
export interface Command {
  readonly name: string;
  /** The operands after the name, as the help shows them. */
  readonly operands: string;
  /** What it does: one line. */
  readonly summary: string;
  /** The rest of its help, in lines of at most 80 characters. */
  readonly details: string;
  readonly switches: readonly Switch[];
  /** Runs it. Operands and switches are checked; files are not. */
  readonly run: (
    operands: readonly string[],
    switches: ReadonlySet<string>,
    streams: Streams,
  ) => Promise<ExitStatus>;
}
