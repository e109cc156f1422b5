// The search for solutions of boards of any size: the quick search for a while, then the thorough one.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { Puzzle } from '../../board';
import { QUICK_NODES } from '../../limits';
import type { Tally } from '../search';
import { isNineByNine, type Shape } from '../shape';
import { findSolutions } from '../solver';
import { choicesOfShape } from './choices';
import { clauseFormOf, readClauseForm } from './clauseForm';
import { Position, SOUND } from './position';
import type { Stop } from './stop';
import { searchByWeights, type Frontier } from './weightedSearch';

const positions = new Map<Shape, Position>();

/**
 * Looks for up to `limit` different solutions of a board of any size, in no special order.
 *
 * Its cells are n * n values row by row, 1..n for a given; any other value and a missing cell are taken for a blank.
 * Two equal givens in a house mean no solution. If the board has candidates, a blank may only take a digit listed for
 * it. At most `budget` nodes (decisions, and conflicts of the thorough
 * search) are spent; `stop` is asked every few hundred of them, and the search is given up when it says so, as when
 * the budget or the memory it may use is at its end. The solutions, n * n digits each, are written to `found` one
 * after the other; what does not fit is counted only. Nothing is thrown.
 *
 * A board with boxes of 3×3 goes to the 9×9 solver, which is made for it and counts guesses; `stop` is not asked then.
 */
export function findSolutionsOfShape(
  puzzle: Puzzle,
  limit: number,
  budget: number,
  found: Uint8Array,
  tally: Tally,
  stop?: Stop,
): void {
  if (isNineByNine(puzzle.shape)) {
    findSolutions(puzzle.cells, limit, budget, found, tally, puzzle.candidates);
  } else {
    findByChoices(puzzle, limit, budget, found, tally, stop);
  }
}

/** `findSolutionsOfShape` without the help of the 9×9 solver; `quick` nodes are spent on the quick search. */
export function findByChoices(
  puzzle: Puzzle,
  limit: number,
  budget: number,
  found: Uint8Array,
  tally: Tally,
  stop?: Stop,
  quick = QUICK_NODES,
): void {
  const position = settledPosition(puzzle);
  if (position === undefined) {
    tally.solutions = 0;
    tally.nodes = 0;
    tally.gaveUp = false;
    return;
  }
  const frontier = searchByWeights(position, limit, Math.min(quick, budget), found, tally, stop);
  if (!tally.gaveUp || tally.nodes >= budget || tally.nodes < quick) {
    return;
  }
  position.undo(frontier.settled);
  searchOn(position, frontier, limit, budget, found, tally, stop);
}

/** The position of a board after singles, until the next call for this shape; undefined if they refute it. */
export function settledPosition({ shape, cells, candidates }: Puzzle): Position | undefined {
  const position = positions.get(shape) ?? new Position(choicesOfShape(shape));
  positions.set(shape, position);
  return position.load(cells, candidates) && position.settle() === SOUND ? position : undefined;
}

/** Goes on with the thorough search where the quick one stopped, from the position with no decision standing. */
function searchOn(
  position: Position,
  { decided, refuted }: Frontier,
  limit: number,
  budget: number,
  found: Uint8Array,
  tally: Tally,
  stop: Stop | undefined,
): void {
  const form = clauseFormOf(position);
  const { search, variables } = form;
  search.nodes = tally.nodes;
  const no = (candidate: number): number => 2 * variables[candidate]! + 1;
  for (const { candidate, level } of refuted) {
    if (level > 0) {
      search.add([...decided.slice(0, level), candidate].map(no));
    }
  }
  const { size } = position.choices;
  let result = search.search(budget, stop);
  while (result === 'solved') {
    const at = size * size * tally.solutions++;
    if (at + size * size <= found.length) {
      position.read(found, at);
      readClauseForm(form, size, found, at);
    }
    if (tally.solutions === limit) {
      break;
    }
    search.forbid();
    result = search.search(budget, stop);
  }
  tally.nodes = search.nodes;
  tally.gaveUp = result === 'gaveUp';
}
