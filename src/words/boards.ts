// What is said of boards: their flaws, the rules they break, their solutions.
import type { Flaw, House, Outcome, Violation } from '../core/board';
import type { Verdict } from '../core/judge';
import { cellName } from '../core/sudoku/geometry';
import { describeSeveral, say, type Sentence } from './sentence';

export function describeFlaw(flaw: Flaw): Sentence {
  switch (flaw.code) {
    case 'short-row':
      return say(
        'Row {0} has {1} cells instead of {2}: add what is missing.',
        flaw.row,
        flaw.found,
        flaw.expected,
      );
    case 'long-row':
      return say(
        'Row {0} has {1} cells instead of {2}: remove what is too much.',
        flaw.row,
        flaw.found,
        flaw.expected,
      );
    case 'missing-row':
      return say('The board has {0} rows instead of {1}: add what is missing.', flaw.found, flaw.expected);
    case 'extra-row':
      return say(
        'The board has {0} rows instead of {1}: remove a row, or part two boards by an empty line.',
        flaw.found,
        flaw.expected,
      );
    case 'bad-character':
      return say(
        '{0} holds “{1}”: put a digit from 1 to {2} or a blank there.',
        cellName((flaw.row - 1) * 9 + flaw.column - 1),
        visible(flaw.found),
        flaw.expected,
      );
    case 'wrong-length':
      return say(
        'The board has {0} cells instead of {1}: a digit or blank is missing or too much.',
        flaw.found,
        flaw.expected,
      );
  }
}

/** What does not show on a screen is told by its code point. */
function visible(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]/gu, (character) => {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  });
}

export function describeHouse({ type, index }: House): Sentence {
  switch (type) {
    case 'row':
      return say('row {0}', index + 1);
    case 'column':
      return say('column {0}', index + 1);
    case 'box':
      return say('box {0}', index + 1);
  }
}

export function describeViolation(violation: Violation): Sentence {
  switch (violation.code) {
    case 'duplicate-in-row':
    case 'duplicate-in-column':
    case 'duplicate-in-box':
      return say(
        'The {0} at {1} clashes with {2}.',
        violation.digit,
        cellName(violation.cell),
        violation.clashes.map(({ cell, houses }) =>
          say('{0} ({1})', cellName(cell), houses.map(describeHouse)),
        ),
      );
    case 'no-candidate':
      return say(
        '{0} can hold no digit: each of the nine stands in its row, column or box.',
        cellName(violation.cell),
      );
    case 'no-place':
      return say('In {0} there is no place left for {1}.', describeHouse(violation.house), violation.digit);
    case 'impossible-candidate':
      return say(
        '{0} cannot be a candidate of {1}: {2} holds it.',
        violation.digit,
        cellName(violation.cell),
        violation.blockers.map(cellName).join(', '),
      );
  }
}

/** Said of a given that takes part in a violation of another cell. */
export function describePart(violation: Violation, cell: number, digit: number): Sentence {
  return violation.code === 'no-place' && digit === 0
    ? say('{0} is blank, but cannot hold {1}', cellName(cell), violation.digit)
    : say('{0} holds {1}', cellName(cell), digit);
}

/** The verdict on a board whose givens break no rule. `isFull` tells that it has no blanks. */
export function describeOutcome(outcome: Outcome, isFull = false): Sentence {
  switch (outcome.kind) {
    case 'unique':
      return isFull ? say('The board is solved.') : say('The board has exactly one solution.');
    case 'many':
      return say(
        'The board has more than one solution: two of them differ in {0} cells, {1} first.',
        outcome.differing.length,
        cellName(outcome.differing[0] ?? 0),
      );
    case 'none':
      return say('The board has no solution, though no rule is visibly broken.');
    case 'gaveUp':
      return say('Stopped after {0} guesses: whether the board has a solution is not known.', outcome.nodes);
  }
}

/** Said of a text without a board. */
export function describeNoBoard(): Sentence {
  return say('There is no Sudoku board in this text.');
}

/** What is wrong with a board, without quoting its text: for notifications, which would render a link in it. */
export function describeReason(verdict: Verdict): Sentence {
  switch (verdict.kind) {
    case 'flawed':
      return describeSeveral(verdict.flaws.map(describeFlawUnquoted));
    case 'broken':
      return describeSeveral(verdict.violations.map(describeViolation));
    case 'sound':
      return describeOutcome(verdict.outcome);
  }
}

function describeFlawUnquoted(flaw: Flaw): Sentence {
  return flaw.code === 'bad-character'
    ? say(
        '{0} holds neither a digit from 1 to {1} nor a blank.',
        cellName((flaw.row - 1) * 9 + flaw.column - 1),
        flaw.expected,
      )
    : describeFlaw(flaw);
}
