// Outcomes of the solutions that a search has found.
import type { Outcome } from '../board';

/** The cells in which two solutions differ, ascending. */
export function differences(one: Uint8Array, other: Uint8Array): readonly number[] {
  return [...one.keys()].filter((cell) => one[cell] !== other[cell]);
}

/** Of two solutions, the first in order. */
export function firstOf(one: Uint8Array, other: Uint8Array): Uint8Array {
  const [cell = 0] = differences(one, other);
  return (one[cell] ?? 0) < (other[cell] ?? 0) ? one : other;
}

/**
 * The outcome for a board of which two different solutions are known, and `best`, the first of all that are known (which
 * may be one of the two).
 *
 * @param isFirst whether it is the first of all there are
 */
export function manyOf(
  one: Uint8Array,
  two: Uint8Array,
  best: Uint8Array,
  isFirst: boolean,
  nodes: number,
): Outcome {
  const other = differences(best, one).length > 0 ? one : two;
  return { kind: 'many', solution: best, isFirst, other, differing: differences(best, other), nodes };
}
