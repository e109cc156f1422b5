// Literals of programming languages, printed: rows of characters, of numbers, or of strings.
import {
  characterSymbols,
  inRows,
  numberSymbols,
  ownSymbols,
  plainRows,
  type Row,
} from '../convert/printing';
import type { Printable, Style } from '../convert/style';
import { symbolOf, type Symbols } from '../symbols';

const literal = {
  holds: [],
  drawsBoxes: false,
  between: '\n\n',
  build: 'literal',
  language: 'plaintext',
} as const;

/** As the problems 36 and 37 of LeetCode have it. */
const leetCode: Style = {
  ...literal,
  id: 'leetcode',
  symbolsFor: ownSymbols,
  print: (board, symbols) =>
    `[${plainRows(board, symbols, '.')
      .map((row) => `[${row.map((token) => `"${token}"`).join(',')}]`)
      .join(',\n')}]`,
};

/** For C and its descendants: C++, Java, C#. */
const braces: Style = {
  ...literal,
  id: 'c',
  symbolsFor: numberSymbols,
  print: (board, symbols) => nested(numberRows(board, symbols), '{', '}'),
};

/** For Python, JavaScript, Rust and many more. */
const python: Style = {
  ...literal,
  id: 'python',
  symbolsFor: numberSymbols,
  print: (board, symbols) => nested(numberRows(board, symbols), '[', ']'),
};

const strings: Style = {
  ...literal,
  id: 'strings',
  symbolsFor: characterSymbols,
  print: (board, symbols) =>
    `[\n${plainRows(board, symbols, '.')
      .map((row) => `    "${row.join('')}",`)
      .join('\n')}\n]`,
};

/** Numbers as wide as the widest, a blank as zero. */
function numberRows(board: Printable, symbols: Symbols): readonly Row[] {
  const width = symbolOf(symbols, board.shape.size).length;
  return inRows(
    Array.from(board.cells, (value) => String(value).padStart(width)),
    board.shape.size,
  );
}

function nested(rows: readonly Row[], open: string, close: string): string {
  return `${open}\n${rows.map((row) => `    ${open}${row.join(', ')}${close},`).join('\n')}\n${close}`;
}

/** The styles of `arrays.ts`, in the order of the pick list. */
export const ARRAY_STYLES: readonly Style[] = [leetCode, braces, python, strings];
