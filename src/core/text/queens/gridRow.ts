// One line of an N-Queens grid as squares: a character each, or with spaces, tabs, commas or bars between.
import type { Span } from '../../board';
import { isBar, isComma } from '../characters';
import { GridTokens, groupsOf, labelOf, marksIn, tokensEnd } from './gridTokens';
import { fieldsOf } from '../fieldSpans';

/** Its tokens, labels included: which of them are no squares is for the whole grid to tell. */
export type GridRow = Pick<GridTokens, 'starts' | 'lengths' | 'codes' | 'labels'>;

/** The squares of a line that holds nothing else, but for labels at its ends and a comment behind it. */
export function readGridRow(text: string, span: Span): GridRow | undefined {
  const end = tokensEnd(text, span);
  const row = end === undefined ? undefined : readTokens(text, { start: span.start, end });
  return row && hasLabelInside(row) ? undefined : row;
}

/** Tokens at either end of a row that may be no squares: a label, and what is beyond a frame. */
export const MOST_BESIDE = 2;

/** Whether a number that is no square stands where only squares can, or beside another, as on most rows of a Sudoku. */
function hasLabelInside({ codes }: GridRow): boolean {
  const last = codes.length - 1;
  const at = codes.indexOf(-1, MOST_BESIDE);
  return (
    (at >= 0 && at < codes.length - MOST_BESIDE) ||
    (last > 0 && codes[0] === -1 && codes[1] === -1) ||
    (last > 0 && codes[last] === -1 && codes[last - 1] === -1)
  );
}

function readTokens(text: string, line: Span): GridRow | undefined {
  if (hasAny(text, line, isBar)) {
    return readBarred(text, line);
  }
  return hasAny(text, line, isComma) ? readFields(text, line, isComma) : readPlain(text, line);
}

/** The squares of a line with tabs between fields, of which some are empty. @param line with the tabs at its ends */
export function readTabbedRow(text: string, line: Span): GridRow | undefined {
  const row = hasAny(text, line, isTab) ? readFields(text, line, isTab) : undefined;
  return row && hasLabelInside(row) ? undefined : row;
}

function isTab(code: number): boolean {
  return code === 0x09;
}

function hasAny(text: string, { start, end }: Span, is: (code: number) => boolean): boolean {
  for (let at = start; at < end; at++) {
    if (is(text.charCodeAt(at))) {
      return true;
    }
  }
  return false;
}

/** Groups beyond which a line is no run of marks with a label before and behind it. */
const MOST_WITH_RUN = 3;

/** Marks with spaces between, or in one run. */
function readPlain(text: string, line: Span): GridRow | undefined {
  const groups = groupsOf(text, line);
  const tokens = new GridTokens(text);
  const run = groups.length <= MOST_WITH_RUN ? longestRun(text, groups) : undefined;
  for (const group of groups) {
    if (group === run) {
      tokens.addRun(group);
    } else if (!tokens.add(group)) {
      return undefined;
    }
  }
  return groups.length > 0 ? tokens : undefined;
}

/** The group with most marks, if it has several. */
function longestRun(text: string, groups: readonly Span[]): Span | undefined {
  let most = 1;
  let run: Span | undefined;
  for (const group of groups) {
    const marks = marksIn(text, group);
    if (marks > most) {
      [run, most] = [group, marks];
    }
  }
  return run;
}

/**
 * A square between two bars, or more with a frame around them all. What stands outside of the outermost bars is a token,
 * too, if only an empty one.
 */
function readBarred(text: string, line: Span): GridRow | undefined {
  const fields = fieldsOf(text, line, isBar);
  const tokens = new GridTokens(text);
  for (const field of fields) {
    const [only, ...others] = groupsOf(text, field);
    const width = field.end - field.start;
    if (!only) {
      // The middle of it, so that the grid stays in line when there is a queen.
      tokens.addUnmarked(field.start + Math.floor(width / 2), Math.min(width, 1));
    } else if (others.length > 0 || !tokens.add(only)) {
      return readFramed(text, fields);
    }
  }
  return tokens;
}

/** A frame around all squares, outside of which there may be labels. */
function readFramed(text: string, fields: readonly Span[]): GridRow | undefined {
  const filled = fields.filter((field) => groupsOf(text, field).length > 0);
  const tokens = new GridTokens(text);
  let hasSquares = false;
  for (const field of filled) {
    const groups = groupsOf(text, field);
    const [only] = groups;
    if (only && groups.length === 1 && labelOf(text, only.start, only.end) >= 0 && filled.length > 1) {
      tokens.add(only);
      continue;
    }
    const inner = hasSquares ? undefined : readPlain(text, field);
    if (!inner) {
      return undefined;
    }
    hasSquares = true;
    tokens.addAll(inner);
  }
  return tokens;
}

/** A square for each field. */
function readFields(text: string, line: Span, isDelimiter: (code: number) => boolean): GridRow | undefined {
  const tokens = new GridTokens(text);
  for (const field of fieldsOf(text, line, isDelimiter)) {
    const [only, ...others] = groupsOf(text, field);
    if (!only) {
      tokens.addUnmarked(field.end, 0);
    } else if (others.length > 0 || !tokens.add(only)) {
      return undefined;
    }
  }
  return tokens;
}
