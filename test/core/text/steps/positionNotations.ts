// Writes positions on the way to a solution in the notations that hold candidates, and in some that do not.
import type { Position } from '../../../../src/core/sudoku/logic/position';

/** A position, and which of its values are givens. */
export interface Begun {
  readonly position: Position;
  readonly givens: Uint8Array;
}

type Tokens = readonly (readonly string[])[];

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

function inRows(tokens: readonly string[]): Tokens {
  return Array.from({ length: 9 }, (_, row) => tokens.slice(9 * row, 9 * row + 9));
}

function digitsOf(set: number): string {
  return '123456789'.replace(/./g, (digit) => ((set >> (Number(digit) - 1)) & 1 ? digit : ''));
}

/** The value of each cell, or its candidates. */
function marks({ position: { values, candidates } }: Begun): string[] {
  return CELLS.map((cell) => (values[cell] ? String(values[cell]) : digitsOf(candidates[cell]!)));
}

function dots(cells: Uint8Array): string[] {
  return Array.from(cells, (value) => (value ? String(value) : '.'));
}

function aligned(rows: Tokens, pad: 'padEnd' | 'padStart'): Tokens {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((token, column) => token[pad](widths[column]!)));
}

function framed(tokens: readonly string[], corner: string): string {
  const lines = aligned(inRows(tokens), 'padEnd').map(
    (row) => `| ${[0, 3, 6].map((box) => row.slice(box, box + 3).join('  ')).join(' | ')} |`,
  );
  const rule = lines[0]!.replace(/[^|]/g, '-').replaceAll('|', corner);
  return [0, 3, 6]
    .flatMap((band) => [rule, ...lines.slice(band, band + 3)])
    .concat(rule)
    .join('\n');
}

const rows = (tokens: readonly string[], between: string): string =>
  inRows(tokens)
    .map((row) => row.join(between))
    .join('\n');

function library(begun: Begun, isWhole: boolean): string {
  const { position, givens } = begun;
  const cells = CELLS.map((cell) => {
    const value = position.values[cell]!;
    return value === 0 ? '.' : givens[cell] ? String(value) : `+${String(value)}`;
  }).join('');
  const deleted = CELLS.flatMap((cell) => {
    const peers = CELLS.filter((other) => other !== cell && arePeers(cell, other));
    return Array.from('123456789').flatMap((digit) => {
      const isAllowed = !peers.some((peer) => position.values[peer] === Number(digit));
      const isGone =
        position.values[cell] === 0 &&
        isAllowed &&
        !((position.candidates[cell]! >> (Number(digit) - 1)) & 1);
      return isGone ? `${digit}${String(Math.floor(cell / 9) + 1)}${String((cell % 9) + 1)}` : [];
    });
  }).join(' ');
  return isWhole ? `:0000:x:${cells}:${deleted}::` : `${cells}${deleted === '' ? '' : `:${deleted}`}`;
}

/** Told cell by cell. */
function arePeers(one: number, other: number): boolean {
  const [r, c, s, d] = [Math.floor(one / 9), one % 9, Math.floor(other / 9), other % 9];
  return (
    r === s || c === d || (Math.floor(r / 3) === Math.floor(s / 3) && Math.floor(c / 3) === Math.floor(d / 3))
  );
}

/** Those whose text holds candidates. */
export const HOLDING: Readonly<Record<string, (begun: Begun) => string>> = {
  SudoCue: (begun) => framed(marks(begun), '.'),
  stars: (begun) => framed(marks(begun), '*'),
  spaces: (begun) => rows(marks(begun), ' '),
  'columns in line': (begun) =>
    aligned(inRows(marks(begun)), 'padEnd')
      .map((row) => row.join(' '))
      .join('\n'),
  'columns in line at the right': (begun) =>
    aligned(inRows(marks(begun)), 'padStart')
      .map((row) => row.join('  '))
      .join('\n'),
  'vertical lines': (begun) => rows(marks(begun), '|'),
  braces: (begun) =>
    rows(
      marks(begun).map((token, cell) => (begun.position.values[cell] ? token : `{${token}}`)),
      ' ',
    ),
  'angle brackets': (begun) =>
    framed(
      marks(begun).map((token, cell) =>
        begun.givens[cell] ? `<${token}>` : begun.position.values[cell] ? `*${token}*` : token,
      ),
      '+',
    ),
  sukaku: ({ position: { values, candidates } }) =>
    CELLS.map((cell) => {
      const set = values[cell] ? 1 << (values[cell] - 1) : candidates[cell]!;
      return '123456789'.replace(/./g, (digit) => ((set >> (Number(digit) - 1)) & 1 ? digit : '.'));
    }).join(''),
  sudokuWiki: ({ position: { values, candidates }, givens }) =>
    CELLS.map((cell) => {
      const set = values[cell] ? 1 << (values[cell] - 1) : candidates[cell]!;
      return (2 * set + (givens[cell] ? 1 : 0)).toString(32).padStart(2, '0');
    }).join(''),
  library: (begun) => library(begun, true),
  sections: (begun) => sections(begun, (token, value) => (value ? '' : token)),
  'sections with values among the marks': (begun) => sections(begun, (token) => token),
  layers: (begun) =>
    [
      framed(dots(begun.givens), '*'),
      framed(dots(begun.position.values), '*'),
      framed(marks(begun), '*'),
    ].join('\n\n\n'),
};

function sections(begun: Begun, mark: (token: string, value: number) => string): string {
  const tokens = marks(begun).map((token, cell) => mark(token, begun.position.values[cell]!));
  return [
    '[Puzzle]',
    rows(dots(begun.givens), ''),
    '[State]',
    rows(dots(begun.position.values), ''),
    '[PencilMarks]',
    rows(tokens, ','),
  ].join('\n');
}

/** Those whose text has values only. */
export const PLAIN: Readonly<Record<string, (begun: Begun) => string>> = {
  line: ({ position }) => dots(position.values).join(''),
  rows: ({ position }) => rows(dots(position.values), ''),
  frame: ({ position }) => framed(dots(position.values), '+'),
  numbers: ({ position }) =>
    `[\n  [${rows(Array.from(position.values, String), ', ').replaceAll('\n', '],\n  [')}]\n]`,
};
