// What techniques are called.
import type { Step } from '../core/sudoku/logic/step';
import { say, type Sentence } from './sentence';

/** The name of a step's technique: that which people know the pattern by, if it has one. */
export function describeTechnique(_step: Pick<Step, 'technique' | 'name'>): Sentence {
  return say('Step');
}
