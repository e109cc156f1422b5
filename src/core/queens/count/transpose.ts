// Turns 32 words into their columns of bits.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */

/**
 * Transposes a 32 × 32 matrix of bits in place: afterwards bit i of word k is what bit k of word i was.
 *
 * The two quarters off the diagonal change places, and then in each quarter its own two, down to single bits, all
 * matrices of one width at once (Warren, Hacker's Delight, 7-3).
 */
export function transpose(words: Int32Array): void {
  // Below, `mask` has the lower half of each `2 * width` bits.
  let mask = 0xffff;
  for (let width = 16; width > 0; width >>= 1) {
    for (let row = 0; row < 32; row = (row + width + 1) & ~width) {
      const changed = ((words[row]! >>> width) ^ words[row + width]!) & mask;
      words[row]! ^= changed << width;
      words[row + width]! ^= changed;
    }
    mask ^= mask << (width >> 1);
  }
}
