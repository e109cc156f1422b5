// The codes of all diagnostics; the type checker sees to it that none is left out.
import type {
  AnswerFault,
  Completion,
  Flaw,
  Outcome,
  QueensViolation,
  Violation,
} from '../../src/core/board';
import type { Verdict } from '../../src/core/judge';

/** What is reported of an outcome that is not a single solution. */
const ofOutcomes: Readonly<Record<Exclude<Outcome['kind'], 'unique'>, string>> = {
  none: 'no-solution',
  many: 'many-solutions',
  gaveUp: 'gave-up',
};

/** What is reported of an N-Queens board that is not completed. */
const ofCompletions: Readonly<Record<Exclude<Completion['kind'], 'complete'>, string>> = {
  none: 'no-completion',
  gaveUp: 'gave-up',
};

const ofBoards: Readonly<
  Record<Flaw['code'] | Violation['code'] | QueensViolation['code'] | AnswerFault['code'], true>
> = {
  'duplicate-in-row': true,
  'duplicate-in-column': true,
  'duplicate-in-box': true,
  'no-candidate': true,
  'no-place': true,
  'impossible-candidate': true,
  'short-row': true,
  'long-row': true,
  'missing-row': true,
  'extra-row': true,
  'bad-character': true,
  'wrong-length': true,
  'mixed-sizes': true,
  'unknown-symbols': true,
  'lost-digits': true,
  variant: true,
  'not-square': true,
  'queens-attack': true,
  'no-free-square': true,
  'too-many-queens': true,
  'wrong-answer': true,
  'answer-not-unique': true,
};

/** What no verdict on a board tells: it is asked for, or there are others in the text to compare with. */
const ofOthers: readonly string[] = ['redundant-given', 'wrong-rating', 'duplicate-puzzle', 'more-problems'];

export const codes: readonly string[] = [
  ...new Set([
    ...Object.keys(ofBoards),
    ...Object.values(ofOutcomes),
    ...Object.values(ofCompletions),
    ...ofOthers,
  ]),
].sort();

/** The codes of all that is told of a board. */
export function codesOf(verdict: Verdict): readonly string[] {
  switch (verdict.kind) {
    case 'flawed':
      return verdict.flaws.map(({ code }) => code);
    case 'broken':
      return verdict.violations.map(({ code }) => code);
    case 'queens': {
      const { violations, completion } = verdict;
      const ofCompletion = completion.kind === 'complete' ? [] : [ofCompletions[completion.kind]];
      return violations.length > 0 ? violations.map(({ code }) => code) : ofCompletion;
    }
    case 'sound': {
      const { outcome, impossible, answerFaults } = verdict;
      return [
        ...(outcome.kind === 'unique' ? [] : [ofOutcomes[outcome.kind]]),
        ...[...impossible, ...answerFaults].map(({ code }) => code),
      ];
    }
  }
}
