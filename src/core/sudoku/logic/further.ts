// The techniques that dynamic chains may use within: locked candidates, pairs, X-wings, and chains where a level has them.
//
// They look at the board as it is where a chain's false candidates are gone. What they remove follows from those
// candidates without which they would not hold; a step that needs none of them was there before the chain.
import { lowest } from '../bits';
import { AllHints, type ChainFinder } from './chainSinks';
import type { Consequences } from './consequences';
import { hintParents } from './hintParents';
import type { Further } from './implications';
import { eachPlain } from './plainSteps';
import type { Inner } from './proof';
import type { CellDigits } from './step';

/** The techniques within chains: the plain ones, and then these searches. */
export function furtherOf(searches: readonly ChainFinder[]): Further {
  return (start, now, consequences, effort) => {
    const add = (
      eliminations: readonly CellDigits[],
      parents: readonly number[],
      inner: () => Inner,
    ): void => {
      addAll(consequences, eliminations, parents, inner);
    };
    const before = consequences.offCount;
    // Each technique is asked only if those before it have led to nothing.
    if (eachPlain(start, now, add, () => consequences.offCount > before)) {
      return true;
    }
    for (const search of searches) {
      const sink = new AllHints();
      search.find(now, sink, effort);
      for (const hint of sink.inOrder()) {
        const parents = hintParents(hint, start, now);
        if (parents.length > 0) {
          add(hint.eliminations, parents, () => ({ hint }));
        }
      }
      if (consequences.offCount > before) {
        return true;
      }
    }
    return false;
  };
}

/** Adds what a step within removes, as far as it is new. */
function addAll(
  consequences: Consequences,
  eliminations: readonly CellDigits[],
  parents: readonly number[],
  inner: () => Inner,
): void {
  let made: Inner | undefined;
  for (const { cell, digits } of eliminations) {
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const candidate = 9 * cell + lowest(rest);
      if (!consequences.isOff(candidate)) {
        const { mark } = consequences;
        for (const parent of parents) {
          consequences.addParent(2 * parent);
        }
        consequences.addOff(candidate, mark);
        consequences.inner.set(candidate, (made ??= inner()));
      }
    }
  }
}
