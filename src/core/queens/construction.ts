// A placement of n queens on an empty board, without any search.

/**
 * The columns, from 0, of n queens that do not attack each other; undefined for 2 and 3, where there are none. The
 * construction is after Pauls (1874): even columns, then odd ones, with a few of them moved where n leaves 2 or 3 when
 * divided by 6, as knight's moves alone would make diagonals meet there.
 */
export function constructQueens(size: number): Uint16Array | undefined {
  if (size === 2 || size === 3) {
    return undefined;
  }
  const even = numbersTo(size, 2);
  const odd = numbersTo(size, 1);
  if (size % 6 === 2) {
    // 3 1 7 9 … 5
    [odd[0], odd[1]] = [3, 1];
    odd.push(...odd.splice(2, 1));
  } else if (size % 6 === 3) {
    // 4 6 8 … 2 and 5 7 9 … 1 3
    even.push(...even.splice(0, 1));
    odd.push(...odd.splice(0, 2));
  }
  return Uint16Array.from([...even, ...odd], (column) => column - 1);
}

/** Every second number from `first` to `last`. */
function numbersTo(last: number, first: number): number[] {
  return Array.from({ length: Math.floor((last - first) / 2) + 1 }, (_, index) => first + 2 * index);
}
