// Verdicts: boards that break a rule are told so without a guess, and all others by what the solver finds.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { SudokuBoard } from '../../src/core/board';
import { judge } from '../../src/core/judge';
import { violations } from '../../src/core/sudoku/rules';
import { NINE_BY_NINE } from '../../src/core/sudoku/shape';
import { solve } from '../../src/core/sudoku/solve';
import { DIGITS } from '../../src/core/text/symbols';
import { cellsOf, randomBoard, randomFrom } from './sudoku/boards';

function boardOf(cells: Uint8Array): SudokuBoard {
  return {
    kind: 'sudoku',
    notation: 'line',
    shape: NINE_BY_NINE,
    symbols: DIGITS,
    start: 0,
    length: 81,
    cells,
    tokens: undefined,
  };
}

describe('a verdict', () => {
  it('is that rules are broken, whenever they are and even with no guess allowed', () => {
    const seed = Date.now() % 1e9;
    const random = randomFrom(seed);
    const kinds = { broken: 0, sound: 0 };
    for (let round = 0; round < 3000; round++) {
      const text = randomBoard(random);
      const cells = cellsOf(text);
      const broken = violations(cells);
      const verdict = judge(boardOf(cells), 0);
      const label = `seed ${String(seed)}: ${text}`;
      if (broken.length > 0) {
        kinds.broken++;
        assert.ok(verdict.kind === 'broken', label);
        assert.deepEqual(verdict.violations, broken, label);
      } else {
        kinds.sound++;
        assert.ok(verdict.kind === 'sound', label);
        assert.deepEqual(verdict.outcome, solve(cells, 0), label);
      }
    }
    assert.ok(kinds.broken > 100 && kinds.sound > 100, JSON.stringify(kinds));
  });
});
