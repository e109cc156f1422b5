// Every cap and budget of the core, in one place, each with its reason.

/**
 * Guesses one search may make before it gives up. No 9×9 board known needs more than a few thousand with the
 * solver's rules; this is some seconds of work, the most a terminal should wait for one board.
 */
export const SOLVE_NODES = 2_000_000;

/** Characters of a text that are scanned; VS Code itself sends no larger document to extensions (50 MiB). */
export const SCAN_CHARACTERS = 50 * 1024 * 1024;

/** Brackets the reader of array literals keeps open at once; no board needs more than a few. */
export const BRACKET_DEPTH = 64;
