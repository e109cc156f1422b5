// What there is to say about an N-Queens board, for a program.
import type { QueensViolation } from '../core/board';
import type { QueensVerdict } from '../core/judge';
import { cellName } from '../core/sudoku/geometry';
import { problemsOf } from '../words/problems';
import { placed, type PlaceOf } from './placed';

/** As `boardFacts` has it. The solution is the column of the queen of each row, from 1. */
export function queensFacts(verdict: QueensVerdict, placeOf: PlaceOf): object {
  const { board, violations, completion } = verdict;
  const { size } = board;
  const facts = { size, queens: Array.from(board.queens, (square) => cellName(square, size)) };
  if (violations.length > 0) {
    // One problem for each violation, in their order.
    const told = problemsOf(verdict, () => Infinity).map(({ code, sentence, span }, index) => {
      const [violation] = violations.slice(index, index + 1);
      return {
        ...placed(code, sentence, span.start, placeOf),
        ...(violation ? violationFacts(violation, size) : {}),
      };
    });
    return { outcome: 'broken', ...facts, violations: told };
  }
  const { kind, nodes } = completion;
  return kind === 'complete'
    ? {
        outcome: kind,
        ...facts,
        solution: Array.from(completion.columns, (column) => column + 1),
        ...(completion.isFirst ? {} : { first: false }),
        nodes,
      }
    : { outcome: kind, ...facts, nodes };
}

function violationFacts(violation: QueensViolation, size: number): object {
  const nameOf = (square: number): string => cellName(square, size);
  switch (violation.code) {
    case 'queens-attack':
      return {
        square: nameOf(violation.square),
        attackers: violation.attackers.map(({ square, line }) => ({ square: nameOf(square), line })),
      };
    case 'no-free-square':
      return {
        line: `${violation.line} ${String(violation.index + 1)}`,
        attackers: violation.attackers.map(nameOf),
      };
    case 'too-many-queens':
      return { found: violation.found, expected: violation.expected };
  }
}
