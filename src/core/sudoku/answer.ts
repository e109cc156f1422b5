// Whether the answer that a text gives to a board is right.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { AnswerFault, Outcome, Puzzle } from '../board';
import { differences } from './outcome';
import { housesOfShape } from './shape';

/**
 * What is wrong with an answer (as many cells as the board has; one that holds no value is wrong) to a board with this
 * outcome: one fault or none. Of a search that gave up only this is known: whether the answer is a solution.
 *
 * Where there is one solution, the cells to look at are those in which it differs. Otherwise, for an answer that is no
 * solution, they are those that differ from a given, are not among the candidates, or clash.
 */
export function answerFaults(puzzle: Puzzle, answer: Uint8Array, outcome: Outcome): readonly AnswerFault[] {
  if (outcome.kind === 'unique') {
    const cells = differences(outcome.solution, answer);
    return cells.length > 0 ? [{ code: 'wrong-answer', cells }] : [];
  }
  const cells = faultsOf(puzzle, answer);
  if (cells.length > 0) {
    return [{ code: 'wrong-answer', cells }];
  }
  if (outcome.kind !== 'many') {
    return [];
  }
  const { solution, other } = outcome;
  const differing = differences(solution, answer);
  return [
    { code: 'answer-not-unique', cells: differing.length > 0 ? differing : differences(other, answer) },
  ];
}

/** The cells for which a full grid is no solution, ascending. */
function faultsOf({ shape, cells, candidates }: Puzzle, answer: Uint8Array): readonly number[] {
  const { size } = shape;
  const isWrong = Uint8Array.from({ length: size ** 2 }, (_, cell) => {
    const digit = answer[cell] ?? 0;
    const given = cells[cell] ?? 0;
    const isAllowed =
      given === 0 || given > size
        ? !candidates || (((candidates[cell] ?? 0) >> (digit - 1)) & 1) !== 0
        : digit === given;
    return digit >= 1 && digit <= size && isAllowed ? 0 : 1;
  });
  for (const house of housesOfShape(shape)) {
    /** The first cell of the house with each digit, -1 if there is none. */
    const seen = new Int16Array(256).fill(-1);
    for (const cell of house) {
      const digit = answer[cell] ?? 0;
      const first = seen[digit]!;
      seen[digit] = first < 0 ? cell : first;
      if (first >= 0) {
        isWrong[first] = 1;
        isWrong[cell] = 1;
      }
    }
  }
  return [...isWrong.keys()].filter((cell) => isWrong[cell] === 1);
}
