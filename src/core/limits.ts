// Every cap and budget of the core, in one place, each with its reason.

/**
 * Guesses one search may make before it gives up. No 9×9 board that was tried needed more than a few thousand, most of
 * them to find the first of several solutions in order; this is some seconds of work, the most a terminal should wait
 * for one board.
 */
export const SOLVE_NODES = 2_000_000;

/**
 * Guesses for one board that is judged as it is typed: some milliseconds of work, as nobody has asked to wait for it
 * and all extensions share the host.
 */
export const EDITOR_NODES = 2_500;

/** Brackets the reader of array literals keeps open at once; no board needs more than a few. */
export const BRACKET_DEPTH = 64;

/**
 * Decisions of the quick search on a board of another size than 9×9 before the thorough one takes over: some
 * milliseconds for 16×16, ten or twenty for 25×25. Most boards need a few dozen, the others often millions.
 */
export const QUICK_NODES = 300;

/** Decisions spent on trying digits in order on such a board; a board nearly empty needs one for most of its cells. */
export const ORDERED_NODES = 1_000;
