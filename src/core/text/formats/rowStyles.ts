// One row a line without a frame, printed: judge problems, files of single puzzles, tables of a spreadsheet.
import { NINE_BY_NINE } from '../../sudoku/shape';
import {
  banded,
  boxesOf,
  characterSymbols,
  characterSymbolsWithoutZero,
  ownSymbols,
  paddedRows,
  plainRows,
  symbolsWithoutZero,
} from '../convert/printing';
import type { Style } from '../convert/style';

const rowStyle = { holds: [], drawsBoxes: false, between: '\n\n', build: 'lines' } as const;

const rows: Style = {
  ...rowStyle,
  id: 'rows',
  symbolsFor: characterSymbols,
  print: joined('.', ''),
};

/** As in judge problem 2239. */
const rowsWithZeros: Style = {
  ...rowStyle,
  id: 'rows-zeros',
  symbolsFor: characterSymbolsWithoutZero,
  print: joined('0', ''),
};

/** As in judge problem 2580. */
const spaced: Style = {
  ...rowStyle,
  id: 'spaced',
  symbolsFor: symbolsWithoutZero,
  print: (board, symbols) =>
    paddedRows(board, symbols, '0')
      .map((row) => row.join(' '))
      .join('\n'),
};

/** Two spaces between boxes, an empty line between bands. */
const gaps: Style = {
  ...rowStyle,
  id: 'gaps',
  drawsBoxes: true,
  symbolsFor: ownSymbols,
  print: (board, symbols) => {
    const lines = paddedRows(board, symbols, '.').map((row) =>
      boxesOf(row, board.shape, { inside: ' ', between: '  ' }),
    );
    return banded(lines, board.shape, '').join('\n');
  },
};

/** Spaces between boxes only: `53. .7. ...`. */
const grouped: Style = {
  ...rowStyle,
  id: 'grouped',
  symbolsFor: characterSymbols,
  print: (board, symbols) =>
    plainRows(board, symbols, '.')
      .map((row) => boxesOf(row, board.shape, { inside: '', between: ' ' }))
      .join('\n'),
};

/**
 * Cells of a spreadsheet, a blank as nothing between commas, tabs or semicolons; as a dot in sizes that only the number
 * of fields tells, as nothing at a row's end may as well be no field.
 */
function cells(id: string, separator: string): Style {
  const empty = joined('', separator);
  const dots = joined('.', separator);
  return {
    ...rowStyle,
    id,
    symbolsFor: ownSymbols,
    print: (board, ...rest) => (board.shape.size === 9 ? empty : dots)(board, ...rest),
  };
}

const commas = cells('cells-comma', ',');
const tabs = cells('cells-tab', '\t');
const semicolons = cells('cells-semicolon', ';');

/** As in Project Euler's problem 96: a title that counts, then nine rows; no empty lines. */
const euler: Style = {
  ...rowsWithZeros,
  id: 'euler',
  holds: ['title'],
  losesOf: ({ metadata: { title } }) => (title === undefined || GRID.test(title) ? [] : ['title']),
  fits: (shape) => shape === NINE_BY_NINE,
  print: (board, symbols, number) => {
    const { title = '' } = board.metadata;
    const counted = number === undefined ? '' : `Grid ${String(number).padStart(2, '0')}\n`;
    return (GRID.test(title) ? `${title}\n` : counted) + rowsWithZeros.print(board, symbols, number);
  },
  between: '\n',
};

/** A title of that file. Anchored, and linear. */
const GRID = /^Grid \d{1,6}$/;

function joined(blank: string, separator: string): Style['print'] {
  return (board, symbols) =>
    plainRows(board, symbols, blank)
      .map((row) => row.join(separator))
      .join('\n');
}

/** The styles of `rows.ts`, in the order of the pick list. */
export const ROW_STYLES: readonly Style[] = [rows, rowsWithZeros, euler];

/** The styles of `separated.ts`. */
export const SEPARATED_STYLES: readonly Style[] = [spaced, gaps, grouped, commas, tabs, semicolons];
