// A key for each puzzle, to find those that come again among millions.

/**
 * Writes two 32-bit words to `keys` at `at`: the same for the same cells, and for different ones hardly ever the same (of
 * ten million puzzles, one pair in 370,000 such lists).
 *
 * @param cells values up to 25, 0 for a blank; boards of different sizes have different keys, too
 */
export function writeKey(cells: Uint8Array, keys: Uint32Array, at: number): void {
  let one = 0x9e3779b9 ^ cells.length;
  let two = 0x85ebca6b;
  for (let cell = 0; cell < cells.length;) {
    // Six values of five bits.
    let word = 0;
    for (const end = Math.min(cell + 6, cells.length); cell < end; cell++) {
      word = (word << 5) | (cells[cell] ?? 0);
    }
    one = mix(one ^ word);
    two = mix(Math.imul(two, 0x01000193) ^ word ^ (one << 7));
  }
  keys[at] = one;
  keys[at + 1] = two;
}

/** The finaliser of MurmurHash3 (Austin Appleby, public domain): each bit of the word changes half of the result's. */
function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
