// N-Queens boards printed as lists, literals and FEN, whole or with rows left blank, for the tests of what reads them.
import fc from 'fast-check';
import { randomFrom } from '../../sudoku/boards';

/** The column of the queen of each row, from 0; -1 for a row without one. */
export type Columns = readonly number[];

/** A board as it stands in a text. */
export interface Printed {
  /** How it is printed: names the case in messages. */
  readonly style: string;
  /** What names it, before it, and what is behind. */
  readonly before: string;
  readonly text: string;
  readonly after: string;
  readonly columns: Columns;
  /** A placement of queens in all rows, of which `columns` has some. */
  readonly solution: Columns;
}

/** A placement of `size` queens that do not attack each other, at random; 4 at least, as 2 and 3 have none. */
function placement(size: number, seed: number): Columns {
  const random = randomFrom(seed);
  const columns: number[] = [];
  const place = (): boolean => {
    const row = columns.length;
    if (row === size) {
      return true;
    }
    const order = Array.from({ length: size }, (_, column) => [random(), column] as const).sort(
      ([one], [other]) => one - other,
    );
    return order.some(([, column]) => {
      if (columns.some((other, above) => [0, row - above].includes(Math.abs(other - column)))) {
        return false;
      }
      columns.push(column);
      if (place()) {
        return true;
      }
      columns.pop();
      return false;
    });
  };
  place();
  return columns;
}

type Style = readonly [
  style: string,
  before: (size: number) => string,
  print: (columns: Columns) => string,
  after?: string,
];

const heading = (size: number): string => `# ${String(size)} queens\n\n`;
const anywhere = (): string => '';

const numbers = (columns: Columns, first: 0 | 1, blank: string): readonly string[] =>
  columns.map((column) => (column < 0 ? blank : String(column + first)));
const squares = (columns: Columns, queen: string, blank: string): readonly (readonly string[])[] =>
  columns.map((at) => columns.map((_, column) => (column === at ? queen : blank)));
const pairs = (columns: Columns, print: (row: number, column: number) => string): readonly string[] =>
  columns.flatMap((column, row) => (column < 0 ? [] : print(row, column)));
const names = (columns: Columns): readonly string[] =>
  pairs(columns, (row, column) => String.fromCharCode(0x61 + column) + String(columns.length - row));
const fen = (columns: Columns): string =>
  squares(columns, 'Q', '.')
    .map((row) => row.join('').replace(/\.+/g, (run) => String(run.length)))
    .join('/');

const STYLES: readonly Style[] = [
  ['numbers with spaces, dots', heading, (columns) => numbers(columns, 1, '.').join(' ')],
  ['numbers with commas', heading, (columns) => `Solution 1: ${numbers(columns, 1, '_').join(', ')}`],
  ['numbers in an item', heading, (columns) => `- ${numbers(columns, 1, '?').join(' ')}`],
  ['a list in Python', anywhere, (columns) => `queens = [${numbers(columns, 0, 'None').join(', ')}]`],
  ['an array in C', anywhere, (columns) => `int queens[] = {${numbers(columns, 0, '-1').join(',')}};`],
  [
    'an array in Java, a line each',
    anywhere,
    (columns) =>
      `int[] queens = new int[] {\n${numbers(columns, 0, '-1')
        .map((one) => `    ${one}, // row\n`)
        .join('')}};`,
  ],
  [
    'pairs in parentheses',
    heading,
    (columns) => pairs(columns, (row, column) => `(${String(row + 1)},${String(column + 1)})`).join(' '),
  ],
  [
    'pairs with a count',
    heading,
    (columns) =>
      [columns.length, ...pairs(columns, (row, column) => `${String(row + 1)} ${String(column + 1)}`)].join(
        ' ',
      ),
  ],
  [
    'pairs in JSON',
    heading,
    (columns) =>
      `{ "queens": [${pairs(columns, (row, column) => `[${String(row)}, ${String(column)}]`).join(', ')}] }`,
  ],
  [
    'tuples in Python, a line each',
    heading,
    (columns) =>
      `queens = [\n${pairs(columns, (row, column) => `    (${String(row)}, ${String(column)}),\n`).join('')}]`,
  ],
  ['squares', heading, (columns) => names(columns).join(' ')],
  [
    'squares with commas',
    heading,
    (columns) =>
      names(columns)
        .map((name) => `Q${name}`)
        .join(', '),
  ],
  [
    'squares in JSON',
    heading,
    (columns) =>
      `{ "queens": [${names(columns)
        .map((name) => `"${name}"`)
        .join(',')}] }`,
  ],
  ['FEN', anywhere, fen],
  ['a FEN record', anywhere, (columns) => `[FEN "${fen(columns)}`, ' w - - 0 1"]'],
  [
    'strings',
    anywhere,
    (columns) =>
      `[${squares(columns, 'Q', '.')
        .map((row) => `"${row.join('')}"`)
        .join(',')}]`,
  ],
  [
    'strings in C++, a line each',
    anywhere,
    (columns) =>
      `vector<string> b = {\n${squares(columns, 'Q', '-')
        .map((row) => `  "${row.join('')}", /* row */\n`)
        .join('')}};`,
  ],
  [
    'characters in Python',
    anywhere,
    (columns) =>
      `b = [${squares(columns, "'Q'", "' '")
        .map((row) => `[${row.join(', ')}]`)
        .join(',\n     ')}]`,
  ],
  [
    'characters in Java',
    anywhere,
    (columns) =>
      `char[][] b = {\n${squares(columns, "'q'", "'_'")
        .map((row) => `  {${row.join(', ')}},\n`)
        .join('')}};`,
  ],
  [
    'characters and null',
    anywhere,
    (columns) =>
      `[${squares(columns, '"Q"', 'null')
        .map((row) => `[${row.join(', ')}]`)
        .join(',\n')}]`,
  ],
  [
    'numbers in JavaScript',
    heading,
    (columns) =>
      `const b = [\n${squares(columns, '1', '0')
        .map((row) => `  [${row.join(', ')}], // row\n`)
        .join('')}];`,
  ],
  [
    'words in Python',
    heading,
    (columns) =>
      `b = [${squares(columns, 'True', 'False')
        .map((row) => `[${row.join(', ')}]`)
        .join(', ')}]`,
  ],
  [
    'one string',
    anywhere,
    (columns) =>
      `"${squares(columns, 'Q', '.')
        .map((row) => row.join(''))
        .join('\\n')}\\n"`,
  ],
];

/** Any board of some size in any of these notations; at least one row has a queen, and it is clear how many rows there are. */
export const printed: fc.Arbitrary<Printed> = fc
  .record({
    style: fc.constantFrom(...STYLES),
    size: fc.integer({ min: 4, max: 12 }),
    seed: fc.nat(),
    given: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    isCrlf: fc.boolean(),
  })
  .map(({ style: [style, before, print, after = ''], size, seed, given, isCrlf }) => {
    const solution = placement(size, seed);
    const known = solution.map((column, row) => (given[row] ? column : -1));
    const columns = known.some((column) => column >= 0) ? known : solution;
    const ends = (text: string): string => (isCrlf ? text.replaceAll('\n', '\r\n') : text);
    return {
      style,
      before: ends(before(size)),
      text: ends(print(columns)),
      after: ends(`${after}\n\nend\n`),
      columns,
      solution,
    };
  })
  .filter(({ columns }) => !isSmallerBoard(columns));

/** Whether the queens there are would fill a smaller board, from the first row on or to the last. */
function isSmallerBoard(columns: Columns): boolean {
  const queens = columns.flatMap((column, row) => (column < 0 ? [] : [[row, column] as const]));
  const count = queens.length;
  const isWithin = (row: number, column: number): boolean =>
    (row < count || row >= columns.length - count) && column < count;
  return count >= 4 && count < columns.length && queens.every(([row, column]) => isWithin(row, column));
}
