// What the part of the check benchmark inside VS Code tells the part outside.

/** Stands before the JSON of the findings on a line of its own. */
export const MARK = 'check-findings ';

export interface Findings {
  /** From the command to its summary, in milliseconds, one a round. */
  readonly times: readonly number[];
  /** How long the extension host's main thread worked in each round, in milliseconds. */
  readonly busy: readonly number[];
  /** The longest turn of that thread in each of as many further rounds, in milliseconds of work. */
  readonly turns: readonly number[];
  /** The longest turn of that thread in two seconds in which nothing is done. */
  readonly idleTurn: number;
  /** What the command said last. */
  readonly said: string;
}
