// Looking things up in ascending numbers.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */

/** How many of the values, which ascend, are below a bound: the index of the first that is not. */
export function countBelow(values: Uint32Array, bound: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < bound) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
