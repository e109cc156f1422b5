// The columns of a table of boards, which its first line names: `id,puzzle,solution,clues,difficulty`.
import type { FoundBoard, Span } from '../../board';
import { reachOf } from '../cells';
import { endsLine } from '../lines';
import type { Told } from './told';

/** The longest first line that may name columns. */
const LONGEST_HEADER = 500;

/** Names of the column with the boards, one of which a header has, and of that with their answers. */
const BOARDS = new Set([
  'puzzle',
  'puzzles',
  'quiz',
  'quizzes',
  'question',
  'board',
  'grid',
  'sudoku',
  'problem',
  'givens',
  'data',
  'puz',
]);
const ANSWERS = new Set(['solution', 'solutions', 'answer', 'answers', 'solved']);

/**
 * Reads the fields beside a board that stands on one line, by the names in the text's first line: `puzzle,solution`, or
 * gsf's `#!sudoku -c5,sym,num,clues,min,puz,author,seq`.
 *
 * @param line the board's line, or as much of it as is looked at
 * @returns the end of that first line; 0 if it names no columns
 */
export function readColumns(text: string, line: Span, board: FoundBoard, told: Told): number {
  const header = headerOf(text);
  if (!header || board.start <= header.end) {
    return 0;
  }
  const { separator, names } = header;
  const reach = reachOf(board);
  let start = line.start;
  for (const [column, field] of fieldsOf(text.slice(line.start, line.end), separator).entries()) {
    const name = names[column]?.trim() ?? '';
    const end = start + field.length;
    const isBoard = start < reach.end && end > board.start;
    if (!isBoard && !ANSWERS.has(name.toLowerCase())) {
      told.addNamed(name, unquoted(field));
    }
    start = end + 1;
  }
  return header.end;
}

interface Header {
  readonly end: number;
  readonly separator: string;
  readonly names: readonly string[];
}

/** The names of the columns, if the text's first line is a header. */
function headerOf(text: string): Header | undefined {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  let end = start;
  while (end < text.length && !endsLine(text.charCodeAt(end))) {
    if (++end - start > LONGEST_HEADER) {
      return undefined;
    }
  }
  const line = text.slice(start, end);
  const gsf = /^#!sudoku +-c\d{1,2},(.+)$/.exec(line)?.[1];
  const content = gsf ?? line;
  const separator = [',', ';', '\t'].find((one) => content.includes(one));
  if (separator === undefined) {
    return undefined;
  }
  const names = content.split(separator).map(unquoted);
  return names.some((name) => BOARDS.has(name.toLowerCase())) ? { end, separator, names } : undefined;
}

/** The fields of a line, in which quotes may hold the separator. */
function fieldsOf(line: string, separator: string): readonly string[] {
  const fields: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at <= line.length; at++) {
    const character = line.charAt(at);
    if (character === '"') {
      isQuoted = !isQuoted;
    } else if (at === line.length || (character === separator && !isQuoted)) {
      fields.push(line.slice(from, at));
      from = at + 1;
    }
  }
  return fields;
}

function unquoted(field: string): string {
  const trimmed = field.trim();
  return trimmed.length >= 2 && trimmed.startsWith('"') && trimmed.endsWith('"')
    ? trimmed.slice(1, -1).replaceAll('""', '"').trim()
    : trimmed;
}
