// What a command of the terminal is, and what it is given to work with.

/**
 * How a run ended: every board solved and nothing wrong, some not, or something asked for that cannot be done (an
 * unknown option, a file that cannot be read). When several are true the highest is told.
 */
export const ExitStatus = { solved: 0, unsolved: 1, usage: 2 } as const;
export type ExitStatus = (typeof ExitStatus)[keyof typeof ExitStatus];

/** The streams of the process, so that no command knows of it. */
export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Writes to standard output. */
  readonly write: (bytes: Uint8Array) => void;
  /** Settles when standard output can take more: to be waited for where there is much to write. */
  readonly drained: () => Promise<void>;
  /** Writes one line to standard error. */
  readonly say: (line: string) => void;
}

/** An option of a command: `--name`, or `--name VALUE` and `--name=VALUE`. */
export interface Option {
  readonly name: string;
  /** What its value is called in the help; undefined if it has none. */
  readonly value?: string;
  /** Whether a value is one that it takes; any is if left out. */
  readonly accepts?: (value: string) => boolean;
  /** What it does, for the help: one line. */
  readonly help: string;
}

/** The options that were given, by name, each with its value; `''` for those without one. The last of several counts. */
export type Options = ReadonlyMap<string, string>;

/** One entry of `commands.ts`; a new command is a file of its own and a line there. */
export interface Command {
  readonly name: string;
  /** The operands after the name, as the help shows them. */
  readonly operands: string;
  /** What it does: one line. */
  readonly summary: string;
  /** The rest of its help, in lines of at most 80 characters. */
  readonly details: string;
  readonly options: readonly Option[];
  /** Runs it. Options are checked; operands, such as files, are not. */
  readonly run: (operands: readonly string[], options: Options, streams: Streams) => Promise<ExitStatus>;
}
