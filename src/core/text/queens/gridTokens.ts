// The marks and labels on one line of an N-Queens grid, one by one.
import type { Span } from '../../board';
import { isBar, isComma, isDigit, isSpace, letterOf } from '../characters';
import { isTail } from '../rows/margin';
import { markLength, UNMARKED } from './gridMarks';

/** Digits of the number of a row at most. */
const LONGEST_LABEL = 4;

/** Squares or labels in the order of the line. All offsets are in the whole text. */
export class GridTokens {
  readonly starts: number[] = [];
  readonly lengths: number[] = [];
  /** The code point of each mark; `UNMARKED` where a square has none, -1 for what can be a label only. */
  readonly codes: number[] = [];
  /** What each counts as a label, letters from a = 1; -1 if it can be none. */
  readonly labels: number[] = [];

  constructor(private readonly text: string) {}

  /** Adds a mark or a label; false if a stretch is neither. */
  add({ start, end }: Span): boolean {
    const isMark = end > start && markLength(this.text, start) === end - start;
    const label = labelOf(this.text, start, end);
    if (!isMark && label < 0) {
      return false;
    }
    this.push(start, end, isMark ? (this.text.codePointAt(start) ?? -1) : -1, label);
    return true;
  }

  /** Adds each of some marks without a space between. */
  addRun({ start, end }: Span): void {
    for (let at = start; at < end;) {
      const length = markLength(this.text, at);
      this.add({ start: at, end: at + length });
      at += length;
    }
  }

  /** Adds a square without a mark. */
  addUnmarked(start: number, length: number): void {
    this.push(start, start + length, UNMARKED, -1);
  }

  addAll({
    starts,
    lengths,
    codes,
    labels,
  }: Pick<GridTokens, 'starts' | 'lengths' | 'codes' | 'labels'>): void {
    starts.forEach((start, index) => {
      this.push(start, start + (lengths[index] ?? 0), codes[index] ?? -1, labels[index] ?? -1);
    });
  }

  private push(start: number, end: number, code: number, label: number): void {
    this.starts.push(start);
    this.lengths.push(end - start);
    this.codes.push(code);
    this.labels.push(label);
  }
}

function isSeparator(code: number): boolean {
  return isSpace(code) || isBar(code) || isComma(code);
}

/** What stands between separators, in order. */
export function groupsOf(text: string, { start, end }: Span): readonly Span[] {
  const groups: Span[] = [];
  for (let group = groupFrom(text, start, end); group.start < end;) {
    groups.push(group);
    group = groupFrom(text, group.end, end);
  }
  return groups;
}

/** The first of these; empty, and at the end, if there is none. */
export function groupFrom(text: string, start: number, end: number): Span {
  let at = start;
  while (at < end && isSeparator(text.charCodeAt(at))) {
    at++;
  }
  return { start: at, end: groupEnd(text, at, end) };
}

function groupEnd(text: string, at: number, end: number): number {
  let behind = at;
  while (behind < end && !isSeparator(text.charCodeAt(behind))) {
    behind++;
  }
  return behind;
}

/** The offset behind the marks at the start of a group, behind which a quote may be closed. */
function marksEnd(text: string, { start, end }: Span): number {
  let at = start;
  for (let length = 1; length > 0 && at < end; at += length) {
    length = markLength(text, at);
  }
  return at;
}

/** How many marks stand in a group; 0 if there is anything else in it. */
export function marksIn(text: string, { start, end }: Span): number {
  let count = 0;
  for (let at = start; at < end; count++) {
    const length = markLength(text, at);
    if (length === 0) {
      return 0;
    }
    at += length;
  }
  return count;
}

/** The number or letter that a token is; -1 if it is none. */
export function labelOf(text: string, start: number, end: number): number {
  const letter = end - start === 1 ? letterOf(text.charCodeAt(start)) : 0;
  if (letter > 0) {
    return letter;
  }
  let value = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (!isDigit(code) || code > 0x39 || at - start === LONGEST_LABEL) {
      return -1;
    }
    value = 10 * value + code - 0x30;
  }
  return end > start ? value : -1;
}

/** The end of what is marks and labels: that of the line, or where a comment begins; undefined if there is more. */
export function tokensEnd(text: string, { start, end }: Span): number | undefined {
  let before = start;
  for (let at = start; at < end;) {
    if (isSeparator(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const behind = groupEnd(text, at, end);
    if (labelOf(text, at, behind) < 0 && marksIn(text, { start: at, end: behind }) === 0) {
      const marked = marksEnd(text, { start: at, end: behind });
      if (marked > at && isTail(text, marked, end)) {
        return marked;
      }
      // The mark of a comment may be that of a square, too.
      return [at, before].find((from) => from > start && isTail(text, from - 1, end));
    }
    before = at;
    at = behind;
  }
  return end;
}
