// The codes of all diagnostics; the type checker sees to it that none is left out.
import type { Flaw, Outcome, Violation } from '../../src/core/board';
import type { Verdict } from '../../src/core/judge';

/** What is reported of an outcome that is not a single solution. */
const ofOutcomes: Readonly<Record<Exclude<Outcome['kind'], 'unique'>, string>> = {
  none: 'no-solution',
  many: 'many-solutions',
  gaveUp: 'gave-up',
};

const ofBoards: Readonly<Record<Flaw['code'] | Violation['code'], true>> = {
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
};

export const codes: readonly string[] = [...Object.keys(ofBoards), ...Object.values(ofOutcomes)].sort();

/** The code of the first diagnostic for a verdict; undefined if there is nothing to report. */
export function codeOf(verdict: Verdict): string | undefined {
  switch (verdict.kind) {
    case 'flawed':
      return verdict.flaws[0]?.code;
    case 'broken':
      return verdict.violations[0]?.code;
    case 'sound':
      return verdict.outcome.kind === 'unique' ? undefined : ofOutcomes[verdict.outcome.kind];
  }
}
