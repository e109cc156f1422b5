// The lines of a file in sections: `[Puzzle]`, `[State]`, `[PencilMarks]`, `[Colours]`, each with the rows below it.
import type { Span } from '../../board';
import { cellValue, isBar, isComma, isSpace } from '../characters';
import { hasForeign } from '../rows/groups';
import { endOfLine, startOfNextLine } from '../lines';
import { trimmed } from '../rows/margin';
import type { Row } from '../rows/row';
import { isOtherSize, symbolValue } from '../rows/sizedRow';
import { readPencilTokens, withoutEmptyField } from './candidates';

type Name = 'puzzle' | 'state' | 'pencilmarks' | 'colours';

const NAMES: ReadonlyMap<string, Name> = new Map([
  ['[puzzle]', 'puzzle'],
  ['[state]', 'state'],
  ['[pencilmarks]', 'pencilmarks'],
  ['[colours]', 'colours'],
  ['[colors]', 'colours'],
]);

/** The sections of one board. */
export interface Sections {
  /** The lines of each, its header left out. */
  readonly lines: ReadonlyMap<Name, readonly Span[]>;
  /** Where the line behind the last of them starts. */
  readonly end: number;
  /** The same of what was looked at: the first line that is in no section, too, as a header there would be one more. */
  readonly reach: number;
}

/** Lines that a section has at most: the rows of the largest board and one too many. */
const MOST_LINES = 26;
/** Longer lines are no rows, not even of candidates. */
const LONGEST_LINE = 1000;
const LONGEST_HEADER = 20;

/** The sections from a line on that begins some. Between two of them one line may be empty. */
export function readSections(text: string, first: Span): Sections {
  const lines = new Map<Name, Span[]>();
  let rows: Span[] = [];
  let line = first;
  let end = first.start;
  let wasEmpty = false;
  for (;;) {
    const name = nameOf(text, line);
    const isEmpty = isBlank(text, line);
    if (name !== undefined && !lines.has(name)) {
      rows = [];
      lines.set(name, rows);
    } else if (name === undefined && !isEmpty && !wasEmpty && rows.length < MOST_LINES && isRow(text, line)) {
      rows.push(line);
    } else if (!isEmpty || wasEmpty) {
      return { lines, end, reach: startOfNextLine(text, line.end) };
    }
    wasEmpty = isEmpty;
    const start = startOfNextLine(text, line.end);
    end = isEmpty ? end : start;
    if (start === text.length) {
      return { lines, end, reach: start };
    }
    line = { start, end: endOfLine(text, start) };
  }
}

/** Whether a line is the header of a puzzle, with which sections begin. */
export function beginsSections(text: string, line: Span): boolean {
  return nameOf(text, line) === 'puzzle';
}

function nameOf(text: string, line: Span): Name | undefined {
  const { start, end } = trimmed(text, line);
  return text.charAt(start) === '[' && end - start <= LONGEST_HEADER
    ? NAMES.get(text.slice(start, end).toLowerCase())
    : undefined;
}

function isBlank(text: string, line: Span): boolean {
  const { start, end } = trimmed(text, line);
  return start === end;
}

/** Whether half of a line at least is cells and what parts them, or all of it is, letters too, and as many as in a row. */
function isRow(text: string, { start, end }: Span): boolean {
  if (isOtherSize(end - start) && !hasForeign(text, { start, end }, symbolValue)) {
    return true;
  }
  let count = 0;
  for (let at = start; at < end && end - start <= LONGEST_LINE; at++) {
    const code = text.charCodeAt(at);
    count += cellValue(code) >= 0 || isComma(code) || isSpace(code) || isBar(code) ? 1 : 0;
  }
  return count > 0 && 2 * count >= end - start;
}

/**
 * The rows of candidates of a board of `size`, a cell between commas; an empty field tells nothing of its cell. They may
 * be too many or too few, or have mistakes.
 */
export function pencilRowsOf(text: string, { lines }: Sections, size: number): readonly Row[] {
  return (lines.get('pencilmarks') ?? []).flatMap((line) => {
    const row = readPencilTokens(text, trimmed(text, line));
    return row ? withoutEmptyField(row, size) : [];
  });
}
