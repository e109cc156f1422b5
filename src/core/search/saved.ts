// How large subtrees would be without pruning, by formula: n^k nodes k levels below a node.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import type { SearchProblem } from './problem';

const known = new WeakMap<SearchProblem, readonly bigint[]>();

/**
 * The nodes below a node of the tree without pruning, itself not counted: what is saved when it is pruned. For a depth d
 * (choices made, 0..levels) of L levels it is n + n² + … + n^(L - d).
 */
export function savedBelow(problem: SearchProblem, depth: number): bigint {
  const made = known.get(problem) ?? sums(problem);
  known.set(problem, made);
  return made[depth] ?? 0n;
}

/** Sums from the leaves up: with s below a node, there are n * (s + 1) below its parent. */
function sums({ size, levels }: SearchProblem): readonly bigint[] {
  const below = Array<bigint>(levels + 1).fill(0n);
  for (let depth = levels - 1; depth >= 0; depth--) {
    below[depth] = BigInt(size) * (below[depth + 1]! + 1n);
  }
  return below;
}
