// Boards with their candidates, printed: in SudoCue's frame, and on one line.
import { banded, candidatesOf, characterSymbols, digitsOf, inRows, type Row } from '../convert/printing';
import { settledCells } from '../pencil/settledCells';
import type { Loss, Printable, Style } from '../convert/style';
import { symbolOf, type Symbols } from '../symbols';

/**
 * Each cell its value or its candidates, in columns as wide as they need. A board without candidates gets all that its
 * values leave.
 */
const candidates: Style = {
  id: 'candidates',
  holds: ['candidates'],
  losesOf: lostBlanks,
  drawsBoxes: true,
  fits: ({ size }) => size <= 9,
  symbolsFor: characterSymbols,
  print: (board, symbols) => draw(cellTexts(board, symbols), board),
  between: '\n\n',
  build: 'lines',
};

/** For each cell as many places as there are digits, each the digit or a dot. */
const sukaku: Style = {
  id: 'sukaku',
  holds: ['candidates'],
  losesOf: lostBlanks,
  drawsBoxes: false,
  symbolsFor: characterSymbols,
  print: (board, symbols) =>
    Array.from(candidatesOf(board), (set) =>
      Array.from({ length: board.shape.size }, (_, index) =>
        (set >>> index) & 1 ? symbolOf(symbols, index + 1) : '.',
      ).join(''),
    ).join(''),
  between: '\n',
  build: 'run',
};

/** A cell with one candidate is told to be a value or a blank by its peers alone, which may not go with what it is. */
function lostBlanks(board: Printable): readonly Loss[] {
  const settled = settledCells(board.shape, candidatesOf(board));
  return board.cells.every((value, cell) => value === settled[cell]) ? [] : ['blanks'];
}

/** A blank without any candidate is a dot. */
function cellTexts(board: Printable, symbols: Symbols): readonly string[] {
  return Array.from(
    candidatesOf(board),
    (set) =>
      digitsOf(set)
        .map((digit) => symbolOf(symbols, digit))
        .join('') || '.',
  );
}

function draw(texts: readonly string[], { shape }: Printable): string {
  const rows = inRows(texts, shape.size);
  const widths = Array.from({ length: shape.size }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const boxes = inRows(widths, shape.boxColumns);
  const rule = (start: string, cross: string, end: string): string =>
    start +
    boxes.map((box) => '-'.repeat(1 + box.reduce((sum, width) => sum + width + 2, 0))).join(cross) +
    end;
  const lineOf = (row: Row): string =>
    `|${inRows(
      row.map((text, column) => `${text.padEnd(widths[column] ?? 0)}  `),
      shape.boxColumns,
    )
      .map((box) => ` ${box.join('')}`)
      .join('|')}|`;
  return [
    rule('.', '.', '.'),
    ...banded(rows.map(lineOf), shape, rule(':', '+', ':')),
    rule("'", "'", "'"),
  ].join('\n');
}

/** The styles of candidate grids. */
export const CANDIDATE_STYLES: readonly Style[] = [candidates];

/** The styles of lines with candidates. */
export const SUKAKU_STYLES: readonly Style[] = [sukaku];
