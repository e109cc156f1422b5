// The words of the steps of a search: what happens at a visit, the lines of the program, how it ends.
import type { CodeKey } from '../core/search/pseudoCode';
import type { Attack, SearchLine, SearchProblem } from '../core/search/problem';
import type { SearchStep } from '../core/search/step';
import type { SearchMethod, SearchTrace } from '../core/search/trace';
import { columnOf, rowOf } from '../core/sudoku/geometry';
import { counted, say, type Sentence } from './sentence';

/** What is needed to speak of a board: its puzzle and size, and how it writes its values and the reader numbers. */
export interface Spoken {
  readonly problem: SearchProblem;
  /** The values of a Sudoku from 1 on. */
  readonly symbols: readonly string[];
  readonly number: (value: number | bigint) => string;
}

/** The state before the first visit. */
export function describeBeginning({ length }: SearchTrace, visits: string): Sentence {
  return length === 1 ? say('Before the only visit.') : say('Before the first of {0} visits.', visits);
}

/** One visit: “Visit 7 of 27: queen in row 3, column 2, attacked by the queen in row 2 on the diagonal.” */
export function describeStep(step: SearchStep, visits: number, spoken: Spoken): Sentence {
  const { number } = spoken;
  return say('Visit {0} of {1}: {2}.', number(step.visited), number(visits), [
    ...counted(step.backedUp, say('back by 1 level'), say('back by {0} levels', step.backedUp)),
    describeChoice(step, spoken),
    ...describeResult(step, spoken),
    ...(step.makesDeadEnd ? [say('which leaves a dead end')] : []),
  ]);
}

function describeChoice({ depth, cell, choice }: SearchStep, { problem, symbols }: Spoken): Sentence {
  if (depth === 0) {
    return problem.levels === 0 ? say('nothing is left to place') : say('nothing is placed yet');
  }
  const row = rowOf(cell, problem.size) + 1;
  const column = columnOf(cell, problem.size) + 1;
  return problem.puzzle === 'queens'
    ? say('queen in row {0}, column {1}', row, column)
    : say('{0} in row {1}, column {2}', symbols[choice - 1] ?? '', row, column);
}

function describeResult(step: SearchStep, spoken: Spoken): readonly Sentence[] {
  const { result, attack } = step;
  switch (result) {
    case 'solution':
      return [say('a solution')];
    case 'untested':
      return [say('not tested, as the board is not full')];
    case 'promising':
      return [say('promising')];
    case 'forbidden':
      return attack ? [describeAttack(attack, step, spoken)] : [];
  }
}

function describeAttack(
  { cell, by, line }: Attack,
  { cell: chosen, isByGiven, depth }: SearchStep,
  { problem: { puzzle, size, givens } }: Spoken,
): Sentence {
  const on = LINES[line];
  const byRow = rowOf(by, size) + 1;
  const byColumn = columnOf(by, size) + 1;
  if (puzzle === 'queens') {
    // Of a full board that was not tested before, or of givens, the attacked queen is another one.
    if (cell !== chosen) {
      const row = rowOf(cell, size) + 1;
      if (line === 'row') {
        return say('but two given queens in row {0} attack each other', row);
      }
      return depth === 0 || givens[cell] !== 0
        ? say('but the given queens in row {0} and row {1} attack each other on the {2}', row, byRow, on)
        : say('but the queen in row {0} is attacked by the queen in row {1} on the {2}', row, byRow, on);
    }
    return isByGiven
      ? say('attacked by the given queen in row {0} on the {1}', byRow, on)
      : say('attacked by the queen in row {0} on the {1}', byRow, on);
  }
  if (cell !== chosen) {
    const [row, column] = [rowOf(cell, size) + 1, columnOf(cell, size) + 1];
    return say(
      'but row {0}, column {1} and row {2}, column {3} have the same value in one {4}',
      row,
      column,
      byRow,
      byColumn,
      on,
    );
  }
  return isByGiven
    ? say('which is given in row {0}, column {1} of the same {2}', byRow, byColumn, on)
    : say('which was placed in row {0}, column {1} of the same {2}', byRow, byColumn, on);
}

const LINES: Readonly<Record<SearchLine, Sentence>> = {
  row: say('row'),
  column: say('column'),
  diagonal: say('diagonal'),
  box: say('box'),
};

/** How a search ended. */
export function describeEnd({ end, length, solutions }: SearchTrace, visits: string): Sentence {
  if (length === 1 && end !== 'limit') {
    return solutions.length === 1
      ? say('Only the root is visited: the board is a solution.')
      : say('Only the root is visited: there is no solution.');
  }
  switch (end) {
    case 'first':
      return say('The search stops at the first solution, after {0} visits.', visits);
    case 'all':
      if (solutions.length === 0) {
        return say('All {0} nodes are visited: there is no solution.', visits);
      }
      return solutions.length === 1
        ? say('All {0} nodes are visited: there is 1 solution.', visits)
        : say('All {0} nodes are visited: there are {1} solutions.', visits, solutions.length);
    case 'limit':
      return say('Only the first {0} visits are shown: the search goes on behind them.', visits);
  }
}

/** Said of a count that is not known. */
export function describeUnknown(limit: string): Sentence {
  return say('not known after {0} visits', limit);
}

/** Said of a count that no search was made for. */
export function describeFormula(nodes: string): Sentence {
  return say('{0} (by formula)', nodes);
}

/** A node by the number of its visit. */
export function describeVisit(visit: string): Sentence {
  return say('Visit {0}', visit);
}

/** What a pruned node saves. */
export function describeSaved(visit: string, nodes: string): Sentence {
  return say('Visit {0}, pruned: {1} nodes below it are saved', visit, nodes);
}

/** What is not drawn below a node. */
export function describeHidden(visit: string, nodes: string, solutions: number): Sentence {
  return solutions === 0
    ? say('Visit {0}: {1} visited nodes below it are not drawn', visit, nodes)
    : say(
        'Visit {0}: {1} visited nodes below it are not drawn, solutions among them: {2}',
        visit,
        nodes,
        solutions,
      );
}

/** The tree in words. `path` is what is on the way to the last visit. */
export function describeTree(nodes: string, drawn: string, depth: number, path: string): Sentence {
  return say('Search tree of {0} nodes, {1} of them drawn; depth {2}, path {3}', nodes, drawn, depth, path);
}

/** The drawn board in words. */
export function describeSearchBoard({ puzzle, size }: SearchProblem, filled: number): Sentence {
  return puzzle === 'queens'
    ? say('Board of {0} rows and columns, queens on it: {1}', size, filled)
    : say('Sudoku of {0} rows and columns, cells filled: {1}', size, filled);
}

/** A line of the program. */
export function describeCode(method: SearchMethod, key: CodeKey): Sentence {
  return method === 'unpruned' && key === 'test' ? FULL_TEST : CODE[key];
}

const FULL_TEST = say('if the board breaks no rule');
const CODE: Readonly<Record<CodeKey, Sentence>> = {
  visit: say('checknode(v): visit v'),
  test: say('if v is promising'),
  full: say('if v is a full board'),
  solution: say('write the solution'),
  otherwise: say('else'),
  descend: say('for each child u of v'),
  call: say('checknode(u)'),
  return: say('return'),
};
