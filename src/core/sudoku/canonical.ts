// One form for all 9×9 puzzles that are the same but for how they are turned and what their digits are called.
import { CANONICAL_SERIES, SOLVE_NODES } from '../limits';
import { isBefore, turned, waysToSmallest } from './canonical/grid';
import { formOfPattern } from './canonical/pattern';
import { textOfCells } from './puzzleText';
import { findSolutions } from './solver';

/**
 * The canonical form of a puzzle: 81 characters, 0 for a blank. It is one of the forms the puzzle itself can be turned
 * into by renaming digits, by permuting bands, stacks, rows in a band and columns in a stack, and by transposing. So
 * two puzzles with the same form are always the same in this sense; and two that are the same have the same form, but
 * for the rare boards below.
 *
 * A puzzle with one solution is turned as its solution is turned into the smallest grid; where that can be done in
 * several ways, in the one that makes the puzzle smallest. This takes about as long for any puzzle. Boards with no or
 * several solutions go by their givens alone; of those that are so symmetric that more than `CANONICAL_SERIES` ways
 * would have to be looked at, such as a grid full of one digit, the form is the puzzle as it is.
 *
 * @param cells 81 values, 1..9 for a given; any other value, and a missing cell, is a blank
 */
export function canonicalForm(cells: Uint8Array): string {
  const puzzle = Uint8Array.from({ length: 81 }, (_, cell) => {
    const value = cells[cell] ?? 0;
    return value > 9 ? 0 : value;
  });
  const found = new Uint8Array(81);
  const tally = { solutions: 0, nodes: 0, gaveUp: false };
  findSolutions(puzzle, 2, SOLVE_NODES, found, tally);
  const isUnique = tally.solutions === 1 && !tally.gaveUp;
  const form = isUnique ? formBySolution(puzzle, found) : formOfPattern(puzzle, CANONICAL_SERIES);
  return textOfCells(form ?? puzzle, '0');
}

function formBySolution(puzzle: Uint8Array, solution: Uint8Array): Uint8Array {
  let best = puzzle;
  for (const [index, way] of waysToSmallest(solution).entries()) {
    const made = turned(puzzle, way);
    if (index === 0 || isBefore(made, best) === true) {
      best = made;
    }
  }
  return best;
}
