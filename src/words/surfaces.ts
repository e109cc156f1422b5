// What the editor says at the boards themselves: their names, cells and squares, fixes.
import type { SudokuBoard } from '../core/board';
import type { CellReport } from '../core/cellReport';
import type { Fix } from '../core/fixes';
import type { SquareReport } from '../core/squareReport';
import { cellName, nameAt } from '../core/sudoku/geometry';
import { symbolOf } from '../core/text/symbols';
import { describeViolation } from './boards';
import { describeSquareReport } from './queens';
import { say, type Sentence } from './sentence';

/** The name of a board that has no title; `index` counts from 0. */
export function nameOfBoard(index: number): Sentence {
  return say('Board {0}', index + 1);
}

/** What a cell or square is, and then each rule that is broken there. */
export function describeReport(report: CellReport | SquareReport): readonly Sentence[] {
  if ('square' in report) {
    return describeSquareReport(report);
  }
  return [
    describeContents(report),
    ...report.violations.map((violation) => describeViolation(violation, report.board)),
  ];
}

function describeContents({ board, cell, value, isPlaced, candidates }: CellReport): Sentence {
  const name = cellName(cell, board.shape.size);
  if (value > 0) {
    const symbol = symbolOf(board.symbols, value);
    return isPlaced ? say('{0}: placed {1}', name, symbol) : say('{0}: given {1}', name, symbol);
  }
  return candidates.length > 0
    ? say('{0}: blank, candidates {1}', name, symbolsOf(board, candidates))
    : say('{0}: blank, no candidate', name);
}

/** Values as the board writes them: together if each is one character, else with spaces between them. */
export function symbolsOf({ symbols }: SudokuBoard, values: readonly number[]): string {
  return values.map((value) => symbolOf(symbols, value)).join(symbols.characters === undefined ? ' ' : '');
}

/** What a fix does, as in the menu that offers it. */
export function describeFix(fix: Fix): Sentence {
  switch (fix.kind) {
    case 'blank-character':
      return say('Put a blank at {0}', nameAt(fix.row, fix.column));
    case 'complete-row':
      return say('Complete row {0} with blanks', fix.row);
    case 'blank-given':
      return say('Make {0} blank', cellName(fix.cell, fix.board.shape.size));
    case 'add-given':
      return say(
        'Add {0} at {1}: then there is one solution',
        symbolOf(fix.board.symbols, fix.digit),
        cellName(fix.cell, fix.board.shape.size),
      );
    case 'blank-redundant':
      return say('Make {0} givens blank that are not needed together', fix.count);
    case 'remove-candidate':
      return say(
        'Remove candidate {0} from {1}',
        symbolOf(fix.board.symbols, fix.digit),
        cellName(fix.cell, fix.board.shape.size),
      );
    case 'remove-queen':
      return say('Remove the queen at {0}', cellName(fix.square, fix.board.size));
    case 'write-answer':
      return say('Write the answer into the blanks');
    case 'correct-answer':
      return say('Replace the answer by the solution');
    case 'remove-board':
      return say('Remove this puzzle, which is a duplicate');
  }
}

/** The name of the action that mends all that can be mended without losing anything. */
export function nameOfFixAll(): Sentence {
  return say('Remove all impossible candidates');
}
