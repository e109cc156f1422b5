// The 9×9 solver: any solutions of a board, how many there are, the first of them in order.
//
// What is here allocates nothing and throws nothing; a caller that solves many boards keeps one buffer and one tally.
// The search itself works in memory of its own, which each thread has once: calls in several workers do not meet, and
// within one thread a call ends before the next begins.
//
// A board is 81 values row by row, 1..9 for a given; any other value, and a missing cell, is taken for a blank
// (`puzzleText.ts` makes it of text and back). Two equal givens in a house mean that there is no solution. Where
// `candidates` are told, a blank may only take a digit listed for it: 81 sets of digits, bit digit - 1. A node is
// a guess; boards that people call hard take a few, the hardest ones that people have collected some 150 on average for a
// proof that there is one solution (`npm run bench` has such sets).
//
// The method is that of band solvers as JCZSolve (2012) made them, in the later form that semajyllek describes in
// “Fewer, Better Guesses: A Scalar Band Solver” (2026): `bandTables.ts` has the words, `propagate.ts` what follows
// without a guess, `cardinality.ts` a check without which rare boards would take 100,000s of guesses.
import { loadListed } from './bandCandidates';
import { load } from './bandState';
import { askOracle } from './firstInOrder';
import { guessInOrder, guessShrewdly } from './guess';
import { search, type Tally } from './search';

const NOWHERE = new Uint8Array(0);

/** Guesses for trying in order; most boards need fewer, and the oracle's questions cost about as many in all. */
const TRIES = 500;

/**
 * Looks for up to `limit` different solutions, in no special order: 1 for any solution, 2 to learn whether there is
 * just one.
 *
 * At most `budget` guesses are made. The solutions, 81 digits each, are written to `found` one after the other;
 * what does not fit is counted only, so `found` should have room for 81 * `limit`.
 */
export function findSolutions(
  cells: Uint8Array,
  limit: number,
  budget: number,
  found: Uint8Array,
  tally: Tally,
  candidates?: Uint32Array,
): void {
  search(start(cells, candidates), limit, budget, guessShrewdly, found, tally);
}

/** Counts the solutions up to `limit`, with at most `budget` guesses; as `findSolutions` without keeping any. */
export function countSolutions(
  cells: Uint8Array,
  limit: number,
  budget: number,
  tally: Tally,
  candidates?: Uint32Array,
): void {
  search(start(cells, candidates), limit, budget, guessShrewdly, NOWHERE, tally);
}

/** Sets the position to a board; returns what is to be looked at, as `load` does. */
function start(cells: Uint8Array, candidates: Uint32Array | undefined): number {
  return candidates ? loadListed(cells, candidates) : load(cells);
}

/**
 * Looks for the first solution in order: of all solutions the one whose 81-digit number is smallest. It is written to
 * `found`, which has room for 81 digits, and `tally.solutions` is 1, or 0 if there is none. If `tally.gaveUp`, what
 * `found` holds means nothing.
 *
 * Trying digits in order finds it soon for most boards; where that takes more than some hundred guesses, the oracle of
 * `firstInOrder.ts` is asked. Returns how many questions that took.
 */
export function findFirstInOrder(
  cells: Uint8Array,
  budget: number,
  found: Uint8Array,
  tally: Tally,
  candidates?: Uint32Array,
): number {
  search(start(cells, candidates), 1, Math.min(budget, TRIES), guessInOrder, found, tally);
  if (!tally.gaveUp) {
    return 0;
  }
  const tries = tally.nodes;
  search(start(cells, candidates), 1, budget - tries, guessShrewdly, found, tally);
  tally.nodes += tries;
  return tally.solutions === 0 ? 0 : askOracle(start(cells, candidates), budget, found, tally);
}
