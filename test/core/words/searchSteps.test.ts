// Steps of searches in words.
import assert from 'node:assert/strict';
import { queensProblem } from '../../../src/core/search/queensProblem';
import type { SearchProblem } from '../../../src/core/search/problem';
import { stepAt } from '../../../src/core/search/step';
import { sudokuProblem } from '../../../src/core/search/sudokuProblem';
import type { SearchMethod, SearchTrace } from '../../../src/core/search/trace';
import { traceSearch } from '../../../src/core/search/traceSearch';
import { shapeOf } from '../../../src/core/sudoku/shape';
import { describeEnd, describeStep } from '../../../src/words/searchSteps';
import { textOf } from '../../../src/words/sentence';

function search(problem: SearchProblem, method: SearchMethod = 'backtracking', limit = 1_000): SearchTrace {
  return traceSearch(problem, { method, until: 'first', limit });
}

function sentences(trace: SearchTrace): readonly string[] {
  const spoken = { problem: trace.problem, symbols: ['1', '2', '3', '4'], number: String };
  return Array.from({ length: trace.length }, (_, visit) =>
    textOf(describeStep(stepAt(trace, visit + 1), trace.length, spoken)),
  );
}

describe('A step of a search', () => {
  it('tells of queens what attacks them, and of given ones that they are given', () => {
    // With the queen in the second row and third column only the first square of row 1 is free, and none of row 3 beside it.
    const told = sentences(search(queensProblem(4, [6])));
    assert.deepEqual(told.slice(0, 4), [
      'Visit 1 of 9: nothing is placed yet, promising.',
      'Visit 2 of 9: queen in row 1, column 1, promising.',
      'Visit 3 of 9: queen in row 3, column 1, attacked by the queen in row 1 on the column.',
      'Visit 4 of 9: queen in row 3, column 2, attacked by the given queen in row 2 on the diagonal.',
    ]);
  });

  it('tells that givens attack each other', () => {
    assert.deepEqual(sentences(search(queensProblem(4, [0, 5]))), [
      'Visit 1 of 1: nothing is placed yet, but the given queens in row 1 and row 2 attack each other on the diagonal.',
    ]);
  });

  it('tells that two givens are in one row, and that a board is full', () => {
    assert.deepEqual(sentences(search(queensProblem(4, [4, 7]))), [
      'Visit 1 of 1: nothing is placed yet, but two given queens in row 2 attack each other.',
    ]);
    assert.deepEqual(sentences(search(queensProblem(4, [1, 7, 8, 14]))), [
      'Visit 1 of 1: nothing is left to place, a solution.',
    ]);
  });

  it('tells of a full board that was not tested before which queen is attacked', () => {
    const told = sentences(search(queensProblem(3), 'unpruned'));
    assert.equal(told[2], 'Visit 3 of 40: queen in row 2, column 1, not tested, as the board is not full.');
    assert.equal(
      told[3],
      'Visit 4 of 40: queen in row 3, column 1, but the queen in row 2 is attacked by the queen in row 1 on the column.',
    );
  });

  it('tells of digits where they are', () => {
    const shape = shapeOf(2, 2);
    assert.ok(shape);
    // Two blanks in the first row, one in the second.
    const cells = Uint8Array.from('0034041221434321', Number);
    const told = sentences(search(sudokuProblem(shape, cells)));
    assert.equal(told[1], 'Visit 2 of 7: 1 in row 1, column 1, promising.');
    assert.equal(
      told[2],
      'Visit 3 of 7: 1 in row 1, column 2, which is given in row 3, column 2 of the same column.',
    );
    assert.equal(told.at(-1), 'Visit 7 of 7: 3 in row 2, column 1, a solution.');
    const empty = sentences(search(sudokuProblem(shape, new Uint8Array(16)), 'backtracking', 3));
    assert.equal(
      empty[2],
      'Visit 3 of 3: 1 in row 1, column 2, which was placed in row 1, column 1 of the same row.',
    );
  });
});

describe('The end of a search', () => {
  it('is told by its kind', () => {
    const end = (trace: SearchTrace): string => textOf(describeEnd(trace, String(trace.length)));
    assert.equal(end(search(queensProblem(4))), 'The search stops at the first solution, after 27 visits.');
    assert.equal(end(search(queensProblem(3))), 'All 19 nodes are visited: there is no solution.');
    assert.equal(
      end(search(queensProblem(4, [1, 7, 8, 14]))),
      'Only the root is visited: the board is a solution.',
    );
    assert.equal(end(search(queensProblem(4, [0, 5]))), 'Only the root is visited: there is no solution.');
    assert.equal(
      end(search(queensProblem(4), 'backtracking', 10)),
      'Only the first 10 visits are shown: the search goes on behind them.',
    );
  });
});
