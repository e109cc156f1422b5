// What the part of the live benchmark inside VS Code tells the part outside.

/** Stands before the JSON of the findings on a line of its own. */
export const MARK = 'live-findings ';

/** Milliseconds, each measured once. */
export type Times = readonly number[];

/** A check of the whole text, in milliseconds. */
interface Check {
  /** From the call to the published diagnostics. */
  readonly time: number;
  /** How long the extension host's main thread worked meanwhile. */
  readonly busy: number;
}

export interface Findings {
  readonly firstCheck: Check;
  /** The same with adapters of which nothing is known yet, by code that has run often. */
  readonly nextCheck: Check;
  /** The longest turn of the host during that one; to watch its turns takes time by itself. */
  readonly nextTurn: number;
  /** The longest turn of the host in two seconds in which nothing is done. */
  readonly idleTurn: number;
  readonly boards: number;
  readonly problems: number;
  readonly shown: number;
  /**
   * By what is typed and where, from the event of the change to the published diagnostics: by the clock, and what the
   * extension host's main thread worked.
   */
  readonly typing: readonly { readonly name: string; readonly times: Times; readonly busy: Times }[];
  /** Bytes that the boards, verdicts and diagnostics of the text take, when garbage is collected. */
  readonly memory: number;
  /** Whether the diagnostics after all typing are those of a check of the same text from scratch. */
  readonly isRight: boolean;
}
