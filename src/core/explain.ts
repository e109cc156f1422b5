// What takes longer to find out about a board than its verdict: why it has no solution, and what it does not need.
import type { Verdict } from './judge';
import { EDITOR_NODES } from './limits';
import { conflictInSteps } from './sudoku/conflict';
import { redundantGivens } from './sudoku/redundant';

type Sound = Extract<Verdict, { readonly kind: 'sound' }>;

/** Whether a board has no solution though no rule is visibly broken, and nobody has looked for why. */
export function isUnexplained(verdict: Verdict): verdict is Sound {
  return verdict.kind === 'sound' && verdict.outcome.kind === 'none' && verdict.conflict === undefined;
}

/**
 * The verdict with the givens that cannot hold together, or with none if these were not found within the budget for what
 * nobody has asked for; some hundredths of a second of work in short steps.
 */
export function* explainInSteps(verdict: Sound): Generator<undefined, Verdict> {
  const conflict = yield* conflictInSteps(verdict.board, EDITOR_NODES);
  return { ...verdict, conflict: conflict ?? [] };
}

/** The givens that can each be left out; none where there is not just one solution, or the budget does not suffice. */
export function redundantIn(verdict: Verdict): readonly number[] {
  return verdict.kind === 'sound' && verdict.outcome.kind === 'unique'
    ? (redundantGivens(verdict.board, EDITOR_NODES) ?? [])
    : [];
}
