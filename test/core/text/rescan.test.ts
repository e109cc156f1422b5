// Rescans: whatever is typed, the boards are those of a fresh scan, found by reading little.
import { deepEqual, equal, ok, strictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import type { FoundBoard } from '../../../src/core/board';
import type { Change } from '../../../src/core/text/live/change';
import { rescan, scanToKeep, type Rescanned, type Scanned } from '../../../src/core/text/live/rescan';
import { scan } from '../../../src/core/text/scan';
import { puzzle, written } from './notations';
import { stepsOf } from './steps';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const keep = (text: string): Scanned => stepsOf(scanToKeep(text));

function edited(before: Scanned, { start, end }: Omit<Change, 'length'>, put: string): Rescanned {
  const text = before.text.slice(0, start) + put + before.text.slice(end);
  return stepsOf(rescan(before, text, { start, end, length: put.length }));
}

const line = puzzle.map(({ cells }) => cells.map((value) => value || '.').join(''));
const answered = puzzle.chain(({ cells, solution }) =>
  fc
    .constantFrom('\n', '\r\n', ',', ' ', '\n\nSolution:\n', '\r')
    .map((between) => cells.map((value) => value || '.').join('') + between + solution.join('')),
);
const rows = puzzle.map(({ cells }) =>
  Array.from({ length: 9 }, (_, row) =>
    cells
      .slice(row * 9, row * 9 + 9)
      .map((value) => value || '.')
      .join(''),
  ).join('\n'),
);

/** What changes the meaning of what stands around it. */
const marks = fc.constantFrom(
  ...[
    '\n',
    '\r',
    '\r\n',
    '\u2028',
    '\n\n',
    '\n\n\n',
    '[',
    ']',
    '[[',
    ']]',
    '{',
    '}',
    '(',
    ')',
    '/*',
    '*/',
    '//',
    '# ',
  ],
  ...[
    '"',
    "'",
    '`',
    '\\',
    ',',
    ' ',
    '.',
    '0',
    '5',
    '---------',
    '+---+---+---+',
    '[[[[[[[[',
    'x = [',
    'word ',
    '\\\n',
  ],
);
const garbage = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789.-_*|+=:\'"`[](){}<>/\\#%,; \t\n\r\u2028aZ')),
  maxLength: 60,
});
const prose = fc
  .array(fc.constantFrom('the', 'board', '(see', 'below)', 'is', 'f(x)', '/*', 'a[1]', '\n', '"so"'), {
    maxLength: 60,
  })
  .map((words) => words.join(' '));
const queens = fc.constantFrom(
  '# N-Queens\n',
  '```queens\n',
  '```\n',
  'Four queens: [1,3,0,2]\n',
  '# Other\n',
  '2 4 1 3\n',
  '.Q..\n...Q\nQ...\n..Q.\n',
  '0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n',
  '| Q |   |\n+---+---+\n|   |   |\n',
  '  a b c d\n4 . . . .\n3 . Q . .\n2 . . . .\n1 . . . .\n',
  '....\n....\n....\n....\n',
  'r . Q k\n. . . .\n. q . .\n. . . .\n',
);
const piece = fc.oneof(
  { weight: 3, arbitrary: queens },
  { weight: 4, arbitrary: line },
  { weight: 2, arbitrary: answered },
  { weight: 3, arbitrary: rows },
  { weight: 3, arbitrary: written.map(({ text }) => text) },
  { weight: 2, arbitrary: garbage },
  { weight: 1, arbitrary: prose },
  { weight: 2, arbitrary: marks },
);
const texts = fc
  .array(fc.tuple(piece, fc.constantFrom('\n', '\n', '\n\n', '\r\n', '\n\n\n', '')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.oneof(fc.constantFrom(0, 0, 0, 1, 1, 2, 9, 10), fc.nat(300)),
    put: fc.oneof({ weight: 3, arbitrary: marks }, { weight: 1, arbitrary: piece }, fc.constant('')),
  }),
  { minLength: 1, maxLength: 8 },
);

describe(`rescan (SEED=${String(SEED)})`, () => {
  it('gives what a fresh scan gives, after any edits', () => {
    fc.assert(
      fc.property(texts, edits, (text, changes) => {
        let scanned = keep(text);
        deepEqual(scanned.boards, scan(text));
        for (const { at, removed, put } of changes) {
          const start = Math.floor(at * scanned.text.length);
          const end = Math.min(scanned.text.length, start + removed);
          const old = scanned.boards;
          const after = edited(scanned, { start, end }, put);
          scanned = after.scanned;
          const fresh = keep(scanned.text);
          deepEqual(scanned.boards, fresh.boards);
          deepEqual(scanned.starts, fresh.starts);
          // The change tells of the same objects.
          const { from, removed: gone, added } = after.change;
          deepEqual(old.slice(from, from + gone.length), gone);
          const told = [...old.slice(0, from), ...added, ...old.slice(from + gone.length)];
          equal(told.length, scanned.boards.length);
          told.forEach((board, index) => {
            strictEqual(board, scanned.boards[index]);
          });
        }
      }),
      { seed: SEED, numRuns: Number(process.env.RUNS ?? 3_000) },
    );
  });

  describe('in a long text', () => {
    const [puzzleLine = ''] = fc.sample(line, { seed: 1, numRuns: 1 });
    const [gridRows = ''] = fc.sample(rows, { seed: 2, numRuns: 1 });
    const lines = `${puzzleLine}\n`.repeat(2_000);
    const grids = `${gridRows}\n\n\n`.repeat(200);
    const array = `[\n${gridRows
      .split('\n')
      .map((row) => ` [${Array.from(row, (cell) => (cell === '.' ? '0' : cell)).join(', ')}],`)
      .join('\n')}\n];\n`;

    const middleOf = (text: string, unit: number): number =>
      Math.floor(text.length / 2 / unit) * unit + Math.min(5, unit - 1);
    const cases: readonly [
      what: string,
      text: string,
      at: number,
      removed: number,
      put: string,
      read: number,
    ][] = [
      ['a digit is changed at the top', lines, 3, 1, '7', 3 * 82],
      ['a digit is changed in the middle', lines, middleOf(lines, 82), 1, '7', 5 * 82],
      ['a digit is changed at the end', lines, lines.length - 5, 1, '7', 4 * 82],
      ['a character is inserted', lines, middleOf(lines, 82), 0, '7', 5 * 82],
      ['a line is inserted', lines, middleOf(lines, 82), 0, `\n${puzzleLine}`, 6 * 82],
      ['a line is removed', lines, middleOf(lines, 82), 82, '', 5 * 82],
      ['a bracket is opened above it all', `# \n${lines}`, 2, 0, '(', 40 * 82],
      ['a comment is opened within a bracket', `# (\n${lines}`, 3, 0, '/* ', 4096 + 60 * 82],
      ['a digit is changed in rows', grids, middleOf(grids, 92), 1, '7', 5 * 92],
      [
        'a digit is changed in one of many literals',
        array.repeat(200),
        array.length * 100 + 9,
        1,
        '7',
        4 * array.length,
      ],
      [
        'a digit is changed in a literal of many boards',
        `boards = [\n${array.replace(';', ',').repeat(200)}]`,
        array.length * 100 + 20,
        1,
        '7',
        4 * array.length,
      ],
      [
        'a digit is changed in code around',
        `f(() => {\n${'  call(some, "thing");\n'.repeat(1000)}${array}})`,
        9000,
        1,
        '7',
        2_000,
      ],
    ];
    for (const [what, text, at, removed, put, most] of cases) {
      it(`reads little when ${what}`, () => {
        const before = keep(text);
        const untouched = new Set<FoundBoard>(before.boards);
        const { scanned, read } = edited(before, { start: at, end: at + removed }, put);
        ok(read <= most, `${String(read)} characters were read, not ${String(most)}`);
        deepEqual(scanned.boards, scan(scanned.text));
        const anew = scanned.boards.filter((board) => !untouched.has(board)).length;
        ok(anew <= 2, `${String(anew)} boards are new`);
      });
    }
  });

  it('keeps an answer with its board where another board behind it, on the same line, is read again', () => {
    const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    const grid = Array.from(
      { length: 9 },
      (_, row) => `[${Array.from(solution.slice(9 * row, 9 * row + 9)).join()}]`,
    );
    const text = `${solution.slice(0, 76)}.6.79\n${solution}[${grid.join(',\n')}]\nthe\n`;
    const before = keep(text);
    equal(before.boards.length, 2);
    const { scanned } = edited(before, { start: text.length - 2, end: text.length - 2 }, '\n');
    deepEqual(scanned.boards, scan(scanned.text));
  });

  it('leaves what was known as it was when it is left off on the way', () => {
    const text = 'some words\n1\n' + '1'.repeat(81);
    const put = 'more words\n'.repeat(200);
    const before = keep(text);
    const [board] = before.boards;
    const steps = rescan(before, put + text, { start: 0, end: 0, length: put.length });
    equal(steps.next().done, false);
    deepEqual(before.boards, [board]);
    deepEqual(before.boards, scan(text));
  });
});
