// An `.sdk` file, printed: headers of SadMan Sudoku, then the board in sections.
import { characterSymbols, digitsOf, inRows, plainRows } from '../convert/printing';
import type { Printable, Style } from '../convert/style';
import { symbolOf, type Symbols } from '../symbols';

/** The headers for what is a number. */
const LETTERS: Readonly<Record<string, string>> = { solutions: 'N', clues: 'H', seconds: 'T' };

/**
 * The givens in `[Puzzle]`; in `[State]` all values if some were placed by a player; in `[PencilMarks]` the candidates
 * if the board tells any.
 */
const sdk: Style = {
  id: 'sdk',
  holds: [
    'candidates',
    'placed',
    'author',
    'description',
    'comments',
    'source',
    'level',
    'date',
    'url',
    'fields',
  ],
  losesOf: ({ metadata }) => (metadata.fields.every(({ name }) => name in LETTERS) ? [] : ['fields']),
  drawsBoxes: false,
  symbolsFor: characterSymbols,
  print: (board, symbols) =>
    [
      ...headers(board),
      ...section('Puzzle', rowsOf({ ...board, cells: givensOf(board) }, symbols)),
      ...section('State', board.placed.length > 0 ? rowsOf(board, symbols) : []),
      ...section('PencilMarks', marks(board, symbols)),
    ].join('\n'),
  between: '\n\n',
  build: 'sections',
};

function headers({ metadata }: Printable): readonly string[] {
  const { author, description, comments, date, source, level, url, fields } = metadata;
  return [
    ...header('A', author),
    ...header('D', description),
    ...comments.flatMap((comment) => header('C', comment)),
    ...header('B', date),
    ...header('S', source),
    ...header('L', level),
    ...header('U', url),
    ...fields.flatMap(({ name, value }) => (name in LETTERS ? header(LETTERS[name] ?? '', value) : [])),
  ];
}

function header(letter: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`#${letter} ${value}`];
}

function section(name: string, rows: readonly string[]): readonly string[] {
  return rows.length > 0 ? [`[${name}]`, ...rows] : [];
}

function rowsOf(board: Printable, symbols: Symbols): readonly string[] {
  return plainRows(board, symbols, '.').map((row) => row.join(''));
}

function givensOf({ cells, placed }: Printable): Uint8Array {
  const givens = cells.slice();
  for (const cell of placed) {
    givens[cell] = 0;
  }
  return givens;
}

/** A row a line, a cell between commas; nothing for a cell with a value. */
function marks({ cells, candidates, shape }: Printable, symbols: Symbols): readonly string[] {
  if (!candidates) {
    return [];
  }
  const texts = Array.from(cells, (value, cell) =>
    value > 0
      ? ''
      : digitsOf(candidates[cell] ?? 0)
          .map((digit) => symbolOf(symbols, digit))
          .join(''),
  );
  return inRows(texts, shape.size).map((row) => row.join(','));
}

/** The styles of files in sections. */
export const SECTION_STYLES: readonly Style[] = [sdk];
