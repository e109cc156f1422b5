// All cells of a board on one line, each apart from the next by the same mark: `5,3,0,0,7,…`, `5;3;0;…`, `10 3 . 16 …`,
// also in a field of a table or between quotes.
import type { FoundBoard, Span, SudokuBoard } from '../../board';
import { boardOfGoodRows, type Row } from '../rows/row';
import { boardOfCells } from '../rows/sizedBoard';
import { tokenValue } from '../rows/sizedRow';

/** The sizes by the number of cells; fewer are too easily met by chance. */
const SIZES = new Map([6, 8, 9, 10, 12, 15, 16, 25].map((size) => [size * size, size]));
const FEWEST = 36;

const SPACE = 0x20;
const TAB = 0x09;
const COMMA = 0x2c;
const SEMICOLON = 0x3b;

/** Tokens that follow one another with the same separator between. */
interface List {
  readonly starts: readonly number[];
  readonly lengths: readonly number[];
  readonly values: readonly number[];
  /** Where to read on, beyond where it began. */
  readonly next: number;
}

/** The boards of a line; one without blanks is told from other numbers only by a board before it, whose answer it may be. */
export function readCellLists(text: string, line: Span): readonly FoundBoard[] {
  const boards: SudokuBoard[] = [];
  for (let at = line.start; line.end - at >= 2 * FEWEST - 1;) {
    const list = readList(text, at, line.end);
    const board = list.values.length < FEWEST ? undefined : boardOf(text, list);
    if (board && (board.cells.includes(0) || boards.length > 0)) {
      boards.push(board);
    }
    at = list.next;
  }
  return boards;
}

function boardOf(text: string, list: List): SudokuBoard | undefined {
  const size = SIZES.get(list.values.length);
  if (size === undefined || list.values.includes(-1) || !list.values.some((value) => value > 0)) {
    return undefined;
  }
  const row: Row = list;
  const board = size === 9 ? boardOfNine(row) : boardOfCells(text, 'separated', [row], size);
  return board?.kind === 'sudoku' ? board : undefined;
}

function boardOfNine(row: Row): SudokuBoard | undefined {
  return row.values.every((value) => value <= 9) ? boardOfGoodRows('separated', [row]) : undefined;
}

/**
 * The longest list that begins at `start`, or just behind the separators there. Where another separator ends it, its last
 * token may begin the next list.
 */
function readList(text: string, start: number, end: number): List {
  const starts: number[] = [];
  const lengths: number[] = [];
  const values: number[] = [];
  let separator: number | undefined;
  let at = start;
  while (at < end && isSeparator(text.charCodeAt(at))) {
    at++;
  }
  while (at < end) {
    const tokenEnd = endOfToken(text, at, end);
    const value = tokenEnd - at <= 2 ? tokenValue(text, at, tokenEnd) : -1;
    if (value < 0) {
      return { starts, lengths, values, next: Math.max(tokenEnd, at + 1) };
    }
    starts.push(at);
    lengths.push(tokenEnd - at);
    values.push(value);
    const found = separatorAt(text, tokenEnd, end);
    if (!found) {
      return { starts, lengths, values, next: tokenEnd + 1 };
    }
    if (found.code !== (separator ??= found.code)) {
      return { starts, lengths, values, next: at };
    }
    at = found.end;
  }
  return { starts, lengths, values, next: Math.max(at, start + 1) };
}

function isSeparator(code: number): boolean {
  return code === SPACE || code === TAB || code === COMMA || code === SEMICOLON;
}

/** The end of what stands at `at` up to a separator, a quote, a bracket or the like; `at` itself if it is one of those. */
function endOfToken(text: string, at: number, end: number): number {
  let tokenEnd = at;
  while (
    tokenEnd < end &&
    !isSeparator(text.charCodeAt(tokenEnd)) &&
    !'"\'`[](){}<>=:|'.includes(text.charAt(tokenEnd))
  ) {
    tokenEnd++;
  }
  return tokenEnd;
}

/** The separator behind a token: white space, or a comma or semicolon with white space around it. */
function separatorAt(
  text: string,
  start: number,
  end: number,
): { readonly code: number; readonly end: number } | undefined {
  let code: number | undefined;
  let at = start;
  for (; at < end && isSeparator(text.charCodeAt(at)); at++) {
    const found = text.charCodeAt(at);
    const isMark = found === COMMA || found === SEMICOLON;
    if (isMark && (code === COMMA || code === SEMICOLON)) {
      break;
    }
    code = isMark || code === undefined ? found : code;
  }
  return code === undefined ? undefined : { code, end: at };
}
