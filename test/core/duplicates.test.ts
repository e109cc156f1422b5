// Puzzles that come twice in a text, kept as it is edited.
import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import type { FoundBoard } from '../../src/core/board';
import { Duplicates, sameGivens, sameUpToSymmetry } from '../../src/core/duplicates';
import { rescan, scanToKeep, type Scanned } from '../../src/core/text/live/rescan';
import { scan } from '../../src/core/text/scan';
import { stepsOf } from './text/steps';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const PUZZLES = [
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '1...56789'.padEnd(81, '.'),
  '1...56789'.padEnd(80, '.') + '2',
];

/** Of each repeat its index and that of the first, by comparing all with all. */
function repeatsIn(boards: readonly FoundBoard[]): readonly (readonly number[])[] {
  return boards.flatMap((board, index) => {
    const first = boards.findIndex(
      (one) => board.kind === 'sudoku' && one.kind === 'sudoku' && one.cells.join() === board.cells.join(),
    );
    return first >= 0 && first < index ? [[index, first]] : [];
  });
}

function told(duplicates: Duplicates, boards: readonly FoundBoard[]): readonly (readonly number[])[] {
  return duplicates
    .list(boards, Infinity)
    .map((board) => [boards.indexOf(board), boards.indexOf(duplicates.firstOf(board)!)]);
}

describe(`duplicate puzzles (SEED=${String(SEED)})`, () => {
  it('have the same givens, in whatever notation', () => {
    const [puzzle = '', other = ''] = PUZZLES;
    const rows = puzzle.replaceAll('.', '0').replace(/.{9}/g, '$&\n');
    const boards = scan(`${puzzle}\n\n${rows}\n\n${other}\n${puzzle}\n`);
    const duplicates = new Duplicates(sameGivens);
    boards.forEach((board) => {
      duplicates.add(board);
    });
    deepEqual(told(duplicates, boards), [
      [1, 0],
      [3, 0],
    ]);
    equal(duplicates.count, 2);
  });

  it('may be the same up to symmetry only', () => {
    const [puzzle = ''] = PUZZLES;
    const rows = puzzle.match(/.{9}/g) ?? [];
    const transposed = Array.from({ length: 9 }, (_, column) =>
      rows.map((row) => row.charAt(column)).join(''),
    );
    const renamed = transposed.join('').replace(/\d/g, (digit) => String(1 + (Number(digit) % 9)));
    const boards = scan(`${puzzle}\n${renamed}\n${PUZZLES[1] ?? ''}\n${puzzle}\n`);
    const symmetric = new Duplicates(sameUpToSymmetry());
    const plain = new Duplicates(sameGivens);
    boards.forEach((board) => {
      symmetric.add(board);
      plain.add(board);
    });
    deepEqual(told(symmetric, boards), [
      [1, 0],
      [3, 0],
    ]);
    deepEqual(told(plain, boards), [[3, 0]]);
  });

  it('are no boards that are empty or flawed', () => {
    const empty = '.'.repeat(81);
    const short = (PUZZLES[0] ?? '').slice(1);
    const boards = scan(`${empty}\n${empty}\n${short}\n${short}\n`);
    equal(boards.length, 4);
    const duplicates = new Duplicates(sameGivens);
    boards.forEach((board) => {
      duplicates.add(board);
    });
    equal(duplicates.count, 0);
  });

  it('are those of all boards, whatever is edited, and however many are taken in by then', () => {
    const line = fc.constantFrom(...PUZZLES, 'text');
    const edits = fc.array(fc.tuple(fc.nat(30), fc.nat(4), fc.array(line, { maxLength: 4 }), fc.nat(12)), {
      maxLength: 10,
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), edits, (lines, changes) => {
        const texts = [...lines];
        let scanned: Scanned = stepsOf(scanToKeep(texts.join('\n')));
        const duplicates = new Duplicates(sameGivens);
        const takeIn = (most: number): void => {
          for (const board of scanned.boards.slice(duplicates.length, duplicates.length + most)) {
            duplicates.add(board);
          }
        };
        for (const [at, removed, put, most] of changes) {
          takeIn(most);
          const before = scanned.text;
          texts.splice(Math.min(at, texts.length), removed, ...put);
          const text = texts.join('\n');
          const change = { start: 0, end: before.length, length: text.length };
          const after = stepsOf(rescan(scanned, text, change));
          scanned = after.scanned;
          duplicates.splice(after.change);
        }
        takeIn(Infinity);
        deepEqual(told(duplicates, scanned.boards), repeatsIn(scanned.boards));
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });
});
