// Mending texts that are nearly boards, each change in the marks of its own notation.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Flaw, FlawedBoard } from '../../../src/core/board';
import { blankBadCharacter, completeRow } from '../../../src/core/text/mend/mend';
import { scan } from '../../../src/core/text/scan';
import { applyEdits } from '../../../src/core/text/write';

const ROWS = [
  '53..7....',
  '6..195...',
  '.98....6.',
  '8...6...3',
  '4..8.3..1',
  '7...2...6',
  '.6....28.',
  '...419..5',
  '....8..79',
];

/** The only board of a text, which is flawed, and its first flaw. */
function flawedIn(text: string): { readonly board: FlawedBoard; readonly flaw: Flaw } {
  const [board, ...others] = scan(text);
  equal(others.length, 0, 'more than one board');
  ok(board?.kind === 'flawed', 'no flawed board');
  const [flaw] = board.flaws;
  ok(flaw);
  return { board, flaw };
}

function completed(text: string): string | undefined {
  const { board, flaw } = flawedIn(text);
  ok(flaw.code === 'short-row', flaw.code);
  const edits = completeRow(text, board, flaw);
  return edits && applyEdits(text, edits);
}

function blanked(text: string): string | undefined {
  const { board, flaw } = flawedIn(text);
  ok(flaw.code === 'bad-character', flaw.code);
  const edits = blankBadCharacter(text, board, flaw);
  return edits && applyEdits(text, edits);
}

/** The text of the rows in a notation, with the fourth row changed. */
function withFourth(write: (row: string) => string, fourth: string, join = '\n'): string {
  return ROWS.map((row, index) => (index === 3 ? fourth : write(row))).join(join);
}

const spaced = (row: string): string => row.split('').join(' ');
const boxed = (row: string): string => `| ${spaced(row).replace(/^(.{5}) (.{5}) /, '$1 | $2 | ')} |`;
const numbers = (row: string): string => `  [${row.replaceAll('.', '0').split('').join(', ')}],`;
const characters = (row: string): string => `['${row.split('').join("', '")}']`;
const fields = (row: string): string => row.split('').join(',').replaceAll('.', '');

describe('completing a short row', () => {
  const cases: readonly (readonly [name: string, text: string, fourth: string])[] = [
    ['of characters', withFourth((row) => row, '8...6...'), '8...6....'],
    ['of characters, with zeros', withFourth((row) => row.replaceAll('.', '0'), '8000600'), '800060000'],
    ['with spaces', withFourth(spaced, '8 . . . 6 . .'), '8 . . . 6 . . . .'],
    [
      'with tabs',
      withFourth((row) => row.split('').join('\t'), '8\t.\t.\t.\t6\t.\t.\t.'),
      '8\t.\t.\t.\t6\t.\t.\t.\t.',
    ],
    ['with commas', withFourth((row) => row.split('').join(','), '8,.,.,.,6,.,.,.'), '8,.,.,.,6,.,.,.,.'],
    ['in groups', withFourth((row) => row.replace(/(...)(?!$)/g, '$1 '), '8.. .6. ..'), '8.. .6. ...'],
    ['of a grid', withFourth(boxed, '| 8 . . | . 6 . | . .   |'), '| 8 . . | . 6 . | . . . |'],
    [
      'of a grid that is out of line',
      withFourth(boxed, '| 8 . . | . 6 . | . . |'),
      '| 8 . . | . 6 . | . . . |',
    ],
    ['behind a comment mark', withFourth((row) => `// ${row}`, '// 8...6...'), '// 8...6....'],
    [
      'of numbers',
      `grid = [\n${withFourth(numbers, '  [8, 0, 0, 0, 6, 0, 0, 0],')}\n]`,
      '  [8, 0, 0, 0, 6, 0, 0, 0, 0],',
    ],
    [
      'of quoted characters',
      `[${withFourth(characters, "['8', '.', '.', '.', '6', '.', '.', '.']", ',\n')}]`,
      "['8', '.', '.', '.', '6', '.', '.', '.', '.'],",
    ],
    ['of strings', `[${withFourth((row) => `"${row}"`, '"8...6..."', ',\n')}]`, '"8...6....",'],
  ];
  for (const [name, text, fourth] of cases) {
    it(name, () => {
      const result = completed(text);
      ok(result !== undefined, 'no fix');
      const line = text.startsWith('grid') ? 4 : 3;
      equal(result.split('\n')[line], fourth);
      const others = (lines: string): readonly string[] => lines.split('\n').filter((_, at) => at !== line);
      deepEqual(others(result), others(text));
      equal(scan(result)[0]?.kind, 'sudoku');
    });
  }

  it('keeps CRLF, and leaves boards around as they are', () => {
    const text = `${ROWS.join('\r\n')}\r\n\r\n`;
    const short = withFourth((row) => row, '8...6...', '\r\n');
    const all = `${text}${short}\r\n\r\n${ROWS.join('\r\n')}\r\n`;
    const board = scan(all)[1];
    ok(board?.kind === 'flawed');
    const [flaw] = board.flaws;
    ok(flaw?.code === 'short-row');
    const edits = completeRow(all, board, flaw);
    ok(edits);
    equal(applyEdits(all, edits), all.replace('8...6...\r\n', '8...6....\r\n'));
  });

  it('mends one of two flaws at a time', () => {
    const text = withFourth((row) => row, '8...6...').replace('...419..5', '...419..');
    const board = scan(text)[0];
    ok(board?.kind === 'flawed');
    const flaw = board.flaws[1];
    ok(flaw?.code === 'short-row');
    const edits = completeRow(text, board, flaw);
    ok(edits);
    const [left, ...others] = flawedIn(applyEdits(text, edits)).board.flaws;
    equal(others.length, 0);
    ok(left?.code === 'short-row');
    equal(left.row, 4);
  });
});

describe('blanking a bad character', () => {
  const cases: readonly (readonly [name: string, text: string, fourth: string])[] = [
    ['in a row', withFourth((row) => row, '8..o6...3'), '8...6...3'],
    ['in a row with zeros', withFourth((row) => row.replaceAll('.', '0'), '800o60003'), '800060003'],
    ['with spaces', withFourth(spaced, '8 . . o 6 . . . 3'), '8 . . . 6 . . . 3'],
    ['in a grid', withFourth(boxed, '| 8 . . | o 6 . | . . 3 |'), '| 8 . . | . 6 . | . . 3 |'],
    ['in fields', withFourth(fields, '8,,,o,6,,,,3'), '8,,,,6,,,,3'],
    [
      'among numbers',
      `grid = [\n${withFourth(numbers, '  [8, 0, 0, 12, 6, 0, 0, 0, 3],')}\n]`,
      '  [8, 0, 0, 0, 6, 0, 0, 0, 3],',
    ],
    [
      'among quoted characters',
      `[${withFourth(characters, "['8', '.', '.', 'o', '6', '.', '.', '.', '3']", ',\n')}]`,
      "['8', '.', '.', '.', '6', '.', '.', '.', '3'],",
    ],
  ];
  for (const [name, text, fourth] of cases) {
    it(name, () => {
      const result = blanked(text);
      ok(result !== undefined, 'no fix');
      equal(result.split('\n')[text.startsWith('grid') ? 4 : 3], fourth);
      equal(scan(result)[0]?.kind, 'sudoku');
    });
  }

  it('on one line', () => {
    const line = ROWS.join('');
    equal(blanked(line.replace('53..', '53o.')), line);
  });
});
