// Titles of boards, as people write them above one or before it.

/** A name for puzzles with a number, or a letter: `Grid 01`, `Puzzle #17:`, `No. 5 (hard)`, `Level B`. */
const NUMBERED =
  /^(?:grid|puzzle|board|sudoku|game|problem|example|level|test|case|nr\.?|no\.?|number) {0,3}#? {0,2}(?:\d{1,7}|[a-z])(?![a-z\d])/i;

/** The longest title. */
const LONGEST = 80;

/** The title that a text is, without the colon behind it; undefined if it does not look like one. */
export function titleIn(text: string): string | undefined {
  const isTitle =
    text.length <= LONGEST &&
    (NUMBERED.test(text) || /^#\d{1,7} \p{L}/u.test(text)) &&
    !/[=;{}[\]]/.test(text);
  return isTitle ? withoutColon(text) : undefined;
}

/** A line that leads to the board below it: short, and ended by a colon. */
export function leadIn(line: string): string | undefined {
  return line.length <= LONGEST && /^\p{L}[^;{}()[\]"=]*:$/u.test(line) ? withoutColon(line) : undefined;
}

/** A line directly above a board that may well be its title: a few words, no code. */
export function captionIn(line: string): string | undefined {
  return line.length <= LONGEST &&
    /^[\p{L}\p{N}#][^;{}()[\]"=<>|]*[\p{L}\p{N}.!?)]$/u.test(line) &&
    /\p{L}{2}/u.test(line)
    ? line
    : undefined;
}

function withoutColon(text: string): string {
  return text.replace(/:$/, '').trim();
}
