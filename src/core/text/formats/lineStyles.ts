// All cells on one line, printed: alone, with a rating, or with the answer behind them.
import { characterSymbols, characterSymbolsWithoutZero, tokensOf } from '../convert/printing';
import type { Printable, Style } from '../convert/style';
import type { Symbols } from '../symbols';

const lineStyle = { drawsBoxes: false, between: '\n' } as const;

function cellsWith(blank: string): (board: Printable, symbols: Symbols) => string {
  return ({ cells }, symbols) => tokensOf(cells, symbols, blank).join('');
}

const withDots = cellsWith('.');
const withZeros = cellsWith('0');

const line: Style = {
  ...lineStyle,
  id: 'line',
  holds: [],
  symbolsFor: characterSymbols,
  print: withDots,
  build: 'run',
};

const lineWithZeros: Style = {
  ...lineStyle,
  id: 'line-zeros',
  holds: [],
  symbolsFor: characterSymbolsWithoutZero,
  print: withZeros,
  build: 'run',
};

/** The rating and a comment stand behind the board, as in lists of hard puzzles: `53..7… ED=1.2/1.2/1.2 # from paper`. */
const ratedLine: Style = {
  ...lineStyle,
  id: 'line-rated',
  holds: ['rating', 'comments'],
  losesOf: ({ metadata: { rating } }) =>
    rating === undefined || ratingTail(rating) !== undefined ? [] : ['rating'],
  symbolsFor: characterSymbols,
  print: (board, symbols) => {
    const { rating = '', comments } = board.metadata;
    const comment = comments.length > 0 ? `# ${comments.join('; ')}` : undefined;
    return [withDots(board, symbols), ratingTail(rating), comment].filter(Boolean).join(' ');
  },
  build: 'line',
};

/** A rating as Sudoku Explainer gives it: one to three numbers with a decimal. Anchored, and linear. */
function ratingTail(rating: string): string | undefined {
  const [, name = 'ED=', numbers] = /^(E[DRP]=)?(\d{1,2}\.\d(?:\/\d{1,2}\.\d){0,2})$/.exec(rating) ?? [];
  return numbers && name + numbers;
}

/** As in the well-known data sets; a board without an answer leaves its field empty. */
const puzzleAndSolution: Style = {
  ...lineStyle,
  id: 'csv',
  holds: ['answer'],
  symbolsFor: characterSymbolsWithoutZero,
  print: (board, symbols) =>
    `${withZeros(board, symbols)},${board.answer ? withZeros({ ...board, cells: board.answer }, symbols) : ''}`,
  header: 'puzzle,solution',
  language: 'plaintext',
  build: 'line',
};

/** As in the data set of three million puzzles, which has a column for the number of givens. */
const table: Style = {
  ...puzzleAndSolution,
  id: 'csv-table',
  holds: ['answer', 'level'],
  losesOf: ({ metadata: { level = '' } }) => (LEVEL.test(level) ? [] : ['level']),
  symbolsFor: characterSymbols,
  print: (board, symbols, number = 1) => {
    const clues = board.cells.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
    const answer = board.answer ? withDots({ ...board, cells: board.answer }, symbols) : '';
    const level = LEVEL.exec(board.metadata.level ?? '')?.[0] ?? '';
    return [String(number), withDots(board, symbols), answer, String(clues), level].join(',');
  },
  header: 'id,puzzle,solution,clues,difficulty',
};

/** What a field can hold without quotes. Anchored, and linear. */
const LEVEL = /^[\w .-]*$/;

/** A collection of SudoCue: digits and zeros only, with a title as a comment above. */
const sdm: Style = {
  ...lineWithZeros,
  id: 'sdm',
  holds: ['title'],
  fits: ({ size }) => size === 9,
  print: (board, symbols) => {
    const { title } = board.metadata;
    return (title === undefined ? '' : `# ${title}\n`) + withZeros(board, symbols);
  },
  build: 'line',
};

/** The styles of `line.ts`, in the order of the pick list. */
export const LINE_STYLES: readonly Style[] = [line, lineWithZeros, ratedLine, puzzleAndSolution, table, sdm];
