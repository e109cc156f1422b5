// Grids of candidates, printed in the dialects people and programs write, and read back; written into; files in sections.
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { SudokuBoard } from '../../../src/core/board';
import { cellSpan } from '../../../src/core/text/cells';
import { scan } from '../../../src/core/text/scan';
import { withoutCandidate } from '../../../src/core/text/pencil/withoutCandidate';
import { applyEdits, write } from '../../../src/core/text/write';
import { valuesAmong } from './valuesAmong';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

interface Cut {
  readonly size: number;
  readonly rows: number;
  readonly columns: number;
}

/** A puzzle with its candidates: for each cell a set of digits, and whether it is a given. */
interface Marked extends Cut {
  readonly solution: readonly number[];
  readonly given: readonly boolean[];
  readonly sets: readonly (readonly number[])[];
}

const CUTS: readonly Cut[] = [
  { size: 4, rows: 2, columns: 2 },
  { size: 6, rows: 2, columns: 3 },
  { size: 8, rows: 2, columns: 4 },
  { size: 9, rows: 3, columns: 3 },
];

/** Whether two cells share a row, column or box: told cell by cell. */
function arePeers({ size, rows, columns }: Cut, one: number, other: number): boolean {
  const place = (cell: number): readonly [number, number] => [Math.floor(cell / size), cell % size];
  const [[r, c], [s, d]] = [place(one), place(other)];
  const sameBox =
    Math.floor(r / rows) === Math.floor(s / rows) && Math.floor(c / columns) === Math.floor(d / columns);
  return one !== other && (r === s || c === d || sameBox);
}

const marked: fc.Arbitrary<Marked> = fc
  .constantFrom(...CUTS, CUTS[3]!)
  .chain((cut) => {
    const all = Array.from({ length: cut.size }, (_, i) => i + 1);
    return fc.record({
      cut: fc.constant(cut),
      digits: fc.shuffledSubarray(all, { minLength: cut.size }),
      given: fc.array(fc.boolean(), { minLength: cut.size ** 2, maxLength: cut.size ** 2 }),
      extra: fc.array(fc.subarray(all), { minLength: cut.size ** 2, maxLength: cut.size ** 2 }),
    });
  })
  .map(({ cut, digits, given, extra }) => {
    const { size, rows, columns } = cut;
    const solution = Array.from({ length: size ** 2 }, (_, cell) => {
      const row = Math.floor(cell / size);
      return digits[((row % rows) * columns + Math.floor(row / rows) + (cell % size)) % size]!;
    });
    const sets = solution.map((digit, cell) =>
      given[cell]
        ? [digit]
        : [...new Set([digit, ...extra[cell]!])]
            .filter(
              (one) =>
                !solution.some((other, peer) => given[peer] && other === one && arePeers(cut, cell, peer)),
            )
            .sort(),
    );
    return { ...cut, solution, given, sets };
  })
  .filter(({ size, given, sets }) => {
    const rows = new Set(sets.flatMap((set, cell) => (set.length > 1 ? Math.floor(cell / size) : [])));
    return rows.size > 1 && given.includes(true);
  });

const valuesOf = (board: Marked): number[] =>
  valuesAmong(board.sets, board.size, (cell, peer) => arePeers(board, cell, peer));

const givensOf = ({ given, solution }: Marked): number[] =>
  solution.map((digit, cell) => (given[cell] ? digit : 0));

type Tokens = readonly (readonly string[])[];

function inRows(board: Cut, tokens: readonly string[]): Tokens {
  return Array.from({ length: board.size }, (_, row) =>
    tokens.slice(row * board.size, (row + 1) * board.size),
  );
}

const shown = ({ sets }: Marked): string[] => sets.map((set) => set.join(''));

function aligned(rows: Tokens, pad: 'padEnd' | 'padStart'): Tokens {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((token, column) => token[pad](widths[column]!)));
}

function framed(board: Cut, rows: Tokens, [top, middle, bottom]: readonly string[]): string {
  const lines = aligned(rows, 'padEnd').map(
    (row) =>
      `| ${Array.from({ length: board.rows }, (_, box) =>
        row.slice(box * board.columns, (box + 1) * board.columns).join('  '),
      ).join(' | ')} |`,
  );
  const rule = (corner: string): string =>
    corner +
    lines[0]!
      .slice(1, -1)
      .replace(/[^|]/g, '-')
      .replaceAll('|', corner === ':' ? '+' : corner) +
    corner;
  const banded = lines.flatMap((line, row) =>
    row > 0 && row % board.rows === 0 ? [rule(middle!), line] : [line],
  );
  return [rule(top!), ...banded, rule(bottom!)].join('\n');
}

interface Dialect {
  readonly print: (board: Marked) => string;
  /** The values, where the dialect tells them by marks. */
  readonly values?: (board: Marked) => number[];
}

const DIALECTS: Readonly<Record<string, Dialect>> = {
  SudoCue: { print: (board) => framed(board, inRows(board, shown(board)), ['.', ':', "'"]) },
  sudopedia: { print: (board) => framed(board, inRows(board, shown(board)), ['+', '+', '+']) },
  stars: { print: (board) => framed(board, inRows(board, shown(board)), ['*', '|', '*']) },
  spaces: { print: (board) => lines(inRows(board, shown(board)), ' ') },
  'columns in line': { print: (board) => lines(aligned(inRows(board, shown(board)), 'padEnd'), ' ') },
  'columns in line at the right': {
    print: (board) => lines(aligned(inRows(board, shown(board)), 'padStart'), '  '),
  },
  'vertical lines': { print: (board) => lines(inRows(board, shown(board)), '|') },
  'cells between lines': {
    print: (board) =>
      inRows(board, shown(board))
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n'),
  },
  braces: {
    print: (board) =>
      lines(
        inRows(
          board,
          shown(board).map((token, cell) => (board.given[cell] ? token : `{${token}}`)),
        ),
        ' ',
      ),
    values: givensOf,
  },
  'angle brackets': {
    print: (board) =>
      framed(
        board,
        inRows(
          board,
          shown(board).map((token, cell) => (board.given[cell] ? `<${token}>` : token)),
        ),
        ['.', ':', "'"],
      ),
    values: givensOf,
  },
};

function lines(rows: Tokens, between: string): string {
  return rows.map((row) => row.join(between)).join('\n');
}

const dialect = fc.constantFrom(...Object.entries(DIALECTS));
const margin = fc.constantFrom('', '  ', '// ', '> ', '# ');
const lineEnd = fc.constantFrom('\n', '\r\n');

function only(text: string): SudokuBoard {
  const boards = scan(text);
  equal(boards.length, 1, `${String(boards.length)} boards\n${text}`);
  const [board] = boards;
  ok(board?.kind === 'sudoku', `flawed\n${text}`);
  return board;
}

function digitsOf(set: number): number[] {
  return Array.from({ length: 25 }, (_, i) => i + 1).filter((digit) => (set >> (digit - 1)) & 1);
}

describe(`candidates (SEED=${String(SEED)})`, () => {
  it('are read in any dialect, at any size up to nine', () => {
    fc.assert(
      fc.property(marked, dialect, margin, lineEnd, (board, [name, { print, values }], lead, end) => {
        const text = print(board)
          .split('\n')
          .map((line) => lead + line)
          .join(end);
        const found = only(text);
        equal(found.shape.size, board.size);
        equal(found.notation, 'candidates', name);
        deepEqual(Array.from(found.cells), (values ?? valuesOf)(board), `${name}\n${text}`);
        deepEqual(Array.from(found.candidates ?? [], digitsOf), board.sets, name);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('give way to the solution, and nothing else changes or moves', () => {
    fc.assert(
      fc.property(marked, dialect, lineEnd, (board, [name, { print }], end) => {
        const text = print(board).replaceAll('\n', end);
        const found = only(text);
        const edits = write(text, found, Uint8Array.from(board.solution));
        const solved = applyEdits(text, edits);
        deepEqual(Array.from(only(solved).cells), board.solution, `${name}\n${solved}`);
        const blanks = [...found.cells.keys()].filter((cell) => found.cells[cell] === 0);
        const places = new Map(
          blanks.map((cell) => [cellSpan(found, cell).start, cellSpan(found, cell).end]),
        );
        ok(edits.every(({ span }) => places.get(span.start) === span.end));
        ok(edits.every(({ text: token }) => /^ *[1-9] *$/.test(token)));
        const bars = (line: string): number[] =>
          Array.from(line, (_, at) => at).filter((at) => line[at] === '|');
        if (!/^(spaces|vertical lines|cells between lines|braces)$/.test(name)) {
          deepEqual(solved.split(end).map(bars), text.split(end).map(bars), name);
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('can be taken away one by one', () => {
    fc.assert(
      fc.property(marked, dialect, fc.nat(), fc.nat(), (board, [name, { print, values }], where, which) => {
        const text = print(board);
        const found = only(text);
        const several = board.sets.flatMap((set, cell) => (set.length > 1 ? [cell] : []));
        const cell = several[where % several.length]!;
        const digit = board.sets[cell]![which % board.sets[cell]!.length]!;
        const edit = withoutCandidate(text, found, cell, digit);
        ok(edit, name);
        const changed = {
          ...board,
          sets: board.sets.map((set, i) => (i === cell ? set.filter((one) => one !== digit) : set)),
        };
        const boards = scan(applyEdits(text, [edit]));
        equal(boards.length, 1);
        const [now] = boards;
        ok(now?.kind === 'sudoku');
        deepEqual(Array.from(now.cells), (values ?? valuesOf)(changed), `${name}\n${text}`);
        deepEqual(Array.from(now.candidates ?? [], digitsOf), now.candidates ? changed.sets : [], name);
        for (let other = 1; other <= board.size; other++) {
          equal(withoutCandidate(text, found, cell, other) !== undefined, board.sets[cell]!.includes(other));
        }
      }),
      { seed: SEED, numRuns: 200 },
    );
  });
});
