// A step of a solution as edits of the text of its board.
import type { Edit, SudokuBoard } from '../../board';
import { applyStep } from '../../sudoku/logic/path';
import { isSolved, placeDigit, positionOf, type Position } from '../../sudoku/logic/position';
import type { Placement, Step } from '../../sudoku/logic/step';
import { boardAfter } from './boardAfter';
import { candidateEdits, valueEdits } from './positionEdits';

/**
 * The edits that write a step into the text of its board, in the order of the text: values where `write` puts them, and
 * where the notation holds candidates, what the step takes away from them and what a placed digit takes from those of its
 * peers. Nothing else changes. Undefined if the step takes away candidates that the notation has no place for.
 *
 * The text then shows the position behind the step, but for blanks that have one candidate left: where the notation cannot
 * tell it from a value, it is one, and goes from the candidates of its peers, too.
 *
 * @param text the text the board was found in
 * @param board of 9×9, with one solution
 * @param step one of the position that the text shows, or that it would show if it had a place for more
 */
export function stepEdits(text: string, board: SudokuBoard, step: Step): readonly Edit[] | undefined {
  const position = positionOf(board.cells, board.candidates);
  applyStep(position, step);
  let isThorough = false;
  // Each round but one, which may be thorough from then on, gives another blank its value.
  for (;;) {
    const edits = editsTo(text, board, position, isThorough);
    if (!edits || isSolved(position) || !tellsCandidates(board, step)) {
      return edits;
    }
    const read = boardAfter(text, board, edits);
    const shown = read && positionOf(read.cells, read.candidates);
    const singles = shown ? shownAsValues(position, shown) : [];
    for (const { cell, digit } of singles) {
      placeDigit(position, cell, digit);
    }
    if (singles.length === 0 && (isThorough || (shown && isSame(position, shown)))) {
      return shown && (isSame(position, shown) || step.placements.length > 0) ? edits : undefined;
    }
    isThorough ||= singles.length === 0;
  }
}

function tellsCandidates({ notation, candidates }: SudokuBoard, { eliminations }: Step): boolean {
  return candidates !== undefined || (notation === 'library' && eliminations.length > 0);
}

function editsTo(
  text: string,
  board: SudokuBoard,
  position: Position,
  isThorough: boolean,
): readonly Edit[] | undefined {
  const marks = candidateEdits(text, board, position, isThorough);
  return (
    marks &&
    [...valueEdits(text, board, position), ...marks].sort((one, other) => one.span.start - other.span.start)
  );
}

/** The blanks of a position whose only candidate a text shows as their value. */
function shownAsValues({ values, candidates }: Position, shown: Position): readonly Placement[] {
  return Array.from(shown.values).flatMap((digit, cell) =>
    digit > 0 && values[cell] === 0 && candidates[cell] === 1 << (digit - 1) ? [{ cell, digit }] : [],
  );
}

function isSame(one: Position, other: Position): boolean {
  return one.values.every(
    (value, cell) => value === other.values[cell] && one.candidates[cell] === other.candidates[cell],
  );
}
