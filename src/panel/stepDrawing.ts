// What is marked of a step: cells, candidates and links, from its data alone.
import type { Position } from '../core/sudoku/logic/position';
import type { CellDigits, Chain, ChainNode, Step } from '../core/sudoku/logic/step';
import { cellsOfHouse, cellsToLookAt } from './stepLook';
import {
  MOST_LINKS,
  type CandidateMark,
  type CandidatePart,
  type CellMark,
  type CellPart,
  type LinkView,
  type StepMarks,
} from './stepView';
import type { Stage } from './stepWalk';

/**
 * The marks of a step: at first where to look, then its houses and its pattern, then what follows from it and how. The
 * pattern of a single in a house is the answer, so that it is marked with the move only.
 *
 * @param position the board before the step
 * @param chain the index of the chain that is drawn, if there are any
 */
export function marksOfStep(step: Step, position: Position, stage: Stage, chain: number): StepMarks {
  if (stage === 1) {
    return { cells: cellMarks(cellsToLookAt(step, position), 'look'), candidates: [], links: [] };
  }
  const { technique, houses, candidates, chains, eliminations, placements } = step;
  const isAnswer =
    technique === 'fullHouse' || technique === 'hiddenSingleBox' || technique === 'hiddenSingleLine';
  const shown = stage === 2 && isAnswer ? [] : candidates;
  const cells = [
    ...cellMarks(houses.flatMap(cellsOfHouse), 'look'),
    ...cellMarks(
      shown.map(({ cell }) => cell),
      'pattern',
    ),
  ];
  const pattern = candidateMarks(shown, 'pattern');
  if (stage === 2) {
    return { cells, candidates: distinct(pattern), links: [] };
  }
  const drawn = chains[chain] ?? [];
  const stated = statementMarks(drawn);
  const isStated = new Set(stated.map(keyOf));
  return {
    cells,
    candidates: distinct([
      ...pattern.filter((mark) => !isStated.has(keyOf(mark))),
      ...stated,
      ...candidateMarks(eliminations, 'eliminated'),
      ...placements.map((placement): CandidateMark => ({ ...placement, part: 'placed' })),
    ]),
    links: linksOf(drawn),
  };
}

/** A mark for each of the cells, but once. */
function cellMarks(cells: readonly number[], part: CellPart): readonly CellMark[] {
  return Array.from(new Set(cells), (cell) => ({ cell, part }));
}

/** What a chain says of candidates. What is assumed is so marked, though it follows as well where a chain is a cycle. */
function statementMarks(chain: Chain): readonly CandidateMark[] {
  const assumed = new Set(chain.filter(({ parents }) => parents.length === 0).map(statementOf));
  return chain.map((node): CandidateMark => {
    const { cell, digit, on } = node;
    const isAssumed = assumed.has(statementOf(node));
    return { cell, digit, part: isAssumed ? (on ? 'assumedOn' : 'assumedOff') : on ? 'on' : 'off' };
  });
}

/** A number for what a node states. */
function statementOf({ cell, digit, on }: ChainNode): number {
  return 2 * (10 * cell + digit) + (on ? 1 : 0);
}

/** A link from each statement to each that follows from it. What follows for the same candidate has none. */
function linksOf(chain: Chain): readonly LinkView[] {
  return chain
    .flatMap(({ cell, digit, on, parents }) =>
      parents.flatMap((parent): readonly LinkView[] => {
        const from = chain[parent];
        return from && (from.cell !== cell || from.digit !== digit)
          ? [{ from: { cell: from.cell, digit: from.digit }, to: { cell, digit }, isStrong: on }]
          : [];
      }),
    )
    .slice(0, MOST_LINKS);
}

function candidateMarks(some: readonly CellDigits[], part: CandidatePart): readonly CandidateMark[] {
  return some.flatMap(({ cell, digits }) => digitsIn(digits).map((digit) => ({ cell, digit, part })));
}

/** The digits of a set that has digit d as bit d - 1, ascending. */
export function digitsIn(set: number): readonly number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (set >> (digit - 1)) & 1);
}

function keyOf({ cell, digit }: CandidateMark): number {
  return 10 * cell + digit;
}

function distinct(marks: readonly CandidateMark[]): readonly CandidateMark[] {
  return [...new Map(marks.map((mark) => [`${String(keyOf(mark))} ${mark.part}`, mark])).values()];
}
