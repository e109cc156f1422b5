// Lines and columns of a text, as editors count them.

/** Line and column from 1, the column in UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Gives the place of an offset. Lines end where VS Code ends them: at CR LF, LF and CR. A byte order mark at the
 * start is in no column.
 */
export function placesOf(text: string): (offset: number) => Place {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (const end of text.matchAll(/\r\n|\r|\n/g)) {
    starts.push(end.index + end[0].length);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return { line: low + 1, column: Math.max(0, offset - (starts[low] ?? 0)) + 1 };
  };
}
