// What is said of a verdict as a whole, on a board of either puzzle: in a sentence, and in a few words.
import type { Flaw, SudokuBoard } from '../core/board';
import type { Verdict } from '../core/judge';
import { nameAt } from '../core/sudoku/geometry';
import { describeFlaw, describeOutcome, describeViolation } from './boards';
import { describeQueensBriefly, describeQueensVerdict } from './queens';
import { counted, describeSeveral, say, type Sentence } from './sentence';

/** The verdict in one sentence; of several flaws or violations the first is told, and how many more there are. */
export function describeVerdict(verdict: Verdict): Sentence {
  return verdict.kind === 'flawed'
    ? describeSeveral(verdict.flaws.map(describeFlaw))
    : describeReason(verdict);
}

/** The same without quoting the board's text: for notifications, which would render a link in it. */
export function describeReason(verdict: Verdict): Sentence {
  switch (verdict.kind) {
    case 'flawed':
      return describeSeveral(verdict.flaws.map(describeFlawUnquoted));
    case 'broken':
      return describeSeveral(
        verdict.violations.map((violation) => describeViolation(violation, verdict.board)),
      );
    case 'queens':
      return describeSeveral(describeQueensVerdict(verdict));
    case 'sound':
      return describeOutcome(verdict.outcome, !verdict.board.cells.includes(0));
  }
}

function describeFlawUnquoted(flaw: Flaw): Sentence {
  if (flaw.code !== 'bad-character') {
    return describeFlaw(flaw);
  }
  const name = nameAt(flaw.row, flaw.column);
  return flaw.expected <= 9
    ? say('{0} holds neither a digit from 1 to {1} nor a blank.', name, flaw.expected)
    : say('{0} holds neither a value of the board nor a blank.', name);
}

/** The verdict in a few words: “30 givens · unique”, “8 queens: 3 given, can be completed”. */
export function describeBriefly(verdict: Verdict): Sentence {
  switch (verdict.kind) {
    case 'flawed':
      return say('not a whole board: {0}', countOfProblems(verdict.flaws.length));
    case 'broken':
      return say('{0} · {1}', countOfGivens(verdict.board), countOfProblems(verdict.violations.length));
    case 'queens':
      return describeQueensBriefly(verdict);
    case 'sound':
      return say('{0} · {1}', countOfGivens(verdict.board), SOLUTIONS[verdict.outcome.kind]);
  }
}

const SOLUTIONS = {
  unique: say('unique'),
  many: say('several solutions'),
  none: say('no solution'),
  gaveUp: say('number of solutions not known'),
} as const;

function countOfGivens({ cells }: SudokuBoard): Sentence {
  const givens = cells.filter((value) => value > 0).length;
  return counted(givens, say('1 given'), say('{0} givens', givens))[0] ?? say('no givens');
}

function countOfProblems(problems: number): Sentence {
  return counted(problems, say('1 problem'), say('{0} problems', problems))[0] ?? say('no problems');
}
