// The puzzles of the benchmark: how they are read, sampled and checked.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { checkOurs, isRight, isSolution } from './answers';
import { RandomBoards } from './random';
import { evenSample, puzzlesOf, puzzleSets, type PuzzleSet } from './sets';
import { countOurs, OURS, textOf } from './solver';

const setOf = (name: string): PuzzleSet => [...puzzleSets(undefined, [name])][0]!;

describe('the puzzles of the benchmark', () => {
  it('are small files', () => {
    for (const { file } of puzzleSets(undefined, [])) {
      assert.ok(statSync(file).size < 60_000, file);
    }
  });

  for (const name of ['minimal', 'tough', 'hard']) {
    it(`have no clue to spare: ${name}`, () => {
      const found = new Uint8Array(2 * 81);
      for (const cells of setOf(name).sample.slice(0, 60)) {
        assert.equal(countOurs(cells, 2, found), 1);
        for (let cell = 0; cell < 81; cell++) {
          const less = cells.slice();
          less[cell] = 0;
          assert.ok(
            cells[cell] === 0 || countOurs(less, 2, found) === 2,
            `${textOf(cells)}, cell ${String(cell)}`,
          );
        }
      }
    });
  }

  it('are the words of 81 digits and dots, one a line, of a text', () => {
    const digits = '12345678.'.repeat(9);
    const text = `# ${digits}\n0123 ${digits}  7.1\r\n\n${digits}1\n${digits.replaceAll('.', '0')}\n`;
    assert.deepEqual(
      puzzlesOf(text).map((cells) => cells.join('')),
      Array.from({ length: 2 }, () => digits.replaceAll('.', '0')),
    );
  });

  it('are sampled evenly, and so is every beginning of a sample', () => {
    const all = Array.from({ length: 1000 }, (_, index) => index);
    const sample = evenSample(all, 100);
    assert.deepEqual(
      [...sample].sort((a, b) => a - b),
      all.filter((index) => index % 10 === 0),
    );
    assert.deepEqual(
      [...evenSample(all, 5000)].sort((a, b) => a - b),
      all,
    );
    for (const size of [5, 10, 30]) {
      const begun = [-1, ...sample.slice(0, size).sort((a, b) => a - b), 1000];
      const gaps = begun.slice(1).map((index, place) => index - begun[place]!);
      assert.ok(Math.max(...gaps) <= 3000 / size, `${String(size)}: ${gaps.join(' ')}`);
    }
  });
});

describe('the answers of the benchmark', () => {
  it('are right for each set in the repository', () => {
    for (const set of puzzleSets(undefined, [])) {
      const { wrong, remark, answers } = checkOurs({ ...set, sample: set.sample.slice(0, 50) });
      assert.equal(wrong, 0, `${set.name}: ${remark}`);
      assert.equal(answers.length, 50);
    }
  });

  it('are told wrong if they are not what the set promises', () => {
    const minimal = setOf('minimal');
    const some = { ...minimal, all: minimal.all.slice(0, 20), sample: [] };
    assert.equal(checkOurs(some).wrong, 1, 'the hash of the first 20 is not that of all');
    assert.equal(checkOurs({ ...some, expected: { kind: 'several' } }).wrong, 20);
    assert.equal(checkOurs({ ...some, expected: { kind: 'none' } }).wrong, 20);
  });

  it('are solutions only if they keep the givens and the rules', () => {
    const grid = new RandomBoards(7).grid();
    const cells = grid.slice();
    cells.fill(0, 40);
    assert.ok(isSolution(textOf(grid), cells));
    const [first, ...rest] = textOf(grid);
    assert.ok(!isSolution([...rest, first].join(''), new Uint8Array(81)), 'boxes are broken');
    assert.ok(!isSolution(textOf(cells), cells), 'blanks are left');
    cells[0] = 1 + (grid[0]! % 9);
    assert.ok(!isSolution(textOf(grid), cells), 'a given is another');
  });

  it('agree as far as a solver can tell', () => {
    const cells = new Uint8Array(81);
    const solvesOnly = { ...OURS, provesUniqueness: false };
    assert.ok(isRight({ solutions: 1 }, { solutions: 3 }, cells, solvesOnly));
    assert.ok(!isRight({ solutions: 1 }, { solutions: 3 }, cells, OURS));
    assert.ok(isRight({ solutions: 2 }, { solutions: 3 }, cells, OURS));
    assert.ok(!isRight({ solutions: 0 }, { solutions: 3 }, cells, solvesOnly));
    assert.ok(!isRight({ solutions: 1, first: '1'.repeat(81) }, { solutions: 1 }, cells, OURS));
  });
});

describe('random boards', () => {
  it('are the same for the same seed, and grids are solved', () => {
    const [one, other] = [new RandomBoards(3), new RandomBoards(3)];
    for (let index = 0; index < 20; index++) {
      const grid = one.grid();
      assert.ok(isSolution(textOf(grid), new Uint8Array(81)));
      assert.deepEqual(grid, other.grid());
      const digits = one.digits(30);
      assert.deepEqual(digits, other.digits(30));
      assert.ok(digits.filter((digit) => digit !== 0).length > 10);
    }
  });
});
