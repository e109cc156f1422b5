// Boards with candidates in their text: a person goes on from these.
import assert from 'node:assert/strict';
import { judge } from '../../../../src/core/judge';
import { logicStart, pathOf, ratingStart } from '../../../../src/core/logic';
import { EDITOR_NODES } from '../../../../src/core/limits';
import { ratingOf, stepsOf } from '../../../../src/core/sudoku/logic/path';
import { isSolved, positionOf, type Position } from '../../../../src/core/sudoku/logic/position';
import { scan } from '../../../../src/core/text/scan';
import { cellsOf } from '../boards';
import { pathOf as wholePath } from './boards';

/** A puzzle rated 7.2 whose path has subsets, fish and forcing chains. */
const PUZZLE = '7..9.8.....9.7..............2...6.1..3....5675..8....28.23....6.7...52.1.5..8.7..';

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The candidates of a cell, or its value. */
function digitsOf({ values, candidates }: Position, cell: number): string {
  const value = values[cell]!;
  return value > 0
    ? String(value)
    : NINE.filter((digit) => (candidates[cell]! & (1 << digit)) !== 0)
        .map((digit) => String(digit + 1))
        .join('');
}

/** A position as a grid of candidates. */
function gridText(position: Position): string {
  return NINE.map((row) =>
    NINE.map((column) => digitsOf(position, 9 * row + column).padEnd(9)).join(' '),
  ).join('\n');
}

/** A position as a line with nine places for the candidates of each cell. */
function lineText(position: Position): string {
  return Array.from({ length: 81 }, (_, cell) =>
    NINE.map((digit) =>
      digitsOf(position, cell).includes(String(digit + 1)) ? String(digit + 1) : '.',
    ).join(''),
  ).join('');
}

describe('a board with candidates', () => {
  for (const [notation, textOf] of [
    ['candidates', gridText],
    ['sukaku', lineText],
  ] as const) {
    it(`is solved and rated from these on: ${notation}`, () => {
      const { steps } = wholePath(PUZZLE);
      const position = positionOf(cellsOf(PUZZLE));
      let tested = 0;
      let at = 0;
      for (const step of stepsOf(position, { isUnique: true })) {
        at++;
        if (isSolved(position)) {
          break;
        }
        if (at % 3 !== 0) {
          continue;
        }
        const [board] = scan(textOf(position));
        if (board?.kind !== 'sudoku') {
          // With few blanks left a text is no grid of candidates any more.
          assert.ok(at > 30, `${String(at)} ${step.technique}`);
          continue;
        }
        // A cell with one candidate, which none of its peers has, is read as a value.
        if (board.cells.some((value, cell) => value !== position.values[cell])) {
          continue;
        }
        const verdict = judge(board);
        for (const start of [logicStart(verdict), ratingStart(verdict, EDITOR_NODES)]) {
          assert.ok('start' in start);
          const path = pathOf(start.start);
          assert.deepEqual(path.steps, steps.slice(at), `${String(at)} ${step.technique}`);
          assert.deepEqual(path.rating, ratingOf(steps.slice(at)));
          tested++;
        }
      }
      assert.ok(tested > 6, String(tested));
    });
  }
});
