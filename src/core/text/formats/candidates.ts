// Rows of a grid of candidates, where a cell holds a value or the digits left for one: `| 5  3  124 | 26  7  2468 |`,
// with or without a frame, also between commas, in brackets, with the marks of a step put to digits.
import type { Span } from '../../board';
import { isBar, isComma, isSpace } from '../characters';
import { countDelimiters } from '../rows/fields';
import { isTail, trimmed } from '../rows/margin';
import { isSeveral, readPencilCell, shownValue, UNTOLD, type PencilCell } from '../pencil/pencilCell';
import type { Row } from '../rows/row';
import type { RowFormat } from './rowFormat';
import { fieldsOf } from '../fieldSpans';

/** Commas that a line needs for its empty fields to be cells. */
const FEWEST_COMMAS = 3;
/** Cells of a row of nine with one too many; more are numbers. */
const MOST_CELLS = 10;
/** Cells of a row of nine that lacks some. */
const FEWEST_OF_NINE = 7;
const FEWEST_CELLS = 4;

export const candidates: RowFormat = {
  notation: 'candidates',
  read: (text, line) => {
    const row = readPencilRow(text, line);
    return row && row.values.length >= FEWEST_OF_NINE ? row : undefined;
  },
};

/**
 * The row that a line is in a grid of candidates of size 4 to 9; undefined if it is none, or has nothing that rows of
 * plain values have not. A few tokens that are no cells are taken for cells gone wrong, with the value -1.
 *
 * @param line without margin
 */
export function readPencilRow(text: string, line: Span): Row | undefined {
  const row = readPencilTokens(text, line);
  const cells = row?.pencil ?? [];
  const rich = cells.filter(isRich).length;
  const bad = row?.values.filter((value) => value < 0).length ?? 0;
  const highest = Math.max(9, cells.length) > 9 || cells.length >= FEWEST_OF_NINE ? 9 : cells.length;
  return rich > bad && 3 * bad <= cells.length && cells.every(({ digits }) => digits >> highest === 0)
    ? row
    : undefined;
}

/** Whether a cell can only stand in a grid of candidates, or in one that marks its givens. */
function isRich({ digits, kind }: PencilCell): boolean {
  return kind !== 'bare' || isSeveral(digits);
}

/** The cells of a line, whether or not some of them are candidates; undefined if they are too few or too many for a row. */
export function readPencilTokens(text: string, line: Span): Row | undefined {
  const starts: number[] = [];
  const lengths: number[] = [];
  const values: number[] = [];
  const pencil: PencilCell[] = [];
  for (const { start, end } of tokensOf(text, line)) {
    const isEmpty = start === end || isSpace(text.charCodeAt(start));
    const cell = isEmpty ? UNTOLD : readPencilCell(text, start, end);
    if (starts.length === MOST_CELLS) {
      return undefined;
    }
    starts.push(start);
    lengths.push(end - start);
    values.push(cell ? shownValue(cell) : -1);
    pencil.push(cell ?? UNTOLD);
  }
  return starts.length >= FEWEST_CELLS ? { starts, lengths, values, pencil } : undefined;
}

/** A row behind whose last comma nothing stands, without the field there, if it has one cell too many. */
export function withoutEmptyField(row: Row, size: number): Row {
  return row.values.length === size + 1 && row.lengths[size] === 0
    ? {
        starts: row.starts.slice(0, size),
        lengths: row.lengths.slice(0, size),
        values: row.values.slice(0, size),
        pencil: row.pencil?.slice(0, size),
      }
    : row;
}

/** The places of the cells: fields where commas or vertical lines part each from the next, else what spaces part. */
function tokensOf(text: string, line: Span): readonly Span[] {
  const spaced = wordsOf(text, line);
  if (countDelimiters(text, line, isComma) >= FEWEST_COMMAS) {
    return fieldsOf(text, line, isComma).map((field) => {
      const { start, end } = trimmed(text, field);
      return start === end ? { start: field.end, end: field.end } : { start, end };
    });
  }
  const inner = insideFrame(text, line);
  const boxes = fieldsOf(text, inner, isBar);
  const areCells = boxes.length >= FEWEST_CELLS && boxes.every((field) => wordsOf(text, field).length <= 1);
  return areCells ? boxes.map((field) => cellInField(text, field)) : spaced;
}

/** The word in a framed cell, or the middle of an empty one, so that the frame stays in line when it is filled. */
function cellInField(text: string, field: Span): Span {
  const { start, end } = trimmed(text, field);
  if (start < end) {
    return { start, end };
  }
  const middle = field.start + Math.floor((field.end - field.start) / 2);
  return { start: middle, end: Math.min(field.end, middle + 1) };
}

function insideFrame(text: string, { start, end }: Span): Span {
  return {
    start: isBar(text.charCodeAt(start)) ? start + 1 : start,
    end: end > start + 1 && isBar(text.charCodeAt(end - 1)) ? end - 1 : end,
  };
}

/** What spaces and vertical lines part, up to a comment. */
function wordsOf(text: string, { start, end }: Span): readonly Span[] {
  const words: Span[] = [];
  for (let at = start; at < end;) {
    const code = text.charCodeAt(at);
    if (isSpace(code) || isBar(code)) {
      at++;
      continue;
    }
    let behind = at + 1;
    while (behind < end && !isSpace(text.charCodeAt(behind)) && !isBar(text.charCodeAt(behind))) {
      behind++;
    }
    if (words.length > 0 && !readPencilCell(text, at, behind) && isTail(text, at - 1, end)) {
      break;
    }
    words.push({ start: at, end: behind });
    at = behind;
  }
  return words;
}
