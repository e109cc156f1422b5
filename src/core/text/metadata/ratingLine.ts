// Where the rating of a board is written that cannot go on the board's own line: on one above it.
import type { Edit, Span, SudokuBoard } from '../../board';
import { topOfBoard } from '../frame';
import { endOfLine, endsLine, startOfLine, startOfNextLine } from '../lines';
import { commentMarks, isMarginIn, isProse, type CommentMarks } from './commentMarks';
import { tellingAbove } from './lines';
import { headerIn } from './named';

/** What a line begins with that is a comment or a quotation as a whole. */
const MARGIN = /^[ \t]*(?:\/\/+|#+|%+|--|;+|\* |>)[ \t>]*/;

/** A section of an `.sdk` file. */
const SECTION = /^\[[A-Za-z ]{1,20}\]$/;

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})([A-Za-z+#]{0,20})/;

/** What ends a line behind which a text of several lines begins: quotes, brackets, or the name of its last line. */
const TEXT_BEGINS = /(?:["'`]|\[\[|[|>][+-]?|<<[-~]?["']?\w{1,40}["']?)$/;

/** Languages in which a line that begins with a tag is within a text, where there are no comments. */
const WITH_TAGS = ['javascriptreact', 'typescriptreact'];

/** Names of languages behind a fence that are not their identifiers. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'c#': 'csharp',
  bash: 'shellscript',
  cs: 'csharp',
  js: 'javascript',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'shellscript',
  ts: 'typescript',
  yml: 'yaml',
};

/**
 * The edit that writes a rating on a line of its own above a board: among the headers of an `.sdk` file, or in a comment.
 * Undefined if there can be none, as within a string.
 *
 * @param space what stands between the board before, if there is one, and the lines of this one
 * @param language the identifier of the text's language
 * @param rating as it is written
 */
export function placeRatingAbove(
  text: string,
  space: Span,
  board: SudokuBoard,
  language: string,
  rating: string,
): Edit | undefined {
  const lines = tellingAbove(text, { start: space.start, end: startOfLine(text, board.start) });
  const headers = lines.filter((line) => headerIn(textOf(text, line)));
  const [last] = headers;
  if (last && isProse(language)) {
    const hasSpace = headers.some((line) => /^#[A-Z] /.test(textOf(text, line)));
    return lineAt(text, startOfNextLine(text, last.end), `#C${hasSpace ? ' ' : ''}${rating}`);
  }
  const top = topOfBoard(text, board);
  const above = lineAbove(text, top);
  if (above && SECTION.test(textOf(text, above))) {
    return lineAt(text, above.start, `#C ${rating}`);
  }
  const margin = MARGIN.exec(text.slice(startOfLine(text, board.start), board.start))?.[0];
  if (margin !== undefined && isMarginIn(language, margin)) {
    return lineAt(text, top, margin + rating);
  }
  const fence = language === 'markdown' ? fenceAbove(text, top) : undefined;
  if (above && fence && FENCE.test(textOf(text, above))) {
    return commentAt(text, above.start, commentMarks(language), rating);
  }
  const within = fence ? languageOf(fence) : language;
  return isProse(within)
    ? commentAt(text, top, commentMarks(within), rating)
    : commentInCode(text, top, within, rating);
}

/** A comment above a board in code, or above the line on which the string begins that is made of the board's lines. */
function commentInCode(text: string, top: number, language: string, rating: string): Edit | undefined {
  const first = textOf(text, { start: top, end: endOfLine(text, top) });
  if (WITH_TAGS.includes(language) && first.startsWith('<')) {
    return undefined;
  }
  const above = lineAbove(text, top);
  const isItem = language === 'yaml' && /^- |^\w{1,40}: /.test(first);
  const isString = !isItem && !/[,;"'`=(){}[\]<\\]/.test(first);
  if (isString && !(above && TEXT_BEGINS.test(textOf(text, above)))) {
    return undefined;
  }
  const start = isString && above ? above.start : top;
  const before = lineAbove(text, start);
  // A line that goes on in the next one has no comment behind it.
  const goesOn = before !== undefined && text.slice(before.start, before.end).endsWith('\\');
  return goesOn ? undefined : commentAt(text, start, commentMarks(language), rating);
}

/** A comment on a line of its own, indented as the line at `start` is; undefined if there are no comments. */
function commentAt(
  text: string,
  start: number,
  marks: CommentMarks | undefined,
  rating: string,
): Edit | undefined {
  const indent = /^[ \t]*/.exec(text.slice(start, start + 200))?.[0] ?? '';
  return marks && lineAt(text, start, indent + marks.before + rating + marks.behind);
}

/** Inserts a line at the start of another one, with the same end as that, but behind a byte order mark. */
function lineAt(text: string, start: number, content: string): Edit {
  const end = endOfLine(text, start);
  const lineEnd = text.slice(end, startOfNextLine(text, end)) || '\n';
  const at = text.startsWith('\ufeff', start) ? start + 1 : start;
  return { span: { start: at, end: at }, text: content + lineEnd };
}

function lineAbove(text: string, start: number): Span | undefined {
  if (start === 0) {
    return undefined;
  }
  const end = text.startsWith('\r\n', start - 2) ? start - 2 : start - 1;
  return endsLine(text.charCodeAt(end)) ? { start: startOfLine(text, end), end } : undefined;
}

function textOf(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace('\ufeff', '').trim();
}

/** The line above which a block of code begins in Markdown that goes on at `start`. */
function fenceAbove(text: string, start: number): string | undefined {
  const fences = text
    .slice(0, start)
    .split('\n')
    .filter((line) => FENCE.test(line));
  return fences.length % 2 === 1 ? fences[fences.length - 1] : undefined;
}

/** The language of a block of code by the line that begins it. */
function languageOf(fence: string): string {
  const name = FENCE.exec(fence)?.[1]?.toLowerCase() ?? '';
  return name === '' ? 'plaintext' : (SHORT_NAMES[name] ?? name);
}
