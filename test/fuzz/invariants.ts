// What must hold for any text whatever: what the fuzzer checks.
import { deepEqual, equal, ok } from 'node:assert/strict';
import type { FoundBoard, Placed, QueensBoard, Span, SudokuBoard } from '../../src/core/board';
import { judge, solutionOf } from '../../src/core/judge';
import { QUICK_NODES } from '../../src/core/limits';
import { boardSpan, cellSpan } from '../../src/core/text/cells';
import type { Change } from '../../src/core/text/live/change';
import { metadataOf } from '../../src/core/text/metadata/metadata';
import { rescan, scanToKeep } from '../../src/core/text/live/rescan';
import { writeQueens } from '../../src/core/text/queens/write';
import { scan } from '../../src/core/text/scan';
import { applyEdits, write } from '../../src/core/text/write';
import { stepsOf } from '../core/text/steps';

/**
 * Throws if something does not hold for a text: its boards lie in it, in order and apart; judging and describing them
 * does not fail; the solution, written into it, is what is read there next, and all else is as it was; and after a change
 * the boards are those of a fresh scan.
 */
export function checkText(text: string, change: Change, put: string): void {
  const boards = scan(text);
  let end = -1;
  for (const board of boards) {
    const span = boardSpan(board);
    ok(span.start > end, 'boards overlap or are out of order');
    ok(span.end <= text.length, 'a board leaves the text');
    end = Math.max(span.end, answerEnd(board));
    if (board.kind === 'flawed') {
      checkFlaws(
        board.flaws.map((flaw) => flaw.span),
        span,
      );
    } else if (board.kind === 'queens') {
      checkSquares(board);
    } else {
      checkCells(board, board, board.start);
    }
    metadataOf(text, boards, board);
  }
  for (const board of boards) {
    if (board.kind === 'queens') {
      checkCompleted(text, board);
    } else if (board.kind === 'sudoku') {
      checkSolved(text, board);
    }
  }
  checkRescan(text, change, put);
}

function answerEnd(board: FoundBoard): number {
  const answer = board.kind === 'sudoku' ? board.answer : undefined;
  return answer ? board.start + answer.start + answer.length : -1;
}

function checkFlaws(flaws: readonly Span[], { start, end }: Span): void {
  ok(flaws.length > 0, 'no flaw');
  for (const flaw of flaws) {
    ok(start <= flaw.start && flaw.start <= flaw.end && flaw.end <= end, 'a flaw outside its board');
  }
}

function checkCells({ shape, candidates }: SudokuBoard, placed: Placed, start: number): void {
  const { size } = shape;
  equal(placed.cells.length, size * size);
  ok(candidates === undefined || candidates.length === size * size);
  let last = start;
  for (const [cell, value] of placed.cells.entries()) {
    const token = cellSpan({ ...placed, start }, cell);
    ok(value <= size, 'a value that is none');
    ok(token.start >= last && token.end <= start + placed.length, 'cells overlap or leave the board');
    last = token.end;
  }
}

function checkSquares({ size, queens, start, length, per, tokens }: QueensBoard): void {
  ok(size >= 1 && size <= 1_000, 'a size that is none');
  ok(per !== 'queen' || queens.length > 0, 'a board without a token');
  equal(new Set(queens).size, queens.length, 'a queen told twice');
  ok(
    queens.every((square) => square < size * size),
    'a queen beside the board',
  );
  const count = per === 'square' ? size * size : per === 'row' ? size : queens.length;
  ok(
    tokens === undefined ? length === count : tokens.starts.length === count,
    'as many tokens as there should be',
  );
  let last = start;
  for (let token = 0; token < count; token++) {
    const span = cellSpan({ start, tokens }, token);
    ok(span.start >= last && span.end <= start + length, 'tokens overlap or leave the board');
    last = span.end;
  }
}

/** A completion in the place of the blanks is read back, and nothing outside the board has changed. */
function checkCompleted(text: string, board: QueensBoard): void {
  const verdict = judge(board, QUICK_NODES);
  if (verdict.kind !== 'queens' || verdict.completion.kind !== 'complete') {
    return;
  }
  const { columns } = verdict.completion;
  const edits = writeQueens(text, board, columns);
  const { start, end } = boardSpan(board);
  ok(
    edits.every(({ span }) => start <= span.start && span.end <= end),
    'an edit outside the board',
  );
  const completed = applyEdits(text, edits);
  ok(
    completed.startsWith(text.slice(0, start)) && completed.endsWith(text.slice(end)),
    'text around it changed',
  );
  const squares = Array.from(columns, (column, row) => board.size * row + column);
  const reread = scan(completed).find((one) => one.start === board.start);
  ok(reread?.kind === 'queens', 'a completed board is not found');
  deepEqual(
    Array.from(reread.queens).sort((one, other) => one - other),
    squares,
    'what was written is not what is read',
  );
}

/** The solution in the place of the blanks is read back, and nothing outside the board has changed. */
function checkSolved(text: string, board: SudokuBoard): void {
  const verdict = judge(board, QUICK_NODES);
  const solution = solutionOf(verdict);
  if (!solution) {
    return;
  }
  const edits = write(text, board, solution);
  const blanks = board.cells.filter((value) => value === 0).length;
  // A blank with one candidate left may look as the value does.
  ok(board.candidates ? edits.length <= blanks : edits.length === blanks, 'an edit for each blank');
  const { start, end } = boardSpan(board);
  const outside = edits.find(({ span }) => span.start < start - 1 || span.end > end + 1);
  ok(!outside, 'an edit outside the board');
  const solved = applyEdits(text, edits);
  ok(solved.startsWith(text.slice(0, Math.max(0, start - 1))), 'text before it changed');
  ok(solved.endsWith(text.slice(end + 1)), 'text behind it changed');
  const reread = scan(solved).find((one) => one.kind === 'sudoku' && Math.abs(one.start - board.start) <= 1);
  // A text may read otherwise once it is solved, as a table of crosses that no longer has any.
  if (reread?.kind === 'sudoku' && reread.shape === board.shape && reread.notation === board.notation) {
    deepEqual(reread.cells, solution, 'what was written is not what is read');
  }
}

/** An edit leaves the boards that a fresh scan finds. */
function checkRescan(text: string, change: Change, put: string): void {
  const changed = text.slice(0, change.start) + put + text.slice(change.end);
  const before = stepsOf(scanToKeep(text));
  const { scanned } = stepsOf(rescan(before, changed, change));
  deepEqual(scanned.boards.map(told), scan(changed).map(told), 'a rescan differs from a scan');
}

/** What a board says, whether or not it says of something that it says nothing of it. */
function told(board: FoundBoard): object {
  return Object.fromEntries(Object.entries(board).filter(([, value]) => value !== undefined));
}
