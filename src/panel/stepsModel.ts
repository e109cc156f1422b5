// What the panel shows of the steps of a board: the step in words and marks, what can be done, how far the search is.
import type { SudokuBoard } from '../core/board';
import { countEliminated } from '../core/eliminated';
import type { NoLogic } from '../core/logic';
import type { Position } from '../core/sudoku/logic/position';
import { tenthsText } from '../core/sudoku/logic/rated';
import type { CellDigits, Step } from '../core/sudoku/logic/step';
import type { Symbols } from '../core/text/symbols';
import { describeChainPlace, describePlace, describeRemembered, STEPS_WORDS } from '../words/panelSteps';
import { describeLogicProgress, describeNoLogic, describeStopped, describeStuck } from '../words/rating';
import { type Sentence } from '../words/sentence';
import { describeChains, describeMove, describePattern, describeWhere } from '../words/steps';
import { describeTechnique } from '../words/techniques';
import { MOST_WORDS } from '../views/guards';
import type { Say } from './drawing';
import { marksOfStep } from './stepDrawing';
import type { ChainView, StepMarks, StepsView, StepView } from './stepView';
import { isApplicable, stepOf, stepOn, furtherOn, type StepWalk } from './stepWalk';

/** What is known of the steps of a board. */
export type StepsSubject =
  /** Why it has none. */
  | { readonly why: NoLogic }
  | {
      /** The way that is shown; undefined if none is. */
      readonly walk: StepWalk | undefined;
      /** How far the search for more is: the highest rating so far, in tenths, and the steps; undefined if there is none. */
      readonly search: { readonly er: number; readonly steps: number } | undefined;
      /** What is known to be eliminated beside what the text tells. */
      readonly eliminated: readonly CellDigits[];
    };

const NO_MARKS: StepMarks = { cells: [], candidates: [], links: [] };

/**
 * The steps of a board in the reader's language.
 *
 * @param before the board before the step that is shown; undefined if none is
 */
export function showSteps(
  subject: StepsSubject,
  board: SudokuBoard | undefined,
  before: Position | undefined,
  say: Say,
): StepsView {
  const next = say(STEPS_WORDS.next);
  if ('why' in subject || !board) {
    const nextTitle = say('why' in subject ? describeNoLogic(subject.why) : STEPS_WORDS.nextTitle);
    return { next: { label: next, enabled: false }, nextTitle, search: null, memory: null, step: null };
  }
  const { walk, search, eliminated } = subject;
  const hasMore = !walk || !walk.isWhole || furtherOn(walk) !== undefined;
  return {
    next: { label: next, enabled: hasMore && !search },
    nextTitle: say(STEPS_WORDS.nextTitle),
    search: search
      ? {
          label: say(STEPS_WORDS.looking),
          text: search.steps > 0 ? say(describeLogicProgress(search.er, search.steps)) : '',
          cancel: { label: say(STEPS_WORDS.cancel), enabled: true },
        }
      : null,
    memory:
      eliminated.length > 0
        ? {
            text: say(describeRemembered(countEliminated(eliminated))),
            forget: { label: say(STEPS_WORDS.forget), enabled: true },
          }
        : null,
    step: walk && before ? stepView(walk, before, board.symbols, search !== undefined, say) : null,
  };
}

function stepView(
  walk: StepWalk,
  before: Position,
  symbols: Symbols,
  isSearched: boolean,
  say: Say,
): StepView {
  const step = stepOf(walk);
  const { path, isWhole, at, stage, chain } = walk;
  const told = step && {
    rating: tenthsText(step.rating),
    technique: describeTechnique(step),
  };
  const count = isWhole ? path.steps.length : undefined;
  return {
    place: step ? say(describePlace(at, count, stage > 1 ? told : undefined)) : '',
    back: { label: say(STEPS_WORDS.back), enabled: stepOn(walk, -1) !== undefined },
    forward: {
      label: say(STEPS_WORDS.forward),
      enabled: stepOn(walk, 1) !== undefined || (!isWhole && !isSearched),
    },
    apply: { label: say(STEPS_WORDS.apply), enabled: isApplicable(walk) },
    applyTitle: say(isApplicable(walk) ? STEPS_WORDS.applyTitle : STEPS_WORDS.notYet),
    hide: { label: say(STEPS_WORDS.hide), enabled: true },
    sentences: sentencesOf(walk, step, symbols).map((sentence) => say(sentence).slice(0, MOST_WORDS)),
    marks: step ? marksOfStep(step, before, stage, chain) : NO_MARKS,
    chain: step && stage === 3 && step.chains.length > 1 ? chainView(step, chain, say) : null,
  };
}

function chainView({ chains }: Step, chain: number, say: Say): ChainView {
  return {
    label: say(describeChainPlace(chain, chains.length)),
    previous: { label: say(STEPS_WORDS.previousChain), enabled: chain > 0 },
    next: { label: say(STEPS_WORDS.nextChain), enabled: chain < chains.length - 1 },
  };
}

/** What is told of a step at its stage; of several chains the one that is drawn. And at the end, why there is no more. */
function sentencesOf(walk: StepWalk, step: Step | undefined, symbols: Symbols): readonly Sentence[] {
  const { path, isWhole, at, stage, chain } = walk;
  const end = isWhole && at + 1 >= path.steps.length && stage === 3 ? endOf(walk) : [];
  if (!step) {
    return end;
  }
  switch (stage) {
    case 1:
      return [describeWhere(step, symbols)];
    case 2:
      return [describePattern(step, symbols)];
    case 3:
      return [
        describePattern(step, symbols),
        describeMove(step, symbols),
        ...describeChains(step, symbols).slice(chain, chain + 1),
        ...(step.chains.length > 0 ? [STEPS_WORDS.legend] : []),
        ...end,
      ];
  }
}

function endOf({ path: { end, tried, nodes } }: StepWalk): readonly Sentence[] {
  switch (end) {
    case 'solved':
      return [];
    case 'stuck':
      return [describeStuck(tried)];
    case 'stopped':
      return [describeStopped(nodes)];
  }
}
