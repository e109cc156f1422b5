// Puts boards and the answers that follow them in a text together.
import type { Answer, FoundBoard, SudokuBoard } from '../board';
import { boardSpan } from './cells';

/** The most code units between a board and its answer: a frame's end, a few empty lines, a title, a frame's beginning. */
export const FARTHEST_ANSWER = 400;

/** Boards looked at in one step. */
const STEP = 256;

const LINE_END = /[\r\n\u2028\u2029]/;

/** A given out of so many may differ in an answer that nothing announces: of unrelated boards most givens do. */
const WRONG_IN = 4;

/**
 * What announces an answer, also within a name such as `sudoku_solution` or `expectedBoard`, but not within `unsolved`
 * or `resolution`.
 */
const ANNOUNCED =
  /(?<![A-Za-z])(?:answer|solution|solved|expected)|Answer|Solution|Solved|Expected|ANSWER|SOLUTION|SOLVED|EXPECTED/;

/**
 * The same boards, in short steps, where each with blanks that is followed by its answer has become one with an `answer`, in place of
 * two. An answer is a board of the same size without blanks, which
 * - stands behind its board on the same line, where both are written in one run each, whatever its values are; or
 * - follows it after nothing but empty lines, rules, marks and whatever else their own lines hold, and has the givens of
 *   the board, three quarters of them at least; or
 * - is announced between the two by a word such as `Solution`, whatever its values are.
 *
 * Only neighbours are looked at, in time linear in the boards. Boards that are not paired stay the same objects, and
 * so does the list if there are no pairs.
 *
 * @param boards boards of `text` in its order; those that have an answer keep it
 */
export function* withAnswers(
  text: string,
  boards: readonly FoundBoard[],
): Generator<undefined, readonly FoundBoard[]> {
  let result: FoundBoard[] | undefined;
  for (let i = 0; i < boards.length; i++) {
    if (i % STEP === STEP - 1) {
      yield;
    }
    const [board, next] = [boards[i], boards[i + 1]];
    if (board && next && isPuzzle(board) && isAnswer(next) && belongs(text, board, next)) {
      result ??= boards.slice(0, i);
      result.push({ ...board, answer: answerOf(board, next) });
      i++;
    } else if (board) {
      result?.push(board);
    }
  }
  return result ?? boards;
}

function isPuzzle(board: FoundBoard): board is SudokuBoard {
  return board.kind === 'sudoku' && board.answer === undefined && board.cells.includes(0);
}

function isAnswer(board: FoundBoard): board is SudokuBoard {
  return board.kind === 'sudoku' && board.answer === undefined && !board.cells.includes(0);
}

function belongs(text: string, board: SudokuBoard, next: SudokuBoard): boolean {
  const { end } = boardSpan(board);
  if (board.shape.size !== next.shape.size || next.start - end > FARTHEST_ANSWER) {
    return false;
  }
  const between = text.slice(end, next.start);
  const lines = between.split(LINE_END);
  return (
    (lines.length === 1 && areRuns(text, board, next)) ||
    ANNOUNCED.test(between) ||
    (lines.slice(1, -1).every(isWordless) && extendsGivens(board, next))
  );
}

/** Whether all of two boards stands on one line, in the same notation and not as literals, which may be any two. */
function areRuns(text: string, board: SudokuBoard, next: SudokuBoard): boolean {
  const { notation, start } = board;
  const isRun = notation === 'line' || notation === 'separated';
  return isRun && notation === next.notation && !LINE_END.test(text.slice(start, boardSpan(next).end));
}

/** No letters or digits: an empty line, a rule, the mark of a comment. */
function isWordless(line: string): boolean {
  return !/[\p{L}\p{N}]/u.test(line);
}

function extendsGivens({ cells }: SudokuBoard, next: SudokuBoard): boolean {
  let givens = 0;
  let wrong = 0;
  for (const [cell, given] of cells.entries()) {
    givens += given > 0 ? 1 : 0;
    wrong += given > 0 && given !== next.cells[cell] ? 1 : 0;
  }
  return WRONG_IN * wrong <= givens;
}

function answerOf(board: SudokuBoard, { start, length, cells, tokens }: SudokuBoard): Answer {
  return { start: start - board.start, length, cells, tokens };
}
