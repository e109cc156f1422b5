// What is said of the flaws of boards, and of Sudoku boards: the rules they break, their solutions.
import type { Flaw, House, Outcome, SudokuBoard, Variant, Violation } from '../core/board';
import { cellName, nameAt } from '../core/sudoku/geometry';
import { symbolOf } from '../core/text/symbols';
import { say, type Sentence } from './sentence';

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
      return flaw.expected <= 9
        ? say(
            '{0} holds “{1}”: put a digit from 1 to {2} or a blank there.',
            nameAt(flaw.row, flaw.column),
            visible(flaw.found),
            flaw.expected,
          )
        : say(
            '{0} holds “{1}”: put a value of the board or a blank there.',
            nameAt(flaw.row, flaw.column),
            visible(flaw.found),
          );
    case 'mixed-sizes':
      return say(
        'The rows of this board have from {0} to {1} cells: make all of them {2}.',
        flaw.fewest,
        flaw.most,
        flaw.expected,
      );
    case 'not-square':
      return say(
        'The board has {0} rows of {1} squares: it needs as many rows as columns.',
        flaw.rows,
        flaw.columns,
      );
    case 'unknown-symbols':
      return say(
        'The values of this board are written in ways that do not go together: write all {0} of them with digits and letters from 1 or from 0 on, with letters alone, or as numbers.',
        flaw.expected,
      );
    case 'lost-digits':
      return say(
        'A spreadsheet has rounded the digits of this board to a number: they are lost, so take the board from its source again and import the column as text.',
      );
    case 'variant':
      return say(
        'This is a {0}, which has other rules than Sudoku: it is not read.',
        variantName(flaw.variant),
      );
    case 'wrong-length':
      return say(
        'The board has {0} cells instead of {1}: a digit or blank is missing or too much.',
        flaw.found,
        flaw.expected,
      );
  }
}

function variantName(variant: Variant): Sentence {
  switch (variant) {
    case 'killer':
      return say('killer Sudoku');
    case 'jigsaw':
      return say('jigsaw Sudoku');
    case 'samurai':
      return say('samurai Sudoku');
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

/** The shape of a board and how it writes its values: what naming its cells and digits takes. */
type Terms = Pick<SudokuBoard, 'shape' | 'symbols'>;

/** @param board the violation is one of this board */
export function describeViolation(violation: Violation, board: Terms): Sentence {
  const { size } = board.shape;
  switch (violation.code) {
    case 'duplicate-in-row':
    case 'duplicate-in-column':
    case 'duplicate-in-box':
      return describeClashes(violation, board);
    case 'no-candidate':
      return describeNoCandidate(violation.cell, violation.blockers.length, size);
    case 'no-place':
      return say(
        'In {0} there is no place left for {1}.',
        describeHouse(violation.house),
        symbolOf(board.symbols, violation.digit),
      );
    case 'impossible-candidate':
      return describeImpossible(violation, board);
  }
}

function describeClashes(
  violation: Extract<Violation, { readonly clashes: unknown }>,
  { shape: { size }, symbols }: Terms,
): Sentence {
  const digit = symbolOf(symbols, violation.digit);
  const name = cellName(violation.cell, size);
  const clashes = violation.clashes.map(({ cell, houses }) =>
    say('{0} ({1})', cellName(cell, size), houses.map(describeHouse)),
  );
  return violation.untold === 0
    ? say('The {0} at {1} clashes with {2}.', digit, name, clashes)
    : say('The {0} at {1} clashes with {2}, and {3} more.', digit, name, clashes, violation.untold);
}

function describeImpossible(
  { cell, digit, blockers }: Extract<Violation, { code: 'impossible-candidate' }>,
  { shape: { size }, symbols }: Terms,
): Sentence {
  const names = blockers.map((blocker) => cellName(blocker, size)).join(', ');
  return blockers.length === 1
    ? say(
        '{0} cannot be a candidate of {1}: {2} holds it.',
        symbolOf(symbols, digit),
        cellName(cell, size),
        names,
      )
    : say(
        '{0} cannot be a candidate of {1}: {2} hold it.',
        symbolOf(symbols, digit),
        cellName(cell, size),
        names,
      );
}

/** Of a blank for which there are givens against so many digits: all, or those that the text leaves to it. */
function describeNoCandidate(cell: number, blockers: number, size: number): Sentence {
  const name = cellName(cell, size);
  switch (blockers) {
    case size:
      return size === 9
        ? say('{0} can hold no digit: each of the nine stands in its row, column or box.', name)
        : say('{0} can hold no value: each of the {1} stands in its row, column or box.', name, size);
    case 0:
      return say('{0} is blank, but no candidate is left to it.', name);
    default:
      return say('{0} can hold no digit: each of its candidates stands in its row, column or box.', name);
  }
}

/** Said of a given that takes part in a violation of another cell. */
export function describePart(
  violation: Violation,
  cell: number,
  digit: number,
  { shape, symbols }: Terms,
): Sentence {
  const name = cellName(cell, shape.size);
  return violation.code === 'no-place' && digit === 0
    ? say('{0} is blank, but cannot hold {1}', name, symbolOf(symbols, violation.digit))
    : say('{0} holds {1}', name, symbolOf(symbols, digit));
}

/** The verdict on a board whose givens break no rule. `isFull` tells that it has no blanks. */
export function describeOutcome(outcome: Outcome, isFull = false): Sentence {
  switch (outcome.kind) {
    case 'unique':
      return isFull ? say('The board is solved.') : say('The board has exactly one solution.');
    case 'many':
      return describeMany(outcome);
    case 'none':
      return say('The board has no solution, though no rule is visibly broken.');
    case 'gaveUp':
      return say('Stopped after {0} guesses: whether the board has a solution is not known.', outcome.nodes);
  }
}

function describeMany({ solution, isFirst, differing }: Extract<Outcome, { kind: 'many' }>): Sentence {
  const first = cellName(differing[0] ?? 0, Math.sqrt(solution.length));
  return isFirst
    ? say(
        'The board has more than one solution: two of them differ in {0} cells, {1} first.',
        differing.length,
        first,
      )
    : say(
        'The board has more than one solution: two of them differ in {0} cells, {1} first. Which is the first in order was not found within the limit.',
        differing.length,
        first,
      );
}

/** Said of a text without a board. */
export function describeNoBoard(): Sentence {
  return say('There is no Sudoku or N-Queens board in this text.');
}
