// All 81 cells on one line: `53..7....6..195…`, whatever stands before and behind them.
import type { FoundBoard, Span } from '../../board';
import { NINE_BY_NINE } from '../../sudoku/shape';
import { cellValue, isComma, isDigit, isLineMark, isSpace, isWordCharacter } from '../characters';
import { areOfBoard, badCharacters, flawedBoard } from '../rows/row';
import { DIGITS } from '../symbols';

const CELLS = 81;
/** Cells by which a line may be too short or too long and still be taken for a board with a mistake: up to a row. */
const OFF_BY = 9;
/** Marks around a board, such as those of emphasis, that may be blanks as well. */
const MOST_FRILLS = 6;
/** The longest run that may be a board with a mistake and marks around it. */
const LONGEST = CELLS + OFF_BY + MOST_FRILLS;
/** Characters that are no cells, up to which 81 are taken for a board with mistakes. */
const MOST_BAD = 3;

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
export function endOfWord(text: string, start: number, end: number): number {
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
      end - at >= CELLS - OFF_BY && end - at <= LONGEST && stands(text, word, at, end)
        ? readRun(text, { start: at, end })
        : undefined;
    if (board) {
      boards.push(board);
    }
    wrong += end < word.end ? 1 : 0;
    at = end + 1;
  }
  if (boards.length === 0 && word.end - word.start === CELLS && wrong > 0 && wrong <= MOST_BAD) {
    return readDamaged(text, word);
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
  let zeros = 0;
  let mark: number | undefined;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(start + i);
    const value = cellValue(code);
    values[i] = value;
    if (value > 0) {
      givens++;
    } else if (isDigit(code)) {
      zeros++;
    } else if (code !== (mark ??= code)) {
      // Blanks are written in one way, or with zeros among the marks: more is the outline of a drawing, not a board.
      return undefined;
    }
  }
  if (isDecimal(text.slice(start, end))) {
    return undefined;
  }
  if (length === CELLS) {
    const drawn = givens === 0 && isLineMark(text.charCodeAt(start));
    return drawn
      ? undefined
      : {
          kind: 'sudoku',
          notation: 'line',
          shape: NINE_BY_NINE,
          symbols: DIGITS,
          start,
          length,
          cells: values,
          tokens: undefined,
        };
  }
  const mixed = zeros > 0 && mark !== undefined;
  const near = Math.abs(length - CELLS) <= OFF_BY && areOfBoard(values);
  return near && !mixed
    ? flawedBoard(
        'line',
        [{ start, end }],
        [{ code: 'wrong-length', span: { start, end }, found: length, expected: CELLS }],
      )
    : undefined;
}

/** A number with one decimal point. Anchored, and linear. */
function isDecimal(run: string): boolean {
  return /^-?\d+\.\d+$/.test(run);
}

/**
 * A run without the marks at its ends that do not occur inside, where blanks are written in another way: marks of
 * emphasis, a full stop behind it, the question mark of an address. Where the run is too long, down to 81.
 */
function withoutFrills(text: string, run: Span): Span {
  let { start, end } = run;
  const inside = text.slice(start + MOST_FRILLS, end - MOST_FRILLS);
  while (end - start !== CELLS || hasBlank(inside)) {
    if (isFrill(text.charAt(end - 1), inside)) {
      end--;
    } else if (isFrill(text.charAt(start), inside)) {
      start++;
    } else {
      break;
    }
  }
  return { start, end };
}

function hasBlank(run: string): boolean {
  for (let i = 0; i < run.length; i++) {
    if (cellValue(run.charCodeAt(i)) === 0) {
      return true;
    }
  }
  return false;
}

/** Whether a mark that may be a blank is another than the ones inside. */
function isFrill(mark: string, inside: string): boolean {
  const code = mark.charCodeAt(0);
  return cellValue(code) === 0 && !isDigit(code) && !isWordCharacter(code) && !inside.includes(mark);
}

/** 81 characters of a word, some of them no cells. */
function readDamaged(text: string, { start, end }: Span): readonly FoundBoard[] {
  const starts = Array.from({ length: end - start }, (_, i) => start + i);
  const row = {
    starts,
    lengths: starts.map(() => 1),
    values: starts.map((at) => cellValue(text.charCodeAt(at))),
  };
  const marks = new Set(starts.filter((_, i) => row.values[i] === 0).map((at) => text.charAt(at)));
  return marks.size > 1 || !areOfBoard(row.values)
    ? []
    : [flawedBoard('line', [{ start, end }], badCharacters(text, row, 0))];
}
