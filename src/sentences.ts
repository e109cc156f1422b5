// Everything Backtrack says about boards, in English and ready for translation. The core gives facts, the editor, the
// panel and the terminal all take their words from here; `l10n/bundle.l10n.json` lists the same templates.
import type { Flaw, House, Outcome, Violation } from './core/board';
import type { Verdict } from './core/judge';
import { boxOf, cellName, columnOf, rowOf } from './core/sudoku/geometry';

/** A template and what goes into its {0}, {1}…; an argument may be a sentence of its own, or several to be listed. */
export interface Sentence {
  readonly template: string;
  readonly args: readonly Argument[];
}

export type Argument = string | number | Sentence | readonly Sentence[];

function say(template: string, ...args: readonly Argument[]): Sentence {
  return { template, args };
}

/**
 * The text of a sentence.
 *
 * @param translate gives the template in the reader's language, with its arguments put in; English if left out
 */
export function textOf(sentence: Sentence, translate: Translate = english): string {
  const args = sentence.args.map((arg) => {
    if (typeof arg === 'string' || typeof arg === 'number') {
      return String(arg);
    }
    return 'template' in arg ? textOf(arg, translate) : arg.map((part) => textOf(part, translate)).join(', ');
  });
  return translate(sentence.template, args);
}

export type Translate = (template: string, args: readonly string[]) => string;

function english(template: string, args: readonly string[]): string {
  return template.replace(/\{(\d)\}/g, (_, index: string) => args[Number(index)] ?? '');
}

export function describeFlaw(flaw: Flaw): Sentence {
  switch (flaw.code) {
    case 'short-row':
      return say('Row {0} has {1} cells instead of 9: add what is missing.', flaw.row, flaw.found);
    case 'long-row':
      return say('Row {0} has {1} cells instead of 9: remove what is too much.', flaw.row, flaw.found);
    case 'missing-row':
      return say('The board has {0} rows instead of 9: add what is missing.', flaw.found);
    case 'extra-row':
      return say(
        'The board has {0} rows instead of 9: remove a row, or part two boards by an empty line.',
        flaw.found,
      );
    case 'bad-character':
      return say(
        '{0} holds “{1}”: put a digit from 1 to 9 or a blank there.',
        cellName((flaw.row - 1) * 9 + flaw.column - 1),
        visible(flaw.found),
      );
    case 'wrong-length':
      return say(
        'The board has {0} cells instead of 81: a digit or blank is missing or too much.',
        flaw.found,
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

/** The first of several things to say of one board, and how many more there are; at least one. */
export function describeSeveral(sentences: readonly Sentence[]): Sentence {
  const [first, ...more] = sentences;
  return first && more.length === 0 ? first : say('{0} And {1} more.', sentences.slice(0, 1), more.length);
}

/** Said of a text without a board. */
export function describeNoBoard(): Sentence {
  return say('There is no Sudoku board in this text.');
}

/** The words of the panel's buttons and headings. */
export const PANEL_WORDS = {
  showSolution: say('Show solution'),
  hideSolution: say('Hide solution'),
  writeSolution: say('Write solution into the text'),
  previousBoard: say('Previous board'),
  nextBoard: say('Next board'),
  noText: say('No text to show a board of: open one and run Show Board.'),
  notOpen: say('The text of this board is no longer open: open it and run Show Board again.'),
  failed: say('That did not work; the log of Backtrack says why.'),
  readOnly: say('This text is read-only, so the board cannot be changed.'),
  changed: say('The text has changed meanwhile: it will be checked again.'),
  refused: say('The editor did not make the change.'),
} as const;

/** The panel's title: of the text with this name. */
export function describePanel(name: string): Sentence {
  return say('Board: {0}', name);
}

/** Which board of several is shown; `index` counts from 0. */
export function describePosition(index: number, count: number): Sentence {
  return say('Board {0} of {1}', index + 1, count);
}

/** The name of a drawn board. */
export function describeGrid(conflicts: number): Sentence {
  switch (conflicts) {
    case 0:
      return say('Sudoku 9 by 9');
    case 1:
      return say('Sudoku 9 by 9, 1 conflict');
    default:
      return say('Sudoku 9 by 9, {0} conflicts', conflicts);
  }
}

/** The verdict on a board whose givens break rules. */
export function describeBroken(conflicts: number): Sentence {
  return conflicts === 1
    ? say('The board has no solution: there is 1 conflict.')
    : say('The board has no solution: there are {0} conflicts.', conflicts);
}

/** A drawn cell in words. `contents` comes from `describeContents`. */
export function describeCell(cell: number, contents: Sentence): Sentence {
  return say(
    'row {0}, column {1}, box {2}, {3}',
    rowOf(cell) + 1,
    columnOf(cell) + 1,
    boxOf(cell) + 1,
    contents,
  );
}

/** What a drawn cell holds. `candidates` are told of a blank only. */
export function describeContents(
  kind: 'blank' | 'given' | 'entered' | 'solution',
  digit: number,
  candidates: readonly number[],
): Sentence {
  switch (kind) {
    case 'given':
      return say('given {0}', digit);
    case 'entered':
      return say('entered {0}', digit);
    case 'solution':
      return say('empty, solution {0}', digit);
    case 'blank':
      return candidates.length > 0
        ? say('empty, candidates {0}', candidates.join(' '))
        : say('empty, no candidate');
  }
}

/** Why the panel leaves a cell as it is. */
export function describeFixed(cell: number): Sentence {
  return say('{0} is a given: change it in the text.', cellName(cell));
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
        '{0} holds neither a digit from 1 to 9 nor a blank.',
        cellName((flaw.row - 1) * 9 + flaw.column - 1),
      )
    : describeFlaw(flaw);
}

/** What Solve Board did, or why it did nothing. */
export const solving = {
  title: say('Solving boards'),
  stopped: say('Stopped: nothing is written.'),
  unique: say('The board is solved.'),
  many: say('The first of several solutions is written: the board has more than one.'),
  already: say('The board is solved already.'),
  /** @param verdict on a board that has no solution to write */
  not: (verdict: Verdict): Sentence => say('Not solved: {0}', describeReason(verdict)),

  /** Of several boards at once: how many are solved, with one solution or the first of many, were so already, or not. */
  several: (unique: number, many: number, already: number, not: number): Sentence =>
    say('{0}.', [
      ...counted(unique, say('1 board is solved'), say('{0} boards are solved', unique)),
      ...counted(
        many,
        say('1 board is solved with the first of several solutions'),
        say('{0} boards are solved with the first of several solutions', many),
      ),
      ...counted(already, say('1 board was solved already'), say('{0} boards were solved already', already)),
      ...counted(
        not,
        say('1 board could not be solved (see Problems)'),
        say('{0} boards could not be solved (see Problems)', not),
      ),
    ]),

  /** The answer went into a new document, as the text is read-only. */
  elsewhere: (sentence: Sentence): Sentence => say('Read-only, so in a new document: {0}', sentence),
  stale: say('Nothing is written: the text has changed meanwhile.'),
  refused: say('Nothing is written: the editor did not take the change.'),
  noBoardHere: say('There is no board at the cursor: put it into one, or select several.'),
  noSuchBoard: say('That board is not in the text any more.'),
  noText: say('Open a text with a board first.'),
};

/** What Check Boards says of itself. */
export const checking = {
  title: say('Checking boards'),
  stopped: say('Stopped: the text is not checked.'),
  changed: say('The text has changed meanwhile: it will be checked again.'),
};

/** How far long work is. */
export function describeProgress(done: number, of: number): Sentence {
  return say('{0} of {1}', done, of);
}

/** What can be done with a board, over it in the text. */
export const lenses = { solve: say('Solve'), show: say('Show') };

/** How many boards and problems a checked text has. */
export function describeCheck(boards: number, problems: number): Sentence {
  return say(
    '{0}, {1}',
    counted(boards, say('1 board'), say('{0} boards', boards))[0] ?? say('no boards'),
    counted(problems, say('1 problem'), say('{0} problems', problems))[0] ?? say('no problems'),
  );
}

/** A sentence for a number of things, none for no things. */
function counted(count: number, one: Sentence, more: Sentence): readonly Sentence[] {
  return count === 0 ? [] : [count === 1 ? one : more];
}
