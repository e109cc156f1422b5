// Nine rows of nine on one line with the same mark between all of them: `530070000/600195000/…`, `53..7....\n6..195...\n…`
// in a string of source code, `530070000.600195000.…` with zeros for blanks.
import type { FoundBoard, Span, SudokuBoard } from '../../board';
import { cellValue, isWordCharacter } from '../characters';
import { boardOfGoodRows } from '../rows/row';

const SIZE = 9;
/** The longest mark between rows, such as `<br>` or `%0D%0A`. */
const LONGEST_MARK = 6;
const SHORTEST = SIZE * SIZE + SIZE - 1;
/** What parts boards, or groups of cells in other notations, and so no rows here. */
const NO_MARK = /[\s,;|"'`]/;

export function readJoinedRows(text: string, line: Span): readonly FoundBoard[] {
  const boards: FoundBoard[] = [];
  for (let at = line.start; line.end - at >= SHORTEST;) {
    const board = isStart(text, line, at) ? readAt(text, { start: at, end: line.end }) : undefined;
    if (board) {
      boards.push(board);
    }
    at += board ? board.length : 1;
  }
  return boards;
}

/** Whether nine cells begin here, and no run that began before, or a word. */
function isStart(text: string, line: Span, at: number): boolean {
  const before = at === line.start ? -1 : text.charCodeAt(at - 1);
  if (cellValue(before) >= 0 || isWordCharacter(before)) {
    return false;
  }
  for (let cell = at; cell < at + SIZE; cell++) {
    if (cellValue(text.charCodeAt(cell)) < 0) {
      return false;
    }
  }
  return true;
}

/** The board that begins at a span's start; in constant time. */
function readAt(text: string, { start, end }: Span): SudokuBoard | undefined {
  for (let length = 1; length <= LONGEST_MARK; length++) {
    const last = start + (SIZE - 1) * (SIZE + length);
    const mark = text.slice(start + SIZE, start + SIZE + length);
    if (last + SIZE > end || NO_MARK.test(mark)) {
      return undefined;
    }
    const starts = Array.from({ length: SIZE }, (_, row) => start + row * (SIZE + length));
    const areParted = starts.slice(1).every((at) => text.startsWith(mark, at - length));
    const isEnd = last + SIZE === end || !isWordCharacter(text.charCodeAt(last + SIZE));
    const board = areParted && isEnd ? boardOf(text, starts, mark) : undefined;
    if (board) {
      return board;
    }
  }
  return undefined;
}

/** The board of rows; undefined unless it has givens and blanks, the blanks all alike and not what the mark begins with. */
function boardOf(text: string, rows: readonly number[], mark: string): SudokuBoard | undefined {
  const starts = rows.flatMap((row) => Array.from({ length: SIZE }, (_, column) => row + column));
  const values = starts.map((at) => cellValue(text.charCodeAt(at)));
  const blanks = new Set(starts.filter((_, cell) => values[cell] === 0).map((at) => text.charAt(at)));
  const isRight =
    !values.includes(-1) &&
    values.some((value) => value > 0) &&
    blanks.size === 1 &&
    !blanks.has(mark.charAt(0)) &&
    cellValue(mark.charCodeAt(0)) <= 0;
  return isRight
    ? boardOfGoodRows('separated', [{ starts, lengths: starts.map(() => 1), values }])
    : undefined;
}
