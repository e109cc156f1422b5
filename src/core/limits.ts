// Every cap and budget of the core, in one place, each with its reason.

/**
 * Guesses one search may make before it gives up. No 9×9 board known needs more than a few thousand with the
 * solver's rules; this is some seconds of work, the most a terminal should wait for one board.
 */
export const SOLVE_NODES = 2_000_000;

/**
 * Guesses for one board that is judged as it is typed: some milliseconds of work, as nobody has asked to wait for it
 * and all extensions share the host.
 */
export const EDITOR_NODES = 2_500;

/** Brackets the reader of array literals keeps open at once; no board needs more than a few. */
export const BRACKET_DEPTH = 64;
