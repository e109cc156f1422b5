// Changes what a whole board says: blanks givens, adds one, takes over or corrects its answer. Edits in its own marks.
import type { Edit, FoundBoard, Span, SudokuBoard } from '../../board';
import { blankMarks } from './blankMark';
import { linesOfBoard } from './boardLines';
import { answerIn, cellSpan } from '../cells';
import { isBar, isSpace } from '../characters';
import { startOfNextLine } from '../lines';
import { reread } from './reread';
import { scan } from '../scan';
import { symbolOf } from '../symbols';
import { write } from '../write';

const IN_LITERALS: ReadonlySet<FoundBoard['notation']> = new Set([
  'numberArray',
  'characterArray',
  'stringArray',
]);

/**
 * The edits that make givens blank; undefined if that cannot be written, as in notations whose blanks are candidates.
 *
 * @param board one of the boards of `text`
 * @param cells ascending
 */
export function blankGivens(
  text: string,
  board: SudokuBoard,
  cells: readonly number[],
): readonly Edit[] | undefined {
  if (board.candidates) {
    return undefined;
  }
  const wanted = board.cells.slice();
  for (const cell of cells) {
    wanted[cell] = 0;
  }
  const isWanted = (found: FoundBoard): boolean => hasCells(found, wanted);
  return blankMarks(text, board)
    .map((mark) => cells.map((cell) => blankOf(text, cellSpan(board, cell), mark)))
    .find((edits) => reread(text, board, edits, isWanted) !== undefined);
}

/** A mark in the place of a token, as wide as that where spaces or lines are around it, so that columns stay in line. */
function blankOf(text: string, span: Span, mark: string): Edit {
  const isPart = (code: number): boolean => isSpace(code) || isBar(code);
  const isApart = isPart(text.charCodeAt(span.start - 1)) && isPart(text.charCodeAt(span.end));
  return { span, text: isApart ? mark.padStart(span.end - span.start) : mark };
}

function hasCells(found: FoundBoard, cells: Uint8Array): boolean {
  return found.kind === 'sudoku' && cells.every((value, cell) => found.cells[cell] === value);
}

/** The edits that write one more given into a blank cell. */
export function addGiven(text: string, board: SudokuBoard, cell: number, value: number): readonly Edit[] {
  const edits = write(text, board, new Uint8Array(board.cells.length).fill(value, cell, cell + 1));
  // A line of HoDoKu's library gets digits with the mark of those that a player places, which no given has.
  return board.notation === 'library'
    ? edits.map((edit) => ({ ...edit, text: symbolOf(board.symbols, value) }))
    : edits;
}

/** The edits that write the board's answer into its blanks; none if it has no answer. */
export function writeAnswer(text: string, board: SudokuBoard): readonly Edit[] {
  return board.answer ? write(text, board, board.answer.cells) : [];
}

/**
 * The edits that make the answer with a board another one; none if it has no answer.
 *
 * @param solution as many values as the board has cells, none of them 0
 */
export function correctAnswer(board: SudokuBoard, solution: Uint8Array): readonly Edit[] {
  const answer = answerIn(board);
  if (!answer) {
    return [];
  }
  return Array.from(solution).flatMap((value, cell) =>
    value === answer.cells[cell]
      ? []
      : { span: cellSpan(answer, cell), text: symbolOf(board.symbols, value) },
  );
}

/**
 * The edit that takes a board and its answer out of the text, with the lines they stand on and the empty line behind; undefined if
 * more than the board stands there, or it is a part of a literal.
 *
 * @param board one of the boards of `text`
 */
export function removeBoard(text: string, board: FoundBoard): Edit | undefined {
  if (IN_LITERALS.has(board.notation)) {
    return undefined;
  }
  const { start, end: lastOfBoard } = linesOfBoard(text, board);
  const answer = board.kind === 'sudoku' ? answerIn(board) : undefined;
  const end = answer ? linesOfBoard(text, { ...board, ...answer }).end : lastOfBoard;
  if (scan(text.slice(start, end)).length !== 1) {
    return undefined;
  }
  let behind = startOfNextLine(text, end);
  const isBelowEmptyLine =
    start === 0 || /(?:\n\n|\r\n\r\n|\r\r)$/.test(text.slice(Math.max(0, start - 4), start));
  if (isBelowEmptyLine && /^(?:\n|\r\n?)/.test(text.slice(behind, behind + 2))) {
    behind = startOfNextLine(text, behind);
  }
  return { span: { start, end: behind }, text: '' };
}
