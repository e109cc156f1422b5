// The rules that queens break: drawn boards, known ones, and random ones judged a second time.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { QueensViolation } from '../../../src/core/board';
import { ATTACKED_TOLD, CLASHES_TOLD } from '../../../src/core/limits';
import { queensViolations } from '../../../src/core/queens/rules';
import { randomFrom } from '../sudoku/boards';
import { attack, CASES, drawn, naiveCompletions, queensOf, randomQueens, type Queens } from './boards';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** A violation in one line, squares as row and column from 1. */
function told(violation: QueensViolation, size: number): string {
  const nameOf = (square: number): string =>
    `r${String(Math.floor(square / size) + 1)}c${String((square % size) + 1)}`;
  const more = 'untold' in violation && violation.untold > 0 ? ` and ${String(violation.untold)} more` : '';
  switch (violation.code) {
    case 'queens-attack': {
      const by = violation.attackers.map(({ square, line }) => `${nameOf(square)} (${line})`);
      return `${nameOf(violation.square)} by ${by.join(' ')}${more}`;
    }
    case 'no-free-square':
      return `${violation.line} ${String(violation.index + 1)} by ${violation.attackers.map(nameOf).join(' ')}${more}`;
    case 'too-many-queens':
      return `${nameOf(violation.square)} of ${String(violation.found)} for ${String(violation.expected)}`;
  }
}

const toldOf = (board: Queens): string[] =>
  queensViolations(board).map((violation) => told(violation, board.size));

describe('the rules of N-Queens', () => {
  it('are kept by empty boards, by solved ones, and by queens apart', () => {
    assert.deepEqual(toldOf(drawn('.')), []);
    assert.deepEqual(toldOf(drawn('..', '..')), []);
    assert.deepEqual(toldOf(drawn('.Q..', '...Q', 'Q...', '..Q.')), []);
    assert.deepEqual(
      toldOf(queensOf(CASES.partialBoards.find(({ name }) => name === '8-corner')!.given)),
      [],
    );
  });

  it('tell each of two attacking queens of the other, with the line', () => {
    const [diagonal, column] = ['8-conflict-diagonal', '8-conflict-column'].map((name) =>
      toldOf(queensOf(CASES.partialBoards.find((board) => board.name === name)!.given)),
    );
    assert.deepEqual(diagonal, ['r2c3 by r5c6 (diagonal)', 'r5c6 by r2c3 (diagonal)']);
    assert.deepEqual(column, ['r1c5 by r7c5 (column)', 'r7c5 by r1c5 (column)']);
    assert.deepEqual(toldOf(drawn('...', 'Q.Q', '...')), ['r2c1 by r2c3 (row)', 'r2c3 by r2c1 (row)']);
    assert.deepEqual(toldOf(drawn('..Q', '...', 'Q..')), [
      'r1c3 by r3c1 (diagonal)',
      'r3c1 by r1c3 (diagonal)',
    ]);
  });

  it('tell of queens that attack across others, by square', () => {
    assert.deepEqual(toldOf(drawn('Q...', '.Q..', '....', 'Q..Q')), [
      'r1c1 by r2c2 (diagonal) r4c1 (column) r4c4 (diagonal)',
      'r2c2 by r1c1 (diagonal) r4c4 (diagonal)',
      'r4c1 by r1c1 (column) r4c4 (row)',
      'r4c4 by r1c1 (diagonal) r2c2 (diagonal) r4c1 (row)',
    ]);
  });

  it('keep the order of the queens in the text', () => {
    assert.deepEqual(toldOf({ size: 4, queens: Uint32Array.of(15, 2, 0) }), [
      'r4c4 by r1c1 (diagonal)',
      'r1c3 by r1c1 (row)',
      'r1c1 by r1c3 (row) r4c4 (diagonal)',
    ]);
  });

  it('tell of rows and columns without a free square, with queens that attack all of it', () => {
    assert.deepEqual(toldOf(drawn('.Q.', '...', '...')), ['row 2 by r1c2']);
    assert.deepEqual(toldOf(drawn('...', 'Q..', '...')), ['column 2 by r2c1']);
    const deadEnd = CASES.partialBoards.find(({ name }) => name === '8-dead-end')!;
    assert.deepEqual(toldOf(queensOf(deadEnd.given)), ['column 7 by r1c5 r5c8 r7c3 r8c1']);
  });

  it('tell of no free squares while queens attack each other', () => {
    assert.deepEqual(toldOf(drawn('Q..', 'Q..', '...')), ['r1c1 by r2c1 (column)', 'r2c1 by r1c1 (column)']);
  });

  it('tell first that queens are too many', () => {
    assert.deepEqual(toldOf(drawn('Q.', 'QQ')), [
      'r2c2 of 3 for 2',
      'r1c1 by r2c1 (column) r2c2 (diagonal)',
      'r2c1 by r1c1 (column) r2c2 (row)',
      'r2c2 by r1c1 (diagonal) r2c1 (row)',
    ]);
  });

  it('tell of a board full of queens in short', () => {
    const size = 100;
    const violations = queensViolations({
      size,
      queens: Uint32Array.from({ length: size * size }, (_, i) => i),
    });
    assert.equal(violations.length, 1 + ATTACKED_TOLD);
    const [, first] = violations;
    assert.ok(first?.code === 'queens-attack');
    assert.equal(first.attackers.length, CLASHES_TOLD);
    assert.equal(first.untold, 3 * 99 - CLASHES_TOLD);
  });

  it('are told as looking at each pair and each square does, on random boards', () => {
    const random = randomFrom(SEED);
    const seen = { attacks: 0, full: 0, none: 0 };
    for (let round = 0; round < 800; round++) {
      const size = 1 + Math.floor(random() * 12);
      const board = randomQueens(random, size, 1 + Math.floor(random() * size), random() < 0.7);
      const told = `SEED=${String(SEED)}: ${String(size)} rows, ${String(board.queens)}`;
      const violations = queensViolations(board);
      const queens = [...board.queens];
      const attacked = queens.filter((one) =>
        queens.some((other) => other !== one && attack(one, other, size)),
      );
      assert.deepEqual(
        violations.flatMap((violation) => (violation.code === 'queens-attack' ? [violation.square] : [])),
        attacked,
        told,
      );
      for (const violation of violations) {
        if (violation.code === 'queens-attack') {
          const others = queens.filter(
            (other) => other !== violation.square && attack(other, violation.square, size),
          );
          assert.equal(violation.attackers.length + violation.untold, others.length, told);
          assert.ok(
            violation.attackers.every(({ square }) => others.includes(square)),
            told,
          );
        }
      }
      const full = attacked.length > 0 ? [] : fullLines(board);
      const lines = violations.flatMap((violation) =>
        violation.code === 'no-free-square' ? [violation] : [],
      );
      assert.deepEqual(
        lines.map(({ line, index }) => `${line} ${String(index)}`),
        full,
        told,
      );
      for (const { line, index, attackers, untold } of lines) {
        const unattacked = squaresOf(line, index, size).filter(
          (square) => !attackers.some((queen) => attack(queen, square, size)),
        );
        assert.ok(untold > 0 || unattacked.length === 0, told);
      }
      if (full.length > 0 && size <= 8) {
        assert.equal(naiveCompletions(board).length, 0, told);
      }
      seen[attacked.length > 0 ? 'attacks' : full.length > 0 ? 'full' : 'none']++;
    }
    assert.ok(
      Object.values(seen).every((count) => count > 20),
      JSON.stringify(seen),
    );
  });
});

function squaresOf(line: 'row' | 'column', index: number, size: number): number[] {
  return Array.from({ length: size }, (_, other) =>
    line === 'row' ? index * size + other : other * size + index,
  );
}

/** The lines of which each square is attacked by a queen outside of it. */
function fullLines({ size, queens }: Queens): string[] {
  const isFull = (line: 'row' | 'column', index: number): boolean => {
    const squares = squaresOf(line, index, size);
    return (
      !squares.some((square) => queens.includes(square)) &&
      squares.every((square) => queens.some((queen) => attack(queen, square, size)))
    );
  };
  return (['row', 'column'] as const).flatMap((line) =>
    Array.from({ length: size }, (_, index) => index)
      .filter((index) => isFull(line, index))
      .map((index) => `${line} ${String(index)}`),
  );
}
