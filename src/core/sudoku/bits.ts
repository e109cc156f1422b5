// The few operations on sets of bits that the 9×9 solver does everywhere. V8 builds them into the code that uses them.

/** 1 if any bit of a set of up to 31 is in it, 0 if it is empty; without a branch, as -x has the sign bit for x > 0. */
export function any(set: number): number {
  return -set >>> 31;
}

/** The index of the lowest bit of a set that is not empty. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** How many of 32 bits are in a set: sums of two, four and eight bits side by side (Warren, Hacker's Delight, 5-1). */
export function countBits(set: number): number {
  set -= (set >>> 1) & 0x55555555;
  set = (set & 0x33333333) + ((set >>> 2) & 0x33333333);
  return Math.imul((set + (set >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
