// N-Queens boards with a row a line, wherever they stand in a text: `. Q . .`, `..Q.`, `0 0 1 0`, chess glyphs, drawn tables.
import type { Span } from '../../board';
import { isBar, isComma, isDigit, isSpace, isWordCharacter } from '../characters';
import type { Region, TextReader } from '../formats/format';
import { LARGEST_QUEENS } from '../../limits';
import { endOfLine, startOfNextLine } from '../lines';
import { isTail } from '../rows/margin';
import type { QueensContext } from './context';
import { boardsOfLines } from './gridBlock';

import { isAxis, readGridLine, type GridLine } from './gridLine';
import { markLength, ONE } from './gridMarks';

/** Characters read in one step: well under a millisecond's work. */
const STEP = 4_096;

/** Rows, with a rule to each, beyond which a block is more than one board and its frame. */
const MOST_LINES = 2 * LARGEST_QUEENS + 4;

export const queenGrids: TextReader = { begins, read };

function* read(text: string, first: Span, context: QueensContext): Generator<undefined, Region> {
  const lines: GridLine[] = [];
  let line = first;
  let end: number;
  for (let pause = first.start + STEP; ;) {
    const read = readGridLine(text, line);
    const next = startOfNextLine(text, line.end);
    if (read.kind === 'other' || lines.length === MOST_LINES) {
      end = line.start;
      break;
    }
    lines.push(read);
    if (next >= text.length) {
      end = text.length;
      break;
    }
    if (next >= pause) {
      yield;
      pause = next + STEP;
    }
    line = { start: next, end: endOfLine(text, next) };
  }
  const reach = startOfNextLine(text, line.end);
  const rows = lines.filter(({ kind }) => kind === 'row').length;
  const isNamed = rows > 0 && context.isNamedAt(first.start);
  const boards = isNamed || rows >= FEWEST ? boardsOfLines(text, lines, isNamed) : [];
  // Many rows that are nothing are not looked at again, each time one less of them.
  return { end, boards, reach, isOwn: boards.length > 0, isDeclined: boards.length === 0 && rows < 2 };
}

const TAB = 0x09;

/** Squares that a row has at least where N-Queens is not named. */
const FEWEST = 4;

/**
 * Whether a line may be the first row of a grid, or the axis above it. It looks at all characters, so that little else gets
 * through, but stops at the first that cannot stand there, which on most lines is the first of all.
 */
function begins(text: string, { start, end }: Span, context: QueensContext): boolean {
  let at = behindMargin(text, start, end);
  if (at < end && isAxisStart(text.charCodeAt(at)) && isAxis(text, { start: at, end })) {
    return true;
  }
  const row = behindLabel(text, at, end);
  // What looks like a label may be the first square.
  let squares = (row > at ? 1 : 0) + countTabs(text, start, at);
  let isMore = row > at && isOtherMark(text, at);
  at = row;
  let inField = 0;
  let framed = 0;
  while (at < end) {
    const code = text.charCodeAt(at);
    const length = markLength(text, at);
    if (length > 0) {
      squares++;
      framed += ++inField === 2 ? 1 : 0;
      isMore ||= code !== ONE;
      at += length;
    } else if (isBar(code) || isComma(code) || code === TAB) {
      inField = 0;
      squares++;
      isMore ||= squares > FEWEST;
      at++;
    } else if (isSpace(code)) {
      at++;
    } else {
      break;
    }
    if (framed > 1) {
      // Several squares between bars, and again: the boxes of a Sudoku.
      return false;
    }
  }
  return (
    squares > 0 &&
    (at === end || isEnd(text, at, end)) &&
    ((isMore && squares >= FEWEST) || ((isMore || squares > 1) && context.isNamedAt(start)))
  );
}

/** Whether a mark stands there, and not one of which numbers consist. */
function isOtherMark(text: string, at: number): boolean {
  return markLength(text, at) > 0 && text.charCodeAt(at) !== ONE;
}

/** Tabs at the start of a line may be its first squares. */
function countTabs(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    count += text.charCodeAt(at) === TAB ? 1 : 0;
  }
  return count;
}

/** The offset behind spaces and the marks of comments, quotations and strings that are no squares. */
function behindMargin(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && (isSpace(text.charCodeAt(at)) || '/>%;!+"\'`'.includes(text.charAt(at)))) {
    at++;
  }
  return at;
}

function isAxisStart(code: number): boolean {
  return isDigit(code) || isWordCharacter(code) || isBar(code);
}

/** Digits of a row's number at most. */
const LONGEST_LABEL = 4;

/** The offset behind the number or letter of a row, and what parts it from the row; that of the row if it has none. */
function behindLabel(text: string, start: number, end: number): number {
  const at = labelEnd(text, start, end);
  const code = text.charCodeAt(at);
  const isColon = code === 0x3a || code === 0x29;
  return at > start && at < end && (isColon || isSpace(code) || isBar(code)) ? at + 1 : start;
}

/** The offset behind a number or a letter. */
function labelEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && at - start < LONGEST_LABEL && isDigit(text.charCodeAt(at))) {
    at++;
  }
  const isLetter = at === start && at < end && isWordCharacter(text.charCodeAt(at));
  return isLetter && markLength(text, at) === 0 ? at + 1 : at;
}

/** Whether a label, a closing mark or a comment stands at an offset behind squares, and nothing else follows. */
function isEnd(text: string, at: number, end: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (isTail(text, isSpace(before) ? at - 1 : at, end)) {
    return true;
  }
  let next = labelEnd(text, at, end);
  if (next === at || !(isSpace(before) || isBar(before))) {
    return false;
  }
  while (next < end && (isSpace(text.charCodeAt(next)) || isBar(text.charCodeAt(next)))) {
    next++;
  }
  return next === end;
}
