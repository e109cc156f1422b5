// The first solution in order of boards of any size: the one whose cells, read row by row, are smallest.
//
// As for 9×9: trying digits in order finds it soon for most boards. Where it does not, a *witness*, a solution that
// agrees with the answer on all cells so far, is improved cell by cell: the learning search is asked for a solution
// that agrees on those cells and has a smaller digit here, and what it learns for one question serves the next.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { Puzzle } from '../../board';
import { ORDERED_NODES } from '../../limits';
import type { Tally } from '../search';
import { isNineByNine } from '../shape';
import { findFirstInOrder } from '../solver';
import { clauseFormOf, readClauseForm, type ClauseForm } from './clauseForm';
import type { Result } from './learningSearch';
import { findSolutionsOfShape, settledPosition } from './search';
import type { Stop } from './stop';
import { searchInOrder } from './weightedSearch';

/**
 * Looks for the first solution in order: of all solutions the one whose cells, read row by row, are smallest. It is
 * written to `found`, and `tally.solutions` is 1; 0 if there is none, or none was reached within `budget` nodes.
 * If `tally.gaveUp`, what `found` holds means nothing. Otherwise as `findSolutionsOfShape`.
 */
export function findFirstInOrderOfShape(
  puzzle: Puzzle,
  budget: number,
  found: Uint8Array,
  tally: Tally,
  stop?: Stop,
): void {
  if (isNineByNine(puzzle.shape)) {
    findFirstInOrder(puzzle.cells, budget, found, tally, puzzle.candidates);
    return;
  }
  findSolutionsOfShape(puzzle, 1, budget, found, tally, stop);
  if (tally.solutions === 1) {
    const { nodes } = tally;
    improveToFirst(puzzle, found, budget - nodes, tally, stop);
    tally.nodes += nodes;
  }
}

/**
 * Replaces a solution of a board by the first in order.
 *
 * `puzzle`, `budget` and `stop` as for `findSolutionsOfShape`; `witness` holds one of the board's solutions
 * (not checked) and is written to. `tally` counts the nodes of all searches; if it says `gaveUp`, `witness` is still a
 * solution but perhaps not the first. `tries` nodes are spent on trying in order.
 */
export function improveToFirst(
  puzzle: Puzzle,
  witness: Uint8Array,
  budget: number,
  tally: Tally,
  stop?: Stop,
  tries = ORDERED_NODES,
): void {
  const position = settledPosition(puzzle);
  if (position === undefined) {
    tally.solutions = 0;
    tally.nodes = 0;
    tally.gaveUp = false;
    return;
  }
  const settled = position.removed;
  searchInOrder(position, Math.min(budget, tries), witness, tally, stop);
  if (tally.gaveUp && tally.nodes < budget) {
    position.undo(settled);
    improve(clauseFormOf(position), puzzle.shape.size, witness, budget, tally, stop);
  }
}

/** Goes on from a tally of the nodes spent; at each cell, until there is no solution with a smaller digit in it. */
function improve(
  form: ClauseForm,
  size: number,
  witness: Uint8Array,
  budget: number,
  tally: Tally,
  stop: Stop | undefined,
): void {
  const { search, candidates } = form;
  const isInWitness = (candidate: number): boolean =>
    witness[Math.floor(candidate / size)] === 1 + (candidate % size);
  for (const [variable, candidate] of candidates.entries()) {
    search.prefer(2 * variable + (isInWitness(candidate) ? 0 : 1));
  }
  search.nodes = tally.nodes;
  let result: Result = 'none';
  for (let first = 0; first < candidates.length && result !== 'gaveUp';) {
    const cell = Math.floor(candidates[first]! / size);
    // The cell's variables, of ascending digits, up to the witness's and beyond.
    const smaller: number[] = [];
    const others: number[] = [];
    let next = first;
    for (; next < candidates.length && candidates[next]! < size * (cell + 1); next++) {
      const isSmaller = candidates[next]! - size * cell < witness[cell]! - 1;
      (isSmaller ? smaller : others).push(next);
    }
    const isFalse = (variable: number): boolean => search.valueOf(2 * variable) < 0;
    result = smaller.every(isFalse)
      ? 'none'
      : search.search(
          budget,
          stop,
          others.filter((other) => !isFalse(other)).map((other) => 2 * other + 1),
        );
    if (result === 'solved') {
      readClauseForm(form, size, witness, 0);
      search.reset();
    } else if (result === 'none') {
      search.add([2 * others[0]!]);
      first = next;
    }
  }
  tally.nodes = search.nodes;
  tally.gaveUp = result === 'gaveUp';
  tally.solutions = tally.gaveUp ? 0 : 1;
}
