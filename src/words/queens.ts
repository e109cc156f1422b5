// What is said of N-Queens boards: the rules they break, their completions, their squares.
import type { Completion, QueenLine, QueensBoard, QueensViolation } from '../core/board';
import type { QueensVerdict } from '../core/judge';
import type { SquareReport } from '../core/squareReport';
import { cellName, columnOf, rowOf } from '../core/sudoku/geometry';
import { describeHouse } from './boards';
import { counted, say, type Sentence } from './sentence';

/** @param size the rows of the board the violation is one of */
export function describeQueensViolation(violation: QueensViolation, size: number): Sentence {
  switch (violation.code) {
    case 'queens-attack': {
      const name = cellName(violation.square, size);
      const attackers = violation.attackers.map((attacker) => describeAttacker(attacker, size));
      return violation.untold === 0
        ? say('The queen at {0} attacks {1}.', name, attackers)
        : say('The queen at {0} attacks {1}, and {2} more.', name, attackers, violation.untold);
    }
    case 'no-free-square':
      return say(
        'In {0} there is no square left for a queen: each of them is attacked.',
        describeHouse({ type: violation.line, index: violation.index }),
      );
    case 'too-many-queens':
      return say(
        'There are {0} queens, but a board of {1} rows has room for no more than {1}.',
        violation.found,
        violation.expected,
      );
  }
}

/** A queen that attacks a square, and the line both are on. */
function describeAttacker(
  { square, line }: { readonly square: number; readonly line: QueenLine },
  size: number,
): Sentence {
  return say('{0} ({1})', cellName(square, size), describeLine(line, square, size));
}

/** The line of one of its squares. */
function describeLine(line: QueenLine, square: number, size: number): Sentence {
  switch (line) {
    case 'row':
      return describeHouse({ type: line, index: rowOf(square, size) });
    case 'column':
      return describeHouse({ type: line, index: columnOf(square, size) });
    case 'diagonal':
      return say('diagonal');
  }
}

/** Said of a queen that takes part in a violation of another square or of a line. */
export function describeQueen(square: number, size: number): Sentence {
  return say('{0} holds a queen', cellName(square, size));
}

/** The verdict on a board whose queens break no rule. `isFull` tells that there is a queen in each row. */
export function describeCompletion(completion: Completion, isFull = false): Sentence {
  switch (completion.kind) {
    case 'complete':
      return isFull ? say('The board is solved.') : say('The board can be completed.');
    case 'none':
      return say('The board cannot be completed, though no rule is visibly broken.');
    case 'gaveUp':
      return say(
        'Stopped after {0} queens were tried: whether the board can be completed is not known.',
        completion.nodes,
      );
  }
}

/** The verdict in one sentence for each thing there is to say; one at least. */
export function describeQueensVerdict({ board, violations, completion }: QueensVerdict): readonly Sentence[] {
  return violations.length > 0
    ? violations.map((violation) => describeQueensViolation(violation, board.size))
    : [describeCompletion(completion, isFull(board))];
}

/** The verdict in a few words: “8 queens: 3 given, can be completed”. */
export function describeQueensBriefly({ board, violations, completion }: QueensVerdict): Sentence {
  const { size, queens } = board;
  const state = counted(violations.length, say('1 problem'), say('{0} problems', violations.length))[0];
  const given = queens.length === 0 ? say('none given') : say('{0} given', queens.length);
  return say(
    '{0}: {1}',
    size === 1 ? say('1 queen') : say('{0} queens', size),
    isFull(board) && !state ? [say('solved')] : [given, state ?? COMPLETIONS[completion.kind]],
  );
}

const COMPLETIONS = {
  complete: say('can be completed'),
  none: say('cannot be completed'),
  gaveUp: say('completion not known'),
} as const;

function isFull({ size, queens }: QueensBoard): boolean {
  return queens.length === size;
}

/** What a square is, and then each rule that is broken there. */
export function describeSquareReport(report: SquareReport): readonly Sentence[] {
  const { size } = report.board;
  return [
    describeSquare(report, size),
    ...report.violations.map((violation) => describeQueensViolation(violation, size)),
  ];
}

function describeSquare({ square, isQueen, attackers, untold }: SquareReport, size: number): Sentence {
  const name = cellName(square, size);
  if (isQueen) {
    return say('{0}: queen', name);
  }
  const names = attackers.map((attacker) => describeAttacker(attacker, size));
  if (names.length === 0) {
    return say('{0}: no queen, free', name);
  }
  return untold === 0
    ? say('{0}: no queen, attacked by {1}', name, names)
    : say('{0}: no queen, attacked by {1}, and {2} more', name, names, untold);
}
