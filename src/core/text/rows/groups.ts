// Reads a line as groups of cells: `53..7....` is one of nine, `5 3 .` three of one, `53.|.7.` two of three.
import type { Span } from '../../board';
import { cellValue, isBar, isComma, isSpace } from '../characters';
import { isTail } from './margin';
import type { Row } from './row';

export interface Groups extends Row {
  /** Cells in each group. */
  readonly sizes: readonly number[];
  /** Cells before, between and behind vertical lines: a single number when the line has none. */
  readonly boxes: readonly number[];
}

/** Cells beyond which a line is no row; 81 are a whole board. */
const MOST_CELLS = 81;
/** Bad characters beyond which a line is not a row with mistakes but something else. */
const MOST_BAD = 3;

/**
 * The cells of a line that holds nothing else but separators, and a comment behind them at most; undefined when it
 * holds more than that. A few characters that are no cells are taken for cells gone wrong, with the value -1.
 *
 * @param valueOf the value of a cell by code unit, -1 for what is none; that of 9×9 boards if left out
 */
export function readGroups(
  text: string,
  line: Span,
  valueOf: (code: number) => number = cellValue,
): Groups | undefined {
  if (hasForeign(text, line, valueOf)) {
    return undefined;
  }
  const starts: number[] = [];
  const lengths: number[] = [];
  const values: number[] = [];
  const sizes: number[] = [];
  const boxes = [0];
  let bad = 0;
  let apart = true;
  for (let at = line.start; at < line.end;) {
    const code = text.charCodeAt(at);
    const value = valueOf(code);
    if (value < 0 && (isSpace(code) || isBar(code) || isComma(code))) {
      if (isBar(code)) {
        boxes.push(0);
      }
      apart = true;
      at++;
      continue;
    }
    if (value < 0 && isTail(text, at, line.end)) {
      break;
    }
    if (apart && at > line.start && starts.length > 0 && isTail(text, at - 1, line.end)) {
      break;
    }
    const length = value < 0 ? String.fromCodePoint(text.codePointAt(at) ?? 0).length : 1;
    bad += value < 0 ? 1 : 0;
    if (bad > MOST_BAD || starts.length === MOST_CELLS) {
      return undefined;
    }
    starts.push(at);
    lengths.push(length);
    values.push(value);
    if (apart) {
      sizes.push(0);
    }
    countLast(sizes);
    countLast(boxes);
    apart = false;
    at += length;
  }
  return { starts, lengths, values, sizes, boxes };
}

/** Whether a line has too many characters that are no cells: most lines do, so this is found out before all else. */
export function hasForeign(text: string, { start, end }: Span, valueOf: (code: number) => number): boolean {
  let foreign = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (valueOf(code) < 0 && !isSpace(code) && !isBar(code) && !isComma(code)) {
      // A comment needs a space before it.
      if (isTail(text, at, end) || (at > start && isTail(text, at - 1, end))) {
        return false;
      }
      if (++foreign > MOST_BAD) {
        return true;
      }
    }
  }
  return false;
}

function countLast(counts: number[]): void {
  counts[counts.length - 1] = (counts[counts.length - 1] ?? 0) + 1;
}
