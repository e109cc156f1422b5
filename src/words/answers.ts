// What is said of the answer that stands with a board, and of cells and givens with a view to its solutions.
import type { AnswerFault, Outcome, SudokuBoard } from '../core/board';
import { cellName } from '../core/sudoku/geometry';
import { symbolOf } from '../core/text/symbols';
import { say, type Sentence } from './sentence';

/** @param outcome the board's */
export function describeAnswerFault(board: SudokuBoard, fault: AnswerFault, outcome: Outcome): Sentence {
  const [first = 0] = fault.cells;
  const cell = describeAnswerCell(board, board.answer?.cells ?? board.cells, outcome, first);
  const count = fault.cells.length;
  switch (fault.code) {
    case 'wrong-answer':
      return count === 1
        ? say('The answer is wrong: {0}.', cell)
        : say('The answer is wrong in {0} cells: first, {1}.', count, cell);
    case 'answer-not-unique':
      return say(
        'The answer is right, but not the only one: another solution differs from it in {0} cells, {1} first.',
        count,
        cellName(first, board.shape.size),
      );
  }
}

/** What an answer says of a cell, and the solution, if there is one. */
export function describeAnswerCell(
  board: SudokuBoard,
  answer: Uint8Array,
  outcome: Outcome,
  cell: number,
): Sentence {
  const name = cellName(cell, board.shape.size);
  const said = symbolOf(board.symbols, answer[cell] ?? 0);
  const right = outcome.kind === 'unique' ? (outcome.solution[cell] ?? 0) : (board.cells[cell] ?? 0);
  return right > 0 && right !== answer[cell]
    ? say('{0} holds {1} instead of {2}', name, said, symbolOf(board.symbols, right))
    : say('{0} holds {1}', name, said);
}

/** A cell that two solutions fill differently. */
export function describeChoice(
  { shape, symbols }: SudokuBoard,
  cell: number,
  values: readonly [number, number],
): Sentence {
  const [one, other] = [...values].sort((a, b) => a - b).map((value) => symbolOf(symbols, value));
  return say('{0} can hold {1} or {2}', cellName(cell, shape.size), one ?? '', other ?? '');
}

/** A given, named as one of several. */
export function describeGiven({ shape, symbols, cells }: SudokuBoard, cell: number): Sentence {
  return say('{0} holds {1}', cellName(cell, shape.size), symbolOf(symbols, cells[cell] ?? 0));
}

/** A given that the board does not need. */
export function describeRedundant({ shape, symbols, cells }: SudokuBoard, cell: number): Sentence {
  return say(
    'The {0} at {1} is not needed: the board has the same one solution without it.',
    symbolOf(symbols, cells[cell] ?? 0),
    cellName(cell, shape.size),
  );
}
