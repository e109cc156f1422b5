// What Next Step and Apply Step say of themselves: the steps are told by the words of steps.
import type { Step } from '../core/sudoku/logic/step';
import type { Symbols } from '../core/text/symbols';
import { say, type Sentence } from './sentence';
import { describeMove, describeWhere } from './steps';

/** What Next Step and Apply Step say of themselves, and what can be done about it. */
export const hinting = {
  title: say('Looking for the next step'),
  stopped: say('Stopped: no step is shown.'),
  changed: say('The board has changed meanwhile: ask for the next step again.'),
  more: say('More'),
  showMove: say('Show Move'),
  apply: say('Apply Step'),
  forget: say('Forget Eliminations'),
  forgotten: say('The eliminations on this board are forgotten.'),
  readOnly: say('Nothing is written: the text is read-only.'),

  /** Where to look, and how many candidates are gone that the text still allows, as steps were applied before. */
  where: (step: Step, symbols: Symbols, eliminated: number): Sentence => {
    const where = describeWhere(step, symbols);
    if (eliminated === 0) {
      return where;
    }
    return eliminated === 1
      ? say('{0} (1 elimination is remembered.)', where)
      : say('{0} ({1} eliminations are remembered.)', where, eliminated);
  },

  /** A step was applied, but its eliminations are nowhere in the text. */
  remembered: (step: Step, symbols: Symbols): Sentence =>
    say('{0} This is remembered, as the text has no place for candidates.', describeMove(step, symbols)),

  /** The move, and how it follows: a sentence for each chain; undefined if they are too many or too long to be told here. */
  move: (move: Sentence, chains: readonly Sentence[] | undefined): Sentence =>
    chains
      ? chains.reduce((before, chain) => say('{0} {1}', before, chain), move)
      : say('{0} Hover over a marked cell in the text to read how it follows.', move),
};
