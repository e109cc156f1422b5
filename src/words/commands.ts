// What commands say of themselves and of what they did.
import type { Verdict } from '../core/judge';
import { counted, say, type Sentence } from './sentence';
import { describeReason } from './verdicts';

/** What Solve Board did, or why it did nothing. */
export const solving = {
  title: say('Solving boards'),
  stopped: say('Stopped: nothing is written.'),
  asked: say('The board is solved.'),
  first: say('The first of several solutions is written: the board has more than one.'),
  any: say(
    'One of several solutions is written: the board has more than one, and the first in order was not found within the limit.',
  ),
  already: say('The board is solved already.'),
  /** @param verdict on a board that has no solution to write */
  not: (verdict: Verdict): Sentence => say('Not solved: {0}', describeReason(verdict)),

  /**
   * Of several boards at once: how many are solved as asked for, with the first of many solutions or any of many, were
   * so already, or not.
   */
  several: (asked: number, first: number, any: number, already: number, not: number): Sentence =>
    say('{0}.', [
      ...counted(asked, say('1 board is solved'), say('{0} boards are solved', asked)),
      ...counted(
        first,
        say('1 board is solved with the first of several solutions'),
        say('{0} boards are solved with the first of several solutions', first),
      ),
      ...counted(
        any,
        say('1 board is solved with one of several solutions'),
        say('{0} boards are solved with one of several solutions', any),
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
