// What the part of the live benchmark inside VS Code tells the part outside.

/** Stands before the JSON of the findings on a line of its own. */
export const MARK = 'live-findings ';

/** Milliseconds, each measured once. */
export type Times = readonly number[];

export interface Findings {
  /** From the call to the published diagnostics of all boards, and the longest turn of the host meanwhile. */
  readonly firstCheck: { readonly time: number; readonly longestTurn: number };
  /** The same when the workers have loaded already. */
  readonly nextCheck: { readonly time: number; readonly longestTurn: number };
  /** The longest turn of the host in two seconds in which nothing is done. */
  readonly idleTurn: number;
  readonly boards: number;
  readonly problems: number;
  readonly shown: number;
  /** By what is typed and where: from the event of the change to the published diagnostics. */
  readonly typing: readonly { readonly name: string; readonly times: Times }[];
  /** The longest turn of the host while it is typed. */
  readonly typingTurn: number;
  /** Bytes that the boards, verdicts and diagnostics of the text take, when garbage is collected. */
  readonly memory: number;
  /** Whether the diagnostics after all typing are those of a check of the same text from scratch. */
  readonly isRight: boolean;
}
