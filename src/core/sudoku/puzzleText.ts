// Puzzles as the 81 characters most programs exchange. Texts with anything around them are for `text/scan.ts`.

/**
 * 81 cells of a text: `1`..`9` is a given, any other character a blank. Undefined unless the text has exactly 81
 * UTF-16 code units.
 */
export function cellsOfText(text: string): Uint8Array | undefined {
  if (text.length !== 81) {
    return undefined;
  }
  return Uint8Array.from(text, (character) => (character >= '1' && character <= '9' ? Number(character) : 0));
}

/** Cells as digits, a blank as `blank`. */
export function textOfCells(cells: Uint8Array, blank = '.'): string {
  return Array.from(cells, (value) => (value === 0 ? blank : String(value))).join('');
}
