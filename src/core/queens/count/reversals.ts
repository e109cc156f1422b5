// Sets of bits in reversed order.

/** For each number of `width` bits, that with its bits in reversed order. */
export function reversals(width: number): Int32Array {
  const reversed = new Int32Array(1 << width);
  // All bits but the lowest are those of half the number, one further up; in reverse, one further down.
  for (let number = 1; number < reversed.length; number++) {
    reversed[number] = ((reversed[number >> 1] ?? 0) >> 1) | ((number & 1) << (width - 1));
  }
  return reversed;
}
