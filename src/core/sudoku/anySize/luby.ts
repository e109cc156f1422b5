// When a learning search restarts.

/**
 * Term `index` (from 0) of 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …: run lengths that are at most a logarithm away from the
 * best whatever the problem (Luby, Sinclair and Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993).
 */
export function luby(index: number): number {
  // The first 2^k - 1 terms are twice the first 2^(k-1) - 1 and then 2^(k-1).
  let length = 1;
  let term = 1;
  while (length < index + 1) {
    length = 2 * length + 1;
    term *= 2;
  }
  while (length - 1 !== index) {
    length = (length - 1) / 2;
    term /= 2;
    index %= length;
  }
  return term;
}
