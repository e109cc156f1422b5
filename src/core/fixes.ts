// What can be done about a problem at once: edits that make it go, each in the board's own marks.
import type { Edit, Flaw, FlawedBoard, FoundBoard, Span, SudokuBoard } from './board';
import type { Verdict } from './judge';
import { blankGivens, correctAnswer, removeBoard, writeAnswer } from './text/amend';
import { cellAt } from './text/cells';
import { blankBadCharacter, completeRow } from './text/mend';
import { withoutCandidate } from './text/withoutCandidate';

/** One way to make a problem go. Rows and columns count from 1, cells from 0. */
export type Fix = { readonly edits: readonly Edit[] } & (
  | { readonly kind: 'blank-character'; readonly row: number; readonly column: number }
  | { readonly kind: 'complete-row'; readonly row: number }
  | { readonly kind: 'blank-given'; readonly board: SudokuBoard; readonly cell: number }
  | {
      readonly kind: 'remove-candidate';
      readonly board: SudokuBoard;
      readonly cell: number;
      readonly digit: number;
    }
  | { readonly kind: 'write-answer' | 'correct-answer' | 'remove-board' }
);

/** A problem as it was reported: the code of its kind, and where it is marked. */
export interface Problem {
  readonly code: string;
  readonly span: Span;
}

type Broken = Extract<Verdict, { readonly kind: 'broken' }>;
type Sound = Extract<Verdict, { readonly kind: 'sound' }>;

/**
 * The fixes for a problem, the best first; none for most kinds.
 *
 * @param verdict on one of the boards of `text`
 * @param problem one of that board's
 */
export function fixesFor(text: string, verdict: Verdict, problem: Problem): readonly Fix[] {
  switch (problem.code) {
    case 'bad-character':
    case 'short-row':
      return verdict.kind === 'flawed' ? mending(text, verdict.board, verdict.flaws, problem) : [];
    case 'duplicate-in-row':
    case 'duplicate-in-column':
    case 'duplicate-in-box':
      return verdict.kind === 'broken' ? blanking(text, verdict, problem) : [];
    case 'impossible-candidate':
      return removingCandidates(text, verdict, problem);
    case 'wrong-answer':
      return verdict.kind === 'sound' ? correcting(verdict) : [];
    case 'answer-not-unique':
      return verdict.kind === 'sound' ? accepting(text, verdict) : [];
    case 'duplicate-puzzle':
      return removal(text, verdict.board);
    default:
      return [];
  }
}

function mending(
  text: string,
  board: FlawedBoard,
  flaws: readonly Flaw[],
  { code, span }: Problem,
): readonly Fix[] {
  const flaw = flaws.find((one) => one.code === code && one.span.start === span.start);
  if (flaw?.code === 'bad-character') {
    const { row, column } = flaw;
    const edits = blankBadCharacter(text, board, flaw);
    return edits ? [{ kind: 'blank-character', row, column, edits }] : [];
  }
  if (flaw?.code === 'short-row') {
    const edits = completeRow(text, board, flaw);
    return edits ? [{ kind: 'complete-row', row: flaw.row, edits }] : [];
  }
  return [];
}

/** Either of two equal givens may go; of more, only the one that is marked, as blanking another leaves the problem. */
function blanking(text: string, { board, violations }: Broken, { span }: Problem): readonly Fix[] {
  const cell = cellAt(board, span.start);
  const clashes = violations.flatMap((one) => ('clashes' in one && one.cell === cell ? one.clashes : []));
  if (cell === undefined || clashes.length === 0) {
    return [];
  }
  const partners = clashes.length === 1 ? clashes.map((other) => other.cell) : [];
  return [cell, ...partners].flatMap((one) => {
    const edits = blankGivens(text, board, [one]);
    return edits ? [{ kind: 'blank-given', board, cell: one, edits }] : [];
  });
}

/** Several candidates of one cell may be impossible, and all are marked there. */
function removingCandidates(text: string, verdict: Verdict, { span }: Problem): readonly Fix[] {
  if (verdict.kind === 'flawed') {
    return [];
  }
  const { board } = verdict;
  const cell = cellAt(board, span.start);
  const all = verdict.kind === 'sound' ? verdict.impossible : verdict.violations;
  return all.flatMap((violation) => {
    if (violation.code !== 'impossible-candidate' || violation.cell !== cell) {
      return [];
    }
    const { digit } = violation;
    const edit = withoutCandidate(text, board, cell, digit);
    return edit ? [{ kind: 'remove-candidate', board, cell, digit, edits: [edit] }] : [];
  });
}

/** Only where there is exactly one solution is it known what the answer should be. */
function correcting({ board, outcome }: Sound): readonly Fix[] {
  return outcome.kind === 'unique'
    ? [{ kind: 'correct-answer', edits: correctAnswer(board, outcome.solution) }]
    : [];
}

function accepting(text: string, { board }: Sound): readonly Fix[] {
  const edits = writeAnswer(text, board);
  return edits.length > 0 ? [{ kind: 'write-answer', edits }] : [];
}

function removal(text: string, board: FoundBoard): readonly Fix[] {
  const edit = removeBoard(text, board);
  return edit ? [{ kind: 'remove-board', edits: [edit] }] : [];
}
