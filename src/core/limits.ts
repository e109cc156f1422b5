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

/**
 * Guesses for a fix that takes some searching, whenever the cursor comes to its problem: some milliseconds, in which four
 * of ten boards with several solutions show a given that leaves one, and hardly any more in five times as long.
 */
export const FIX_NODES = 500;

/**
 * Clashes told of one cell, and givens told against one candidate. A given has seldom more than two; a grid of one value
 * has dozens a cell, and lists of them all would be as long as the board squared.
 */
export const CLASHES_TOLD = 8;

/**
 * Queens that are told of as attacked, of one board: as many as the largest has rows. A matrix of ones would have a
 * million of them, and nobody reads on after the first.
 */
export const ATTACKED_TOLD = 1_000;

/**
 * Choices made at most on the way to the canonical form of a board that has not just one solution: some hundredths of a
 * second. Boards people make need a few dozen at most, a grid full of one digit would take a million.
 */
export const CANONICAL_SERIES = 1_000;

/** Tries in a row that may find no smaller set of givens that cannot hold together, before the best is good enough. */
export const CONFLICT_ORDERS = 8;

/** Solutions of a board that are looked at before a given is sought that leaves only one: all that most boards have. */
export const SAMPLED_SOLUTIONS = 100;

/** Brackets the reader of array literals keeps open at once; no board needs more than a few. */
export const BRACKET_DEPTH = 64;

/**
 * Characters from the opening bracket of a literal, beyond which it can be no board: 25×25 cells, a line each and deeply
 * indented, take half of that. So an edit has no influence on lines further below.
 */
export const LITERAL_LENGTH = 32_768;

/** The longest comment within a literal, in characters, for the same reason; longer ones are no comments. */
export const COMMENT_LENGTH = 4_096;

/**
 * Decisions of the quick search on a board of another size than 9×9 before the thorough one takes over: some
 * milliseconds for 16×16, ten or twenty for 25×25. Most boards need a few dozen, the others often millions.
 */
export const QUICK_NODES = 300;

/**
 * The budget for a board of this size, of one that is given in guesses of the 9×9 solver, as all above: the larger a
 * board, the more a node costs, about as many guesses as 25 goes into its cells. What is to take some milliseconds then
 * does so for all sizes: 244 nodes for 16×16, 100 for 25×25, where the quick search alone is at work.
 */
export function budgetForSize(size: number, guesses: number): number {
  return size <= 9 ? guesses : Math.ceil((25 * guesses) / size ** 2);
}

/** Decisions spent on trying digits in order on such a board; a board nearly empty needs one for most of its cells. */
export const ORDERED_NODES = 1_000;

/** The most rows of an N-Queens board that is read: larger ones are nothing that somebody looks at. */
export const LARGEST_QUEENS = 1_000;

/**
 * Visits of a search that are shown, node by node: 24 MB, made in some tenths of a second. They hold the search for the
 * first placement of 8 queens without pruning, which has 1,485,549. No reader steps through more; what comes behind is told
 * by numbers where there is a formula.
 */
export const TRACED_VISITS = 1_500_000;

/**
 * Visits that are made to count the nodes of a whole tree, which need not be shown: about a second, in which all placements
 * of 12 queens are found.
 */
export const COUNTED_VISITS = 12_000_000;

/** Rows and columns of the largest board whose search is shown: a larger one has no squares left to be seen. */
export const LARGEST_SEARCH = 50;

/** Rows and columns of the largest empty board that can be asked for: all its figures but the last are found at once. */
export const LARGEST_EMPTY_SEARCH = 12;

/** Rows of an N-Queens board up to which the first completion in order is sought: with more it can take very long. */
export const ORDERED_QUEENS = 20;

/** Rows of an N-Queens board from which on swaps are tried first, as they do not slow down with its size. */
export const SWAPPED_QUEENS = 201;

/**
 * Queens that may be placed to count the completions of one N-Queens board for who has asked for it, sees how far it is
 * and can stop it: some minutes of work at most.
 */
export const COUNT_NODES = 1_000_000_000;

/**
 * Statements of chains that may be looked at to rate a board, or to find its next step, while somebody waits for the host:
 * some hundredths of a second. Of 1,000 random boards these are all below 7.0 and nine of ten below 7.5.
 */
export const LOGIC_NODES_AT_ONCE = 15_000;

/**
 * The same for who has asked for it, sees how far it is and can stop it: the hardest board known, Golden Nugget, takes a
 * hundred million, which is about a minute.
 */
export const LOGIC_NODES = 500_000_000;

/**
 * The same where no worker can be started: the host stands still for one or two tenths of a second at most, as a step is
 * not found in parts.
 */
export const LOGIC_NODES_HERE = 200_000;
