// All 81 cells on one line: `53..7....6..195…`, whatever stands before and behind them.
import type { Flaw, FoundBoard, Span } from '../../board';
import { cellValue, isComma, isLineMark, isSpace, isWordCharacter } from '../characters';
import { flawedBoard } from '../row';

const CELLS = 81;
/** Cells by which a line may be too short or too long and still be taken for a board with a mistake. */
const OFF_BY = 2;
/** Marks around a board, such as those of emphasis, that may be blanks as well. */
const MOST_FRILLS = 6;
/** Characters that are no cells, up to which 81 are taken for a board with mistakes. */
const MOST_BAD = 3;
/** What tells a board with a mistake from a number or a drawn line: givens and blanks it has at least. */
const FEWEST_GIVENS = 8;
const FEWEST_BLANKS = 9;

/** The boards that stand on one line, each in a run of its own. */
export function readLine(text: string, line: Span): readonly FoundBoard[] {
  const boards: FoundBoard[] = [];
  for (let at = line.start; at < line.end;) {
    const end = endOfWord(text, at, line.end);
    if (end - at >= CELLS - OFF_BY) {
      boards.push(...readWord(text, { start: at, end }));
    }
    at = Math.max(end, at + 1);
  }
  return boards;
}

/** The end of the run of characters from `start` that no space, quote or comma parts. */
function endOfWord(text: string, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isSpace(code) || isComma(code) || code === 0x22 || code === 0x27 || code === 0x60) {
      break;
    }
    at++;
  }
  return at;
}

/** The boards of one word: each longest run of cells in it, or the word as a whole if a few of its characters are wrong. */
function readWord(text: string, word: Span): readonly FoundBoard[] {
  const boards: FoundBoard[] = [];
  let wrong = 0;
  for (let at = word.start; at < word.end;) {
    let end = at;
    while (end < word.end && cellValue(text.charCodeAt(end)) >= 0) {
      end++;
    }
    const board =
      end - at >= CELLS - OFF_BY && end - at <= CELLS + MOST_FRILLS && stands(text, word, at, end)
        ? readRun(text, { start: at, end })
        : undefined;
    if (board) {
      boards.push(board);
    }
    wrong += end < word.end ? 1 : 0;
    at = end + 1;
  }
  if (boards.length === 0 && word.end - word.start === CELLS && wrong > 0 && wrong <= MOST_BAD) {
    return badCharacters(text, word);
  }
  return boards;
}

/** Whether neither side of a run goes on as a word or number. */
function stands(text: string, word: Span, start: number, end: number): boolean {
  return (
    (start === word.start || !isWordCharacter(text.charCodeAt(start - 1))) &&
    (end === word.end || !isWordCharacter(text.charCodeAt(end)))
  );
}

function readRun(text: string, run: Span): FoundBoard | undefined {
  const { start, end } = withoutFrills(text, run);
  const length = end - start;
  const values = new Uint8Array(length);
  let givens = 0;
  for (let i = 0; i < length; i++) {
    const value = cellValue(text.charCodeAt(start + i));
    values[i] = value;
    givens += value > 0 ? 1 : 0;
  }
  if (length === CELLS) {
    const drawn = givens === 0 && isLineMark(text.charCodeAt(start));
    return drawn
      ? undefined
      : { kind: 'sudoku', notation: 'line', start, length, cells: values, tokens: undefined };
  }
  if (length > CELLS + OFF_BY || givens < FEWEST_GIVENS || length - givens < FEWEST_BLANKS) {
    return undefined;
  }
  return flawedBoard(
    'line',
    [{ start, end }],
    [{ code: 'wrong-length', span: { start, end }, found: length }],
  );
}

/**
 * A run of too many characters without those at its ends that do not occur inside, down to 81: the marks of emphasis
 * around it, the full stop behind it.
 */
function withoutFrills(text: string, run: Span): Span {
  let { start, end } = run;
  while (end - start > CELLS) {
    const surplus = end - start - CELLS;
    const inside = text.slice(start + surplus, end - surplus);
    if (isFrill(text.charAt(end - 1), inside)) {
      end--;
    } else if (isFrill(text.charAt(start), inside)) {
      start++;
    } else {
      return run;
    }
  }
  return { start, end };
}

function isFrill(mark: string, inside: string): boolean {
  return !isWordCharacter(mark.charCodeAt(0)) && !inside.includes(mark);
}

function badCharacters(text: string, word: Span): readonly FoundBoard[] {
  const flaws: Flaw[] = [];
  let givens = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const start = word.start + cell;
    const value = cellValue(text.charCodeAt(start));
    givens += value > 0 ? 1 : 0;
    if (value < 0) {
      const place = { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 };
      flaws.push({
        code: 'bad-character',
        span: { start, end: start + 1 },
        ...place,
        found: text.charAt(start),
      });
    }
  }
  return givens < FEWEST_GIVENS || givens > CELLS - FEWEST_BLANKS ? [] : [flawedBoard('line', [word], flaws)];
}
