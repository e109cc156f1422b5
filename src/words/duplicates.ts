// What is said of puzzles that come twice in a text, and of problems that are too many to be shown.
import { counted, say, type Sentence } from './sentence';

/** Said of a board that is the same as one further up; `line` counts from 1. */
export function describeDuplicate(line: number): Sentence {
  return say('The same puzzle stands in line {0}.', line);
}

/** The same of one that is only turned, mirrored, or written with other digits. */
export function describeSymmetric(line: number): Sentence {
  return say('The puzzle in line {0} is the same up to symmetry.', line);
}

/** Said of the board that another one repeats. */
export function describeFirst(): Sentence {
  return say('It stands here first.');
}

/** Said of a text of which only some problems are shown, the errors first. */
export function describeMore(shown: number, errors: number, warnings: number, notes: number): Sentence {
  return say('{0}: the first {1} are shown.', describeCounts(errors, warnings, notes), shown);
}

/** How many problems of each kind there are; at least one. */
export function describeCounts(errors: number, warnings: number, notes: number): Sentence {
  return say('{0}', [
    ...counted(errors, say('1 error'), say('{0} errors', errors)),
    ...counted(warnings, say('1 warning'), say('{0} warnings', warnings)),
    ...counted(notes, say('1 note'), say('{0} notes', notes)),
  ]);
}
