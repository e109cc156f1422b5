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
