// How many statements the hints within chains have.
import { statementsOf, type ChainHint, type Proof } from './proof';

/** The statements of the chain hints within some chains; hints whose chains are the same count once. */
export function innerComplexity(targets: readonly Proof[]): number {
  const seen = new Set<string>();
  let sum = 0;
  for (const target of targets) {
    for (const { inner } of statementsOf(target)) {
      if (inner && 'hint' in inner) {
        const key = keyOf(inner.hint);
        if (!seen.has(key)) {
          seen.add(key);
          sum += inner.hint.complexity;
        }
      }
    }
  }
  return sum;
}

const keys = new WeakMap<ChainHint, string>();

/** The same text for hints whose chains state the same in the same order. */
function keyOf(hint: ChainHint): string {
  let key = keys.get(hint);
  if (key === undefined) {
    const chains = hint.targets.map((target) => statementsOf(target).map(({ statement }) => statement));
    // A cycle is told one way round only, and is no other hint's chain.
    key = `${String(hint.isCycle ?? false)} ${chains.join(' ')}`;
    keys.set(hint, key);
  }
  return key;
}
