// Queens set from the panel can be taken back again; all others are left alone.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { QueensBoard } from '../../../src/core/board';
import { scan } from '../../../src/core/text/scan';
import { applyEdits } from '../../../src/core/text/write';
import { Fills } from '../../../src/panel/fills';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** Boards of four queens with one in row 1, column 2, in many guises. */
const TEXTS = {
  rows: '.Q..\n....\n....\n....\n',
  'spaced rows': '. Q . .\r\n. . . .\r\n. . . .\r\n. . . .\r\n',
  'a frame': [
    '+---+---+---+---+',
    '|   | Q |   |   |',
    ...Array<string[]>(3).fill(['+---+---+---+---+', '|   |   |   |   |']).flat(),
    '+---+---+---+---+',
    '',
  ].join('\n'),
  'chess glyphs':
    '\u2b1c\u265b\u2b1c\u2b1b\n\u2b1b\u2b1c\u2b1b\u2b1c\n\u2b1c\u2b1b\u2b1c\u2b1b\n\u2b1b\u2b1c\u2b1b\u2b1c\n',
  'zeros and ones': '# N-Queens\n0 1 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n',
  strings: '[".Q..", "....", "....", "...."]\n',
  characters: "[['.','Q','.','.'],\n ['.','.','.','.'],\n ['.','.','.','.'],\n ['.','.','.','.']]\n",
  'a placement': '1Q2/4/4/4\n',
  columns: '# 4-Queens\n2 _ _ _\n',
  pairs: '# 4-Queens\n4 1 2\n',
  'pairs in brackets': '# 4-Queens\n(1,2)\n',
  squares: '# 4-Queens\n["b4"]\n',
} as const;

function boardOf(text: string): QueensBoard {
  const [board, ...others] = scan(text);
  assert.equal(board?.kind, 'queens', text);
  assert.equal(others.length, 0);
  return board;
}

const queensOf = (text: string): number[] => Array.from(boardOf(text).queens).sort((a, b) => a - b);

/** The text after a queen is set (1) or taken back (0); the reason if it is refused, undefined if there is nothing to do. */
function enter(fills: Fills, text: string, cell: number, value: number): string | undefined {
  const edit = fills.enter({ text, index: 0, board: boardOf(text), cell }, value);
  return typeof edit === 'object' ? applyEdits(text, [edit]) : edit;
}

function entered(fills: Fills, text: string, cell: number): number {
  return fills.entered({ index: 0, board: boardOf(text), cell });
}

describe(`queens set from the panel (SEED=${String(SEED)})`, () => {
  for (const [notation, text] of Object.entries(TEXTS)) {
    it(`stand where they were set, and can be taken back in any order: ${notation}`, () => {
      assert.deepEqual(queensOf(text), [1]);
      for (const order of [
        [7, 8, 14],
        [14, 7, 8],
        [8, 14, 7],
      ]) {
        const fills = new Fills();
        let now: string = text;
        for (const square of [7, 8, 14]) {
          const next = enter(fills, now, square, 1);
          assert.ok(next !== undefined && next !== 'unwritable', `${String(square)} is refused: ${now}`);
          assert.equal(entered(fills, next, square), 1);
          now = next;
        }
        assert.deepEqual(queensOf(now), [1, 7, 8, 14]);
        for (const square of order) {
          const next = enter(fills, now, square, 0);
          assert.ok(next !== undefined && next !== 'fixed', `${String(square)} is not taken back: ${now}`);
          assert.deepEqual(
            queensOf(next),
            queensOf(now).filter((queen) => queen !== square),
          );
          now = next;
        }
        assert.equal(now, text);
      }
    });
  }

  it('may stand in a row that has one, where each square has a token', () => {
    for (const notation of ['rows', 'spaced rows', 'strings', 'characters', 'a frame'] as const) {
      const fills = new Fills();
      const text = TEXTS[notation];
      const both = enter(fills, text, 3, 1) ?? '';
      assert.deepEqual(queensOf(both), [1, 3], notation);
      assert.equal(enter(fills, both, 3, 0), text);
    }
  });

  it('may not where a row has but one token, or each queen has', () => {
    for (const notation of ['a placement', 'columns', 'pairs', 'squares'] as const) {
      assert.equal(enter(new Fills(), TEXTS[notation], 3, 1), 'unwritable', notation);
    }
  });

  it('may not be where the text would be read as another board', () => {
    // A column twice in a list is no list of columns; and where there is no 4, a single 0 is the first column.
    for (const [list, ...moves] of [
      ['2 0 0 0', [9, 1]],
      ['2 1 0 0', [10, 1]],
      ['2 0 0 3', [7, 1], [8, 1], [7, 0]],
    ] as const) {
      const fills = new Fills();
      let now = `# 4-Queens\n${list}\n`;
      const answers = moves.map(([square, value]) => {
        const next = enter(fills, now, square, value) ?? '';
        now = next === 'unwritable' ? now : next;
        return next === 'unwritable';
      });
      assert.deepEqual(
        answers,
        moves.map((_, index) => index === moves.length - 1),
        list,
      );
    }
  });

  it('do not include given ones', () => {
    for (const text of Object.values(TEXTS)) {
      const fills = new Fills();
      assert.equal(enter(fills, text, 1, 0), 'fixed');
      assert.equal(enter(fills, text, 1, 1), undefined);
      assert.equal(enter(fills, text, 7, 0), undefined);
      assert.equal(enter(fills, text, 16, 1), undefined);
      assert.equal(enter(fills, text, 7, 2), undefined);
    }
  });

  it('are known again after undo and redo', () => {
    const fills = new Fills();
    const set = enter(fills, TEXTS.rows, 7, 1) ?? '';
    assert.equal(entered(fills, TEXTS.rows, 7), 0);
    assert.equal(entered(fills, set, 7), 1);
  });

  it('are forgotten when it is another board', () => {
    const fills = new Fills();
    const set = enter(fills, TEXTS.rows, 7, 1) ?? '';
    assert.equal(entered(fills, set.replace('.Q..', 'Q...'), 7), 0);
    assert.equal(entered(fills, set, 7), 0);
    assert.equal(enter(fills, set, 7, 0), 'fixed');
  });

  it('are told from the digits of a Sudoku that was there before', () => {
    const fills = new Fills();
    const sudoku = '1 2 3 4\n3 4 . 2\n2 . 4 3\n4 3 2 1\n';
    const [board] = scan(sudoku);
    assert.equal(board?.kind, 'sudoku');
    assert.equal(typeof fills.enter({ text: sudoku, index: 0, board, cell: 6 }, 1), 'object');
    assert.equal(enter(fills, TEXTS.rows, 1, 0), 'fixed');
    assert.equal(entered(fills, TEXTS.rows, 6), 0);
  });

  it('leave the text as it was when all are taken back, whatever was done', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(TEXTS)),
        fc.array(fc.record({ cell: fc.nat(15), value: fc.constantFrom(0, 1) }), { maxLength: 20 }),
        (text, moves) => {
          const fills = new Fills();
          const expected = new Set([1]);
          let now: string = text;
          for (const { cell, value } of moves) {
            const next = enter(fills, now, cell, value);
            const isRefused = next === undefined || next === 'fixed' || next === 'unwritable';
            if (!isRefused) {
              now = next;
              expected[value === 1 ? 'add' : 'delete'](cell);
            }
            assert.deepEqual(
              queensOf(now),
              Array.from(expected).sort((a, b) => a - b),
              now,
            );
            const known = Array.from(expected).filter((square) => entered(fills, now, square) === 1);
            assert.deepEqual(new Set([1, ...known]), expected);
          }
          // Some can be taken back only once others are.
          for (let left = expected.size; left > 1; left--) {
            const emptied = Array.from(expected, (square) => [square, enter(fills, now, square, 0)] as const);
            const [square = 0, next = ''] =
              emptied.find(([, one]) => one !== 'fixed' && one !== 'unwritable') ?? [];
            expected.delete(square);
            now = next;
          }
          assert.equal(now, text);
        },
      ),
      { seed: SEED, numRuns: 100 },
    );
  });
});
