// Writes boards in every notation that is read, for the tests: as a person would, not as the reader expects.
import fc from 'fast-check';

/** A board, written; `cells` as the scan should give them. */
export interface Written {
  readonly notation: string;
  readonly text: string;
  readonly cells: readonly number[];
}

export interface Puzzle {
  readonly cells: readonly number[];
  readonly solution: readonly number[];
}

/** A full grid, shuffled from a cyclic one by the symmetries of Sudoku, with some of its cells blank. */
export const puzzle: fc.Arbitrary<Puzzle> = fc
  .record({
    digits: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 9 }),
    bands: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    stacks: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    rows: fc.tuple(...[0, 1, 2].map(() => fc.shuffledSubarray([0, 1, 2], { minLength: 3 }))),
    columns: fc.tuple(...[0, 1, 2].map(() => fc.shuffledSubarray([0, 1, 2], { minLength: 3 }))),
    blank: fc.array(fc.boolean(), { minLength: 81, maxLength: 81 }),
  })
  .map(({ digits, bands, stacks, rows, columns, blank }) => {
    const solution = Array.from({ length: 81 }, (_, cell) => {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      const band = Math.floor(row / 3);
      const stack = Math.floor(column / 3);
      const from = bands[band]! * 3 + rows[band]![row % 3]!;
      const to = stacks[stack]! * 3 + columns[stack]![column % 3]!;
      return digits[(from * 3 + Math.floor(from / 3) + to) % 9]!;
    });
    // The first cell stays, so that no board is all blank: nine lines of dashes are no board.
    return { solution, cells: solution.map((digit, cell) => (blank[cell] && cell > 0 ? 0 : digit)) };
  });

type Writer = (rows: string[][]) => string;

const box = (cells: string[], inside: string, between: string): string =>
  [0, 3, 6].map((i) => cells.slice(i, i + 3).join(inside)).join(between);
const banded = (rows: string[], rule: string): string[] =>
  [0, 3, 6].flatMap((i) => [...(i > 0 ? [rule] : []), ...rows.slice(i, i + 3)]);

/** Blank marks, and the notations that take them. */
const SIMPLE: Record<string, Writer> = {
  line: (rows) => rows.flat().join(''),
  rows: (rows) => rows.map((row) => row.join('')).join('\n'),
  'rows with gaps': (rows) =>
    banded(
      rows.map((row) => row.join('')),
      '',
    ).join('\n'),
  spaces: (rows) => rows.map((row) => row.join(' ')).join('\n'),
  'spaces and gaps': (rows) =>
    banded(
      rows.map((row) => box(row, ' ', '  ')),
      '',
    ).join('\n'),
  tabs: (rows) => rows.map((row) => row.join('\t')).join('\n'),
  commas: (rows) => rows.map((row) => row.join(', ') + ',').join('\n'),
  threes: (rows) => rows.map((row) => box(row, '', ' ')).join('\n'),
  frame: (rows) =>
    [
      '+---+---+---+',
      ...banded(
        rows.map((row) => `|${box(row, '', '|')}|`),
        '+---+---+---+',
      ),
      '+---+---+---+',
    ].join('\n'),
  'wide frame': (rows) =>
    [
      '┌───────┬───────┬───────┐',
      ...banded(
        rows.map((row) => `│ ${box(row, ' ', ' │ ')} │`),
        '├───────┼───────┼───────┤',
      ),
      '└───────┴───────┴───────┘',
    ].join('\n'),
  'frame without a frame': (rows) =>
    banded(
      rows.map((row) => box(row, ' ', ' | ')),
      '------+-------+------',
    ).join('\n'),
  strings: (rows) => `[${rows.map((row) => `"${row.join('')}"`).join(', ')}]`,
  'characters in braces': (rows) =>
    `{${rows.map((row) => `{${row.map((cell) => `'${cell}'`).join(',')}}`).join(',\n')}}`,
  characters: (rows) => `[${rows.map((row) => `[${row.map((cell) => `"${cell}"`).join(',')}]`).join(',')}]`,
};

/** Notations whose blanks are words or nothing. */
const SPECIAL: Record<string, { readonly blanks: readonly string[]; readonly write: Writer }> = {
  numbers: {
    blanks: ['0', '-1', 'None', 'null', '_'],
    write: (rows) => `[${rows.map((row) => `[${row.join(', ')}]`).join(',\n ')}]`,
  },
  braces: {
    blanks: ['0', '-1'],
    write: (rows) => `{ ${rows.map((row) => `{ ${row.join(', ')} }, // row`).join('\n')}\n};`,
  },
  'empty fields': { blanks: [''], write: (rows) => rows.map((row) => row.join(',')).join('\n') },
  'empty strings': {
    blanks: ['""'],
    write: (rows) =>
      `[${rows.map((row) => `[${row.map((cell) => (cell === '""' ? cell : `"${cell}"`)).join(',')}]`).join(',')}]`,
  },
  cells: {
    blanks: [' '],
    write: (rows) =>
      rows.flatMap((row) => [`║ ${row.join(' │ ')} ║`, '╟───┼───┼───┼───┼───┼───┼───┼───┼───╢']).join('\n'),
  },
};

const MARKS = ['.', '0', '_', '*', '-', '?', 'x', '·'];

/** A puzzle in some notation, with line ends, indentation and a comment mark of its own. */
export const written: fc.Arbitrary<Written & { readonly puzzle: Puzzle }> = fc
  .record({
    puzzle,
    style: fc.oneof(
      fc.record({
        name: fc.constantFrom(...Object.keys(SIMPLE)),
        mark: fc.constantFrom(...MARKS),
        wide: fc.boolean(),
      }),
      fc
        .constantFrom(...Object.entries(SPECIAL))
        .chain(([name, { blanks }]) =>
          fc.record({ name: fc.constant(name), mark: fc.constantFrom(...blanks), wide: fc.constant(false) }),
        ),
    ),
    margin: fc.constantFrom('', '  ', '\t', '// ', '# ', '> ', ' * '),
    end: fc.constantFrom('\n', '\r\n', '\r'),
  })
  .map(({ puzzle, style: { name, mark, wide }, margin, end }) => {
    const simple = SIMPLE[name];
    // Full-width digits and blanks go together, and only where characters are cells.
    const useWide = wide && simple !== undefined && mark === '.';
    const digit = (value: number): string => String.fromCharCode((useWide ? 0xff10 : 0x30) + value);
    const cells = puzzle.cells.map((value) => (value === 0 ? (useWide ? '．' : mark) : digit(value)));
    const rows = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9));
    const write = simple ?? SPECIAL[name]!.write;
    // Code is not written in comments here: the marks would stand between brackets. Nor is white space put before tabs.
    const plain = /tabs|number|brace|string|character|empty/.test(name);
    const lead = plain ? '' : margin;
    const text = write(rows)
      .split('\n')
      .map((line) => lead + line)
      .join(end);
    return { notation: `${name} with ${mark || 'nothing'}`, text, cells: puzzle.cells, puzzle };
  });
