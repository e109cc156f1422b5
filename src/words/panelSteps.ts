// The words of steps in the panel.
import { say, type Sentence } from './sentence';

/** The words of the buttons, and of what is done with steps. */
export const STEPS_WORDS = {
  next: say('Next Step'),
  /** What the button does when pressed again. */
  nextTitle: say('Shows where the next step is, then its technique, then the move'),
  back: say('Back'),
  forward: say('Forward'),
  apply: say('Apply Step'),
  applyTitle: say('Writes the step into the text'),
  notYet: say('Only the first step can be applied, once its move is shown'),
  hide: say('Hide Steps'),
  cancel: say('Cancel'),
  previousChain: say('Previous chain'),
  nextChain: say('Next chain'),
  looking: say('Looking for steps'),
  forget: say('Forget Eliminations'),
  /** How chains are drawn. */
  legend: say(
    'Filled candidates are true in the chain, ringed ones false; solid links are strong, dashed ones weak.',
  ),
} as const;

/** What there is to know beside a step where candidates are gone that the text still allows, as steps were applied before. */
export function describeRemembered(count: number): Sentence {
  return count === 1 ? say('1 elimination is remembered.') : say('{0} eliminations are remembered.', count);
}

/**
 * Where one is on the way to the solution: “Step 3 of 41”, and how hard that step is and what it is called if that is not
 * still to be found.
 *
 * @param index from 0
 * @param count how many steps there are; undefined while that is not known
 */
export function describePlace(
  index: number,
  count: number | undefined,
  told: { readonly rating: string; readonly technique: Sentence } | undefined,
): Sentence {
  const place = count === undefined ? say('Step {0}', index + 1) : say('Step {0} of {1}', index + 1, count);
  return told ? say('{0} · {1} · {2}', place, told.rating, told.technique) : place;
}

/** Which of several chains is drawn; `index` counts from 0. */
export function describeChainPlace(index: number, count: number): Sentence {
  return say('Chain {0} of {1}', index + 1, count);
}

/** What a cell is in a step; digits as the board writes them. */
export interface CellInStep {
  /** Whether it is where to look. */
  readonly isLookedAt: boolean;
  readonly pattern: readonly string[];
  readonly assumedOn: readonly string[];
  readonly assumedOff: readonly string[];
  readonly on: readonly string[];
  readonly off: readonly string[];
  readonly eliminated: readonly string[];
  readonly placed: readonly string[];
}

/**
 * The name of a cell with what it is in a step.
 *
 * @param name as `describeCell` makes it
 */
export function describeCellInStep(name: Sentence, cell: CellInStep): Sentence {
  const digits = (some: readonly string[], describe: (digits: string) => Sentence): readonly Sentence[] =>
    some.length > 0 ? [describe(some.join(' '))] : [];
  const parts = [
    ...(cell.isLookedAt ? [say('look here')] : []),
    ...digits(cell.pattern, (some) => say('pattern {0}', some)),
    ...digits(cell.assumedOn, (some) => say('{0} assumed', some)),
    ...digits(cell.assumedOff, (some) => say('not {0} assumed', some)),
    ...digits(cell.on, (some) => say('then {0}', some)),
    ...digits(cell.off, (some) => say('then not {0}', some)),
    ...digits(cell.eliminated, (some) => say('{0} eliminated', some)),
    ...digits(cell.placed, (some) => say('{0} goes here', some)),
  ];
  return parts.length > 0 ? say('{0}; {1}', name, parts) : name;
}
