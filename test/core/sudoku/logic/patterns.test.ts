// Steps on given positions: exactly what each removes, and the names of chains. Cases of HoDoKu's library of techniques.
import assert from 'node:assert/strict';
import { findBug } from '../../../../src/core/sudoku/logic/bug';
import { ChainSearch } from '../../../../src/core/sudoku/logic/chainSearch';
import { Effort } from '../../../../src/core/sudoku/logic/effort';
import { patternNameOf } from '../../../../src/core/sudoku/logic/names';
import { eliminate, positionOf, type Position } from '../../../../src/core/sudoku/logic/position';
import { SUDOKU_EXPLAINER } from '../../../../src/core/sudoku/logic/scale';
import type { PatternName } from '../../../../src/core/sudoku/logic/step';
import { cellsOf } from '../boards';
import { pathOf } from './boards';

/** A position of the library: `+` before placed digits, and removed candidates as digit, row and column. */
function positionOfLibrary(grid: string, removed = ''): Position {
  const position = positionOf(cellsOf(grid.replaceAll('+', '')));
  for (const [digit, row, column] of removed.split(' ').filter((word) => word !== '')) {
    eliminate(position, 9 * (Number(row) - 1) + Number(column) - 1, 1 << (Number(digit) - 1));
  }
  return position;
}

/** Eliminations as the library writes them. */
function written(eliminations: readonly { readonly cell: number; readonly digits: number }[]): string[] {
  return eliminations
    .flatMap(({ cell, digits }) =>
      Array.from({ length: 9 }, (_, digit) => digit)
        .filter((digit) => (digits & (1 << digit)) !== 0)
        .map((digit) => `${String(digit + 1)}${String(Math.floor(cell / 9) + 1)}${String((cell % 9) + 1)}`),
    )
    .sort();
}

describe('a bivalue universal grave', () => {
  it('leaves the one cell with three candidates the digit that is too much', () => {
    const grid =
      '.+9.+613.+8+4...2+5+7+1+393.184+92..968+5+7+1+42+3+4379+2+6+81+5+1..+3+84......+1+9+2..8..9+435+67+1+51.+76+8..+2';
    const found = findBug(positionOfLibrary(grid));
    assert.deepEqual(found && [found.technique, written(found.eliminations)], ['bug1', ['373', '673']]);
  });
});

describe('the names of chains', () => {
  it('of a skyscraper, which removes a candidate as the library has it', () => {
    const grid =
      '+1+6+328+9754+79.4.38.+1+4+8.+1.....+6397+1+428+584+7+5....3+25+1..+8+47.+5+28.+41.9+7+9+7+4+8.5..23+16+9..+5+4+8';
    const chains = new ChainSearch(SUDOKU_EXPLAINER);
    const found = chains.findStatic(positionOfLibrary(grid), new Effort());
    assert.ok(found);
    assert.deepEqual([found.technique, patternNameOf(found)], ['forcingXChain', 'skyscraper']);
    assert.ok(written(found.eliminations).every((word) => ['657', '658', '664', '665'].includes(word)));
  });

  const hardest: readonly (readonly [PatternName, string])[] = [
    ['skyscraper', '5..16......8...9......8..6.39...1...........3.1.8.2....8.2.95.6....1...8.3.7..19.'],
    ['twoStringKite', '.56.7.9...4.62..8.28...........8....73....618..5....2...........7.5...49....487.1'],
    ['turbotFish', '..1..8.42.3....15.6.....8..........7...4.......4.63.98.............2..1595.7..36.'],
    ['wWing', '..9.3.2...3.2...9.....4..7..98....233.....5....4.2...11.........8.4.....4539..1..'],
    ['xyChain', '...9.7................2.76...5..248..32.781...8415.2..54.7...1.61....3.5..9......'],
    [
      'alternatingInferenceChain',
      '.......5.....2.1....38........6....22..4.8.934.1....851..........6.359.7745......',
    ],
    [
      'continuousNiceLoop',
      '....6.1...275....6.....43.84....798.....5.2.1...........4.......619...24.3...1...',
    ],
    ['xChain', '3.4.2..8...6.......5..7.3.....68..2.....34....6.15.7...1.........9....6...8217..5'],
  ];
  for (const [name, puzzle] of hardest) {
    it(`of a puzzle that needs one: ${name}`, () => {
      const names = pathOf(puzzle).steps.map(patternNameOf);
      assert.ok(names.includes(name), names.filter((known) => known !== undefined).join());
    });
  }
});
