// How comments are marked in the languages that boards stand in.

/** What stands before a comment's text, and behind it. */
export interface CommentMarks {
  readonly before: string;
  readonly behind: string;
}

const HASH: CommentMarks = { before: '# ', behind: '' };

/** By identifiers of languages, as editors have them; a comment goes on to the end of the line or has an end of its own. */
const LANGUAGES: readonly (readonly [marks: CommentMarks, languages: readonly string[]])[] = [
  [
    HASH,
    [
      'sudoku',
      'plaintext',
      'python',
      'shellscript',
      'yaml',
      'toml',
      'ini',
      'properties',
      'ruby',
      'perl',
      'r',
      'julia',
      'elixir',
      'powershell',
      'makefile',
      'coffeescript',
    ],
  ],
  [
    { before: '// ', behind: '' },
    [
      'c',
      'cpp',
      'csharp',
      'fsharp',
      'java',
      'javascript',
      'javascriptreact',
      'typescript',
      'typescriptreact',
      'jsonc',
      'go',
      'rust',
      'kotlin',
      'swift',
      'scala',
      'groovy',
      'dart',
      'php',
      'pascal',
      'zig',
      'objective-c',
    ],
  ],
  [{ before: '-- ', behind: '' }, ['sql', 'haskell', 'lua', 'ada', 'vhdl', 'elm']],
  [{ before: '% ', behind: '' }, ['latex', 'tex', 'erlang', 'prolog', 'matlab']],
  [{ before: ';; ', behind: '' }, ['clojure', 'lisp', 'scheme', 'racket']],
  [{ before: '<!-- ', behind: ' -->' }, ['markdown', 'html', 'xml']],
];

const MARKS = new Map(LANGUAGES.flatMap(([marks, languages]) => languages.map((name) => [name, marks])));

/** The marks of comments in a language; undefined if it has none, as JSON, or is not known. */
export function commentMarks(language: string): CommentMarks | undefined {
  return MARKS.get(language);
}

/** Languages with such marks whose texts are not code: a line of them is free for words. */
const PROSE = ['sudoku', 'plaintext', 'markdown'];

/** Whether the texts of a language are read by people, so that words may stand anywhere, or it is not known to be code. */
export function isProse(language: string): boolean {
  return PROSE.includes(language) || !MARKS.has(language);
}

/** Whether a line's start, such as `// ` or ` * `, is that of a comment line in a language, or of words in prose. */
export function isMarginIn(language: string, margin: string): boolean {
  const marks = MARKS.get(language);
  const start = margin.trimStart();
  return (
    isProse(language) ||
    (marks !== undefined && (start.startsWith(markOf(marks)) || (hasBlocks(marks) && start.startsWith('* '))))
  );
}

/** Whether what follows `before` on a line is in a comment. */
export function isCommentIn(language: string, before: string): boolean {
  const marks = MARKS.get(language);
  if (!marks || isMarginIn(language, before)) {
    return marks !== undefined;
  }
  const at = before.lastIndexOf(markOf(marks));
  const isBehindCode = at > 0 && /\s/.test(before.charAt(at - 1));
  return isBehindCode || (hasBlocks(marks) && before.lastIndexOf('/*') > before.lastIndexOf('*/'));
}

/** The mark alone: a single semicolon of those that stand before a line's comment is enough. */
function markOf({ before }: CommentMarks): string {
  const mark = before.trim();
  return mark === ';;' ? ';' : mark;
}

/** Whether there are comments of several lines that begin with `/*`. */
function hasBlocks({ before }: CommentMarks): boolean {
  return before === '// ';
}
